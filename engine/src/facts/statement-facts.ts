import type { ListingForm } from '@smart-listings/contract';
import { cleanStatement } from './clean.ts';
import type { FactList } from './fact-list.ts';
import type { LeftOut } from './ledger.ts';
import { isKnownCode } from './plain-text.ts';
import { inFull } from './spelling.ts';
import type { ParsedField, Statement } from './statement.ts';
import { addDrafts, findFieldValues, quoteOf, readValues } from './values/add-values.ts';
import { makerWords } from './values/brand.ts';
import { wordsOf } from './words.ts';

// Where the seller once bought it is no other seller's business: "a leather one from amazon".
const SHOP =
  /,?\s(?:\(?(?:bought |purchased |ordered )?(?:from|off|on)|(?:gekauft )?bei|(?:acheté )?(?:sur|chez)|(?:comprad[oa] )?en|(?:comprat[oa] )?su|(?:gekocht )?bij) (?:amazon|ebay|etsy|vinted|depop|gumtree|aliexpress|temu|shein|facebook marketplace)\b\)?(?!\s(?:echo|fire|kindle|basics|music))/gi;

function withoutShop(text: string): string {
  return SHOP_HINT.test(text) ? text.replace(SHOP, '') : text;
}

const SHOP_HINT = /amazon|ebay|etsy|vinted|depop|gumtree|aliexpress|temu|shein|facebook m/i;

export interface StatementContext {
  language: string;
  facts: FactList;
  leftOut: LeftOut[];
  keep: ReadonlyMap<string, string>;
  storied: boolean;
  name: string;
}

// Words that a value may drag along without saying more: "size M", "colour is navy".
const FILLER = new Set(
  'marke,modell,marque,modèle,marca,modelo,modello,merk,marka,marked,tagged,labelled,misure,medidas,mesures,maße,afmetingen,wymiary,van,von,da,di,del,a,an,the,in,of,is,are,its,it,size,sizes,colour,color,coloured,model,make,brand,type,new,approx,about,around,circa,ca,and,to,up,each,per,by,x,mens,womens,ladies,gents,unisex,boys,girls,age,yrs,years,isbn,ean,code,part,no,number,art,ref,style,measures,measuring,measurements,dimensions,material,made,from,with,all,approximately,roughly,total,rrp,y,e,et,und,und,de,farbe,größe,maße,couleur,coloris,taille,color,talla,medidas,colore,taglia,kleur,maat,kolor,rozmiar,cor,tamanho,length,width,height,depth,weight,weighs,bust,chest,waist,hips,ish,inseam,long,wide,tall,high,deep,across,diameter'.split(
    ',',
  ),
);

/** Adds the statements of the features and the values that stand in them. */
export function addStatements(form: ListingForm, field: ParsedField, context: StatementContext): void {
  const found = findFieldValues(field.text);
  const values = { ...found, identifiers: found.identifiers.filter((one) => !isKnownCode(form, one.code)) };
  const names = [form.itemName, form.make, form.modelNumber].map((text) =>
    wordsOf(text).map((word) => word.key),
  );
  const own = { said: new Set(names.flat()), openers: new Set(names.map(([first]) => first ?? '')) };
  const makers = makerWords(field.words, context.facts.valueOf('brand') ?? '');
  for (const statement of field.statements)
    addStatement(form, field, { ...context, statement, values, own, makers });
}

/** Words of the item's name, make and model, and those that open one of them. */
interface OwnWords {
  said: ReadonlySet<string>;
  openers: ReadonlySet<string>;
}

interface OneStatement extends StatementContext {
  statement: Statement;
  values: ReturnType<typeof findFieldValues>;
  own: OwnWords;
  makers: ReadonlySet<number> | undefined;
}

function addStatement(form: ListingForm, field: ParsedField, context: OneStatement): void {
  const { facts, statement, values, own, keep } = context;
  const { piece } = statement;
  const passage = {
    field: 'features',
    text: field.text,
    raw: form.features,
    words: field.words,
    from: piece.from,
    to: piece.to,
    start: statement.start,
    end: statement.end,
    makers: context.makers,
  };
  const { drafts: found, covered } = readValues(passage, values, {
    colours: !context.storied,
    closed: statement.closed || WITHOUT_IT.test(field.text.slice(statement.start, statement.end)),
    hedged: statement.hedged,
  });
  // "Controller x2" counts a part, "Dining chairs x4" in a name the item.
  const drafts = found.filter(({ what, value }) => what !== 'quantity' || !/^[x×]/i.test(value));
  const plain = statement.kind === 'feature' || statement.kind === 'working';
  const start = plain ? afterOwnName(field, statement, own) : statement.start;
  if (
    (plain ||
      statement.kind === 'condition' ||
      statement.kind === 'included' ||
      (statement.kind === 'flaw' && drafts.some((draft) => draft.what === 'size'))) &&
    isAllValues(field, { piece, covered, start, said: own.said })
  ) {
    addDrafts(facts, drafts);
    return;
  }
  const value =
    statement.value ??
    cleanStatement(
      withoutShop(inFull(field.text.slice(start, statement.end), context.language)),
      keep,
      statement.kind,
    );
  if (value === '' || !/[\p{L}\p{N}]/u.test(value)) {
    addDrafts(facts, drafts);
    return;
  }
  const id = facts.add({
    what: statement.kind,
    value: statement.kind === 'delivery' ? value.replace(DISTRICT, (code) => code.toUpperCase()) : value,
    origin: 'given',
    from: { field: 'features', quote: quoteOf(form.features, start, statement.end) },
    hedged: statement.hedged ? true : undefined,
  });
  if (id === undefined)
    context.leftOut.push({ text: quoteOf(form.features, start, statement.end), reason: 'contact' });
  addDrafts(facts, drafts, id);
}

// "Doesn't contain latex": what it is not made of is no value of it.
const WITHOUT_IT = /\b(?:doesn['’]?t|does not|don['’]?t|do not) contain\b/i;

// "Collect from bs3"
const DISTRICT = /(?<=\s)[a-z]{1,2}\d{1,2}(?=$|[\s,.;)])/g;

const DANGLING = new Set(
  'with,w,for,from,of,in,on,and,or,to,by,at,is,are,was,has,have,de,del,di,da,do,mit,für,avec,pour,con,para,per,met,voor,z,na,com,des,du,en,the,but,which'.split(
    ',',
  ),
);

// A statement that opens with the item's own name goes on without it.
function afterOwnName(field: ParsedField, statement: Statement, own: OwnWords): number {
  const { said, openers } = own;
  const { from, to } = statement.piece;
  let at = from;
  if (!openers.has(field.words[from]?.key ?? '')) return statement.start;
  while (at < to && said.has(field.words[at]?.key ?? '')) at += 1;
  const next = field.words[at];
  if (at - from < 2 || next === undefined || at >= to || to - at < 2 || DANGLING.has(next.key))
    return statement.start;
  return next.start;
}

function isAllValues(
  field: ParsedField,
  one: {
    piece: { from: number; to: number };
    covered: readonly { start: number; end: number }[];
    start: number;
    said: ReadonlySet<string>;
  },
): boolean {
  let own = 0;
  for (let at = one.piece.from; at < one.piece.to; at += 1) {
    const word = field.words[at];
    if (word === undefined) break;
    if (
      FILLER.has(word.key) ||
      one.covered.some((value) => value.start <= word.start && word.end <= value.end)
    )
      continue;
    if (!one.said.has(word.key)) return false;
    own += 1;
  }
  return own > 0 || one.covered.length > 0;
}
