import { type Draft, draftOf, nextTo, type PlacedLine } from './page.ts';

const SERIAL =
  /(?:^|[\s(,;|])(?:s\/n(?=\W|\d)|(?:sn|ser(?:ial)?\.?\s?(?:no|nr|number|#)|serial|seriennummer|n°\s?de\s?série|imei\d?|meid|mac(?:\s?(?:id|address))?|vin|frame\s?no)\b)[\s.:#=;|]*(?:\S\s+)?([A-Z\d][A-Z\d:-]{4,30})?/iu;

/** Lines that name one single thing or its owner: shown to the seller as a warning, never put into a text. */
export function findSerials(lines: readonly PlacedLine[]): {
  drafts: Draft[];
  lines: ReadonlySet<PlacedLine>;
} {
  const held = new Set<PlacedLine>();
  const drafts = lines.flatMap((line) => {
    const match = SERIAL.exec(line.text);
    if (!match) return [];
    const beside = match[1] ? line : nextTo(line, lines);
    const code =
      match[1] ?? (/^[A-Z\d][A-Z\d:-]{4,30}$/i.test(beside?.text ?? '') ? beside?.text : undefined);
    if (!beside || !code || !/\d/.test(code)) return [];
    held.add(line);
    held.add(beside);
    const draft = draftOf(beside, {
      kind: 'serial',
      value: `ends in ${code.slice(-3)}`,
      confidence: beside.confidence,
    });
    return [{ ...draft, quote: undefined }];
  });
  return { drafts, lines: held };
}
