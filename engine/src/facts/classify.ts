import type { FactKind } from '@smart-listings/contract';
import type { LeftOutReason } from './ledger.ts';
import type { Section } from './lexicon/headers.ts';
import { TAG } from './lexicon/tags.ts';
import type { Reading } from './reading.ts';

export type Verdict =
  | {
      keep: Extract<
        FactKind,
        | 'feature'
        | 'working'
        | 'flaw'
        | 'missing'
        | 'included'
        | 'care'
        | 'history'
        | 'delivery'
        | 'condition'
      >;
    }
  | { leave: LeftOutReason };

export interface Surroundings {
  section: Section | null;
  mark: 'yes' | 'no' | null;
  /** A list of included things goes on. */
  listing: boolean;
  /** Opens with "no", "without" and the like. */
  opensWithNo: boolean;
  /** Closes with "no": "box no". */
  endsWithNo: boolean;
  /** Closes with "now", "any more": what is denied was so before. */
  anyMore: boolean;
  /** Measures, colours, materials, sizes or codes stand in it. */
  values: number;
  question: boolean;
  /** The sentence before it in the same breath was chat. */
  afterChat: boolean;
  /** Tells how much it was worn or used. */
  worn: boolean;
  /** Closes with "sold": it is no longer there. */
  endsWithSold: boolean;
  /** Nothing but a postcode. */
  postcode: boolean;
  /** "Except", "apart from". */
  excepts: boolean;
  /** "I have", "I'll add": the seller offers what he names. */
  offers: boolean;
}

const keep = (kind: Extract<Verdict, { keep: unknown }>['keep']): Verdict => ({ keep: kind });
const leave = (reason: LeftOutReason): Verdict => ({ leave: reason });

/** What a clause is, from what its words say and where it stands. A doubt is a flaw, not a silence. */
export function classify(reading: Reading, around: Surroundings): Verdict {
  const { tags } = reading;
  const has = (tag: number) => (tags & tag) !== 0;
  if (around.postcode) return keep('delivery');
  if (has(TAG.wanted)) return leave('wanted');
  if (has(TAG.elsewhere)) return leave('other-listings');
  const shortcoming = reading.flaws > 0 || has(TAG.fault);
  if (around.section === 'missing' || reading.deniedIncludes > 0) return keep('missing');
  if (around.opensWithNo) {
    // "Selvedge? No.": the question was left out, and so is its answer.
    if (reading.words === 1) return leave('question');
    if ((reading.first & (TAG.payment | TAG.chat)) !== 0)
      return leave(reading.first & TAG.payment ? 'payment' : 'chat');
    if ((reading.first & TAG.state) !== 0 && !shortcoming) return keep('condition');
    if (reading.deniedFlaws > 0 || reading.deniedGone > 0) return keep(shortcoming ? 'flaw' : 'condition');
    if (has(TAG.payment) && !has(TAG.accessory)) return leave('payment');
    if (has(TAG.delivery) && !has(TAG.accessory)) return keep('delivery');
    if (has(TAG.fault)) return keep('flaw');
    return reading.deniedGoods > 0 && !has(TAG.accessory) ? keep('flaw') : keep('missing');
  }
  if (around.endsWithSold && !has(TAG.person)) return keep('missing');
  if (around.endsWithNo && !has(TAG.verb)) return keep('missing');
  if (around.anyMore && reading.negations > 0) return keep('flaw');
  if (has(TAG.gone) && !has(TAG.person)) return keep('missing');
  // "You'd need to collect": what is needed is a journey.
  if (reading.flaws === 0 && has(TAG.delivery) && !has(TAG.accessory | TAG.works)) return keep('delivery');
  if (shortcoming) {
    if (has(TAG.payment) && reading.flaws === 0 && !has(TAG.verb)) return leave('payment');
    return keep('flaw');
  }
  if (has(TAG.gone)) return keep('missing');
  if (has(TAG.payment) && !has(TAG.include | TAG.accessory)) return leave('payment');
  if (around.mark === 'no') return keep('missing');
  if (reading.deniedGoods > 0) return has(TAG.private) ? leave('chat') : keep('flaw');
  if (reading.deniedFlaws > 0 || reading.deniedGone > 0) return keep('condition');
  if (has(TAG.payment) && !has(TAG.include)) return leave('payment');
  if (around.question && around.values === 0) return leave('question');
  // "Dye lots match except one": what is excepted is what matters.
  if (around.excepts) return keep('flaw');
  if (around.section === 'flaw' && !(has(TAG.works) && has(TAG.verb | TAG.function))) return keep('flaw');
  if (around.section === 'history')
    return has(TAG.history) && !has(TAG.person | TAG.private) ? keep('history') : leave('chat');
  return classifyKindly(reading, around);
}

function classifyKindly(reading: Reading, around: Surroundings): Verdict {
  const has = (tag: number) => (reading.tags & tag) !== 0;
  // "Poza tym": a turn to what follows says nothing by itself.
  if (reading.tags === TAG.turn && reading.words <= 2 && around.values === 0) return leave('chat');
  const personal = has(TAG.person | TAG.private) || (has(TAG.occasion) && reading.words === 1);
  if (has(TAG.chat) && !has(TAG.include | TAG.accessory | TAG.works | TAG.state) && around.values === 0)
    return leave('chat');
  // "Da unser Sohn jetzt läuft": why it is sold.
  if (personal && has(TAG.private | TAG.occasion) && (reading.first & TAG.tied) !== 0) return leave('chat');
  if (personal && has(TAG.history) && has(TAG.private | TAG.occasion) && !around.worn) return leave('chat');
  if (around.section === 'included' && personal && has(TAG.verb)) return leave('chat');
  if (around.section === 'included') return keep(has(TAG.works) && has(TAG.verb) ? 'working' : 'included');
  if (around.section === 'delivery' || (has(TAG.delivery) && !(has(TAG.include) && has(TAG.accessory))))
    return keep('delivery');
  if (around.section === 'care') return keep('care');
  if (has(TAG.state)) return keep('condition');
  if (has(TAG.include) && !(personal && has(TAG.history))) return keep('included');
  if (has(TAG.care)) return keep('care');
  if (around.section === 'working') return keep('working');
  if (reading.negations > 0 && !personal) return keep('flaw');
  if (personal) {
    if (has(TAG.works) && !has(TAG.history) && (reading.first & TAG.private) === 0) return keep('working');
    if (has(TAG.history) && !has(TAG.private | TAG.occasion) && reading.words > 2) return keep('history');
    if (around.values > 0 && !has(TAG.private)) return keep(has(TAG.history) ? 'history' : 'feature');
    if (has(TAG.accessory) && !has(TAG.private) && around.offers) return keep('included');
    // 'Signed "J. Morris" but I can't be sure': a doubt about the item is no chat.
    const ofTheItem = (reading.first & TAG.person) === 0 && !has(TAG.private | TAG.occasion | TAG.history);
    if (has(TAG.hedge) && ofTheItem && reading.words > 5) return keep('feature');
    return leave('chat');
  }
  if (has(TAG.works)) return keep('working');
  if (has(TAG.history)) return keep('history');
  if (around.listing || around.mark === 'yes') return keep('included');
  if (has(TAG.accessory) && !has(TAG.verb) && reading.words <= 6) return keep('included');
  if (around.afterChat && around.values === 0) return leave('chat');
  return keep('feature');
}
