/**
 * How much more or less a make brings than an ordinary one of the same kind, from general knowledge
 * of resale. Only the order of magnitude is claimed: the range around it stays wide.
 */
export const BRAND_TIERS = {
  luxury: { factor: 9, label: 'luxury' },
  designer: { factor: 4.5, label: 'designer' },
  sought: { factor: 3, label: 'much sought-after' },
  premium: { factor: 1.6, label: 'premium' },
  middle: { factor: 1, label: 'mid-range' },
  budget: { factor: 0.6, label: 'budget' },
} as const;
export type BrandTier = keyof typeof BRAND_TIERS;

const NAMES: Record<BrandTier, string> = {
  luxury: `Louis Vuitton, Hermès, Chanel, Dior, Christian Dior, Gucci, Prada, Saint Laurent, Yves Saint Laurent, Balenciaga, Bottega Veneta, Fendi, Givenchy, Celine, Loewe, Valentino, Tom Ford, Brunello Cucinelli, Loro Piana, Chrome Hearts, Rick Owens, Christian Louboutin, Jimmy Choo, Manolo Blahnik, Goyard, Moncler, Cartier, Tiffany, Tiffany & Co, Rolex, Omega, Patek Philippe, Audemars Piguet, Breitling, IWC, Jaeger-LeCoultre, Tudor, Bulgari, Van Cleef & Arpels, Montblanc, Rimowa, Hasselblad, Leica, Raf Simons, Hedi Slimane, Burberry Prorsum, Balmain, Alexander McQueen, Miu Miu, Amiri, Berluti, Vetements, Steinway, Lalique, Vacheron Constantin, Panerai, Hublot, Naim, Dior Homme`,
  designer: `Maison Margiela, Martin Margiela, MM6, Comme des Garcons, Comme des Garçons, Junya Watanabe, Yohji Yamamoto, Issey Miyake, Undercover, Number (N)ine, Acne Studios, Off-White, Stone Island, CP Company, Isabel Marant, Vivienne Westwood, Ann Demeulemeester, Helmut Lang, Jean Paul Gaultier, Thierry Mugler, Versace, Dolce & Gabbana, Burberry, Kenzo, Marni, Jil Sander, Dries Van Noten, Lanvin, Moschino, Missoni, Golden Goose, Common Projects, Visvim, Kapital, Sacai, Our Legacy, Auralee, Bode, Fear of God, Rhude, Alyx, 1017 ALYX 9SM, Needles, Engineered Garments, Neighborhood, Wtaps, Marsell, ROA, A-Cold-Wall, Etro, Salvatore Ferragamo, Ferragamo, Tod's, Church's, Crockett & Jones, Mulberry, Chloé, Chloe, Stella McCartney, Canada Goose, Arc'teryx Veilance, Japanese Brand, ERL, Denim Tears, Thug Club, Vale, Basketcase Gallery, Hysteric Glamour, Gosha Rubchinskiy, Slam Jam, Human Made, Jacquemus, Ganni, Zimmermann, Self-Portrait, Mackage, Moose Knuckles, Anya Hindmarch, Proenza Schouler, Alexander Wang, Rag & Bone, Vlone, Sefr, Paul Harnden, Guidi, Carol Christian Poell, Julius, Boris Bidjan Saberi, Enfants Riches Deprimes, Gallery Dept, Studio D'Artisan, Momotaro Jeans, Siberia Hills, B.B. Simon, Hellstar, If Six Was Nine, Beauty Beast, Oakley Software, Drain Gang, Mastermind Japan`,
  sought: `Supreme, Bape, A Bathing Ape, Palace, Kith, Aime Leon Dore, Stussy, Stüssy, Corteiz, Travis Scott, Yeezy, Jordan, Jordan Brand, Kaws, Kanye West, Fuck The Population, Fucking Awesome, Golf Wang, Cactus Plant Flea Market, Sporty & Rich, Arc'teryx, Patagonia, Salomon, Diesel, Evisu, True Religion, Ed Hardy, Von Dutch, Nike SB, Nudie Jeans, Oakley, Band Tees, Rap Tees, Pleasures, Half Evil, Bottega Desires, Resort Corps, HIDDEN, Cav Empt, Carhartt WIP, Polo Sport, Levi's Vintage Clothing, RRL, Affliction, Coogi, Avirex, Pelle Pelle`,
  premium: `Apple, Sony, Bose, Bang & Olufsen, Sonos, Sennheiser, Dyson, Miele, KitchenAid, Le Creuset, Vitamix, Thermomix, Sage, Smeg, De'Longhi, Weber, Festool, Hilti, Snap-on, Makita, DeWalt, Milwaukee, Bosch Professional, Stihl, Husqvarna, Herman Miller, Vitra, Knoll, Fritz Hansen, Ercol, G Plan, Parker Knoll, Steelcase, Humanscale, Barbour, Belstaff, Patagonia, The North Face, Fjällräven, Rab, Mammut, Haglöfs, Montane, Ralph Lauren, Polo Ralph Lauren, Hugo Boss, Boss, Tommy Hilfiger, Calvin Klein, Lacoste, Fred Perry, Ted Baker, AllSaints, Reiss, Hobbs, Whistles, Sandro, Maje, The Kooples, COS, Margaret Howell, A.P.C., AMI, Norse Projects, Carhartt, Levi's, Wrangler, Lululemon, Sweaty Betty, Dr. Martens, Dr Martens, Red Wing, Timberland, Birkenstock, Blundstone, R.M. Williams, Loake, Grenson, UGG, Hunter, New Balance, Nike, Adidas, Asics, Hoka, On, Salomon, Veja, Ray-Ban, Persol, Michael Kors, Coach, Kate Spade, Longchamp, Marc Jacobs, Tumi, Samsonite, Osprey, Pandora, Swarovski, TAG Heuer, Longines, Tissot, Seiko, Citizen, Garmin, Canon, Nikon, Fujifilm, Olympus, Zeiss, Swarovski Optik, GoPro, DJI, Technics, Rega, Linn, KEF, Bowers & Wilkins, Denon, Marantz, Marshall, Fender, Gibson, Martin, Taylor, PRS, Rickenbacker, Yamaha, Roland, Moog, Korg, Nord, Bugaboo, Uppababy, iCandy, Stokke, Cybex, BabyZen, Joolz, Boden, Mini Boden, Petit Bateau, Jojo Maman Bebe, Steiff, Jellycat, LEGO, Hornby, Märklin, Games Workshop, Thule, Brompton, Specialized, Trek, Cannondale, Bianchi, Pinarello, Campagnolo, Brooks, Wahoo, Peloton, Concept2, Bowflex, Technogym, Titleist, TaylorMade, Callaway, Ping, Wilson, Babolat, Burton, Salomon, Charlotte Tilbury, Tom Ford Beauty, La Mer, Jo Malone, Estée Lauder, Lancôme, Dyson Hair, GHD, Moorcroft, Royal Copenhagen, Clarice Cliff, Meissen, Royal Doulton, Orla Kiely, Liberty, Designers Guild, Farrow & Ball, Microsoft Surface, Montegrappa, Pelikan, Helly Hansen, Jack Wolfskin, Musto, Schott, Filson, Pendleton, Dooney & Bourke, Furla, Radley, Ferrari, Heybo, Kodak, Polaroid, Juwel, Ruffwear, Furminator`,
  middle: `Marks & Spencer, M&S, Next, Gap, Zara, Mango, Topshop, Topman, River Island, Monsoon, Oasis, Warehouse, Dorothy Perkins, Debenhams, John Lewis, Joules, White Stuff, Seasalt, Fat Face, FatFace, Crew Clothing, Superdry, Jack Wills, Abercrombie & Fitch, Hollister, American Eagle, Uniqlo, Esprit, s.Oliver, Tom Tailor, Jack & Jones, Vero Moda, Only, Massimo Dutti, Arket, Weekday, Monki, & Other Stories, Banana Republic, J.Crew, J Crew, Lands' End, L.L. Bean, Eddie Bauer, Columbia, Berghaus, Regatta, Craghoppers, Karrimor, Trespass, Mountain Warehouse, Jack Murphy, Clarks, Converse, Vans, Puma, Reebok, Fila, Skechers, Crocs, Ecco, Geox, Start-rite, Hush Puppies, Rieker, Gabor, Kickers, Dune, Office, Kurt Geiger, Fossil, Casio, Swatch, Timex, Lorus, Sekonda, Skagen, Accurist, Samsung, Google, OnePlus, Xiaomi, Huawei, Honor, Motorola, Nokia, LG, Panasonic, Philips, Toshiba, Hitachi, Sharp, JVC, Pioneer, Onkyo, Sanyo, Aiwa, Lenovo, Dell, HP, Hewlett Packard, Acer, Asus, MSI, Logitech, Razer, Corsair, Microsoft, Nintendo, Sega, Atari, Xbox, PlayStation, JBL, Anker, Jabra, Beats, Skullcandy, Brother, Epson, Bosch, Siemens, AEG, Neff, Hotpoint, Beko, Indesit, Whirlpool, Zanussi, Electrolux, Candy, Hoover, Shark, Ninja, Tefal, Kenwood, Breville, Russell Hobbs, Morphy Richards, Nespresso, Krups, Braun, Oral-B, Remington, BaByliss, Tower, Salter, Joseph Joseph, Pyrex, Denby, Portmeirion, Wedgwood, Villeroy & Boch, Spode, IKEA, Habitat, Laura Ashley, Dunelm, Made, Black & Decker, Black+Decker, Ryobi, Einhell, Stanley, Draper, Sealey, Dremel, Skil, Worx, Karcher, Kärcher, Flymo, Gardena, Fiskars, Raleigh, Carrera, Giant, Halfords, Apollo, Btwin, Decathlon, Quechua, Spalding, Slazenger, Dunlop, Head, Prince, Yonex, Mitre, Umbro, Fisher-Price, Fisher Price, Playmobil, Hasbro, Mattel, Barbie, VTech, LeapFrog, Duplo, Hot Wheels, Matchbox, Corgi, Scalextric, Lego Duplo, Chicco, Graco, Maxi-Cosi, Britax, Silver Cross, Joie, Tommee Tippee, Mamas & Papas, Squier, Epiphone, Ibanez, Casio Music, Behringer, Puffin, Penguin`,
  budget: `Primark, George, F&F, Shein, Temu, Boohoo, PrettyLittleThing, Missguided, H&M, New Look, Matalan, Peacocks, Asda, Tu, Sainsbury's, Tesco, Lidl, Aldi, Parkside, Silvercrest, Florence & Fred, Forever 21, Cotton On, Atmosphere, Old Navy, Walmart, Amazon Basics, AmazonBasics, Wish, Wilko, Argos, Bush, Cookworks, Challenge, Silver Crest, Medion, Alba, Goodmans, Logik, Sandstrøm, Gildan, Fruit of the Loom, Hanes, Delta, Reserved, Sinsay, Pepco, KiK, Takko, C&A, Kiabi, Terranova, Bershka, Stradivarius, Pull&Bear, Zeeman, Action, Crane, Livergy, Esmara, Lupilu`,
};

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const tiers = new Map<string, BrandTier>();
for (const tier of ['budget', 'middle', 'premium', 'sought', 'designer', 'luxury'] as const) {
  for (const name of NAMES[tier].split(',')) tiers.set(fold(name), tier);
}

/** The tier of one name; a line of a house ("Nike ACG", "Rick Owens Drkshdw") goes with the house. */
function tierOf(name: string): BrandTier | undefined {
  const words = name.trim().split(/\s+/);
  for (let length = words.length; length > 0; length -= 1) {
    const tier = tiers.get(fold(words.slice(0, length).join(' ')));
    if (tier) return tier;
  }
  return undefined;
}

/** The tier of a make, of the highest of several ("Nike × Off-White"); null when it is not in the table. */
export function brandTier(brand: string): BrandTier | null {
  const found = brand
    .split(/[×/]| x /)
    .map(tierOf)
    .filter((tier) => tier !== undefined);
  return found.sort((a, b) => BRAND_TIERS[b].factor - BRAND_TIERS[a].factor)[0] ?? null;
}
