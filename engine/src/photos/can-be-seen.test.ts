import { expect, it } from 'vitest';
import { canBeSeen, withoutUnseen } from './can-be-seen.ts';

it.each(
  `Black over-ear cups
Scratch on the left cup
Leather strap
Original box
Tag still attached
Worn sole on the right shoe
Used condition with scuffs
Cracked, not working
Two batteries
Rust on the handle`.split('\n'),
)('can be seen: %s', (words) => {
  expect(canBeSeen(words, '')).toBe(true);
});

it.each(
  `Brand new and genuine
Unopened, sealed
Waterproof
Lifetime warranty included
Tested and working
Vintage 1970s
Only £19.99
Free shipping
Neuwertig und original
Nur 20 €
Authentique, garantie à vie`.split('\n'),
)('cannot: %s', (words) => {
  expect(canBeSeen(words, '')).toBe(false);
});

it.each([
  ['Sony wireless headphones, black', 'Sony', 'Sony wireless headphones, black'],
  ['New Balance 574 trainers', 'New Balance', 'New Balance 574 trainers'],
  ['Vintage brass lamp £45', '', 'Vintage brass lamp'],
  ['Waterproof hiking boots', '', 'hiking boots'],
])('of the name %s that stays which can be seen', (name, make, seen) => {
  expect(withoutUnseen(name, make)).toBe(seen);
});
