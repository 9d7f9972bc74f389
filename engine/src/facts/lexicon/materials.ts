/** Material words of every language that the ledger reads, and the words that belong to them. */

const list = (words: string) => words.split(/[,\s]+/).filter((word) => word !== '');

/** Materials whatever stands round them. */
export const MATERIALS: ReadonlySet<string> = new Set(
  list(`leather suede nubuck cotton wool merino cashmere mohair alpaca angora silk satin velvet velour linen denim_fabric polyester nylon acrylic akryl elastane spandex lycra viscose rayon modal tencel lyocell polyamide fleece corduroy tweed canvas chiffon lace_fabric jersey sheepskin shearling microfibre microfiber polycotton chenille boucle bouclé sherpa neoprene
  brass copper bronze aluminium aluminum titanium chrome pewter platinum rhodium stainless nickel tin_metal gilding gilt enamel porcelain stoneware earthenware terracotta ceramic pottery crystal marble granite slate_stone resin bakelite melamine perspex
  oak mahogany walnut teak pine_wood beech birch ash_wood elm maple rosewood rosewoods spruce sapele plywood mdf bamboo rattan wicker cane_wood pearwood ebony cedar ply seagrass jute hemp cork raffia
  vinylon cordura polypropylene polycarbonate polyurethane pvc silicone latex rubber plastic crepe wooden metal mesh wood_material foam_material feather gore-tex goretex vinyl_material paracord
  leder wildleder baumwolle wolle merinowolle schurwolle seide leinen samt edelstahl messing kupfer holz eiche buche kiefer nussbaum teakholz kunststoff glas_material porzellan keramik gummi polyacryl elasthan viskose metall stahl aluminium bambus
  cuir daim coton laine soie lin velours laiton cuivre inox acier bois chêne noyer hêtre porcelaine céramique verre plastique caoutchouc élasthanne
  cuero piel ante algodón lana seda lino terciopelo madera roble nogal pino latón cobre acero plástico cerámica porcelana vidrio elastano poliéster viscosa tejido_material
  pelle camoscio cotone seta velluto legno rovere noce ottone rame acciaio plastica ceramica vetro elastan poliestere poliestere
  leer suède katoen wol zijde linnen fluweel hout eiken beuken messing koper staal kunststof glas keramiek
  skóra skórzana skórzany bawełna wełna jedwab len aksamit wiskoza poliester elastan drewno drewniany dąb buk sosna mosiądz miedź stal plastik szkło ceramika porcelana
  couro camurça algodão lã seda linho veludo madeira carvalho nogueira latão cobre aço plástico cerâmica porcelana vidro poliéster`),
);

/** Materials only where the place says so (a percentage, "made of", before a part). */
export const WEAK_MATERIALS: ReadonlySet<string> = new Set(
  list(
    `gold silver steel iron glass wood denim lace down foam tin paper card pine ash cane slate stone vinyl cardboard straw horn bone pearl ivory fur wax felt shell cord lin len buk piel ante`,
  ),
);

/** Words that belong to the material after them. */
export const MATERIAL_BEFORE: ReadonlySet<string> = new Set(
  list(`genuine real pure solid smooth soft waxed wax brushed patent full grain top nappa vegan faux fake imitation pu pleather synthetic virgin lambs lambswool merino organic recycled cast wrought stainless carbon sterling plated bone fine hard cut lead stretch raw japanese selvedge brass gold silver rose white yellow solid reclaimed bamboo memory crushed corded fleece polar sheep patent grained pebbled saffiano tumbled aniline bonded italian egyptian mercerised ripstop oiled raffia
  echt echtes echter reine reiner reines pure massiv massives véritable pur pure massif piel verdadera puro pura maciza vera puro echt massief prawdziwa czysta naturalna naturalny legítimo puro maciça`),
);

/** Words that belong to the material before them: what they say must never be lost. */
export const MATERIAL_AFTER: ReadonlySet<string> = new Set(
  list(
    `effect mérinos merinos look style tone toned plated plate coated blend mix lined veneer veneered laminate imitation optik imitat végétal végétale tannage`,
  ),
);

/** Parts of a thing: a colour or material before one of these is the part's, not the item's. */
export const PARTS: ReadonlySet<string> = new Set(
  list(
    `button buttons strap straps trim hardware lid seal handle handles leg legs zip zips zipper sole soles lace laces lining base frame chassis reed reeds comb case knob knobs glaze clay board scratchplate pickguard bowl dial bezel stripe stripes collar cuff cuffs hem label sole sponsor wheels wheel tyres tyre bumper grip grips top drawers drawer doors door feet fabric fabrics hood seat cover basket baskets cable lead box pocket pockets stitching thread neckline sequin sequins hoops joycons joycon dualshock controller band bands rope chain buckle ring pot pots iron rim interior exterior inside outside back front door edge edging piping binding badge bag pouch screen shade shades bulb tip cap nib body hull plate plates fretboard fingerboard neck bridge pedals saddle mount brackets bracket reeds shipwreck anneau fermeture lanière bride anse doublure zip riemen griff sohle futter schnürsenkel knöpfe asas cremallera botones forro correa manico cerniera fodera bottoni cinturino rits knopen voering band guziki zamek podszewka pasek botões fecho forro alça clasp hands markers cushion mat lamp bodywork fleece grille stand`,
  ),
);
