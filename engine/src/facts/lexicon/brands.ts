/**
 * Makes that sellers name, in the makers' own spelling. Found in an item's name when the seller left
 * the make empty. Words that are common nouns (Next, Boss, Guess, Reserved) count only at its beginning.
 */
const CLEAR = `Apple, Samsung, Google Pixel, Nokia, Huawei, Honor, Xiaomi, Redmi, OnePlus, Oppo, Realme, Motorola, BlackBerry, HTC, Sony Ericsson, Sony, LG, Philips, Panasonic, Toshiba, Sharp, Hisense, TCL, Grundig, JVC, Hitachi, Bush, Blaupunkt, Loewe,
Dell, HP, Hewlett Packard, Lenovo, ThinkPad=Lenovo, ASUS, Acer, MSI, Microsoft, Razer, Alienware, Logitech, Corsair, SteelSeries, HyperX, Kingston, SanDisk, Seagate, Western Digital, Crucial, Netgear, TP-Link, Linksys, D-Link, Epson, Brother, Xerox, Kyocera, Wacom, Raspberry Pi, Nvidia, AMD, Intel, Gigabyte, EVGA, Cricut, Silhouette Cameo,
Canon, Nikon, Fujifilm, Fuji, Olympus, Pentax, Leica, Hasselblad, Minolta, Konica, Yashica, Mamiya, Rollei, Rolleiflex, Zeiss, Zenit, Praktica, Polaroid, Kodak, GoPro, DJI, Insta360, Sigma, Tamron, Tokina, Manfrotto, Lowepro, Sennheiser, Bose, JBL, Beats, Bang & Olufsen, B&O, Marshall, Sonos, AKG, Audio-Technica, Shure, Rode, Beyerdynamic, Skullcandy, Jabra, Anker, Soundcore, Harman Kardon, Denon, Marantz, Yamaha, Onkyo, Pioneer, Technics, Rega, Pro-Ject, Cambridge Audio, NAD, Naim, KEF, Bowers & Wilkins, Wharfedale, Tannoy, Mission, Monitor Audio, Roberts, Pure, Ruark, Numark,
Nintendo, PlayStation=Sony, Xbox=Microsoft, Sega, Atari, Valve, Steam Deck=Valve, Oculus, Meta Quest, Commodore, Amstrad, Sinclair,
Zara, H&M, Mango, Uniqlo, COS, Topshop, Topman, River Island, New Look, Primark, ASOS, Boohoo, PrettyLittleThing, Missguided, Shein, Monsoon, Phase Eight, Hobbs, Karen Millen, Ted Baker, Whistles, Reiss, AllSaints, Jigsaw, Joules, Seasalt, White Stuff, FatFace, Fat Face, Boden, Mini Boden, Per Una, M&S, Marks & Spencer, Marks and Spencer=Marks & Spencer, Laura Ashley, Cath Kidston, Superdry, Jack Wills, Hollister, Abercrombie & Fitch, American Eagle, Lululemon, Sweaty Betty, Gymshark, Levi's, Levis=Levi's, Wrangler, G-Star, G-Star Raw, True Religion, 7 For All Mankind, Tommy Hilfiger, Ralph Lauren, Polo Ralph Lauren, Calvin Klein, Hugo Boss, Lacoste, Fred Perry, Ben Sherman, Barbour, Belstaff, Burberry, Paul Smith, Stone Island, C.P. Company, CP Company, Moncler, Canada Goose, The North Face, North Face=The North Face, Patagonia, Columbia, Berghaus, Rab, Arc'teryx, Arcteryx=Arc'teryx, Mammut, Fjällräven, Fjallraven=Fjällräven, Jack Wolfskin, Craghoppers, Regatta, Helly Hansen, Musto, Timberland, Carhartt, Carhartt WIP, Dickies, Stüssy, Stussy=Stüssy, BAPE, A Bathing Ape, Palace, Off-White, Fear of God, Acne Studios, A.P.C., Comme des Garçons, Comme des Garcons=Comme des Garçons, Rick Owens, Maison Margiela, Yohji Yamamoto, Issey Miyake, Undercover, Number (N)ine, Vivienne Westwood, Alexander McQueen, Helmut Lang, Raf Simons, Balenciaga, Saint Laurent, Yves Saint Laurent, Gucci, Prada, Miu Miu, Fendi, Versace, Dolce & Gabbana, Armani, Emporio Armani, Giorgio Armani, Valentino, Givenchy, Louis Vuitton, Chanel, Dior, Christian Dior, Hermès, Hermes=Hermès, Céline, Celine, Chloé, Chloe=Chloé, Bottega Veneta, Loewe, Mulberry, Michael Kors, Kate Spade, Longchamp, Radley, Kipling, Furla, Marc Jacobs, Tory Burch, Kurt Geiger, Jimmy Choo, Christian Louboutin, Manolo Blahnik, Osprey, Eastpak, JanSport, Herschel, Samsonite, Antler, Deuter, Didriksons, Muddy Puddles, Polarn O. Pyret, Petit Bateau, Jojo Maman Bebe, JoJo Maman Bébé, Frugi, OshKosh, Carter's, Gap Kids, Diesel, Guidi, Chrome Hearts, Thug Club, Kapital, Visvim, Neighborhood, Wtaps, Evisu, Harley Davidson, Harley-Davidson, Schott, Alpha Industries, Champion, Fruit of the Loom, Gildan, Hanes, Russell Athletic, Starter, Majestic, Mitchell & Ness,
Nike, Adidas, Puma, Reebok, New Balance, Asics, Mizuno, Saucony, Brooks, Hoka, Converse, Vans, Fila, Kappa, Umbro, Under Armour, Skechers, Crocs, Birkenstock, Dr. Martens, Dr Martens=Dr. Martens, Doc Martens=Dr. Martens, Clarks, Ecco, UGG, Hunter, Salomon, Merrell, Keen, Teva, Grenson, Loake, Church's, Red Wing, R.M. Williams, Common Projects, Geox, Start-Rite, Hotter, Fly London, Camper, Jordan, Air Jordan, Yeezy,
IKEA, G Plan, G-Plan=G Plan, Ercol, Parker Knoll, Herman Miller, Steelcase, Vitra, Habitat, Dunelm, John Lewis, Laura Ashley, Made.com, Loaf, DFS, Silentnight, Tempur, Emma, Simba, Anglepoise, Le Creuset, Denby, Portmeirion, Hornsea Pottery, Hornsea, Wedgwood, Royal Doulton, Royal Albert, Royal Worcester, Spode, Midwinter, Poole Pottery, Clarice Cliff, Moorcroft, Emma Bridgewater, Cath Kidston, Villeroy & Boch, Meissen, Rosenthal, Royal Copenhagen, Arabia, Iittala, Marimekko, Waterford, Pyrex, Tupperware, Tefal, Staub, Lodge, Le Creuset, Joseph Joseph, Wüsthof, Zwilling, Global, Kenwood, KitchenAid, Breville, Nespresso, De'Longhi, Delonghi=De'Longhi, DeLonghi=De'Longhi, Krups, Gaggia, Sage, Smeg, Dualit, Russell Hobbs, Morphy Richards, Tower, Ninja, Nutribullet, Vitamix, Magimix, Cuisinart, Moulinex, Bosch, Siemens, Miele, AEG, Neff, Hotpoint, Indesit, Beko, Whirlpool, Zanussi, Electrolux, Candy, Hoover, Dyson, Shark, Vax, Henry Hoover, Numatic, Kärcher, Karcher=Kärcher, iRobot, Roomba=iRobot, Gtech, Bissell,
LEGO, Duplo=LEGO, Playmobil, Hasbro, Mattel, Barbie, Fisher-Price, Fisher Price=Fisher-Price, VTech, LeapFrog, Brio, Bigjigs, Hape, Melissa & Doug, Ravensburger, Sylvanian Families, My Little Pony, Hot Wheels, Matchbox, Corgi, Dinky, Hornby, Bachmann, Scalextric, Tomy, Nerf, Playmobil, Meccano, Airfix, Tamiya, Revell, Steiff, Jellycat, Build-A-Bear, Funko, Bandai, Games Workshop, Warhammer=Games Workshop, Pokemon, Pokémon, Magic The Gathering, Yu-Gi-Oh, Topps, Panini, Wizards of the Coast, Royal Mint, Bugaboo, iCandy, Silver Cross, Maxi-Cosi, Maxi Cosi=Maxi-Cosi, Cybex, Britax, Joie, Chicco, Mamas & Papas, Graco, Cosatto, Stokke, BabyBjörn, BabyBjorn=BabyBjörn, Ergobaby, Tommee Tippee, Medela, Elvie, Philips Avent, Dr Brown's, Nuna, UPPAbaby, Thule, Yoyo, Babyzen, Micro Scooters,
Makita, DeWalt, DEWALT=DeWalt, Milwaukee, Ryobi, Einhell, Black & Decker, Black and Decker=Black & Decker, Hilti, Festool, Metabo, Worx, Stanley, Stanley Bailey, Record Power, Irwin, Bahco, Wera, Knipex, Snap-on, Draper, Silverline, Stihl, Husqvarna, Flymo, Qualcast, Mountfield, Honda, Hayter, Gardena, Fiskars, Spear & Jackson, Hozelock, Weber, Karcher, Dremel, Triton, Trend,
Shimano, SRAM, Campagnolo, Brompton, Trek, Specialized, Giant, Cannondale, Boardman, Carrera, Raleigh, Halfords, Continental, Schwalbe, Garmin, Wahoo, Hope, RockShox, Mavic, Brooks England, Ortlieb, Castelli, Rapha, Castrol, Michelin, Pirelli, Bridgestone, Goodyear, Yakima, Wilson, Head, Babolat, Dunlop, Slazenger, Yonex, Prince, Callaway, TaylorMade, Titleist, Ping, Mizuno, Speedo, Gunn & Moore, Gray-Nicolls, Kookaburra, Everlast, Bowflex, NordicTrack, Peloton, Concept2, Burton, Rossignol, Salomon, Oakley, Ray-Ban, Ray Ban=Ray-Ban, Persol, Fitbit, Polar, Suunto,
Fender, Squier, Gibson, Epiphone, Ibanez, PRS, Gretsch, Martin Guitar, Takamine, Tanglewood, Roland, Korg, Casio, Moog, Behringer, Boss Katana, Line 6, Vox, Orange Amps, Mesa Boogie, Pearl Export, Zildjian, Hohner, Steinway, Selmer, Arturia, Novation, Akai, Focusrite, Ableton, Kawai, Dunlop Cry Baby,
Seiko, Citizen, Rolex, Omega, Tag Heuer, TAG Heuer, Breitling, Tissot, Longines, Hamilton, Swatch, Fossil, Timex, G-Shock=Casio, Pandora, Swarovski, Tiffany, Tiffany & Co, Cartier, Links of London, Thomas Sabo, Skagen, Daniel Wellington, Michael Hill,
Charlotte Tilbury, MAC, Estée Lauder, Estee Lauder=Estée Lauder, Clinique, Lancôme, Lancome=Lancôme, Chanel, Dior, Tom Ford, Jo Malone, Yves Rocher, The Ordinary, L'Oréal, L'Oreal=L'Oréal, Maybelline, Rimmel, NARS, Urban Decay, Benefit, Bobbi Brown, Huda Beauty, Fenty Beauty, Too Faced, GHD, Babyliss, Remington, Braun, Oral-B, The Body Shop, Lush, Molton Brown, Elemis, Liz Earle, Creed, Penhaligon's, Paco Rabanne, Jean Paul Gaultier, Drunk Elephant, CeraVe, La Roche-Posay, Furminator=FURminator, Ruffwear, Kong, Juwel, Fluval, Hagen, Trixie, Ferplast, Eheim, Julius-K9,
DMC, Stylecraft, Sirdar, Rowan, Drops, Debbie Bliss, King Cole, Janome, Singer, Bernina, Pfaff, Olivetti, Remington, Parker, Montblanc, Lamy, Pelikan, Waterman, Cross, Moleskine, Penguin, Puffin, Gallimard, Folio Society, Ladybird, Marvel, DC Comics, Disney, Harry Potter=, Swarovski, Lladro, Lladró, Capodimonte, Murano, Lalique, Beswick, Sylvac, Carlton Ware, Staffordshire, Victorinox, Leatherman, Zippo, Maglite, Petzl, Black Diamond, MSR, Vango, Coleman, Jetboil, Trangia, Osprey Farpoint=Osprey, Stanley Cup, Hydro Flask, Yeti, Chilly's, Kindle=Amazon, Amazon Echo=Amazon, Fire TV=Amazon, Ring Doorbell=Ring, Nest=Google, Arla, Alpro, Oatly, Tropicana, Bravo,
iPhone=Apple, iPad=Apple, MacBook=Apple, iMac=Apple, AirPods=Apple, iPod=Apple, Galaxy=Samsung, Game Boy=Nintendo, GameCube=Nintendo, Nintendo DS=Nintendo, Surface Pro=Microsoft, 任天堂, ソニー, パナソニック, シャープ, キヤノン, ニコン, 富士フイルム, オリンパス, カシオ, セイコー, ユニクロ, 無印良品, バンダイ, タカラトミー, サンリオ`;

/** Makes whose names are common words: only at the beginning of the item's name. */
const COMMON = `Next, Boss, Guess, Reserved, Gap, Mango, Coach, Supreme, Fossil, Champion, Hunter, Palace, Diesel, Apple, Orange, Vans, Brooks, Ring, Sage, Ninja, Shark, Tower, Pure, Mission, Prince, Head, Ping, Giant, Hope, Singer, Cross, Parker, Puffin, Penguin, Polar, Bush, Sharp, Marshall, Lodge, Global, Camper, Keen, Emma, Loaf, Kong, Drops, Rowan, Citizen, Trend, Triton, Record, Corgi, Dinky, Brother, Candy, Hoover, Nest, Joie, Creed, Benefit, Lush, MAC, COS, Regatta, Columbia, Habitat, Sinsay, Mohito, Esprit, Only, Vero Moda, Jack & Jones, Joop, s.Oliver, Tchibo, Desigual, Bershka, Stradivarius, Pull & Bear, Kiabi, Promod, Etam, Sézane, Decathlon, Quechua, Cropp, House, Yamamay, Intimissimi, Calzedonia, Tezenis, Hema, Zeeman, Bravo, Starter, Majestic, Mountfield, Quest, Yoyo, Silhouette, Continental, Jordan, Hamilton, Chrome, Fire, Surface, Galaxy, Steam, Reebok, Beats, Remington, Stanley, Wilson, Kenwood, Osprey, Fender, Moog, Parrot, Creative, Focus, Target, Pearl, Trek, Brita, Tetra`;

export interface Brand {
  readonly name: string;
  /** The words after the first, as splitWords keys them. */
  readonly rest: readonly string[];
  /** Counts only at the beginning. */
  readonly common: boolean;
}

function keys(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function compile(): ReadonlyMap<string, readonly Brand[]> {
  const map = new Map<string, Brand[]>();
  const add = (entry: string, common: boolean) => {
    const [spelling = '', maker] = entry.split('=');
    const name = (maker ?? spelling).trim();
    const [first, ...rest] = keys(spelling);
    if (first === undefined || name === '') return;
    const list = map.get(first) ?? [];
    const same = list.findIndex((brand) => brand.rest.join(' ') === rest.join(' '));
    if (same !== -1) list.splice(same, 1);
    list.push({ name, rest, common });
    map.set(first, list);
  };
  for (const entry of CLEAR.split(/[,\n]/)) if (entry.trim() !== '') add(entry.trim(), false);
  for (const entry of COMMON.split(/[,\n]/)) if (entry.trim() !== '') add(entry.trim(), true);
  for (const list of map.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  return map;
}

/** By first word; longest names first. */
export const BRANDS = compile();
