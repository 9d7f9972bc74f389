// biome-ignore-all format: one list of makes.
/**
 * The makes of the whole project, for text, photos, prices and rules: a row a price tier (by what they bring second-hand,
 * our own general knowledge), then those of no known tier. "Spelling=Make" is another name of a make or a line of it;
 * ? marks a make whose name is an ordinary word too, ^ one of a part or format inside other makers' things.
 */
export const BRAND_ROWS = `
luxury	Alexander McQueen, Amiri, Audemars Piguet, Balenciaga, Balmain, Berluti, Bottega Veneta, Breitling, Brunello Cucinelli, Bulgari, Burberry Prorsum
luxury	Cartier, Céline, Chanel, Christian Dior, Christian Louboutin, Chrome Hearts, Dior, Dior Homme, Fendi, Givenchy, Goyard, Gucci, Hasselblad
luxury	Hedi Slimane, Hermès, Hublot, IWC, Jaeger-LeCoultre, Jimmy Choo, Lalique, Leica^, Loewe, Loro Piana, Louis Vuitton, Manolo Blahnik, Miu Miu, Moncler
luxury	Montblanc, Naim?, Omega?, Panerai, Patek Philippe, Prada, Raf Simons, Rick Owens, Rimowa, Rolex, Saint Laurent, Steinway, Tiffany, Tiffany & Co
luxury	Tom Ford, Tudor?, Vacheron Constantin, Valentino?, Van Cleef & Arpels, Vetements?, Yves Saint Laurent
designer	1017 ALYX 9SM, A-Cold-Wall, Acne Studios, Alexander Wang, Alyx, Ann Demeulemeester, Anya Hindmarch, Arc'teryx Veilance, Auralee, B.B. Simon
designer	Basketcase Gallery, Beauty Beast, Bode?, Boris Bidjan Saberi, Burberry, C.P. Company, Canada Goose, Carol Christian Poell, Chloé, Church's?
designer	Comme des Garçons, Common Projects, Crockett & Jones, Denim Tears, Dolce & Gabbana, Drain Gang, Dries Van Noten, Enfants Riches Deprimes
designer	Engineered Garments, ERL, Etro, Fear of God, Ferragamo, Gallery Dept, Ganni, Golden Goose, Gosha Rubchinskiy, Guidi, Hellstar, Helmut Lang, Human Made
designer	Hysteric Glamour, If Six Was Nine, Isabel Marant, Issey Miyake, Jacquemus, Japanese Brand, Jean Paul Gaultier, Jil Sander, Julius?, Junya Watanabe
designer	Kapital?, Kenzo, Lanvin, Mackage, Maison Margiela, Marni, Marsell, Martin Margiela, Mastermind Japan, Missoni, MM6, Momotaro Jeans, Moose Knuckles
designer	Moschino, Mulberry?, Needles?, Neighborhood?, Number (N)ine, Oakley Software, Off-White, Our Legacy, Paul Harnden, Proenza Schouler, Rag & Bone, Rhude
designer	ROA, Sacai, Salvatore Ferragamo, Sefr, Self-Portrait, Siberia Hills, Slam Jam, Stella McCartney, Stone Island, Studio D'Artisan, Thierry Mugler
designer	Thug Club, Tod's, Undercover?, Vale?, Versace, Visvim, Vivienne Westwood, Vlone, Wtaps, Yohji Yamamoto, Zimmermann?
designer	Anine Bing, Armani, Bally?, Brioni, Canali, Carolina Herrera, Cerruti, Cerruti 1881, Diane von Furstenberg, Dsquared2, Ermenegildo Zegna
designer	Escada, Giorgio Armani, Giuseppe Zanotti, Max Mara, Viktor & Rolf, Zegna
sought	A Bathing Ape, Affliction?, Aime Leon Dore, Arc'teryx, Avirex, Band Tees, BAPE, Bottega Desires, Cactus Plant Flea Market, Carhartt WIP, Cav Empt
sought	Coogi, Corteiz, Diesel?, Ed Hardy, Evisu, Fuck The Population, Fucking Awesome, Golf Wang, Half Evil, HIDDEN?, Jordan?, Jordan Brand, Kanye West, Kaws
sought	Kith, Levi's Vintage Clothing, Nike SB, Nudie Jeans, Oakley, Palace?, Patagonia, Pelle Pelle, Pleasures?, Polo Sport, Rap Tees, Resort Corps, RRL
sought	Salomon, Sporty & Rich, Stüssy, Supreme?, Travis Scott, True Religion, Von Dutch, Yeezy
premium	A.P.C., Adidas, AllSaints, AMI?, Apple?, Asics, Babolat, Babyzen, Bang & Olufsen, Barbour, Belstaff, Bianchi, Birkenstock, Blundstone, Boden
premium	Bosch Professional=Bosch, Bose?, Boss?, Bowers & Wilkins, Bowflex, Brompton, Brooks?, Bugaboo, Burton?, Callaway, Calvin Klein, Campagnolo, Cannondale
premium	Canon, Carhartt, Charlotte Tilbury, Citizen?, Clarice Cliff, Coach?, Concept2, COS?, Cybex, De'Longhi, Denon, Designers Guild, DeWalt, DJI
premium	Dooney & Bourke, Dr. Martens, Dyson, Dyson Hair, Ercol, Estée Lauder, Farrow & Ball, Fender?, Ferrari, Festool, Filson, Fjällräven, Fred Perry
premium	Fritz Hansen, Fujifilm, Furla, Furminator=FURminator, G Plan, Games Workshop, Garmin, GHD, Gibson, GoPro, Grenson, Haglöfs, Helly Hansen
premium	Herman Miller, Heybo, Hilti, Hobbs?, Hoka, Hornby, Hugo Boss, Humanscale, Hunter?, Husqvarna, iCandy, Jack Wolfskin, Jellycat, Jo Malone
premium	Jojo Maman Bebe, Joolz, Juwel, Kate Spade, KEF, KitchenAid, Knoll, Kodak, Korg, La Mer, Lacoste, Lancôme, Le Creuset, LEGO, Levi's, Liberty?, Linn?
premium	Loake?, Longchamp, Longines, Lululemon, Maje, Makita, Mammut, Marantz, Marc Jacobs, Margaret Howell, Märklin, Marshall?, Martin?, Meissen?, Michael Kors
premium	Microsoft Surface=Microsoft, Miele, Milwaukee, Mini Boden, Montane, Montegrappa, Moog?, Moorcroft, Musto, New Balance, Nike, Nikon, Nord?, Norse Projects
premium	Olympus, On?, Orla Kiely, Osprey?, Pandora, Parker Knoll, Pelikan, Peloton?, Pendleton, Persol, Petit Bateau, Pinarello, Ping?, Polaroid
premium	Polo Ralph Lauren, PRS, R.M. Williams, Rab?, Radley?, Ralph Lauren, Ray-Ban, Red Wing, Rega?, Reiss, Rickenbacker, Roland?, Royal Copenhagen
premium	Royal Doulton, Ruffwear, Sage?, Samsonite, Sandro, Schott, Seiko, Sennheiser, Smeg, Snap-on, Sonos, Sony, Specialized?, Steelcase, Steiff, Stihl
premium	Stokke, Swarovski^, Swarovski Optik, Sweaty Betty, Tag Heuer, Taylor?, TaylorMade, Technics, Technogym, Ted Baker, The Kooples, The North Face
premium	Thermomix, Thule, Timberland, Tissot, Titleist, Tom Ford Beauty, Tommy Hilfiger, Trek?, Tumi, UGG, UPPAbaby, Veja, Vitamix, Vitra, Wahoo, Weber
premium	Whistles?, Wilson?, Wrangler, Yamaha, Zeiss^
premium	A.S.98, Alpha Industries, Anthropologie, Aquascutum, Autry, Boggi Milano, Bogner, Brooks Brothers, Camper?, Carlos Santos, Claudie Pierlot
premium	Colmar?, Comptoir des Cotonniers, DKNY, Donna Karan, Eden Park, Elisabetta Franchi, Emporio Armani, Everlane, Filippa K
premium	Fly London, G-Star, G-Star Raw, Gant?, Gerard Darel, Gerry Weber, Hackett, Hogan?, IKKS, Karen Millen, Karl Lagerfeld, Liu Jo, Marc O'Polo
premium	Max & Co, Napapijri, Onitsuka Tiger, Patrizia Pepe, Peuterey, Pinko, Rouje, Saucony, Scotch & Soda, Sebago?, Suitsupply, Sézane?, Vicomte A.
premium	Weekend Max Mara, Woolrich, Zadig & Voltaire, ba&sh
middle	& Other Stories, Abercrombie & Fitch, Accurist, Acer, AEG, Aiwa, American Eagle, Anker, Apollo?, Arket, ASUS, Atari, Babyliss, Banana Republic
middle	Barbie?, Beats?, Behringer, Beko, Berghaus, Black & Decker, Bosch, Braun?, Breville, Britax, Brother?, Btwin, Candy?, Carrera, Casio, Casio Music
middle	Chicco, Clarks, Columbia?, Converse?, Corgi?, Corsair, Craghoppers, Crew Clothing, Crocs, Debenhams, Decathlon?, Dell, Denby, Dorothy Perkins, Draper?
middle	Dremel, Dune?, Dunelm, Dunlop, Duplo=LEGO?, Ecco, Eddie Bauer, Einhell, Electrolux, Epiphone, Epson, Esprit?, FatFace, Fila?, Fisher-Price, Fiskars
middle	Flymo?, Fossil?, Gabor, Gap?, Gardena, Geox, Giant?, Google?^, Graco?, Habitat?, Halfords, Hasbro, Head?, Hewlett Packard, Hitachi, Hollister, Honor?
middle	Hoover?, Hot Wheels, Hotpoint, HP?, Huawei, Hush Puppies, Ibanez, IKEA, Indesit, J.Crew, Jabra, Jack & Jones?, Jack Murphy, Jack Wills, JBL
middle	John Lewis, Joie?, Joseph Joseph, Joules?, JVC, Kärcher, Karrimor, Kenwood?, Kickers?, Krups, Kurt Geiger, Lands' End, Laura Ashley, LeapFrog
middle	Lego Duplo=LEGO, Lenovo, LG, LL Bean, Logitech, Lorus, M&S, Made?, Mamas & Papas, Mango?, Marks & Spencer, Massimo Dutti, Matchbox?, Mattel, Maxi-Cosi
middle	Microsoft?^, Mitre?, Monki?, Monsoon?, Morphy Richards, Motorola, Mountain Warehouse, MSI, Neff, Nespresso, Next?, Ninja?, Nintendo, Nokia, Oasis?
middle	Office?, OnePlus, Onkyo, Only?, Oral-B, Panasonic?, Penguin?^, Philips, Pioneer?, Playmobil?, PlayStation=Sony^, Portmeirion, Prince?, Puffin?, Puma
middle	Pyrex, Quechua?, Raleigh?, Razer, Reebok?, Regatta?, Remington?, Rieker, River Island, Russell Hobbs, Ryobi, s.Oliver?, Salter?, Samsung, Sanyo
middle	Scalextric, Sealey, Seasalt, Sega, Sekonda, Shark?, Sharp?, Siemens, Silver Cross, Skagen, Skechers, Skil, Skullcandy, Slazenger, Spalding?, Spode
middle	Squier, Stanley?, Start-Rite, Superdry, Swatch, Tefal, Timex, Tom Tailor, Tommee Tippee, Topman, Topshop, Toshiba, Tower?, Trespass?, Umbro, Uniqlo
middle	Vans?, Vero Moda?, Villeroy & Boch, VTech, Warehouse?, Wedgwood, Weekday?, Whirlpool, White Stuff, Worx, Xbox=Microsoft^, Xiaomi, Yonex, Zanussi, Zara
middle	ASOS, Aldo?, Bata, Ben Sherman, Benetton, Betty Barclay, Billabong, Bocage, Bonobo, Bugatti?, Cacharel, Calzedonia?, Camaïeu, Camel Active
middle	Celio, Champion?, Charles Tyrwhitt, Cortefiel, Cyrillus, DC Shoes, Damart, Desigual?, Diadora, Dickies, Dockers, Ellesse, Etam?, Etnies
middle	French Connection, Gola, Guess?, Hispanitas, Hummel?, Intimissimi?, Joe Browns, Jonak, Juicy Couture, K-Swiss, Kappa, Kookaï, Le Coq Sportif
middle	Lee?, Lotto?, Madewell, Marco Tozzi, Marlboro Classics, Minelli, Mizuno, Nero Giardini, Palladium?, Passionata, Pepe Jeans, Pikolinos
middle	Remonte, Replay?, San Marina, Sisley, Springfield?, Stonefly, Street One, Tamaris, Toms, Under Armour, United Colors of Benetton=Benetton
budget	Action?, Alba?, Aldi, Amazon Basics, Argos, Asda, Atmosphere?, Bershka?, Boohoo, Bush?, C&A, Challenge?, Cookworks, Cotton On, Crane?, Delta?, Esmara, F&F
budget	Florence & Fred, Forever 21, Fruit of the Loom, George?, Gildan, Goodmans, H&M, Hanes, Kiabi?, KiK, Lidl, Livergy, Logik, Lupilu, Matalan, Medion
budget	Missguided, New Look, Old Navy, Parkside, Peacocks?, Pepco, PrettyLittleThing, Primark, Pull & Bear?, Reserved?, Sainsbury's, Sandstrøm, Shein
budget	Silvercrest, Sinsay?, Stradivarius?, Takko, Temu, Terranova, Tesco, Tu?, Walmart, Wilko, Wish?, Zeeman?
budget	Anna Field, Boohooman, Chaussea, Cubus?, Devred, Gina Tricot, Graceland, La Redoute, Lefties, Monoprix, NA-KD, OVS, Orsay?, Piazza Italia
budget	Pimkie, Promod?, Tchibo?, Tezenis?, Tissaia
	1More, 3M, 47 Brand, 7 For All Mankind, 7artisans, 8BitDo, A. Lange & Söhne, A&M Records, ABB, Ableton, Absolut?, Abu Garcia, Abus, Acclaim?, Accuphase
	Acoustic Energy, Acqua di Parma, Activia, Activision, Adafruit, ADATA, Addi, Aden + Anais, Adidas Golf=Adidas, Adidas Originals=Adidas, Adler?
	Admiral?, AEG Powertools, Aerial?, Aeropress, Aesop, Aftershokz, Agent Provocateur, Agfa, Agfaphoto, AGV, Air Jordan, Airfix, AirPods=Apple, Akai, AKG
	Akrapovic, Akubra, Alcatel, Alesis, Alessi, Alice + Olivia, Alienware, Alko, Allbirds, Allen & Heath, Almay, Alpina?
	Alpinestars, Alpro, Altec Lansing, Altra?, Altura?, Amazfit, Amazon^, Amazon Echo=Amazon, AMD?^, American Tourister, Ami Paris, Amouage, Ampeg, Amstrad
	Anastasia Beverly Hills, Anchor?, Anchor Hocking, Anchor Threads, Andis, Android?^, Anglepoise, Ann Summers, Ann Taylor, Annoushka, Anon?
	Antler?, Anvil?, AOC, Apogee?, Apollo Bikes, Aqualung, Aquapac, Arabia?, Arabia Finland, Arai, Arcam, Arcoroc, Arduino
	Arena?, Aria Pro II, Arla, Arlo?, Armitron, Arrma, Arrow Video, Arturia, Ashdown, Ashleigh & Burwood, Asics Tiger=Asics, Asmodee
	Aspinal of London, Assos, Astell&Kern, Astley Clarke, Astro Gaming, Asustor, Atlantic Records, Atlas Copco, Atomic?, Audeze, Audio-Technica, Aurifil
	Aurora?, Aurora Pens, Aurora World, AUTOart, Autoglym, Aveda, Aveeno, Avent, Avery?, Away?, Away Travel, Axminster, Aynsley, Azzaro, B&O, Baby Born
	Baby Jogger, BabyBjörn, BaByliss Pro=Babyliss, Bacardi, Bach Stradivarius, Bachmann, Bacho, Bahco, Balda, Baleno?, Ball?, Ball Watch, Bandai
	Bandai Namco, Banpresto, Baofeng, Bardot, Bare Minerals, Barena?, Barilla, Barska, Barts, Baseus, Batavus, Bauer, Baume & Mercier, Baxi, Bburago
	BC Rich, BCE, BDG, Beaba, Beal, Beanie Babies, Bébé Confort, Bechstein, Belkin, Bell & Howell, Bell & Ross, Bell Helmets, Bell Moto, Bella+Canvas
	Bellroy, Benchmade, Benefit?, BenQ, Benro, Bergère de France, Berkley?, Bernard Leach, Bernat, Bernina, Beswick, Beta Utensili
	Bethesda, Beurer, Beyerdynamic, BH Fitness, Big Potato, Bigjigs, Billingham, Bilstein, Bing & Grøndahl, Bioderma, Biotherm, Bissell
	Björn Borg, Black and Decker=Black & Decker, Black Diamond, BlackBerry, Blackstar, Blackview, Blauer, Blaupunkt, Blink?, Blue Microphones, Blue Note
	Blueair, Bluetooth?^, Blüthner, BMC, BMW, Boardman, Bobbi Brown, Bodum, Böker, Bolex, Bollé, Bond?, Bondhus, Bonds?, Bontrager
	Boosey & Hawkes, Bormioli Rocco, Bosch Automotive=Bosch, Bosch Garden, Bösendorfer, Boss Katana, Boucheron, Bourjois, Brabantia
	Braun ThermoScan=Braun, Bravo?, Bravo Juice, Bree?, Brembo, Bretby, Bridgestone, Bridgestone Golf, Briggs & Riley, Brio?, Brita?, Britains
	Britax Römer, Bronica, Brooks England, Brora, Brother Industries=Brother, Bruder?, Brütting, Buck?, Buck Knives, Buff?, Buffalo?
	Buffalo Games, Buffet Crampon, Build-A-Bear, Bulldog?, Bulldog Tools, Bulova, Bumble and bumble, Buran, Burgess & Leigh, Burgon & Ball, Burleigh
	Burns London, Burt's Bees, Bushnell, Bushnell Golf, Butler & Wilson, Butterfly?, Buxton, Bvlgari=Bulgari, Bvlgari Parfums, By Terry, Byredo, C-Skins
	Cadbury, Caithness Glass, Cambridge Audio, CamelBak, Campingaz, Canterbury?
	Canterbury of New Zealand, Canton?, Canyon Bicycles, Capcom, Capitol Records, Capodimonte, Caramel?, Caran d'Ache, Cards Against Humanity, Carl Zeiss^
	Carl Zeiss Jena, Carlsberg, Carlton?, Carlton Badminton, Carlton Ware, Caron?, Carrera Bikes, Carrera Eyewear, Carson?, Carter's?
	Case?, Case XX, Casio Edifice=Casio, Castelli, Castle?, Castrol, Cat Phones, Catan, Caterpillar?, Cath Kidston, Catit, Catrice, Caudalie, CBS Records
	Celestion, Celestron, Century Martial Arts, CeraVe, Certina, Cerwin-Vega, Cetaphil, Chaco, Chad Valley, Chamilia
	Champion Spark Plugs, Chantelle, Chaps?, Charvel, Chemical Guys, Cherry?, Chevrolet, ChiaoGoo, Chico's, Chilly's, Chinon, Chopard
	Christopher Ward, Chrome?, Chrome Industries, Churchill?, Chuwi, Circulon, Citadel?, Citroën, CK Tools, Clarins, Clarke?, Claud Butler
	Clementoni, Cleveland Golf, Clinique, Clogau, Cloud Nine, Clover Needlecraft, Club Monaco, Coach New York=Coach, Coalport, Coats?, Cobble Hill, Cobra?
	Cobra Garden, Cobra Golf, Coca-Cola, Coccinelle, Codemasters, Cole Haan, Coleman?, Colnago, ColourPop, Columbia Records, Comma?, Commodore?, Compaq
	Conn?, Contax, Contigo, Continental?, Continental Tyres=Continental, Conway Stewart, Cooper Tires, Copic, Cordura^
	Corgi Toys=Corgi, Cornilleau, Coros, Cort, Corum, Cosatto, Cosina, Costa Del Mar, CoverGirl, Cowon, Craft?, Crankbrothers, Crayola, Creative?
	Creative Labs, Creda, Creed?, Creek?, Cressi, Cricut, Cricut Joy=Cricut, Criterion Collection, CRKT, Cropp?, Cross?, Crown?, Crown Ducal, Crucial?
	Crumpler, CTEK, Cube Bikes, Cuisinart, Cygnet?, Cyma, Cyrus?, D-Link, D'Addario, D'Addario Woodwinds, Dahon, Dahua, Dainese, Daiwa, Daler-Rowney
	Dali?, Danfoss, Daniel Wellington, Danner, Danone, Dansette, Dartington Crystal, Datalogic, Dave Smith Instruments, David Yurman, Davidoff
	Dawes?, Days of Wonder, dB Technologies, DC Comics^, De Buyer, De Cecco, De Rosa, Dean Guitars, Debbie Bliss, Decca, Definitive Technology
	Delft?, Delsey, Delta Pro Weight, Delvaux, Demellier, Denman?, Denso, Dermalogica, Derwent, Deuter, Deutsche Grammophon, Devolver Digital
	DFS, dhb, Diamine, Didriksons, Digitech, Dimplex, Dinky?, Dinky Toys=Dinky, Diptyque, Disney?^, Djeco
	DMC, DMM, Doc Martens=Dr. Martens, Dolby^, Dolce Gusto, Dom Pérignon, Dometic, Domyos, Doogee, Dorma?, Dormer, Doro, Doulton Lambeth, Doxa
	Dr Brown's, Dr. Hauschka, Dragon?, Dragon Alliance, Draper Tools=Draper, Drayton, Drennan, Drops?, Drunk Elephant, DT Swiss, DTS^, Dual?
	Dualit, Ducati, Dudson, Dune London, Dunlop Cry Baby, Dunlop Sport, Duracell^, Duracell Automotive, Duralex, Duratool, Duux, Dymo, Dynafit, Dynastar
	Dynaudio, Dyson Airwrap=Dyson, E-mu, e.l.f., Early Learning Centre, EarthQuaker Devices, Easton?, Eastpak, Easy Camp, Eaton, Ebel, Echo?, ECM Records
	Ecovacs, Edding, Edelrid, Edifier, Edinburgh Crystal, Educa, Ego Power, Eheim, Eibach, Eidos, Eileen Fisher, Eizo, Eko, Elac, Elan?, ELC
	Electro-Harmonix, Electro-Voice, Electronic Arts, Elektron, Elements?, Elemis, ELF Cosmetics, Elgato, Elgin?, Elie Tahari, Elixir?, Elizabeth Arden
	Elmo?, Elna, Eltax, Elu, Elvie, EMI, Emma?, Emma Bridgewater, Emsa, Emu Australia, Encore?, Endura?, Eneloop, Energizer^
	Enicar, Ensign?, Ensoniq, Epic?, Epic Records, EPOS, Erbauer, Ergobaby, Ernie Ball, Errea, Ertl, ESP, ESR, Esselte, Essie
	Esterbrook, Eucerin, Eufy, Eukanuba, Eumig, Eureka Entertainment, Eurographics, Eva Solo, Evans Drumheads, Eventide, Everlast
	EVGA, Evian, Evolution?, Ewan the Dream Sheep, Exploding Kittens, Express?, Faber-Castell, Facebook^, Facom, Factory Records, Fairphone, Falcon?
	Falken, Faller, Fanatec, Fanta, Fantasie?, Fantasy Flight Games, Farah?, FED?, Fein?, Felco, Felix?, Fellowes, Fenix?, Fenty Beauty, Ferguson?
	Ferm Living, Ferodo, Ferplast, Ferrero, Festina, Fiamma, Fiat, Fiesta?, FiiO, Filofax, Filorga, Final Audio, Fire?, Fire TV=Amazon
	Fischer?, Fischertechnik, Fisher & Paykel, Fisher Space Pen, Fisher Technik, Fissler, Fitbit, Fizik, Fjällräven Kånken=Fjällräven, Fjord?, Fleischmann
	Flex?, Flexi?, Floris, Florsheim, Fluke?, Fluval, Focal?, Focus?, Focus Bikes, Focusrite, Folio Society, FootJoy, Footprint?, Forclaz, Ford?
	Foreo, Fox International, Fox Racing, Franciscan?, Frederic Malle, Frederique Constant, Freitag?, Freya?, Frister & Rossmann, Frugi
	FSA, Fuji, Fujitsu, Fujitsu Siemens, Fulcrum, Funko, G-Shock=Casio, G.H. Bass, G.Skill, Gaggia, Galaxy=Samsung?, Gallimard, Galt
	Galvin Green, Game Boy=Nintendo, GameCube=Nintendo, Gap Kids, Garant?, Garmont, Garnier, Garrard, Gates?, Gazelle?, Gedore, Geffen Records
	Genesis?, Georg Jensen, GeoSafari, Gerber?, Ghost?, Ghost Bikes, Gibsons, Gien, Gigabyte?, Gigaset, Gilbert?, Gillette
	Girard-Perregaux, Giro?, Gitzo, Glamorous?, Glashütte, Glen Dimplex, Glenfiddich, Global?, Global Knives, Glossier
	Glow-worm, Glycine, GM Cricket, God Morgon, Godox, Goebel, Goldring, Goldwin, Goliath?, Good Smile Company, Goodyear, Google Pixel, Gore Wear
	Gore-Tex^, Gorenje, GOSH, Gossard, Gossen, Gouda?, GP Batteries^, Grado, Graf von Faber-Castell, Graham Farish, Gray-Nicolls, Greco?, Greenworks
	Gregory?, Gretsch, Gretsch Drums, Greys?, Gruen, Grundig, GT Bicycles, Gtech, Gubelin, Guerlain, Guhring, Guild?, Guinness, Gul?, Gunn & Moore
	Guru Tackle, Gütermann, Guzzini, Gymboree, Gymshark, Haba, Hacker?, Hada Labo, Haden, Haflinger, Hagen, Hager, Haibike, Haier
	Halfords Advanced, Halina, Hall China?, Hama, Hameg, Hamilton?, Hankook, Hanro, Hape, Hape Toys, Harbeth, Hardy?, Hario, Harley Davidson
	Harman Kardon, Harrows, Harry Potter^, Harry's, Hartke, Harvest?, Harvest Records, Hasbro Gaming, Hauck, Havaianas, Haviland, Hawes & Curtis, Hay?
	Hayabusa, Hayfield, Hayter, Hazet, HDMI^, Heco, Hein Gericke, Heineken, Heinz, Helios?, Hella, Hema?, Hennessy, Henry?, Henry Hoover, Hermes Baby
	Herschel, Hi-Tec, HiFiMan, Hikoki, Hikvision, Hill's?, Hisense, Hitachi Koki, Hive?, HJC, Hobbii, Hofner, Hohner, Holdsworth, Holga?
	Holland Cooper, Holmegaard, Holts?, Hom?, Homer Laughlin, Honda, Honeywell, Hope?, Hori, Hornby Dublo, Hornsea, Hornsea Pottery, Hot Toys, Hotter?
	Hourglass?, House?, House of CB, Hozelock, HPI Racing, HTC, Huda Beauty, Hughes & Kettner, Hultafors, Humbrol, Hurley?, Hush?, Husqvarna Viking
	Hutchinson?, Hutschenreuther, Huub, Hydro Flask, HyperX, Hypnos, Hyundai, Hyundai Power, Iams, Icebreaker?, Icom, Ideal?, Ideal Boilers, iFi Audio
	Iittala, Iiyama, Ilford, Illy, iMac=Apple, Imperial?, Imperial Typewriter, Industar, Infantino, Ingersoll, Ingersoll Rand, Initio, Innocent?, Inov-8
	Insta360, Instagram^, Intel?^, Interpet, Invicta, Iomega, iPad=Apple, iPhone=Apple, iPod=Apple, Ipone, iRiver, iRobot, Irregular Choice
	Irwin, Island?, Island Records, IT Cosmetics, Italeri, IWC Schaffhausen=IWC, J & G Meakin, J.Jill, Jacamo, Jack Daniel's, Jackson?, Jaeger?, Jaguar?
	James C Brett, Jameson, Jamo, Janod, Janome, JanSport, Jaybird, Jet Tools, Jetboil, JHS Pedals, Jigsaw?, Jo Malone London=Jo Malone, Joby, Jockey?
	John Deere, Johnnie Walker, Johnny Was, Johnson Brothers, Joma, Jones Bootmaker, Jones Sewing, Jonsered, Joola, Joop?, Jubilee?, Judge?
	Juki, Julius-K9, Jumbo?, Junghans, Jupiter?, Jura?, K'NEX, K&N, K2, Kambukka, Kampa, Kango, Kangol, Kånken=Fjällräven
	Karakal, Karhu, Kartell, Kask, Kate Spade New York=Kate Spade, Katia?, Kato?, Kawai, Kawasaki, Kaweco, Keen?, Kellogg's
	Kennedy?, Kenner, Kensington?, Kenwood Chef, Kérastase, Kershaw, Kettler, Keurig, Keysight, Kia, Kiddicare, KidKraft, Kiehl's, Kiev?, Kilian
	Kindle=Amazon, King?, King Cole, King Dick, King Instruments, Kingfisher?, Kingston, Kipling?, Kipsta, Kirks Folly, Kitchen Craft, Kite?, Kite Clothing
	Klipsch, Knipex, Knitpro, Knorr, Kona?, Konami, Kong?, Kong Company, Koni, Konica, Konica Minolta, Kookaburra, Kooples, Korda, Kosmos?, Kosta Boda
	Kotobukiya, Kowa, Kraft?, Kreg, Kress?, Kryptonite, KTM, Kubota, Kumho, Kurzweil, Kyocera, Kyosho, L'Occitane, L'Oréal, La Pavoni, La Prairie
	La Roche-Posay, La Sportiva, LaCie, Laco, Lacoste Footwear=Lacoste, Ladybird?, Laguiole, Lamaze, Lamy, Lana Grossa, Lancaster?, Land Rover, Laneige
	Laney, Lange?, Lansinoh, Lantern Moon, Laowa, Laphroaig, Larrivée, Laser Tools, Latin Percussion, Laura Mercier, Lavazza, Le Col
	Le Labo, Le Toy Van, Leak?, Learning Resources, Leatherman, Led Lenser, Lee Cooper, Lee Oskar, Leeda, Legero, Lego Technic=LEGO, Legrand
	Leica Geosystems, Leifheit, Leitz, Lenox, Les Deux, Letraset, Leuchtturm1917, Levoit, Lexar, Lexmark, Lezyne, Li-Ning, Lie-Nielsen, Liebeskind
	Liebherr, Lima?, Limoges?, Lincoln Electric, Lindt, Line 6, Links of London, Linksys, Lion Brand, Lipton, Liquitex, Little Bird, Little Tikes
	Liz Earle, Lladro, Lledo, Loaf?, Lock & Lock, Lodge?, Lodge Cast Iron, Loft?, Logitech G, LOL Surprise, Lomo, Lomography, Lonsdale, Losi
	Louboutin=Christian Louboutin, Love Moschino, Love to Dream, Lowa, Lowe Alpine, Lowepro, LS2, LTD, Lubitel, Lucas?, LucasArts, Luch, Lucky Brand
	Ludwig?, Luk?, Lulu Guinness, Luminarc, Luminox, Lurpak, Lush?, Luxman, Lycra^, Lykke, Lyle & Scott, M-Audio, Mabie Todd, MAC?, Mac Tools, Macallan
	MacBook=Apple, Mackie, Macron, Mad Catz, Made.com, Madeira?, Madison?, Mafell, Magellan?, Maggi, Magic The Gathering, Magimix, Maglite, Magnat
	Magneti Marelli, Magura, Mahle, Maison Francis Kurkdjian, Maisto, Majestic?, Majestic Athletic, Majorette, Malabrigo, Mam?, MAM Baby, Mamiya, Mancera
	Manfrotto, Mann-Filter, Mantis?, Mapex, Marella, Mares?, Marimekko, Marin Bikes, Mario Badescu, Markbass, Marker?
	Marks and Spencer=Marks & Spencer, Marples, Martin Guitar, Martin Logan, Marvel?^, Mason Cash, Mason Pearson, Masons Ironstone, Mastercard^, Matabi
	Maui Jim, Maurice Lacroix, Mavic, Max Factor, Maxell, Maxomorra, Maxtor, Maxxis, Maybelline, Mazda, MB Games, McCoy, McCulloch
	McFarlane Toys, McIntosh, Meaco, Meade, Meccano?, Medela, Medisana, Mega Bloks, Megahouse, Megger, Meguiar's, Meindl, Meinl, Melissa?, Melissa & Doug
	Melitta, Memorex, Menu?, Mephisto, Mercedes-Benz, Mercury?, Mercury Records, Merida?, Meridian?, Merrell, Mesa Boogie, Met Helmets, Meta Quest, Metabo
	Mettler, Metz?, Mexx?, Meyer?, Meyer-Optik, Michael Hill, Michelin, Micro Machines, Micro Scooters, Midland?, Mido, Midwinter?, Mikimoto, MikroTik
	Milk Makeup, Milka, Milton Bradley, Mima, Mini?, Mini Cooper, Mini Rodini, Minichamps, Minnetonka, Minolta, Minton?, Mirka, Misguided, Mission?
	Missoma, Mitchell & Ness, Mitchell Reels, Mitsubishi Electric, Mitutoyo, Mizuno Golf=Mizuno, Mobil 1, Moccamaster, Moët & Chandon, Mohito?
	Moleskine, Molton Brown, Momo?, Mondaine, Monet?, Mongoose?, Monica Vinader, Monitor Audio, Monster?, Monster Energy, Monster High, Montale?, Moon Boot
	Moore & Wright, Mophie, Mora?, Morakniv, Mordaunt-Short, Morphe, Moss Bros, Mothercare, Motocaddy, Motown, Motul, Moulinex, Mountain Buggy
	Mountfield?, Movado, MSR, Muddy Puddles, Mugler, Müller?, Munchkin?, Munro?, Murano?, Murphy?, Musical Fidelity, Mute Records, Muuto, MXR, My Little Pony
	Myott, Nacon, NAD?, Nagaoka, Naish, Nakamichi, Nalgene, Namco, Name It, Napier?, Nardi, NARS, Nash?, Nash Tackle, Native?
	Native Instruments, Native Shoes, Nautica?, Navman, Neato, NEC, NECA, Necchi, Neil Barrett, Neom, Nerf?, Nescafé, Nest=Google?, Nestlé, Netatmo
	Netgear, Neumann, Neutrogena, New Era, Nextbase, NGK, Nicky Clarke, Nicole Farhi, Nina Ricci, Nine West, Nintendo DS=Nintendo, Nissan, Nissin
	Nitecore, Nivea, Niwaki, Nixon?, No7, Noch?, Noco, Noisy May, Nolan?, Nomination?, Nomos, Norbar, Norco, Nordica, NordicTrack, Noritake
	Normann Copenhagen, Noro, North Face=The North Face, Norton Abrasives, Nothing?, Novation?, Nuby, NUK, Nukeproof, Numark, Numatic, Nuna, Nutella
	Nutribullet, Nuxe, Nvidia?^, NYX, O'Neill, O'Neills, Oase?, Oatly, Obaku, Oberheim, Ocean Rodeo, Ocean Software, Oculus, Odlo, Odyssey?, Oilily, Oki
	Okuma, Olaplex, Olay, Olight, Olivetti, OMP, Omron, On Running, OPI, Opinel, Oppo, Opticron, Orange?, Orange Amps, Orbea, Orca?
	Orchard Toys, Orient?, Origins?, Oris?, Orrefors, Ortholite^, Ortlieb, Ortofon, Oscar de la Renta, OshKosh, Oska, Osprey Farpoint=Osprey, Osprey Packs
	Osram, Otterbox, Outwell, Ovation?, Oxford Diecast, Oxford Products, OXO, OXO Good Grips, Packard Bell, Paco Rabanne, Pacsun, Paige?, Paiste, Palitoy
	Palm?, Palm Angels, Panache?, Panaracer, Panasonic Beauty, Pandora Jewellery=Pandora, Panini?, Pantone^, Paperchase, Papermate, Papo
	Paraboot, Paragon?, Parfums de Marly, Park Tool, Parker?, Parker Brothers, Parker Pen, Parlophone, Parrot?, Part Two?, Pashley, Paslode
	Pat McGrath Labs, Patons, Patriot?, Paul Smith, Paula's Choice, Pawise, PayPal^, Peak Design, Peak Performance, Pearl?, Pearl Export, Pearl Izumi
	Peavey, Pebble?, Peco, Pedigree?, Peg Perego, Penfield, Penhaligon's, Penn?, Penn Fishing, Pentax, Pentel, Pepsi, Per Una, Perrier
	Perry Ellis, Petsafe, Petzl, Peugeot, Pfaff, PG Tips, Phase Eight, Phil & Teds, Philadelphia?, Phildar, Philips Avent, Philips Classics
	Philips Sonicare=Philips, Philosophy?, Phoenix Contact, Piaggio, Piatnik, Picard?, Pieces?, Pierre Cardin, Piko, Pilot Pen
	Pinterest^, Pipercross, Pirelli, Pixi?, Planet Waves, PlanToys, Plantronics, Platinum Pens, Play-Doh, Pleats Please, Plustek, PNY, POC, Pod?, Pokemon?
	Polar?, Polarn O. Pyret, Polartec^, Police?, Police Eyewear, Poljot, Polk Audio, Polly Pocket, Polti, Poly?, Polydor, Poole Pottery, Porsche
	Porter-Cable, Ports 1961, Posca?, Post-it, Powakaddy, PowerA, Powerbeats, Praktica, Premier Drums, Presonus, Prestige?, Preston Innovations, Primaloft^
	Primus?, Prismacolor, Pro-Ject, ProAc, Proxxon, Prym, Psion, Psygnosis, Pulsar, Puma King=Puma, Pure?, Purina, PXG, Q Acoustics, QNAP, QSC
	Quad?, Quaker?, Qualcast, Qualcomm^, Quest?, Quiksilver, Quimper, Quinny, Rabone, Race Face, Rado, Rains?, Raketa, Rancilio, Rapala, Rapesco, Rapha
	Raspberry Pi, Ravenhead, Ravensburger, Raymond Weil, RCA, RCA Victor, RCF, Realme, Realtek^, Recaro, Record?, Record Power, Record Tools, Red Bull
	Red Heart, Red Paddle, Redken, Redmi, Remington Rand, Remo?, REN Clean Skincare, Renault, Reolink, Reprise Records, Rest Assured, Reusch
	Revell, Revlon, Rexel, Rhodia, Ribble, Rico?, Ricoh, Ricosta, Ridgid, Riese & Müller, Rigol, Riley?, Rimmel, Ring?, Ring Automotive, Ring Doorbell=Ring
	Ripcurl, Ritchey, Rituals?, Rivarossi, Roamer?, Robens, Roberto Cavalli, Roberts?, Roborock, Rockport?, Rockrider, RockShox, Rockstar Games, Roco?
	Rode?, Rodenstock, Roku, Rolf C. Hagen, Rollei, Rolleiflex?, Rolson, Rookwood, Roomba=iRobot, Rosendahl, Rosenthal, Roseville, Rösle, Rossignol
	Rotary?, Rotel, Rothenberger, Rotosound, Rotring, Rough Trade, Rowan?, Rowenta, Roxy?, Royal?, Royal Albert, Royal Canin, Royal Crown Derby
	Royal Mint, Royal Stafford, Royal Typewriter, Royal Worcester, Rst, Ruark, Rubbermaid, Rucanor, Rukka, Rupes, Russell & Bromley, Russell Athletic
	Ryobi One+, Saba?, Sabatier, Sabian, Sabrent, Sachs, Sage Appliances, Sagem, Sailor?, Sailor Pens, Sakura?, Salewa, Salus?, Samsøe Samsøe, Samson?
	Samyang, San Pellegrino, SanDisk, Sandqvist, Sanetta, Sansui, Santa Cruz, Santini, Saracen?, Sarah Coventry, Sarreguemines, Satsuma?
	Savage Gear, Savic, Scarpa, Schachenmayr, Schecter, Scheepjes, Schleich, Schmidt, Schmincke, Schneider Electric, Schneider Kreuznach, Schwalbe
	Schwarzkopf, Schwinn, Scorpion Exo, Scotch^, Scotch Tape, Scott?, Screen Stars, Scruffs, Scubapro, SCUF, Sea to Summit, Seagate
	Sealskinz, Sealy, Secrid, Sector?, See by Chloé, Seiko 5=Seiko, Sekonic, Selected Homme, Selle Italia, Selle Royal, Selle San Marco, Selmer
	Senco, Sennelier, Sephora, Sequential?, Serge Lutens, Seydel, Shakespeare?, Sharpie, Sheaffer, Shelley?, Sheridan?, Shimano^, Shiseido, Shoei
	Shokz, Shu Uemura, Shun, Shure, Siegen, Sigg, Sigma?, Siku, Silentnight, Silhouette?, Silhouette Cameo, Silit, Silver Reed, Silverline, Simba?, Simond
	Simoniz, Sinclair?, Singer?, Sinn?, SIP, Sirdar, Sisley Paris, Sistema?, Sizzix, SK-II, Skip Hop, Skoda, Sky-Watcher, SkyCaddie, Slik
	Slingerland, Slumberland, Smartwool, Smashbox, Smirnoff, Smith?, Smith Corona, Smith Optics, Smiths?, Smoby, Smythson, Sneeboer, SNK, Snopake, Snuz
	SnüzPod, Soap & Glory, Sol de Janeiro, Solido?, Solovair, Sondico, Sonor?, Sontax, Sony Ericsson, Sophie la Girafe, Sorel, Soundcore, Soundcraft
	SoundMAGIC, Soyaconcept, Spada?, Sparco, SparkFun, Spear & Jackson, Speedlink, Speedo, Speidel, Spellbinders, Spendor, Sperry, Spigen, Spin Master
	Sportful, Spyderco, Squale, Square Enix, SRAM^, Srixon, Stabila, Stabilo, Stadler Form, Staedtler, Staffordshire?, Stagg, Stanley Bailey, Stanley Cup
	Stanley PMI, Star?, Star Micronics, Star Wars^, Starrett, Starter?, Staub, Stax, Steam?, Steam Deck=Valve, Steelite, SteelSeries, Steiner?, Steinhart
	Stella Artois, Stellar?, Stelton, Stentor, Step2?, Stetson, Steve Madden, Stiga, Stiga Sports, Stowa, Strathberry, Streamlight, Strymon
	Stuart Crystal, Stuart Weitzman, Stubai, Stylecraft, Sub Pop, Sumiko, Summer Infant, Sunpak, Sunspel, Superga?, Sure Petcare, SureFlap, Surface?
	Surface Pro=Microsoft, Susie Cooper, Suunto, Suzuki, Swan?, Swann, Swift?, Sykes-Pickavant, Sylvac, Sylvanian Families, Synology, Tado, Taito
	Takamine, Takara, Talbots?, Tama?, Tamiya, Tamron, Tangle Teezer, Tanglewood, Tannoy, Target?, Target Darts, Targus, Tarte, Tascam, Tassimo
	Taylor Guitars, TC Electronic, TCL, TDK, Teac, Team17, Technics Pianos, Teclast, Tecnica, Tecnifibre, Teenage Engineering, Teflon^, Tektro
	Tektronix, Tempur, Tenba, Tencel^, Tenda, Teng Tools, Tern?, Tetley, Tetra?, Teva, The Body Shop, The Inkey List, The Ordinary, Theory?
	Thermarest, Thermos?, Thetford, Think Tank, ThinkPad=Lenovo, Thinkware, Thinkway Toys, Thinsulate^, Thom Browne, Thomas Pink, Thomas Sabo, Thomson?
	Thorens, THQ, Thrustmaster, THX^, Ti Sento, Tiger of Sweden, TikTok^, Tilley, Timbuk2, Titan?, Title Boxing, Toast?, Tobar, Toblerone, Tojiro, Tokai
	Tokina, Tommy Bahama, Tommy Jeans, TomTom, Tomy, Tonka, Too Faced, Topeak, Topps?, Toptul, Tormek, Toro?, Tory Burch, Tower Housewares, Toyota
	Toyota Sewing, TP-Link, Trakker, Trangia, Transcend?, Traxxas, Trefl, Trend?, Tresemmé, Tretorn, Trevor James, Triban, Tribord, Tricker's, Trifari
	Tripp?, Triton?, Triumph?, Triumph Motorcycles, Trixie, Troika?, Trojan Records, Trollbeads, Tropicana, Troy Lee Designs, Truma, Trunki, Trussardi
	Trust?, Trust Gaming, TTArtisan, Tu Clothing, Tula?, Tunturi, Tupperware, Turnbull & Asser, Turtle Beach, Turtle Wax, Tutti Bambini, Twinings
	Twitter^, TWSBI, Ty?, Ty Inc, TYR, UAG, Ubiquiti, Ubisoft, UGG Australia=UGG, Ugreen, Uhlsport, Ulefone, Ulla Popken, Ultimate Ears, Ulysse Nardin
	Uni-ball, Uni-T, Unicorn?, Uniden, Unior, Universal?, Universal Audio, Universal Genève
	Universal Music, Universal Works, University Games, Urban Decay, Urban Outfitters, US Pro, USB^, Uvex, Vaillant, Vaio, Valeo?, Valio, Vallejo, Valve?
	Van Heusen, Van Rysel, Vandoren, Vango, Vanguard?, Varta^, Vaughan?, Vauxhall, Vax, Velbon, Velleman, Venicci, Venta?, Venum, Vera Bradley, Verbatim?
	Veritas?, Vertbaudet, Vertigo Records, Vespa, Veuve Clicquot, Vibram^, Vibram FiveFingers, Vichy?, Victor?, Victoria's Secret, Victorinox
	Victorinox Swiss Army=Victorinox, ViewSonic, Viking Optical, Vila?, Vileda, Viltrox, Vintage Guitars, Virax, Virgin?, Virgin Records
	Visa^, Visconti, Vittoria?, Vivitar, Vivo?, Vivobarefoot, Voigtländer, Volcom, Völkl, Volkswagen, Volvo, Vortex?, Vortex Optics, Vostok, Vox?, Wacom
	Waddingtons, Wago, Wahl?, Waldorf?, Wallis?, Walrus Audio, Waltham?, Warhammer=Games Workshop?, Warner Bros, Warner Music, Warrior?, Washburn, Waterford
	Waterford Crystal, Waterman?, Waterpik, WD-40, Wedze, Weleda, Wella, Wendy?, Wenger?, Wera, Western Digital, Weston?, Wharfedale
	Whiskas, Whyte, Wiha, Wild Country, Wilkinson, Wilkinson Sword, Wills?, Windows?^, Winmau, Winsor & Newton, Wiser?, Withings, Wittnauer
	Wizards of the Coast, WMF, Wolf?, Wolf-Garten, Wolfcraft, Wolford, Wolverine?, Woolworths, Worcester Bosch, WOW Toys, Würth, Wüsthof
	X-Bionic, Xerjoff, Xero Shoes, Xerox, Xirena, Yaesu, Yakima, Yakult, Yamamay?, Yankee Candle, Yashica, Yato, Yeti, Yeti Cycles, YKK^, Yoggi, Yongnuo
	York Fitness, Yorkshire Tea, YouTube^, Yoyo?, Yu-Gi-Oh, Yuasa, Yumi, Yves Rocher, Yves Saint Laurent Beauté, Z-Man Games, Zamberlan
	Zapf Creation, Zebra?, Zeiss Ikon, Zenit?, Zenith?, Zenza Bronica, ZF, Zildjian, Zipp, Zippo, Zircon?, Zodiac?, Zoggs, Zone3, Zoom?
	Zoom Corporation, Zorki, ZTE, Zutano, Zwilling?, Zyxel, オリンパス, カシオ, キヤノン, サンリオ, シャープ, セイコー, ソニー, タカラトミー, ニコン, パナソニック, バンダイ, ユニクロ, 任天堂, 富士フイルム, 無印良品
	Abarth, Acura, Alfa Romeo, Alpine?, Aprilia, Aston Martin, Audi, Benelli, Bentley, Bergamont, Bottecchia, BSA?, Buick, Bulls?, Bultaco, BYD, Cadillac, Cagiva
	Canyon?, CFMoto, Chrysler, Cinelli, Corratec, Cube?, Cupra, Dacia, Daewoo, Daihatsu, Datsun, Derbi, Diamant?, Dodge?, DS Automobiles, Felt?, Gilera, Gitane, GMC
	Hercules?, Hummer?, Indian Motorcycle, Infiniti, Isuzu, Iveco, Jawa, Jeep, Kalkhoff, Keeway, Koga, Kreidler, Kymco, Lada?, Lamborghini, Lancia, Lapierre, Laverda, Lexus
	Lincoln?, Look?, Lotus?, Malaguti, Maserati, MBK, McLaren, Mercedes=Mercedes-Benz, MG?, Mitsubishi, Mondraker, Montesa?, Morgan?, Moto Guzzi, Moto Morini, Motobécane
	MV Agusta, MZ?, Norton?, NSU, Opel, Polestar, Pontiac, Puch, Rabeneick, Ridley?, Rieju, Rocky Mountain?, Rolls-Royce, Rose?, Rover?, Royal Enfield, Saab, Seat?, Simson
	Smart?, Sparta?, SsangYong, Stevens?, Subaru, Sunn, SYM?, Tesla, Trabant, Univega, Ural?, Victoria?, VW=Volkswagen, Wartburg, Winora, YT Industries, Zündapp
`;
