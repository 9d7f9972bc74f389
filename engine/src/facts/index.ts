import type { Fact, ListingForm } from '@smart-listings/contract';
import { findCategory } from '../categories/find-category.ts';
import { findContacts } from '../text/contact.ts';
import { cleanStatement, foldSpace } from './clean.ts';
import { FactList, factKey } from './fact-list.ts';
import { detectLanguage } from './language.ts';
import type { Ledger, LeftOut } from './ledger.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import { readName } from './name.ts';
import { prepareText } from './prepare.ts';
import { spellings } from './spellings.ts';
import { type ParsedField, parseField, type Statement } from './statements.ts';
import { addDrafts, findFieldValues, quoteOf, readValues } from './values/add-values.ts';
import { findBrand, spellBrand } from './values/brand.ts';
import { isListOfSongsOrStories } from './values/media.ts';
import { inferModel } from './values/model.ts';
import { findNameSizes, findSizes } from './values/sizes.ts';
import { tidyFacts } from './values/tidy.ts';
import { ownNoun } from './values/type.ts';
import { splitWords, type Word } from './words.ts';

export interface LedgerOptions {
  /** Statements that the seller confirmed in the claim check: they count as given. */
  confirmed?: readonly string[];
}

/**
 * Everything that a form says of its item, as facts with their origin; what was left out, and why.
 * Pure, and the same for the same form; linear in the form's length.
 */
export function buildLedger(form: ListingForm, options: LedgerOptions = {}): Ledger {
  const keep = spellings(form);
  const name = readName(form.itemName, form.condition, keep);
  const featureText = prepareText(form.features);
  const featureWords = splitWords(featureText);
  const nameWords = splitWords(form.itemName);
  const { language, known } = detectLanguage(`${form.itemName} ${featureText}`, [
    ...nameWords,
    ...featureWords,
  ]);
  const lexicon = lexiconOf(language, known);
  const category = findCategory(name.name) ?? findCategory(form.itemName);
  const bundle =
    /\b(?:bundle|job ?lot|lot|set of|collection|konvolut|paket|lote|lot de|zestaw|conjunto)\b/i.test(
      `${form.itemName} ${form.features.slice(0, 80)}`,
    );
  const noun = category === null ? null : ownNoun(splitWords(name.text), category.id);
  const facts = new FactList();
  const leftOut: LeftOut[] = [];
  const storied = isListOfSongsOrStories(category?.id ?? null);

  addNameFacts(form, { facts, name, storied, category, noun, keep });
  const field = parseField(form.features, {
    lexicon,
    bundle,
    japanese: language === 'ja',
    names: [form.make, form.modelNumber],
    nouns: nounsOf(name.text, category, noun),
  });
  leftOut.push(...field.leftOut);
  addStatements(form, field, {
    language: known ? language : '',
    facts,
    leftOut,
    keep,
    storied,
    name: name.name,
  });
  addSteering(form, facts);
  for (const statement of options.confirmed ?? []) addConfirmed(statement, { facts, keep });
  return {
    platform: form.platform,
    condition: form.condition,
    language,
    languageKnown: known,
    facts: tidyFacts(facts.all(), form),
    leftOut,
    category: category?.id ?? null,
    form,
  };
}

// What the item itself is called: a box that is for sale is not a box that comes along.
function nounsOf(name: string, category: { id: string } | null, noun: Place | null): ReadonlySet<string> {
  const words = splitWords(name);
  if (noun !== null) {
    return new Set(
      words.filter((word) => word.start >= noun.start && word.end <= noun.end).map((word) => word.key),
    );
  }
  const last = words.filter((word) => /^\p{L}{3,}$/u.test(word.key)).at(-1);
  return new Set(last === undefined || category !== null ? [] : [last.key]);
}

interface Place {
  start: number;
  end: number;
}

const NO_MAKE =
  /^(?:various|unbranded|unknown|none|no brand|n\/?a|mixed|ohne|keine|sans|sin marca|generic|-+|\?+)$/i;

interface NameContext {
  facts: FactList;
  name: ReturnType<typeof readName>;
  storied: boolean;
  category: { id: string; type: string } | null;
  /** Where the name's own noun stands. */
  noun: Place | null;
  keep: ReadonlyMap<string, string>;
}

function addNameFacts(form: ListingForm, context: NameContext): void {
  const { facts, name, keep } = context;
  const given = (what: Fact['what'], value: string, field: string, quote: string) =>
    facts.add({ what, value, origin: 'given', from: { field, quote } });
  const words = splitWords(name.text);
  if (name.name !== '') given('name', name.name, 'itemName', fold(form.itemName));
  const brand = findBrand(words);
  if (form.make.trim() !== '' && !NO_MAKE.test(form.make.trim()))
    given('brand', safe(spellBrand(form.make)), 'make', fold(form.make));
  else if (brand !== null) {
    const quote = quoteOf(form.itemName, words[brand.from]?.start ?? 0, words[brand.to - 1]?.end ?? 0);
    facts.add({ what: 'brand', value: brand.name, origin: 'inferred', from: { field: 'itemName', quote } });
  }
  addModel(form, { ...context, words, brandWords: brand });
  addType(form, context);
  const sizes = findNameSizes(name.text, form.modelNumber);
  const passage = {
    field: 'itemName',
    text: name.text,
    raw: form.itemName,
    words,
    from: 0,
    to: words.length,
    start: 0,
    end: name.text.length,
  };
  const values = findFieldValues(name.text, sizes);
  const { drafts } = readValues(
    passage,
    {
      ...values,
      identifiers: values.identifiers.filter((one) => !isKnownCode(form, one.code)),
    },
    {
      colours: !context.storied,
      closed: false,
      hedged: false,
    },
  );
  addDrafts(facts, drafts);
  for (const flaw of name.flaws) given('flaw', cleanStatement(flaw, keep), 'itemName', flaw);
  for (const condition of name.conditions)
    given('condition', cleanStatement(condition, keep), 'itemName', condition);
}

// A code that the model number holds is said already; so is a part of the item's own name.
function isKnownCode(form: ListingForm, code: string): boolean {
  return factKey(form.modelNumber).includes(factKey(code));
}

/** The seller's own words for a quote: only white space is folded. */
function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

// A name field that holds an address holds nothing else that can be used.
function safe(text: string): string {
  const prepared = prepareText(text);
  return findContacts(prepared).length > 0 ? '' : foldSpace(prepared).replace(/[<>]/g, '');
}

function addModel(
  form: ListingForm,
  context: NameContext & { words: readonly Word[]; brandWords: { from: number; to: number } | null },
): void {
  const { facts, name, words } = context;
  const written = safe(form.modelNumber);
  const nameKey = factKey(form.itemName).replace(/[.'"]/g, '');
  const inName = written !== '' && nameKey.includes(factKey(written).replace(/[.'"]/g, ''));
  const isCode = /\d/.test(written) && !/\s\p{L}{3}/u.test(written);
  if (written !== '') {
    facts.add({
      what: isCode && !inName ? 'identifier' : 'model',
      value: written,
      ...(isCode && !inName ? { label: 'model number' } : {}),
      origin: 'given',
      from: { field: 'modelNumber', quote: fold(form.modelNumber) },
    });
  }
  if (facts.has('model')) return;
  const inferred = inferModel(name.text, words, { brand: form.make, type: context.category?.type ?? '' });
  if (inferred === null) return;
  facts.add({
    what: 'model',
    value: foldSpace(inferred.value),
    origin: 'inferred',
    from: { field: 'itemName', quote: quoteOf(form.itemName, inferred.start, inferred.end) },
  });
}

function isModel(facts: readonly Fact[], noun: string): boolean {
  return facts.some(
    (fact) => fact.what === 'model' && fact.origin === 'inferred' && fact.value.includes(noun),
  );
}

function isTitle(name: string, own: { start: number; end: number }): boolean {
  const words = name.slice(own.start, own.end).split(' ');
  return words.length >= 3 && words.every((word) => /^\p{Lu}/u.test(word)) && /\p{Ll}/u.test(name);
}

function addType(form: ListingForm, context: NameContext): void {
  const { facts, name, category } = context;
  if (category === null) return;
  const own = context.noun;
  // A title or a denomination ("Le Petit Prince", "50p") is no noun.
  if (
    own !== null &&
    !/\d/.test(name.text.slice(own.start, own.end)) &&
    !isTitle(name.text, own) &&
    !isModel(facts.all(), name.text.slice(own.start, own.end))
  ) {
    const quote = quoteOf(form.itemName, own.start, own.end);
    const value = quote === quote.toUpperCase() && quote.length > 3 ? quote.toLowerCase() : quote;
    facts.add({ what: 'type', value, origin: 'given', from: { field: 'itemName', quote } });
    return;
  }
  facts.add({
    what: 'type',
    value: category.type,
    origin: 'inferred',
    from: { field: 'itemName', quote: fold(form.itemName) },
  });
}

// "even w new battery": English only; in Polish it is a word.
function inFull(text: string, language: string): string {
  return language === 'en' ? text.replace(/(?<=[a-z] )w (?=[a-z])/g, 'with ') : text;
}

interface StatementContext {
  language: string;
  facts: FactList;
  leftOut: LeftOut[];
  keep: ReadonlyMap<string, string>;
  storied: boolean;
  name: string;
}

// Words that a value may drag along without saying more: "size M", "colour is navy".
const FILLER = new Set(
  'marked,tagged,labelled,misure,medidas,mesures,maße,afmetingen,wymiary,van,von,da,di,del,a,an,the,in,of,is,are,its,it,size,sizes,colour,color,coloured,model,make,brand,type,new,approx,about,around,circa,ca,and,to,up,each,per,by,x,mens,womens,ladies,gents,unisex,boys,girls,age,yrs,years,isbn,ean,code,part,no,number,art,ref,style,measures,measuring,measurements,dimensions,material,made,from,with,all,approximately,roughly,total,rrp,y,e,et,und,und,de,farbe,größe,maße,couleur,coloris,taille,color,talla,medidas,colore,taglia,kleur,maat,kolor,rozmiar,cor,tamanho,length,width,height,depth,weight,weighs,bust,chest,waist,hips,ish,inseam,long,wide,tall,high,deep,across,diameter'.split(
    ',',
  ),
);

function addStatements(form: ListingForm, field: ParsedField, context: StatementContext): void {
  const found = findFieldValues(field.text, findSizes(field.text));
  const values = { ...found, identifiers: found.identifiers.filter((one) => !isKnownCode(form, one.code)) };
  const names = [form.itemName, form.make, form.modelNumber].map((text) =>
    splitWords(text).map((word) => word.key),
  );
  const own = { said: new Set(names.flat()), openers: new Set(names.map(([first]) => first ?? '')) };
  for (const statement of field.statements) addStatement(form, field, { ...context, statement, values, own });
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
  };
  const { drafts, covered } = readValues(passage, values, {
    colours: !context.storied,
    closed: statement.closed,
    hedged: statement.hedged,
  });
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
    cleanStatement(inFull(field.text.slice(start, statement.end), context.language), keep, statement.kind);
  if (value === '' || !/[\p{L}\p{N}]/u.test(value)) {
    addDrafts(facts, drafts);
    return;
  }
  const id = facts.add({
    what: statement.kind,
    value,
    origin: 'given',
    from: { field: 'features', quote: quoteOf(form.features, start, statement.end) },
    hedged: statement.hedged ? true : undefined,
  });
  if (id === undefined)
    context.leftOut.push({ text: quoteOf(form.features, start, statement.end), reason: 'contact' });
  addDrafts(facts, drafts, id);
}

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

function addSteering(form: ListingForm, facts: FactList): void {
  const audience = withoutContacts(form.targetBuyer);
  if (audience !== '') {
    facts.add({
      what: 'audience',
      value: audience,
      origin: 'given',
      from: { field: 'targetBuyer', quote: fold(form.targetBuyer) },
    });
  }
  for (const keyword of form.keywords.split(/[,;\n、，]/)) {
    const value = withoutContacts(keyword).replace(/^[#\s]+/, '');
    if (value !== '')
      facts.add({
        what: 'keyword',
        value,
        origin: 'given',
        from: { field: 'keywords', quote: fold(keyword) },
      });
  }
}

function withoutContacts(text: string): string {
  const prepared = prepareText(text);
  return findContacts(prepared).length > 0
    ? ''
    : foldSpace(prepared)
        .replace(/[<>]/g, '')
        .replace(/^[\s,;.]+|[\s,;.]+$/g, '');
}

function addConfirmed(
  statement: string,
  context: { facts: FactList; keep: ReadonlyMap<string, string> },
): void {
  const value = cleanStatement(withoutContacts(statement), context.keep);
  if (value === '') return;
  const text = prepareText(statement);
  const words = splitWords(text);
  const id = context.facts.add({
    what: 'feature',
    value,
    origin: 'given',
    from: { field: 'confirmed', quote: fold(statement) },
  });
  const passage = {
    field: 'confirmed',
    text,
    raw: statement,
    words,
    from: 0,
    to: words.length,
    start: 0,
    end: text.length,
  };
  addDrafts(
    context.facts,
    readValues(passage, findFieldValues(text), { colours: true, closed: false, hedged: false }).drafts,
    id,
  );
}
