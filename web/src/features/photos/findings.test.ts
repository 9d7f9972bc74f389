import type { PhotoFinding, PhotoFindingKind } from '@smart-listings/contract';
import { findConflicts } from '@smart-listings/engine';
import { expect, test } from 'vitest';
import {
  type DecisionTable,
  decide,
  isKept,
  mergeIntoForm,
  type Reading,
  saidInstead,
  seenOf,
  textsOf,
  withDefaults,
  withFinding,
  withoutPhotos,
} from './findings.ts';

const EMPTY = {
  platform: '',
  condition: '',
  itemName: '',
  make: '',
  modelNumber: '',
  features: '',
  keywords: '',
};

function finding(kind: PhotoFindingKind, value: string, change: Partial<PhotoFinding> = {}): PhotoFinding {
  return { id: `0-${kind}-${value}`, kind, value, confidence: 0.9, photos: [0], ...change };
}

function readingOf(findings: PhotoFinding[], engine = 'builtin', texts = {}): Reading {
  const analysis = {
    ...{ itemName: '', make: '', modelNumber: '', features: '', keywords: '' },
    ...texts,
    findings,
    conflicts: findConflicts(findings),
    quality: [],
    coach: [],
    engine,
  };
  return { analysis, order: ['a', 'b'] };
}

const HEADPHONES = [
  finding('brand', 'Sony'),
  finding('model', 'WH-1000XM4'),
  finding('material', '80% cotton', { label: 'Outside' }),
  finding('size', 'M', { confidence: 0.6 }),
];

test('an empty form gets what is sure enough, and the defaults', () => {
  const merged = mergeIntoForm(EMPTY, null, textsOf(readingOf(HEADPHONES), {}));
  const { form, set } = withDefaults(merged, '');
  expect(set).toEqual({ platform: 'eBay', condition: 'used-good' });
  expect(withDefaults(merged, 'Vinted').form.platform).toBe('Vinted');
  expect(withDefaults({ ...merged, condition: 'new' }, '').set).toEqual({ platform: 'eBay' });
  expect(form).toMatchObject({
    platform: 'eBay',
    condition: 'used-good',
    make: 'Sony',
    itemName: 'Sony WH-1000XM4',
  });
  expect(form.features).toBe('Outside: 80% cotton');
});

test('what the seller typed stays, lists gain what is missing', () => {
  const typed = {
    ...EMPTY,
    platform: 'Vinted',
    itemName: 'My headphones',
    features: 'Boxed\noutside: 80% cotton',
  };
  const form = mergeIntoForm(typed, null, textsOf(readingOf(HEADPHONES), {}));
  expect(form).toMatchObject({ platform: 'Vinted', itemName: 'My headphones', make: 'Sony' });
  expect(form.features).toBe('Boxed\noutside: 80% cotton');
});

test('a dropped finding leaves the form, an accepted one enters it, and typed lines stay', () => {
  const reading = readingOf(HEADPHONES);
  const before = textsOf(reading, {});
  const form = { ...mergeIntoForm(EMPTY, null, before), features: 'Outside: 80% cotton\nOne scratch' };
  const decisions: DecisionTable = { 'material Outside 80% cotton': 'dropped', 'size  M': 'accepted' };
  const after = mergeIntoForm(form, before, textsOf(reading, decisions));
  expect(after.features).toBe('One scratch\nSize: M');
});

test('of rivals none is in the form until one is chosen', () => {
  const reading = readingOf([finding('brand', 'Sony'), finding('brand', 'Bose')]);
  expect(textsOf(reading, {}).make).toBe('');
  expect(reading.analysis.findings.some((one) => isKept(one, reading, {}))).toBe(false);
  expect(textsOf(reading, { 'brand  Bose': 'accepted' }).make).toBe('Bose');
});

test('in a model’s own text only the lines with a dropped finding go', () => {
  const texts = { make: 'Sony', features: 'Noise cancelling\nEar pads of 80% cotton' };
  const reading = readingOf(HEADPHONES, 'gemini/test', texts);
  expect(textsOf(reading, {}).features).toBe('Noise cancelling\nEar pads of 80% cotton');
  const dropped = textsOf(reading, { 'material Outside 80% cotton': 'dropped', 'brand  Sony': 'dropped' });
  expect(dropped).toMatchObject({ make: '', features: 'Noise cancelling' });
});

test('what only a removed photo showed goes with it', () => {
  const both = finding('model', 'WH-1000XM4', { photos: [0, 1], box: { x: 0, y: 0, width: 1, height: 1 } });
  const left = withoutPhotos(readingOf([finding('brand', 'Sony'), both]), new Set(['a']));
  expect(left.analysis.findings).toMatchObject([{ value: 'WH-1000XM4', photos: [1] }]);
  expect(left.analysis.findings[0]?.box).toBeUndefined();
});

test('what was read and kept is named for the engine, serial numbers are not', () => {
  const reading = readingOf([...HEADPHONES, finding('serial', '12345')]);
  expect(seenOf(reading, {})).toEqual(['Sony', 'WH-1000XM4', 'Outside: 80% cotton', '80% cotton']);
});

test('a choice between rivals leaves the others out', () => {
  const findings = [finding('brand', 'Sony'), finding('brand', 'Panasonic')];
  const { analysis } = readingOf(findings);
  expect(decide(analysis, {}, { id: findings[1]?.id ?? '', decision: 'accepted' })).toEqual({
    'brand  Panasonic': 'accepted',
    'brand  Sony': 'dropped',
  });
});

test('what was typed by hand is named beside the finding, until the finding is used', () => {
  const typed = { ...EMPTY, make: 'Sonny', features: 'Voltage: 18V' };
  const make = finding('brand', 'Sony');
  expect(saidInstead(typed, make)).toBe('Sonny');
  const used = withFinding(typed, make);
  expect(used).toEqual({ ...typed, make: 'Sony' });
  expect(saidInstead(used, make)).toBeNull();
  expect(saidInstead(typed, finding('measurement', '18 V', { label: 'Voltage' }))).toBeNull();
});

test('a line that the seller took out can be put back', () => {
  const colour = finding('colour', 'navy', { label: 'Colour' });
  const form = { ...EMPTY, features: 'Small scratch' };
  expect(saidInstead(form, colour)).toBe('');
  expect(withFinding(form, colour).features).toBe('Small scratch\nColour: navy');
});
