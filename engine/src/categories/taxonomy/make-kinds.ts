// biome-ignore-all format: a line for each kind reads better than a make a line.
/** What makes are known for: our own general knowledge, for a guess where no word names the thing. Never in a text. */
import { fold } from '../../language/fold.ts';
import { tokenise } from '../../language/tokens.ts';
import { SHOE_ROWS } from '../shoe-makers.ts';

/** A kind and the makes that sell mostly such things; ? marks a make whose name is an ordinary word, which counts in the field of the make alone. */
const ROWS = `${SHOE_ROWS.trim()}
kids-shoes	Start-Rite, Ricosta, Superfit, Naturino, Bobux
jeans	Levi's, Wrangler?, Lee?, Diesel?, True Religion, 7 For All Mankind, Pepe Jeans, Nudie Jeans, G-Star, Replay?, Citizens of Humanity, Momotaro Jeans
jacket	The North Face, North Face, Canada Goose, Moncler, Belstaff, Schott, Alpha Industries, Helly Hansen, Columbia?, Berghaus, Jack Wolfskin, Arc'teryx, Patagonia?, Mountain Equipment, Napapijri, Parajumpers, Avirex, Fjällräven, Rab?, Regatta?, Craghoppers, Wellensteyn, Peak Performance, Haglöfs, Karrimor, Mountain Warehouse
wax-jacket	Barbour
dress	Sézane, Reformation, Ghost London, Phase Eight, Desigual, Self-Portrait, Diane von Furstenberg, Monsoon?, PrettyLittleThing, Shein, Boden, Seasalt, Joe Browns, House of CB, Missguided, Boohoo
t-shirt	Band Tees, Fruit of the Loom, Gildan, Stüssy
polo-shirt	Lacoste, Fred Perry
shirt	Charles Tyrwhitt, Eterna, Olymp, Ben Sherman, Thomas Pink, Hawes & Curtis, T.M. Lewin
jumper	Pringle, Aran?, Brora
suit	Brioni, Canali, Moss Bros, Suitsupply
hoodie	Champion?, Fear of God, Hellstar, Corteiz, Sp5der, Trapstar, Golf Wang
leggings	Lululemon, Gymshark, Sweaty Betty, Alo Yoga
underwear	Calvin Klein Underwear, Intimissimi, Triumph?, Agent Provocateur, Ann Summers, Victoria's Secret, Savage X Fenty, Hanes, Passionata, Aubade, Etam
bra	Chantelle, Gossard, Freya?, Panache?, Wonderbra
swimwear	Speedo, Arena?, Seafolly, Zoggs
socks	Falke, Happy Socks, Wolford
baby-clothes	Petit Bateau, Polarn O. Pyret, Frugi, Carter's, Zippy, Jacadi, Tartine et Chocolat, OshKosh, Maxomorra, Mini Rodini, JoJo Maman Bébé, Lupilu, Noppies, Gymboree, Kite Clothing
kids-clothes	Mini Boden, Okaïdi, Sergent Major, Vertbaudet, Gap Kids, Name It
hat	New Era, Kangol, Stetson, Akubra, 47 Brand
scarf	Barts
sunglasses	Ray-Ban, Oakley, Maui Jim, Persol, Police Eyewear, Carrera Eyewear, Bollé, Costa Del Mar
handbag	Michael Kors, Coach, Coach New York, Kate Spade, Longchamp, Mulberry?, Furla, Liebeskind, Radley, Dooney & Bourke, Louis Vuitton, Goyard, Bree?, Coccinelle, Lulu Guinness, Aspinal of London, Fossil?, Hermès, Bottega Veneta, Guess?, Picard?
backpack	Kånken, Eastpak, JanSport, Herschel, Osprey, Osprey Packs, Deuter, Satch, Ergobag, Lowe Alpine, Gregory?, Scout?
suitcase	Samsonite, Rimowa, American Tourister, Antler?, Tumi, Delsey, Briggs & Riley, Away Travel, Travelpro
keyring	Orbitkey
watch	Rolex, Omega?, Tag Heuer, Breitling, Tissot, Longines, Citizen?, Patek Philippe, Audemars Piguet, IWC, Panerai, Hublot, Jaeger-LeCoultre, Vacheron Constantin, Tudor?, Zenith?, Oris?, Rado, Certina, Hamilton?, Nomos, Junghans, Sinn?, Raymond Weil, Maurice Lacroix, Movado, Invicta, Bulova, Festina, Daniel Wellington, Baume & Mercier, Bell & Ross, Ebel, Girard-Perregaux, Mido, Poljot, Raketa, Ingersoll, Corum, Luminox, Glycine, Doxa, Enicar, Chopard, Frederique Constant, Christopher Ward, A. Lange & Söhne, Glashütte, Skagen, Accurist, Sekonda, Rotary?, Timex, Swatch, Orient?, Ball Watch, Citizen Eco-Drive, Obaku, Mondaine, Laco
automatic-watch	Seiko
digital-watch	Casio, G-Shock
smartwatch	Amazfit, Coros, Suunto, Garmin, Apple Watch, Pebble?
fitness-tracker	Fitbit, Whoop
bracelet	Pandora?, Nomination?, Chamilia, Troll Beads
necklace	Missoma, Monica Vinader, Swarovski, Clogau, Links of London
gold-jewellery	Cartier, Tiffany & Co, Bulgari, Van Cleef & Arpels, Boucheron, Annoushka
smartphone	iPhone, Huawei, OnePlus, Xiaomi, Oppo, Fairphone, Realme, Redmi, Samsung Galaxy, Google Pixel, Motorola, HTC, Doogee, Honor?, Nothing Phone, Wiko, Blackview
mobile-phone	Nokia, BlackBerry, Doro
laptop	MacBook, ThinkPad, Alienware, Chromebook, Dell XPS, IdeaPad, Asus ZenBook, Chuwi, Medion
desktop-computer	iMac, Mac Mini, Mac Pro, Compaq
tablet	iPad, Remarkable?
e-reader	Kindle, Kobo, Tolino, PocketBook
monitor	BenQ, AOC, Iiyama, Eizo
printer	Lexmark, Kyocera, Epson, Oki
router	Netgear, TP-Link, Linksys, AVM, Fritzbox, Ubiquiti, MikroTik, D-Link
hard-drive	Seagate, Western Digital, SanDisk, LaCie, Synology, QNAP, Crucial?, Maxtor
graphics-card	Nvidia, EVGA, Sapphire Radeon, Zotac
computer-keyboard	Keychron, Ducky?
mouse	SteelSeries
calculator	Texas Instruments
film-camera	Leica, Hasselblad, Rolleiflex, Mamiya, Bronica, Contax, Praktica, Zenit, Yashica, Minolta, Pentax, Lomography, Rollei, Agfa, Voigtländer, Zeiss Ikon, Chinon, Cosina, Kiev?, Lubitel, Bolex
camera-lens	Sigma?, Tamron, Tokina, Samyang, Carl Zeiss, Carl Zeiss Jena, Meyer-Optik, Laowa, Helios?
digital-camera	Nikon, Canon, Fujifilm, Olympus, Lumix
instant-camera	Polaroid, Instax
action-camera	GoPro, Insta360
drone	DJI, Mavic?, Parrot?
tripod	Manfrotto, Gitzo, Benro, Joby
binoculars	Swarovski Optik, Bushnell, Steiner?, Opticron
telescope	Celestron, Sky-Watcher, Meade
headphones	Sennheiser, Beats, Beyerdynamic, AKG, Bose, Grado, Audeze, HiFiMan, Skullcandy, Jabra, Plantronics, Audio-Technica
earphones	AirPods, Galaxy Buds, 1More
bluetooth-speaker	JBL, Ultimate Ears, Soundcore, Anker Soundcore
smart-speaker	Sonos, Amazon Echo, Google Home, Google Nest, Echo Dot, HomePod
speakers	Klipsch, KEF, Bowers & Wilkins, Dali?, Canton?, Elac, Heco, Magnat, Wharfedale, Mission?, Tannoy, Dynaudio, Focal?, Monitor Audio, Q Acoustics, Celestion, Martin Logan, Cerwin-Vega, Jamo, Infinity?
turntable	Thorens, Technics, Pro-Ject, Rega, Dual?, Garrard, Crosley, Lenco
amplifier	Marantz, Denon, Onkyo, NAD?, Rotel, Accuphase, McIntosh, Cambridge Audio, Arcam, Luxman, Yamaha RX, Naim?, Quad?, Cyrus?, Musical Fidelity, Sansui, Harman Kardon
hifi-system	Bang & Olufsen, B&O
microphone	Shure, Rode?, Neumann, Blue Microphones
television	Hisense, Samsung QLED, Bravia
projector	Optoma, Epson EH
streaming-device	Roku, Fire TV, Chromecast, Apple TV
games-console	PlayStation, Xbox, PS5, PS4, PS3, PS2, Nintendo Switch, Nintendo Wii, GameCube, Nintendo 64, Sega Mega Drive, Dreamcast, Super Nintendo
handheld-console	Game Boy, Nintendo DS, Nintendo 3DS, PSP, PS Vita, Steam Deck
vr-headset	Oculus, Meta Quest, HTC Vive
sofa	DFS, Sofology, Loaf?, Natuzzi, Rolf Benz, Made.com
armchair	Stressless, Ekornes
office-chair	Herman Miller, Steelcase, Secretlab, Humanscale, Haworth
chair	Vitra, Thonet, Kartell, Fritz Hansen, Ercol, Hitchcock
shelving-unit	USM Haller, String Furniture, Billy?, Kallax
sideboard	G Plan, Nathan?
mattress	Emma?, Simba?, Tempur, Casper?, Silentnight, Hypnos, Rest Assured, Sealy
lamp	Anglepoise, Artemide, Flos, Louis Poulsen, Foscarini
candle	Yankee Candle, Diptyque, Neom
ornament	Lladro, Hummel, Royal Doulton, Goebel, Capodimonte, Willow Tree
plates	Wedgwood, Royal Albert, Villeroy & Boch, Denby, Portmeirion, Spode, Noritake, Rosenthal, Hutschenreuther, Meissen, Royal Copenhagen, Johnson Brothers, Royal Worcester, Emma Bridgewater, Midwinter?, Burleigh, Arcopal, Haviland, Gien
glassware	Waterford, Riedel, Luminarc, Dartington Crystal, Edinburgh Crystal, Iittala
art-glass	Murano?, Lalique, Caithness Glass, Orrefors, Kosta Boda, Holmegaard
casserole	Le Creuset, Staub, Tefal, Fissler, Circulon, Lodge Cast Iron, WMF
storage-jar	Tupperware, Kilner, Lock & Lock
kitchen-knife	Global Knives, Zwilling, Wüsthof, Sabatier
teapot	Bodum
stand-mixer	KitchenAid, Kenwood Chef, Kenwood
food-processor	Nutribullet, Thermomix, Magimix, Vitamix, Ninja?, Cuisinart
coffee-machine	Nespresso, DeLonghi, Sage?, Gaggia, Rancilio, La Pavoni, Dolce Gusto, Tassimo, Senseo, Jura?, Moccamaster, Melitta, Keurig, Bialetti, Aeropress
toaster	Dualit
air-fryer	Tower?
cooker	Smeg, Aga?, Rangemaster
washing-machine	Miele, Hotpoint, Indesit, Zanussi, Beko, Whirlpool
vacuum-cleaner	Dyson, Hoover?, Roomba, iRobot, Shark?, Vax?, Henry Hoover, Numatic, Roborock, Ecovacs, Neato, Gtech, Bissell, Vorwerk, Eufy
iron	Laurastar
heater	Dimplex
sewing-machine	Singer?, Janome, Bernina, Pfaff, Husqvarna Viking, Elna, Brother Innov-is, Juki, Necchi
boiler	Worcester Bosch, Vaillant, Baxi, Viessmann
book	Penguin, Folio Society, Gallimard, Ladybird?, Taschen, Reclam, Puffin
comic	Marvel Comics, DC Comics, Panini Comics
lego-set	LEGO, Lego Technic, Mega Bloks, Duplo
soft-toy	Jellycat, Steiff, Build-A-Bear, Ty Beanie, Beanie Babies, Squishmallows, Squishmallow
doll	Barbie?, Bratz, American Girl, Baby Born, Monster High, LOL Surprise, Rainbow High
action-figure	Hot Toys, Kenner, NECA, Schleich, Playmobil, Papo, McFarlane Toys
vinyl-figure	Funko, Funko Pop
toy-car	Hot Wheels, Matchbox, Dinky Toys, Corgi Toys, Majorette, Bburago, Siku, Minichamps, Maisto, Bruder?, Micro Machines, Lledo
train-set	Märklin, Hornby, Fleischmann, Roco?, Piko, Bachmann, Brio?, Trix?, Faller, Lionel?, Rivarossi, Graham Farish, Kato?
board-game	Hasbro Gaming, Asmodee, Catan, Cards Against Humanity, Haba, MB Games, Days of Wonder, Piatnik
jigsaw	Ravensburger, Educa, Clementoni, Eurographics, Gibsons
wooden-toy	Fisher Price, VTech, Hape, Le Toy Van, Melissa & Doug, Little Tikes, Tonies, Toniebox, PlanToys, LeapFrog, Djeco, Janod, Bigjigs
miniature-figures	Warhammer, Games Workshop
model-kit	Airfix, Revell, Tamiya, Italeri, Gundam
trading-card	Pokémon TCG, Pokemon?, Yu-Gi-Oh, Magic The Gathering, Panini?, Topps, Match Attax
pushchair	Bugaboo, iCandy, Silver Cross, Uppababy, Cosatto, Hartan, Babyzen, Mountain Buggy, Phil & Teds, Quinny, Joolz, Stokke, Emmaljunga, Inglesina, Peg Perego, Baby Jogger, Chicco, Hauck, Teutonia, Nuna
car-seat	Maxi Cosi, Maxi-Cosi, Cybex, Britax Römer, Britax, Joie, Recaro, Axkid, BeSafe
baby-carrier	BabyBjörn, Ergobaby, Tula?, Manduca
baby-feeding	Tommee Tippee, Philips Avent, Avent, Medela, Dr Brown's, Elvie, MAM Baby, NUK, Nuby, Lansinoh
bedside-crib	Snuzpod
tennis-racket	Wilson?, Babolat, Yonex, Head?, Carlton Badminton
golf-club	Titleist, Callaway, TaylorMade, Cobra Golf, PXG, Cleveland Golf, Odyssey Putter
skis	Rossignol, Atomic?, Fischer Ski, Dynastar, Völkl, K2
skateboard	Santa Cruz Skateboards, Penny Skateboards
fitness-machine	Peloton, NordicTrack, Concept2, Kettler, BH Fitness
weights	Bowflex
tent	Vango, Quechua, Outwell, Coleman?, MSR, Robens
fishing	Shimano Baitrunner, Daiwa, Abu Garcia, Penn Fishing, Mitchell Reels, Nash Tackle, Korda, Okuma, Rapala, Greys?, Hardy?
bicycle	Specialized, Trek?, Giant?, Cannondale, Cube Bikes, Bianchi, Scott?, Merida?, Raleigh, Brompton, Carrera Bikes, Boardman, Gazelle, Batavus, Canyon?, Pinarello, Colnago, Orbea, Rockrider, Btwin, Pashley, Dawes?, Claud Butler, Ribble, Haibike, Kalkhoff, Riese & Müller, Santa Cruz Bicycles, Marin Bikes, Norco, GT Bicycles, Mongoose?, Cervélo, De Rosa, Woom, Puky, Focus Bikes, Ghost Bikes, Cube?, Focus?, Ghost?, Bulls?, Felt?, Rose?, Look?, Stevens?, Victoria?, Hercules?, Diamant?, Sparta?, Rocky Mountain?, BMC?, Bergamont, Winora, Lapierre, Koga, Kona?, Gitane, Motobécane, Corratec, Univega, Ridley?, Rabeneick, Bottecchia, Cinelli, Mondraker, Sunn
bike-part	SRAM, Campagnolo, RockShox, Fulcrum, Race Face, DT Swiss, Brooks England, Crankbrothers, Magura
derailleur	Shimano
electric-guitar	Fender, Gibson, Epiphone, Squier, PRS, Ibanez, Gretsch, Rickenbacker, Jackson?, ESP, Stratocaster, Telecaster, Les Paul, BC Rich, Charvel, Schecter
acoustic-guitar	Martin Guitar, Taylor Guitars, Takamine, Ovation?, Guild?, Larrivée
guitar-amp	Marshall, Vox?, Orange Amps, Mesa Boogie, Laney, Blackstar, Ampeg, Boss Katana, Line 6
effects-pedal	Electro-Harmonix, MXR, Strymon, TC Electronic, Digitech
keyboard-instrument	Roland?, Korg, Moog, Nord?, Arturia, Behringer?, Elektron, Novation?
dj-equipment	Pioneer DJ, Numark, Traktor, Native Instruments, Akai MPC
piano	Steinway, Bechstein, Bösendorfer, Blüthner, Chappell, Kawai
drum	Pearl Export, Ludwig?, Mapex, Zildjian, Sabian, Paiste, Tama?
harmonica	Hohner
combi-drill	Makita, DeWalt, Milwaukee, Hilti, Ryobi, Einhell, Metabo, Parkside
plunge-saw	Festool, Mafell
hand-tool	Stanley?, Bahco, Snap-on, Knipex, Wera, Facom, Gedore, Hazet, Draper Tools, Leatherman, Felco
chainsaw	Stihl, Jonsered, McCulloch
lawnmower	Flymo, Mountfield, Honda Izy, Husqvarna, Qualcast, Hayter
pressure-washer	Kärcher, Karcher, Nilfisk
garden-hose	Gardena, Hozelock
barbecue	Weber?, Traeger, Ooni, Big Green Egg, Campingaz
hot-tub	Lay-Z-Spa, Intex
car	BMW, Audi, Mercedes-Benz, Mercedes, Volkswagen, VW, Opel, Vauxhall, Renault, Citroën, Peugeot, Fiat, Toyota, Nissan, Mazda, Hyundai, Kia, Volvo, Skoda, Škoda, Dacia, Tesla?, Porsche, Land Rover, Jaguar?, Alfa Romeo, Mini Cooper, Jeep, Ford?, Chevrolet, Lexus, Suzuki Swift, Subaru, Honda Civic, Seat?, Smart?, Rover?, Lotus?, Lincoln?, Alpine?, MG?, Morgan?, Dodge?, Hummer?, Lada?, Cupra, Saab, Mitsubishi, Daihatsu, Lancia, Maserati, Trabant, Wartburg, SsangYong, Chrysler, Infiniti, Isuzu, Daewoo, Pontiac, Cadillac, Buick, Bentley, Aston Martin, Rolls-Royce, Abarth, Polestar, Lamborghini
motorcycle	Simson, Vespa, Harley Davidson, Ducati, KTM, Triumph Bonneville, Kawasaki, Piaggio, Yamaha YZ, Honda CB, Lambretta, Moto Guzzi, Royal Enfield, Suzuki GSX, BMW GS, Zündapp, Kreidler, Aprilia, MZ?, Jawa, Puch, BSA?, NSU, MBK, Kymco, Derbi, Gilera, Malaguti, Rieju, Cagiva, Laverda, Moto Morini, MV Agusta, Benelli, CFMoto, Keeway, Norton?, SYM?, Bultaco, Montesa?, Ural?
motorcycle-gear	Arai, Shoei, AGV, Alpinestars, Dainese, HJC, Hein Gericke, Rukka
wheel-tyre	Michelin, Pirelli, Continental Tyres, Goodyear, Bridgestone, Hankook, Dunlop Tyres, Falken, Nokian
car-part	Hella, Bilstein, Valeo, Brembo, Sachs, NGK, Magneti Marelli, Eibach, Akrapovic
car-battery	Varta?, Exide
roof-bike-carrier	Thule
pen	Montblanc, Parker Pen, Lamy, Waterman?, Pelikan, Sheaffer, Kaweco, Conway Stewart
typewriter	Olivetti, Remington Rand, Hermes Baby, Olympia Typewriter
knitting-yarn	Stylecraft, Drops?, Rowan?, Malabrigo, King Cole, Patons, Phildar, Debbie Bliss, Lana Grossa, Katia?, Sirdar, Noro
embroidery-thread	DMC, Anchor Threads
cutting-machine	Cricut, Sizzix
art-supplies	Copic, Winsor & Newton, Caran d'Ache, Faber-Castell, Derwent, Prismacolor, Posca?
dog-harness	Ruffwear, Julius-K9
pet-grooming	FURminator
aquarium	Juwel, Fluval, Eheim
pet-supplies	Royal Canin, Purina, Whiskas, Hill's?
perfume	Chanel No 5, Dior Sauvage, Jo Malone, Creed?, Guerlain, Byredo, Le Labo, Penhaligon's, Paco Rabanne, Amouage, Azzaro, Mugler, Acqua di Parma, Diptyque Paris, Floris
makeup	MAC?, NARS, Urban Decay, Huda Beauty, Morphe, Maybelline, Rimmel, Too Faced, Benefit?, Charlotte Tilbury, Bobbi Brown, Fenty Beauty, Tarte?, NYX, Revlon, Anastasia Beverly Hills, ColourPop, OPI, Essie, Bourjois, e.l.f., ELF Cosmetics, Max Factor, Laura Mercier, bareMinerals
face-serum	The Ordinary, Clinique, CeraVe, Estée Lauder, Clarins, Elemis, Drunk Elephant, La Roche-Posay, Nivea, Olay, Neutrogena, Kiehl's, Caudalie, Biotherm, Nuxe, Avène, Paula's Choice, Liz Earle, Tatcha
handmade-soap	Lush, Bath & Body Works, The Body Shop, Molton Brown, Rituals?, Soap & Glory, Perfectly Posh, L'Occitane, Dove?
hair-care	Olaplex, Redken, Kérastase, Wella, Aveda, Moroccanoil
hair-tool	ghd, Airwrap, Dyson Supersonic, Babyliss, Cloud Nine, Remington?
shaver	Braun Series, Philips OneBlade, Gillette
toothbrush	Oral-B, Sonicare
health-device	Omron, Beurer, Theragun
supplement	Myprotein, Optimum Nutrition
stationery	Moleskine, Leuchtturm1917, Filofax, Paperchase
`;

const MOST_WORDS = 4;

let made: ReadonlyMap<string, { kinds: string[]; isWord: boolean }> | undefined;

function keysOf(text: string): readonly string[] {
  return tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => fold(key));
}

function makes(): ReadonlyMap<string, { kinds: string[]; isWord: boolean }> {
  if (made !== undefined) return made;
  const found = new Map<string, { kinds: string[]; isWord: boolean }>();
  for (const row of ROWS.trim().split('\n')) {
    const [kind = '', names = ''] = row.split('\t');
    for (const name of names.split(', ')) {
      const isWord = name.endsWith('?');
      const key = keysOf(isWord ? name.slice(0, -1) : name).join(' ');
      const known = found.get(key);
      if (known === undefined) found.set(key, { kinds: [kind], isWord });
      else known.kinds.push(kind);
    }
  }
  made = found;
  return found;
}

/** Every make of the table, folded, with the ids of its kinds. */
export function makesOfKinds(): ReadonlyMap<string, readonly string[]> {
  return new Map([...makes()].map(([make, { kinds }]) => [make, kinds]));
}

/**
 * The kinds of things that a make, and the makes named in `name`, are known for. What names a longer line comes
 * first: "Google Pixel" before "Google".
 */
export function kindsOfMake(make: string, name: string): readonly string[] {
  return [...new Set([...kindsAmong(keysOf(name), false), ...kindsAmong(keysOf(make), true)])];
}

function kindsAmong(keys: readonly string[], isField: boolean): readonly string[] {
  const found: { kinds: readonly string[]; length: number }[] = [];
  for (let from = 0; from < keys.length; from += 1)
    for (let to = Math.min(keys.length, from + MOST_WORDS); to > from; to -= 1) {
      const make = makes().get(keys.slice(from, to).join(' '));
      if (make === undefined || (make.isWord && !isField)) continue;
      found.push({ kinds: make.kinds, length: to - from });
      break;
    }
  return found.sort((one, other) => other.length - one.length).flatMap(({ kinds }) => kinds);
}
