/** Words and phrases that promise, praise or grade, with the kind of claim that each makes. */
import type { ClaimKind } from '@smart-listings/contract';
import { fold, singular } from '../categories/words.ts';

const PHRASES: readonly (readonly [kind: ClaimKind, phrases: string])[] = [
  [
    'condition',
    `nothing missing, nothing is missing, never been worn, never been used, never been opened, never been played, never been ridden, never been washed, worn down, worn out, water damage, water damaged, tags attached, tag attached, tags still attached, carries its tags, still tagged, still wrapped, none missing, no parts missing, resoled, re soled, reheeled, re heeled, rewired, rebuilt, rechromed, replated, repolished, regreased, freshly painted, newly painted, recently painted, freshly polished, freshly waxed, newly upholstered, runs freely, run freely, like new, as new, good as new, brand new, near mint, gem mint, mint, mint condition, pristine, immaculate, flawless, spotless, excellent condition, perfect condition, very good condition, great condition, superb condition, amazing condition, good condition, fair condition, excellent used condition, full working order, good working order, perfect working order,
    sealed, factory sealed, still sealed, unopened, unused, unworn, never worn, never used, never opened, unread, unplayed, unmarked, undamaged, bnwt, bnib, nwt, nwot, bnwot, deadstock, new with tags, new in box, nib, with tags, pack fresh, uncirculated, bunc, proof coin,
    refurbished, renewed, reconditioned, restored, fully restored, refinished, serviced, fully serviced, recently serviced, professionally serviced, overhauled, re waxed, rewaxed, re tinned, newly re tinned, freshly strung, freshly set up, set up by,
    tested, fully tested, film tested, fully working, fully functional, fully operational, works perfectly, working perfectly, works great, works flawlessly, works like new, perfect working, working order, tested and working, runs perfectly, plays perfectly, keeps good time, keeps perfect time, works as it should, everything works, in working order, ready to play, ready to type, ready to use, ready to ride, ready to go,
    scratch free, chip free, moth free, blemish free, mark free, damage free, crack free, no signs of wear, no signs of use, free of scratches, free from scratches, free of damage, free from damage, free of marks, no sign of wear, lightly used, barely used, hardly used, hardly worn, gently used, barely worn, lightly worn, used once, worn once, used only once, worn only once, opened once, clean inside, stain free, rust free, complete set, complete and working, 100 complete, fully complete, not a scratch, not a mark, distressed, freshly cleaned, recently cleaned, dry cleaned, professionally cleaned, deep cleaned, clean condition, fully charged, runs smoothly, run smoothly, smooth running, runs well, works smoothly, great charge, good charge, holds charge well, hold a charge, holds a charge, hold a full charge, holds a full charge, complete run, complete series, full run, full set, accident free, pest free, disease free, well established, like clockwork, freshly serviced, recent service, fresh battery, well maintained, new battery, new strings, new ribbon, new soles, new tyres, ungraded, for parts, spares or repair, faulty, broken, not working, open box, ex display, second hand, scratch resistant screen intact`,
  ],
  [
    'superlative',
    `stunning, beautiful, beautifully, gorgeous, amazing, incredible, fantastic, wonderful, exquisite, superb, outstanding, exceptional, best, perfect, perfectly, rare, very rare, ultra rare, extremely rare, hard to find, highly sought after, sought after, collectible, collectable, must have, must see, luxury, luxurious, premium, high quality, high end, top quality, finest, excellent, superior, ultimate, unbeatable, unmissable, iconic, unique, one of a kind, durable, hard wearing, hardwearing, long lasting, sturdy, robust, reliable, dependable, trusty, heavy duty, front row, vip, backstage, whisper quiet, near silent, ultra quiet, soft, super soft, all day comfort, lightweight, powerful, lightning fast, blazing fast, crystal clear, breathtaking, magnificent, spectacular, remarkable, legendary, museum quality, investment, investment piece, bargain, great value, cheap, cheapest, unrivalled, unparalleled, state of the art, cutting edge, world class, award winning, award, prize winning, winner of, best selling, bestselling, best seller, popular, on trend, designer, statement piece, heirloom, showstopping, show stopping, exclusive, limited edition, special edition, collectors edition, first edition, 1st edition, first pressing, original pressing, first printing, first issue, shadowless, error coin, chase variant, limited mintage, limited run, retired, discontinued, deluxe, gift worthy, lifelong, effortless, effortlessly, vibrant, rich sound, immersive, superfast, ultra fast, ergonomic, beginner friendly, family friendly, professional grade, pro grade, studio quality, heavy duty, industrial strength, military grade, impeccable, meticulously, masterpiece, vintage, antique, retro, classic design, handcrafted, hand crafted, handmade, hand made, hand woven, handwoven, hand dyed, hand painted, hand beaded, hand stitched, handpicked, artisan, artisanal, bespoke, personalised, personalized, personalise, personalize, professionally, made to order, made to measure, one off, reclaimed, farmhouse, shabby chic, mid century, art deco, victorian, edwardian, georgian, pre war, danish, scandinavian, chippendale, sweetheart, pro painted, professionally painted, bevelled`,
  ],
  [
    'guarantee',
    `archival, lightfast, no extra cost, no extra charge, at no charge, free of charge, tumble dried, tumble drier, tumble dryer, machine washed, acid free, only needs, to your door, delivered to, silently, quiet, conditioned, predator proof, child proof, childproof, bite proof, chew proof, rust proof, rustproof, heat proof, heatproof, oven proof, ovenproof, soundproof, tamper proof, crease proof, tear proof, spill proof, spillproof, splash proof, frost resistant, heat resistant, rust resistant, safety standard, safety standards, meets all, complies with, compliant, conforms to, the microwave, in microwave, and microwave, microwave safe, the freezer, and freezer, for the oven, in the oven, oven to table, induction, all hobs, can be delivered, will deliver, can deliver, delivery can be arranged, we deliver, delivery possible, powder coated, by hand, no maintenance, maintenance free,  authenticity, authentic guaranteed, genuine, 100 genuine, 100 authentic, 100 original, official, officially licensed, oem, original, originally, guaranteed, guarantee, guarantees, warranty, manufacturer warranty, lifetime warranty, lifetime guarantee, certified, certificate, certificate of authenticity, certification, approved, verified, safety tested, pat tested, crash tested, independently tested, dermatologist, dermatologist tested, clinically proven, clinically tested, vet recommended, professionally graded, professionally valued, valued, hallmarked, signed, hand signed, autographed, signed copy, match worn, match used, player issue,
    waterproof, fully waterproof, water resistant, water repellent, splashproof, showerproof, shower proof, rainproof, rain proof, weatherproof, weather sealed, windproof, dustproof, shockproof, shatterproof, frost proof, frostproof, fireproof, flame retardant, fire retardant, stain resistant, scratch resistant, sweatproof, sweat resistant, moth proof, escape proof, odour free, airtight, leakproof, leak proof, non slip, anti slip, non stick, non toxic, crease free, colourfast, colorfast, breathable, insulated, thermal, uv protection,
    free delivery, free shipping, free postage, free p p, free returns, free gift, free fitting, fast shipping, fast delivery, fast dispatch, quick dispatch, same day, same day dispatch, next day, next day delivery, tracked, tracked delivery, tracked shipping, express delivery, delivery available, shipped, ships today, ships within, dispatched within, money back, returns accepted, refund, refunds, satisfaction, no risk, risk free, buy with confidence, returnable, insured, gift wrapped, gift wrapping, gift wrap, combined postage, collection available,
    smoke free, smoke free home, pet free, pet free home, non smoking, non smoking home, child free, dishwasher safe, microwave safe, oven safe, freezer safe, food safe, machine washable, tumble dry, hand washable, hypoallergenic, organic, gots, oeko tex, vegan, cruelty free, eco friendly, environmentally friendly, sustainable, recycled, biodegradable, fragrance free, bpa free, lead free, pvc free, paraben free, latex free, gluten free, sugar free, antibacterial, anti bacterial, antimicrobial, kills, cures, clears acne, cures acne, all skin types, sensitive skin, self cleaning, easy fix, easy to fix, simple fix, quick fix, easy repair, just needs, easy to clean, easy to use, easy to fit, easy to install, fits all, fits any, fits most, universal, universal fit, compatible with all, works with all, one size fits all, safe for children, child safe, baby safe, ce marked, safe from birth, suitable from birth, energy efficient, energy saving, noise free, silent, all day battery, long battery life, good battery life, great battery life, fast charging, quick charge, perfectly safe, completely safe, hygienically, sterilised, true to size, plays all regions, region free, pet safe, child friendly, plug and play, builds muscle, build muscle, burns fat, burn fat, weight loss, boosts, relieves, detox, heals, fire label, fire labels, easy to assemble, easy assembly, fits perfectly, fits all models, lasts a week, lasts a full week, lasts all week, full week, lasts for days, lasts for hours, lasts all day, all day long, reduces, improves, prevents, protects against, solid, real, pure, 100 cotton, 100 wool, 100 silk, made in, designed by, designed in, manufactured in, imported from`,
  ],
  [
    'included',
    `in original box, original box, original packaging, original case, boxed, in box, complete in box, cib, with box, with papers, box and papers, with original box, with receipt, with manual, with instructions, with charger, gift box, dust bag, authenticity card, all accessories, all original accessories, complete with accessories, batteries included, spare parts included, complete with, gift set, box set, kit box`,
  ],
  [
    'size',
    `narrow fit, loose fit, tapered fit, straight fit, plus size, petite, womens, ladies, mens, unisex, tall fit, oversized, oversize, extra large, extra long, king size, queen size, full size, wide fit, skinny, skinny fit, slim fit, regular fit, relaxed fit, one size, plus fit, half size, compact, travel size, jumbo, life size`,
  ],
  [
    'model',
    `hand cranked, hand crank, treadle, hand wound, hepa, blood oxygen, heart rate, spo2, ecg, alexa, siri, google assistant, airplay, chromecast, carplay, android auto, dolby, scans and copies, scan and copy, it scans, also scans, windproof shell, wheelchair, straw, synthetic filling, synthetic, man made, cushioned, air cushioned, cushioning, moisture wicking, ventilated, quick drying, touchscreen, touch screen, bluetooth, wifi, wi fi, wireless, gps, nfc, oled, amoled, hdr, 4k, 5k, uhd, full hd, hdmi, usb c, esim, sim slot, dual sim, unlocked, sim free, fully unlocked, face id, touch id, fingerprint, fingerprint reader, backlit keyboard, backlit, retina, cordless, wired, battery powered, solar, solar powered, rechargeable, brushless, self propelled, mulching, foldable, folding, extendable, extending, adjustable, detachable, removable, removable covers, reversible, stackable, dimmable, plug in, wall mounted, freestanding, built in microphone, microphone, aux, aux input, noise cancelling, voice control, touch bar, true tone, led, led lights, glow in the dark, countdown timer, stopwatch, chronograph, sapphire, hacking, automatic, quartz, mechanical, hand winding, water tank, pockets, pocket, hooded, hood, lined, fleece lined, silk lined, unlined, stretch, stretchy, elasticated, sleeveless, long sleeve, short sleeve, sleeves, button fly, zip fly, steel toe, gore tex, dri fit, selvedge, raw denim, ripped, cropped, high waisted, low rise, v neck, crew neck, backless, strapless, adjustable straps, crossbody strap, laptop sleeve, fits a laptop, hardback, hardcover, paperback, blu ray, remastered, reissue, japanese import, 180g, region 2, 1tb, game pass, switch online, microsoft office, office included, windows 10, windows 11, headrest, lumbar support, with doors, castors, casters, memory foam, sprung, inverter, app controlled, glass bowl, refillable, long wearing, one hand fold, rocking, side handle, padded, padded handle, swimming, day date, pre programmed, flocked, stainless steel, carbon, ceramic coated, self watering, variegated, luminous, latest firmware, reclining, recliner, corset back, corset, boned, auto shut off, automatic shut off, thermal lining, xenon, bi xenon, halogen, blackout, hot swappable, hot swap, uk layout, us layout, qwerty, down filling, down filled, goose down, duck down`,
  ],
];

const OTHER_LANGUAGES: readonly (readonly [kind: ClaimKind, phrases: string])[] = [
  [
    'guarantee',
    `garantie, mit garantie, jahre garantie, wasserdicht, wasserfest, wasserabweisend, originalverpackt, echt, echtheit, zertifikat, zertifiziert, kostenloser versand, versandkostenfrei, schneller versand, nichtraucherhaushalt, tierfreier haushalt, frostsicher, frost proof, spülmaschinenfest, maschinenwaschbar, trinkwassergeeignet, geprüft, voll funktionsfähig, einwandfrei, funktioniert einwandfrei, rutschfest, rückgabe möglich, bügelfrei, vegan, bio,
    garanti, garantie à vie, imperméable, étanche, authentique, livraison gratuite, envoi gratuit, envoi rapide, livraison rapide, certifié, certificat, non fumeur, maison non fumeur, lavable en machine, fabriqué en france, fait en france, végan, parfait état de marche, fonctionne parfaitement, remboursement, retours acceptés, antidérapant,
    garantía, con garantía, impermeable, resistente al agua, auténtico, auténtica, envío gratis, envío rápido, homologado, homologada, certificado, certificada, funciona perfectamente, lavable, devoluciones, hecho en, antideslizante, ecológico,
    garanzia, impermeabile, autentico, autentica, spedizione gratuita, spedizione veloce, certificato, lavabile in lavatrice, funzionante, perfettamente funzionante, resistente all acqua, originale,
    waterdicht, gratis verzending, snelle verzending, echtheidscertificaat, werkt perfect, vaatwasserbestendig, rookvrij, origineel,
    gwarancja, na gwarancji, wodoodporny, wodoodporna, wodoszczelny, oryginalny, oryginalna, darmowa wysyłka, szybka wysyłka, certyfikat, w pełni sprawny, działa idealnie, autentyczny,
    garantia, à prova de água, à prova de agua, autêntico, envio grátis, envio rápido, certificado de autenticidade, funciona perfeitamente, lavável`,
  ],
  [
    'condition',
    `unfallfrei, scheckheftgepflegt, frisch gewartet, wartung frisch, neue kette, neue bremsen, neuer akku, lange akkulaufzeit, läuft rund, gut erhalten, révisé, révisée, entretien récent, longue autonomie, pile neuve, larga duración, recién revisado, recién revisada, batería nueva, lunga durata, revisionato, revisionata, tagliandato, batteria nuova, lange accuduur, pas onderhouden, rijklaar, nieuwe accu, bezwypadkowy, serwisowany, po serwisie, nowa bateria, longa duração, recém revisto, bateria nova, neuwertig, wie neu, fabrikneu, brandneu, unbenutzt, ungetragen, unbespielt, versiegelt, makellos, einwandfreier zustand, tadellos, filmgetestet, getestet, generalüberholt, neu mit etikett, sehr guter zustand, gebraucht, gebrauchter zustand, belichtungsmesser funktioniert, light meter works,
    comme neuf, comme neuve, neuf, neuve, neuf sous blister, jamais porté, jamais portée, jamais utilisé, parfait état, excellent état, très bon état, impeccable, scellé, reconditionné, sous blister,
    como nuevo, como nueva, nuevo, nueva, sin usar, sin estrenar, sin estrenar, perfecto estado, excelente estado, impecable, precintado, reacondicionado, con etiqueta original,
    come nuovo, come nuova, nuovo, nuova, mai usato, mai indossato, perfette condizioni, ottime condizioni, sigillato, ricondizionato,
    zo goed als nieuw, als nieuw, nieuw, nooit gedragen, ongebruikt, perfecte staat, gerefurbished, verzegeld,
    jak nowy, jak nowa, nowy, nowa, nowa z metką, z metką, nieużywany, nieużywana, nienoszona, idealny stan, stan idealny, bez śladów użytkowania, odnowiony,
    como novo, como nova, novo, nova, nunca usado, nunca usada, perfeito estado, selado, recondicionado`,
  ],
  [
    'superlative',
    `wunderschön, traumhaft, hochwertig, einzigartig, selten, sehr selten, limitiert, perfekt, erstklassig, rarität, handgemacht, handgefertigt, elegant, stilvoll, luxuriös,
    magnifique, superbe, rare, unique, exceptionnel, luxueux, parfait, parfaite, haute qualité, édition limitée, édition originale, dédicacé, édition reliée, élégant, sublime,
    precioso, preciosa, único, única, raro, lujo, perfecto, perfecta, alta calidad, edición limitada, espectacular, maravilloso, elegante, exclusivo, exclusiva,
    bellissimo, bellissima, unico, unica, raro, lusso, perfetto, perfetta, alta qualità, edizione limitata, stupendo, stupenda, prestigioso,
    prachtig, prachtige, uniek, zeldzaam, luxe, hoge kwaliteit, beperkte oplage, schitterend,
    piękny, piękna, przepiękna, wyjątkowy, wyjątkowa, rzadki, luksusowy, idealny, wysoka jakość, edycja limitowana, unikat,
    lindo, linda, maravilhoso, raríssimo, luxo, perfeito, perfeita, alta qualidade, edição limitada`,
  ],
  [
    'included',
    `mit wandhalterung, mit netzteil, mit ladegerät, mit ovp, mit originalverpackung, mit zubehör, schlauchwagen, mit tasche, mit box, mit anleitung, mit fernbedienung, mit kabel, mit akku, wandhalterung,
    boîte d origine, boîte cadeau, avec chargeur, avec boîte, avec facture, avec notice, avec housse, avec télécommande, coffret,
    funda para portátil, con caja, caja original, con cargador, con instrucciones, con funda, con mando, con etiqueta, todas las correas, sábanas incluidas, función balancín,
    con scatola, scatola originale, con caricatore, con istruzioni, con custodia, con telecomando,
    met doos, originele doos, met oplader, met handleiding, met hoes, met afstandsbediening,
    z pudełkiem, oryginalne pudełko, z ładowarką, z instrukcją, z paskiem, z pilotem, z etui, kieszenie, rękawy,
    com caixa, caixa original, com carregador, com manual, com capa, com comando`,
  ],
];

export interface Phrase {
  kind: ClaimKind;
  stems: readonly string[];
}

function add(map: Map<string, Phrase[]>, kind: ClaimKind, list: string) {
  for (const entry of list.split(',')) {
    const stems = (fold(entry).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
    const first = stems[0];
    if (first === undefined) continue;
    const phrases = map.get(first) ?? [];
    phrases.push({ kind, stems });
    map.set(first, phrases);
  }
}

function build(groups: readonly (readonly [ClaimKind, string])[]): ReadonlyMap<string, readonly Phrase[]> {
  const map = new Map<string, Phrase[]>();
  for (const [kind, list] of groups) add(map, kind, list);
  for (const phrases of map.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  return map;
}

/** The word by which a phrase is looked up: 'waterproofed' begins the phrases of 'waterproof'. */
export function phraseKey(stem: string): string {
  if (!stem.endsWith('proofed')) return stem;
  return stem.slice(0, -2);
}

/** English phrases by their first word, longest first. */
export const ENGLISH_PHRASES = build(PHRASES);
/** Phrases of the other languages; used for texts that are not English. */
export const OTHER_PHRASES = build(OTHER_LANGUAGES);

/** Japanese is not cut into words: these are looked for as they stand. */
export const JAPANESE_PHRASES: readonly (readonly [ClaimKind, string])[] = [
  ['condition', '新品'],
  ['condition', '未使用'],
  ['condition', '未開封'],
  ['condition', '美品'],
  ['condition', '極美品'],
  ['condition', '新品同様'],
  ['condition', '動作確認済み'],
  ['condition', '完動品'],
  ['condition', '傷なし'],
  ['included', '箱付き'],
  ['included', '説明書付き'],
  ['included', 'ソフト付き'],
  ['included', '電池付き'],
  ['included', '充電器付き'],
  ['included', '付属品完備'],
  ['included', 'ケース付き'],
  ['guarantee', '正規品'],
  ['guarantee', '本物'],
  ['guarantee', '防水'],
  ['guarantee', '保証'],
  ['guarantee', '送料無料'],
  ['guarantee', '即日発送'],
  ['superlative', '希少'],
  ['superlative', 'レア'],
  ['superlative', '限定'],
  ['superlative', '最高'],
  ['superlative', '高級'],
];
