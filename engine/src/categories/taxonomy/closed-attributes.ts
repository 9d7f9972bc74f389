// biome-ignore-all format: a line for each value reads better than five words a line.
/**
 * Attributes of the taxonomy whose values are a closed class: what each value is called in nine languages. A word
 * that is as often something else stands with the word that makes it one ("slim fit"); # is a number.
 */
import { fold } from '../../language/fold.ts';
import type { Family } from '../family.ts';
import { AMOUNT_ROWS, type AmountRow, CODE_ROWS } from './amount-rows.ts';
import { GOODS_ROWS } from './closed-goods.ts';
import type { ClosedRow } from './closed-row.ts';
import { SAID_ROWS } from './closed-said.ts';
import { WORN_ROWS } from './closed-worn.ts';
import { PART_ROWS, type PartRow } from './part-rows.ts';

const ROWS: readonly ClosedRow[] = [
  {
    keys: 'neckline',
    values: [
      'v neck, v-neck, v necked, v-ausschnitt, v ausschnitt, col v, col en v, cuello v, cuello en v, escote en v, escote v, scollo a v, scollo v, v-hals, v hals, dekolt w serek, decote em v, decote v, v-ringad',
      'crew neck, crewneck, round neck, rundhals, rundhalsausschnitt, col rond, encolure ronde, cuello redondo, girocollo, scollo tondo, ronde hals, okrągły dekolt, decote redondo, gola redonda, rund hals',
      'turtleneck, turtle neck, roll neck, rollneck, polo neck, rollkragen, col roulé, cuello alto, cuello vuelto, collo alto, dolcevita, coltrui, golf pod szyję, gola alta, polokrage',
      'high neck, highneck, mock neck, mockneck, hochgeschlossen, col montant, cuello perkins, collo alto montante, hoge hals, wysoki kołnierz, gola subida, hög hals',
      'square neck, square neckline, carree-ausschnitt, col carré, escote cuadrado, scollo quadrato, vierkante hals, decote quadrado',
      'halter neck, halterneck, neckholder, dos nu, cuello halter, scollo americano',
      'off the shoulder, off shoulder, bardot neck, schulterfrei, épaules dénudées, hombros descubiertos, spalle scoperte, odkryte ramiona, ombros descobertos',
      'boat neck, u-boot-ausschnitt, col bateau, cuello barco, scollo a barca, boothals',
      'cowl neck, wasserfallausschnitt, col bénitier, mandarin collar, stehkragen, col mao, col officier, cuello mao, collo alla coreana, opstaande kraag, stójka',
    ],
  },
  {
    keys: 'sleeve_length_type',
    values: [
      'long sleeve, long sleeves, long sleeved, longsleeve, langarm, langärmlig, langärmelig, lange ärmel, langen ärmeln, manches longues, manga larga, mangas largas, manica lunga, maniche lunghe, lange mouwen, lange mouw, długi rękaw, długim rękawem, manga comprida, mangas compridas, långärmad, långa ärmar',
      'short sleeve, short sleeves, short sleeved, kurzarm, kurzärmlig, kurzärmelig, kurze ärmel, kurzen ärmeln, manches courtes, manga corta, mangas cortas, manica corta, maniche corte, korte mouwen, korte mouw, krótki rękaw, krótkim rękawem, manga curta, mangas curtas, kortärmad, korta ärmar',
      'sleeveless, ärmellos, sans manches, sin mangas, senza maniche, smanicato, smanicata, mouwloos, mouwloze, bez rękawów, sem mangas, ärmlös',
      '3/4 sleeve, 3/4 sleeves, three quarter sleeve, 3/4 arm, dreiviertelarm, manches 3/4, manga francesa, maniche 3/4, 3/4 mouw',
      'flare sleeve, flare sleeves, flared sleeves, bell sleeve, bell sleeves, trumpet sleeves, trompetenärmel, glockenärmel, manches évasées, manches pagode, manches trompette, mangas acampanadas, maniche a campana, maniche svasate, wijde mouwen, trompetmouwen, rozkloszowane rękawy, mangas largas evasê, trumpetärmar',
      'puff sleeve, puff sleeves, puffy sleeve, puffy sleeves, balloon sleeve, balloon sleeves, puffärmel, ballonärmel, manches ballon, manches bouffantes, pof mouwen, mangas abullonadas, maniche a sbuffo, pofmouwen, bufiaste rękawy, puffärmar',
    ],
  },
  {
    keys: 'skirt/dress_length_type',
    values: ['mini', 'midi', 'maxi', 'knee length, knielang, aux genoux, por la rodilla, al ginocchio, knielengte, do kolan, pelo joelho, knälång'],
  },
  {
    keys: 'waist_rise',
    values: [
      'high waist, high waisted, high rise, hoher bund, hohe taille, taille haute, tiro alto, cintura alta, talle alto, vita alta, hoge taille, wysoki stan, wysokim stanem, cintura subida, hög midja',
      'low rise, low waist, niedriger bund, taille basse, tiro bajo, vita bassa, lage taille, niski stan, cintura baixa, låg midja',
      'mid rise, mid waist, mittelhoher bund, taille mi-haute, tiro medio, vita media, średni stan',
    ],
  },
  {
    keys: 'fit',
    values: ['slim fit, slim', 'skinny fit, skinny', 'regular fit', 'relaxed fit, loose fit, baggy', 'straight leg, straight fit, straight cut, straight jeans, straight trousers, straight pants, gerades bein, gerader schnitt, coupe droite, corte recto, taglio dritto, rechte pijp', 'bootcut, boot cut, flared, schlaghose, pattes d’éléphant, acampanado, a zampa', 'wide leg, wide legged, weites bein, jambes larges, pernera ancha, gamba larga, wijde pijp', 'oversized, oversize', 'tapered, tapered fit, tapered leg', 'boyfriend fit, mom fit, boyfriend jeans, mom jeans, mum jeans'],
  },
  {
    keys: 'closure_type luggage/bag_closure bag/case_closure',
    freely: true,
    values: [
      'lace up, laced, laces, schnürsenkel, lacets, cordones, lacci, stringhe, veters, sznurowadła, atacadores, skosnören, schnürschuh, zum schnüren, schnürung, à lacets, con cordones, con lacci, stringate, veterschoen, met veters, sznurowane, com atacadores, snörning',
      'slip on, slip-on, pull on, pull-on, zum reinschlüpfen, à enfiler, sin cordones, instapper, wsuwane',
      'zip, two way zip, side zip, full zip, half zip, zipper, zip up, zip fastening, zip closure, reißverschluss, fermeture éclair, fermeture zip, cremallera, chiusura con zip, chiusura a zip, zip laterale, met rits, rits, zamek błyskawiczny, na zamek, fecho éclair, dragkedja',
      'velcro, hook and loop, klettverschluss, klett, à scratch, fermeture scratch, strappo, klittenband, na rzep, rzepy, kardborre',
      'magnetic closure, magnetic clasp, magnetverschluss, fermeture aimantée, cierre magnético, cierre de imán, chiusura magnetica, magneetsluiting, zapięcie magnetyczne, fecho magnético, magnetlås',
      'button fly, button front, button up, buttoned, buttons, knopfleiste, knöpfe, geknöpft, boutonnage, boutonné, boutonnée, boutons, abotonado, abotonada, botones, bottoni, abbottonata, knopen, knoopsluiting, na guziki, guziki, abotoado, botões, knappar, knäppning',
      'poppers, popper, press studs, press stud, snap fastening, snaps, druckknöpfe, druckknopf, boutons pression, pressions, automáticos, corchetes, bottoni automatici, drukknopen, drukkers, zatrzaski, na zatrzaski, molas, tryckknappar, tryckknapp',
      'drawstring, kordelzug, cordon de serrage, cordón, coulisse, trekkoord, sznurek ściągający',
    ],
  },
  {
    keys: 'toe_style',
    values: ['pointed toe, pointy toe, spitz zulaufend, bout pointu, punta fina, a punta, puntige neus, szpic', 'round toe, bout rond, punta redonda, punta tonda, ronde neus', 'open toe, peep toe, bout ouvert, punta abierta, punta aperta, open neus', 'square toe, bout carré, punta cuadrada, punta quadrata, vierkante neus'],
  },
  {
    keys: 'power_source',
    freely: true,
    values: [
      'cordless, battery powered, battery operated, akkubetrieben, batteriebetrieben, sans fil, à piles, à pile, sur batterie, a batería, a pilas, inalámbrico, a batteria, a pile, op batterijen, op accu, snoerloos, bezprzewodowy, bezprzewodowa, akumulatorowy, akumulatorowa, na baterie, a pilhas, sem fios, sladdlös, batteridriven',
      'electric, corded, mains powered, elektrisch, elektrische, elektrischer, électrique, eléctrico, eléctrica, elettrico, elettrica, elektryczny, elektryczna, elétrico, elétrica, elektrisk',
      'petrol, gas powered, benzin, benziner, essence, à essence, thermique, gasolina, a gasolina, benzina, a benzina, a scoppio, benzine, op benzine, spalinowy, spalinowa, benzynowy, bensin, bensindriven',
      'solar, solar powered, solarbetrieben, solaire, zonne-energie',
    ],
  },
  {
    keys: 'connectivity_technology connection_type audio_connectivity device_interface',
    freely: true,
    values: ['bluetooth', 'wi-fi, wifi, wlan', 'nfc', 'usb c, usb-c, usb type c', 'hdmi', 'displayport', 'ethernet, rj45', 'wired, kabelgebunden, filaire, con cable, con cavo, met draad, przewodowy, com fio', 'wireless, kabellos, drahtlos, inalámbricos, inalámbrico, senza fili, draadloos, draadloze, bezprzewodowe, sem fio, sem fios, trådlös, trådlösa'],
  },
  {
    keys: 'shape tabletop_shape',
    look: true,
    values: ['round, rund, rond, ronde, redondo, redonda, rotondo, rotonda, tondo, tonda, okrągły, okrągła, okrągłe, runda, runt', 'oval, ovale, ovaler, ovalado, ovalada, ovaal, owalny, owalna, owalne', 'rectangular, rechteckig, rechteckige, rechteckiger, rectangulaire, rettangolare, rechthoekig, rechthoekige, prostokątny, prostokątna, prostokątne, retangular, rektangulär', 'square, quadratisch, quadratische, quadratischer, carré, carrée, cuadrado, cuadrada, quadrato, quadrata, vierkant, vierkante, kwadratowy, kwadratowa, kwadratowe, quadrado, quadrada, kvadratisk'],
  },
  {
    keys: 'hand_side',
    freely: true,
    values: ['right handed, right hand, right-handed, rechtshänder, droitier, para diestro, diestro, destrorso, rechtshandig, praworęczny, para destro, högerhänt', 'left handed, left hand, left-handed, lefty, linkshänder, gaucher, para zurdo, zurdo, mancino, linkshandig, leworęczny, canhoto, vänsterhänt'],
  },
  {
    keys: 'book_cover_type',
    values: ['hardback, hardcover, hard back, hard cover, gebunden, gebundene ausgabe, relié, couverture rigide, tapa dura, copertina rigida, rilegato, gebonden, harde kaft, twarda oprawa, twarda okładka, capa dura, inbunden', 'paperback, softcover, soft cover, taschenbuch, broché, livre de poche, format poche, tapa blanda, rústica, brossura, copertina flessibile, zachte kaft, miękka oprawa, miękka okładka, capa mole, häftad'],
  },
  {
    keys: 'language language_version',
    freely: true,
    families: ['toys', 'games', 'books', 'media', 'collectables'],
    look: true,
    inTextAlone: true,
    values: [
      'english, englisch, anglais, inglés, inglese, engels, engelstalig, angielski, po angielsku, inglês, engelska',
      'german, deutsch, allemand, alemán, tedesco, duits, duitstalig, niemiecki, po niemiecku, alemão, tyska',
      'french, französisch, français, francés, francese, frans, franstalig, francuski, po francusku, francês, franska',
      'italian, italienisch, italien, italiano, italiaans, włoski, po włosku, italienska',
      'spanish, spanisch, espagnol, español, spagnolo, spaans, hiszpański, po hiszpańsku, espanhol, spanska',
      'dutch, niederländisch, néerlandais, neerlandés, holandés, olandese, nederlands, nederlandstalig, niderlandzki, holenderski, neerlandês, holandês, nederländska, holländska',
      'polish, polnisch, polonais, polaco, polacco, pools, polski, po polsku, polonês, polska',
      'portuguese, portugiesisch, portugais, portugués, portoghese, portugees, portugalski, português, portugisiska',
      'swedish, schwedisch, suédois, sueco, svedese, zweeds, szwedzki, po szwedzku, svenska',
      'japanese, japanisch, japonais, japonés, giapponese, japans, japoński, po japońsku, japonês, japanska',
    ],
  },
  {
    keys: 'gearing_type',
    values: ['# gears, # gear, # speed, # speeds, # gang, # gänge, # gängen, # vitesses, # velocidades, # marchas, # rapporti, # marce, # velocità, # versnellingen, # biegów, # przerzutek, # mudanças, # växlar, # växlad'],
  },
  {
    keys: 'operating_system',
    values: ['windows 11', 'windows 10', 'windows 8', 'windows 7', 'windows vista', 'windows xp', 'macos, mac os, os x', 'android', 'linux, ubuntu', 'chrome os, chromeos'],
  },
  { keys: 'data_network', values: ['5g', '4g, lte', '3g'] },
  { keys: 'display_resolution camera_hd_type native_resolution', freely: true, values: ['full hd, fhd, 1080p', '4k, uhd, ultra hd', 'hd ready, 720p', 'qhd, 1440p, wqhd', '8k'] },
  {
    keys: 'processor_family',
    values: ['intel core i3, core i3, i3', 'intel core i5, core i5, i5', 'intel core i7, core i7, i7', 'intel core i9, core i9, i9', 'ryzen 3', 'ryzen 5', 'ryzen 7', 'ryzen 9', 'apple m1, m1 chip, m1 pro, m1', 'apple m2, m2 pro, m2', 'apple m3, m3 pro, m3', 'apple m4, m4 pro, m4', 'celeron', 'pentium', 'core 2 duo'],
  },
  {
    keys: 'outerwear_clothing_features shoe_features',
    values: ['waterproof, wasserdicht, imperméable, impermeable, impermeabile, waterdicht, waterdichte, wodoodporny, wodoodporna, wodoodporne, impermeável, vattentät', 'windproof, winddicht, coupe-vent, cortavientos, antivento, wiatroszczelna, corta-vento, vindtät', 'lined, gefüttert, gefütterte, fourré, fourrée, fourrées, doublée, doublés, doublées, forrado, forrada, forradas, foderato, foderata, foderati, gevoerd, gevoerde, ocieplany, ocieplana, ocieplane, fodrad, fodrade', 'hooded, mit kapuze, à capuche, con capucha, con cappuccio, met capuchon, z kapturem, com capuz, med huva', 'quilted, gesteppt, matelassé, matelassée, acolchado, acolchada, trapuntato, trapuntata, doorgestikt, pikowana, acolchoada, quiltad'],
  },
  { keys: 'care_instructions', freely: true, values: ['machine washable, waschmaschinenfest, lavable en machine, lavable a máquina, lavabile in lavatrice, wasbaar in de machine, można prać w pralce, lavável na máquina, maskintvätt', 'hand wash, hand wash only, handwäsche, lavage à la main, lavar a mano, lavare a mano, handwas, prać ręcznie, lavar à mão, handtvätt', 'dry clean, dry clean only, chemische reinigung, nettoyage à sec, limpieza en seco, lavaggio a secco, stomen, pranie chemiczne, limpeza a seco, kemtvätt'] },
];

const ALL_ROWS: readonly ClosedRow[] = [...ROWS, ...WORN_ROWS, ...GOODS_ROWS, ...SAID_ROWS];

/** A phrase that says a value: of which row, and the how many-th of it. */
export interface ClosedPhrase {
  words: readonly string[];
  row: number;
  value: number;
  look: boolean;
  use: boolean;
  inTextAlone: boolean;
  alone: boolean;
}

/** The closed classes of attributes, as they are searched. */
export interface ClosedAttributes {
  /** The row that an attribute takes its values from. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** Phrases by their first word, the longest first. */
  readonly byFirst: ReadonlyMap<string, readonly ClosedPhrase[]>;
  /** The first key of each row, whose words name a field that nobody asks for. */
  readonly keys: readonly string[];
  /** Rows that say the same of whatever thing, with the families that they are said of; null: of all. */
  readonly freely: readonly (readonly Family[] | null | undefined)[];
  /** What an amount counts, by its words: behind the amount, and before it. */
  readonly counted: Record<'behind' | 'before', ReadonlyMap<string, AmountRow>>;
  readonly codes: typeof CODE_ROWS;
  /** Parts with fields of their own, by each of their words. */
  readonly parts: ReadonlyMap<string, readonly PartRow[]>;
}

/** The words of a phrase as they are compared. */
export function closedWords(phrase: string): readonly string[] {
  return fold(phrase).split(/[\s-]+/u);
}

export function closedAttributes(): ClosedAttributes {
  const rowOf = new Map<string, number>();
  const byFirst = new Map<string, ClosedPhrase[]>();
  for (const [row, { keys, values, look = false, use = false, inTextAlone = false, alone = false }] of ALL_ROWS.entries()) {
    for (const key of keys.split(' ')) rowOf.set(key, row);
    for (const [value, phrases] of values.entries())
      for (const phrase of phrases.split(', ')) {
        const words = closedWords(phrase);
        const first = words[0] ?? '';
        const known = byFirst.get(first);
        if (known === undefined) byFirst.set(first, [{ words, row, value, look, use, inTextAlone, alone }]);
        else known.push({ words, row, value, look, use, inTextAlone, alone });
      }
  }
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  const keys = ALL_ROWS.map((row) => row.keys.split(' ')[0] ?? '');
  const freely = ALL_ROWS.map((row) => (row.freely === true ? (row.families ?? null) : undefined));
  return { rowOf, byFirst, keys, freely, counted: countedWords(), codes: CODE_ROWS, parts: partWords() };
}

function countedWords(): ClosedAttributes['counted'] {
  const behind = new Map<string, AmountRow>();
  const before = new Map<string, AmountRow>();
  for (const row of AMOUNT_ROWS)
    for (const noun of row.nouns.split(', ')) {
      const words = noun.endsWith('<') ? before : behind;
      const word = closedWords(noun.replace(/<$/, '')).join(' ');
      if (!words.has(word)) words.set(word, row);
    }
  return { behind, before };
}

function partWords(): ClosedAttributes['parts'] {
  const byWord = new Map<string, PartRow[]>();
  for (const row of PART_ROWS)
    for (const noun of row.nouns.split(', ')) {
      const word = closedWords(noun).join(' ');
      byWord.set(word, [...(byWord.get(word) ?? []), row]);
    }
  return byWord;
}
