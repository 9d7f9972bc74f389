import { listingFormSchema } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { checkClaims } from './index.ts';

function marked(itemName: string, features: string, description: string): string[] {
  const form = listingFormSchema.parse({ platform: 'eBay', itemName, features, condition: 'used-good' });
  return checkClaims({ title: '', description, tags: [] }, buildLedger(form)).map(({ text }) => text);
}

test.each([
  [
    'Hedge trimmer',
    'blade cover cracked but fits. cable re-plugged',
    'The blade cover has a crack. The plug was changed.',
  ],
  [
    'Games console',
    'silver/black. 4gb sd card in it',
    'A 4 GB SD card comes with this silver and black console.',
  ],
  [
    'Watch',
    'on a nylon strap, original bracelet long gone',
    'The original bracelet is no longer with it; a nylon strap is fitted.',
  ],
  ['Socket set', 'metric 10-32mm, 19mm missing', 'Sockets from 10 to 32 mm; the 19 mm one is missing.'],
  ['Gilet', 'zip smooth', 'The zip runs smoothly.'],
  ['Chair', 'one spindle reglued', 'One of the spindles has been glued again.'],
  ['Bowl', 'each one a bit different', 'No two are the same.'],
  ['Tablet', 'small crack bottom bezel not on glass', 'A small crack in the bezel, but none in the glass.'],
  ['Bread maker', 'paddle scratched (non stick wearing)', "The paddle's non-stick coating is wearing."],
  ['Camera', 'shutter count about 11,000', 'The shutter has fired about 11,000 times.'],
  [
    'Camera',
    'rubber grip lifting a bit by the thumb',
    'The rubber grip is coming away slightly near the thumb.',
  ],
  ['Boots', 'soles loads of life', 'The soles have plenty of life left.'],
  ['Jar', 'rubber seal gone hard', 'The rubber seal has hardened.'],
  ['Oak bookcase', 'back is ply', 'The back is plywood.'],
  ['Lamp', 'rewired', 'It was chosen with care and has given years of enjoyment.'],
  ['Lens', 'no fungus', 'The lens is free of fungus.'],
  ['Mug', 'I throw each one', 'Made by hand.'],
  ['Rug', 'bought in Wales', 'A Welsh find.'],
  ['Car wax', 'half full', 'A little goes a long way when you polish the bonnet.'],
  ['Torch', 'new batteries', 'Fresh batteries are in it.'],
  ['Torch', 'battery flat', 'It will want a new battery.'],
  ['Racket', 'no stringing, comes as frame', 'The strings are yours to choose.'],
  ['Lipstick', 'swatched once. I have too many reds', 'One red too many in my drawer.'],
  ['Pedal', 'from 2005ish', 'It dates from around 2005.'],
  ['Chisel', 'sharpened last week', 'The chisel is honed.'],
  ['Table', 'burn on top', 'The chairs have gone astray over the years.'],
  ['Train set', '60 pieces of track, 25 trees', 'Some sixty bits of track and twenty-five trees.'],
  ['Saw', 'a few teeth chipped', 'One tooth is chipped.'],
  ['Bicycle', 'alu frame', 'The frame is aluminium.'],
  ['Bicycle', 'new chain and cassette', 'It comes with a fresh chain.'],
  ['Microphone', 'cardioid. with clip and zip pouch', 'With it come the mic clip and the zipped pouch.'],
  ['Microphone', 'cardioid', 'A microphone with a cardioid pattern.'],
  ['Watch', 'green canvas strap, original black one included', 'The original black strap is included.'],
  ['Printer', 'prints fine, wifi', 'It prints without problems, and over Wi-Fi.'],
  ['Printer', 'works perfect', 'It works perfectly and is ready to use.'],
  ['Sewing machine', 'sews a lovely stitch', 'It sews a beautiful stitch.'],
  ['Sofa', 'covers dry clean only', 'The covers should be dry-cleaned.'],
  ['Headphones', 'old pads peeling, replaced with new pads', 'The originals had begun to peel.'],
  ['Watch', 'never worn', 'It has never been worn.'],
])('takes another form of the seller’s words for the same: %s', (item, features, text) => {
  expect(marked(item, features, text)).toEqual([]);
});

test.each([
  ['Games console', 'top screen has 2 dead pixels', 'The screens are free of dead pixels.'],
  ['Gilet', 'patch where it leaked feathers', 'The feathers do not leak.'],
  ['Chair', 'seat has a ring, sole glued once', 'It has never been glued.'],
  ['Cot', 'side zip sticks', 'The zips all run freely.'],
  ['Socket set', '19mm missing', 'A full set with nothing missing.'],
  ['Printer', 'mono laser', 'A colour laser.'],
  ['Raincoat', 'mustard', 'Freshly reproofed.'],
  ['Toaster', 'polished steel', 'Finished in cream.'],
  ['Tea set', '6 cups 6 saucers 5 tea plates', 'Six tea plates.'],
  ['Tablet', 'comes with usb-c cable no plug', 'Plug and cable included.'],
  ['Hutch', 'wire sound', 'Predator-proof locks.'],
  ['Saxophone', 'lacquer rubbed at the hook', 'There is no lacquer wear anywhere.'],
  ['Boots', 'suede', 'Waterproofed for winter.'],
  ['Camera', "shutter doesn't fire", 'The shutter fires at every speed.'],
  ['Vase', 'I think it is by Carol Cutler', 'Decorated by Carol Cutler.'],
  ['Flute', 'plays well', 'Used by an orchestra.'],
  ['Lipstick', 'box there', 'A lip brush comes with it.'],
  ['Sheet music', 'about 40 pieces', 'More than 100 pieces in total.'],
  ['Pedal', 'needs a new battery', 'New pots were fitted.'],
  ['Headlight', 'off a Golf', 'Fits any Polo.'],
  ['Boots', 'brown', 'They come in the shop box.'],
  ['Jar', 'rubber seal', 'A sealed jar.'],
  ['Coffee machine', '15 bar', 'Built-in grinder.'],
  ['Train set', '60 pieces of track', 'Some seventy bits of track.'],
  ['Sewing machine', 'needs a new belt, motor works', 'It is ready to use.'],
  ['Turntable', 'motor fine. no cartridge', 'Ready to play.'],
  ['Drum kit', 'rubber pads', 'A mesh pad has been added.'],
  ['Drum kit', 'rubber pads', 'Supplied with the amplifier already fitted.'],
  ['Sofa', 'grey wool', 'It turns into a double bed.'],
  ['Microphone', 'black', 'The body is finished in chrome.'],
  ['Blanket', 'wash at 30', 'It can be tumble dried, and I wrap it at no extra cost.'],
  ['Dress', 'worn 4 times', 'It has never been worn.'],
  ['Boots', 'suede', 'The heels are worn down.'],
])('marks what undoes or goes beyond the seller’s words: %s', (item, features, text) => {
  expect(marked(item, features, text)).not.toEqual([]);
});
