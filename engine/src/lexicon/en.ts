/** English words: class, meaning, words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const ENGLISH = `
colour	black	black, jet black
colour	white	white, off white, offwhite, snow white
colour	grey	grey, gray, greige
colour	charcoal	charcoal?, anthracite, graphite?, gunmetal, gunmetal grey, slate grey
colour	navy	navy, navy blue, midnight blue, midnight?, indigo
colour	blue	blue, royal blue, sky blue, baby blue, cobalt, cobalt blue, azure, electric blue, powder blue, steel blue, cornflower, cornflower blue, duck egg blue, duck egg, denim blue, ice blue, petrol blue, cerulean, ultramarine, sapphire?, petrol?
colour	turquoise	turquoise, aqua, aquamarine, cyan
colour	teal	teal
colour	green	green, olive green, khaki green, bottle green, forest green, emerald green, emerald?, sage green, sage?, mint green, mint?, lime green, lime?, racing green, british racing green, sea green, moss green, moss?, army green, jade?, chartreuse, pistachio?, apple green, pea green, hunter green, seafoam, eucalyptus?
colour	olive	olive?
colour	khaki	khaki
colour	red	red, scarlet, crimson, cherry red, blood red, brick red, ruby red, ruby?, cherry?, tomato red, pillar box red
colour	burgundy	burgundy, maroon, wine red, oxblood, bordeaux, claret, wine?, merlot
colour	pink	pink, hot pink, baby pink, dusty pink, dusky pink, blush pink, blush?, rose pink, rose?, fuchsia, fuschia, magenta, cerise, salmon pink, salmon?, candy pink, raspberry?, bubblegum pink, old rose
colour	coral	coral?
colour	peach	peach?, apricot?
colour	orange	orange?, burnt orange, tangerine?
colour	terracotta	terracotta?, rust?, brick?
colour	yellow	yellow, mustard, mustard yellow, lemon yellow, canary yellow, lemon?, ochre, amber?, saffron yellow, primrose?
colour	gold	gold?, golden, gold tone, gold coloured, gold colour
colour	rose gold	rose gold
colour	silver	silver?, silver tone, silver coloured, silver colour, silvery
colour	bronze	bronze?
colour	copper	copper?
colour	brown	brown, chocolate brown, chestnut brown, chestnut?, chocolate?, mocha?, coffee?, espresso?, umber, sepia, walnut brown
colour	tan	tan, cognac?, caramel?, toffee?
colour	camel	camel?
colour	beige	beige, sand?, oatmeal?, stone?, ecru, biscuit?, nude?, fawn?, buff?, sandy?
colour	taupe	taupe
colour	cream	cream?, off cream, vanilla?, champagne?, magnolia?, creamy white
colour	ivory	ivory?
colour	purple	purple, aubergine?, plum?, amethyst?, eggplant?, grape?, royal purple, berry?
colour	lilac	lilac, lavender?, mauve, heather?
colour	violet	violet?, periwinkle
colour	multicolour	multicolour, multicolor, multicoloured, multicolored, multi coloured, multi colored, multi colour, multi color, rainbow?, two tone, various colours?
colour	clear	clear?, transparent, see through, translucent
shade	light	light, pale, soft, powder
shade	dark	dark, deep
shade	bright	bright, vivid, neon, fluorescent, fluro, fluo, electric, acid, hot
shade	pastel	pastel, dusty, dusky, muted, washed, faded?
shade	medium	mid, medium
shade	matt	matt, matte, satin finish, gloss, glossy, high gloss, metallic, pearlescent, iridescent, glitter, glittery, shimmer
shade	marl	marl, melange, heathered, flecked, speckled, ombre
material	leather	leather, nappa, nappa leather, full grain leather, patent leather, cowhide, calfskin, lambskin, sheepskin leather, saffiano, saffiano leather, pebbled leather, grained leather
material	faux leather	faux leather, pu leather, vegan leather, imitation leather, leatherette, pleather, fake leather, synthetic leather, leather look, bonded leather
material	suede	suede, nubuck
material	faux suede	faux suede, imitation suede, suedette, alcantara, microsuede
material	fur	real fur, rabbit fur, fox fur, mink fur
material	faux fur	faux fur, fake fur, imitation fur, sherpa, teddy fabric
material	sheepskin	sheepskin, shearling
material	cotton	cotton, pima cotton, egyptian cotton, cotton blend, cotton mix, polycotton, poly cotton, jersey cotton, organic cotton, mercerised cotton
material	wool	wool, lambswool, shetland wool, virgin wool, pure new wool, wool blend, wool mix, worsted, boiled wool, felted wool
material	merino wool	merino, merino wool
material	cashmere	cashmere, cashmere blend
material	mohair	mohair
material	alpaca	alpaca
material	angora	angora
material	silk	silk, silk blend, mulberry silk
material	satin	satin
material	velvet	velvet, velour, crushed velvet
material	linen	linen, linen blend
material	denim	denim?, chambray, selvedge denim
material	corduroy	corduroy, cord?, needlecord
material	tweed	tweed, harris tweed
material	fleece	fleece?, polar fleece, polartec
material	canvas	canvas?, waxed canvas
material	waxed cotton	waxed cotton
material	lace	lace?
material	chiffon	chiffon
material	tulle	tulle, organza
material	crepe	crepe, georgette
material	jersey	jersey?
material	knit	knit?
material	polyester	polyester, recycled polyester
material	nylon	nylon, polyamide, ripstop, cordura
material	acrylic	acrylic
material	elastane	elastane, spandex, lycra
material	viscose	viscose, rayon
material	modal	modal
material	lyocell	lyocell, tencel
material	microfibre	microfibre, microfiber
material	neoprene	neoprene
material	gore-tex	gore tex, goretex
material	felt	felt?
material	hemp	hemp
material	jute	jute, hessian, burlap, sisal
material	down	down?, duck down, goose down
material	feather	feather?, feather filled
material	chenille	chenille
material	boucle	boucle
material	raffia	raffia, straw?
material	rubber	rubber, latex
material	plastic	plastic, abs plastic, polypropylene, polycarbonate, pvc, vinyl?
material	silicone	silicone
material	acrylic glass	perspex, plexiglass, lucite
material	foam	foam?, memory foam
material	metal	metal, alloy
material	steel	steel, carbon steel
material	stainless steel	stainless steel, stainless, surgical steel
material	iron	iron?, cast iron, wrought iron
material	aluminium	aluminium, aluminum
material	brass	brass, solid brass
material	copper	copper?
material	bronze	bronze?
material	pewter	pewter
material	tin	tin?
material	chrome	chrome, chromed
material	nickel	nickel
material	zinc	zinc
material	titanium	titanium?
material	platinum	platinum?
material	carbon fibre	carbon fibre, carbon fiber, carbon?
material	sterling silver	sterling silver, 925 silver, solid silver, 925 sterling silver, hallmarked silver
material	silver	silver?
material	silver plated	silver plated, silver plate, epns
material	gold	gold?, solid gold, yellow gold, white gold, 9ct gold, 14ct gold, 18ct gold, 22ct gold, 9k gold, 14k gold, 18k gold, 10k gold, 24ct gold
material	gold plated	gold plated, gold plate, gold filled, gold vermeil, rolled gold
material	enamel	enamel, cloisonne
material	wood	wood, wooden, solid wood, hardwood, softwood, timber, real wood
material	oak	oak, solid oak, red oak, white oak, brown oak, bog oak
material	pine	pine?, solid pine, white pine, yellow pine, red pine, pitch pine, scots pine
material	mahogany	mahogany
material	walnut	walnut?, solid walnut, black walnut, white walnut, american walnut
material	teak	teak
material	beech	beech?, red beech, white beech, silver beech
material	birch	birch?, silver birch, yellow birch, white birch
material	ash	ash?, white ash, black ash, brown ash
material	elm	elm?
material	maple	maple?, hard maple, soft maple, sugar maple, red maple, silver maple
material	rosewood	rosewood
material	cherry wood	cherry wood, cherrywood, black cherry wood, american cherry
material	ebony	ebony
material	cedar	cedar, red cedar, white cedar, yellow cedar
material	spruce	spruce?, red spruce, white spruce, black spruce
material	acacia	acacia
material	mango wood	mango wood
material	sheesham	sheesham
material	driftwood	driftwood
material	plywood	plywood, ply
material	mdf	mdf, chipboard, particle board, laminate?
material	veneer	veneer, oak veneer, walnut veneer
material	bamboo	bamboo
material	rattan	rattan, wicker, seagrass, water hyacinth
material	cork	cork?
material	glass	glass?, cut glass, tempered glass, frosted glass, stained glass, murano glass, pressed glass, borosilicate glass
material	crystal	crystal?, lead crystal
material	ceramic	ceramic, earthenware, stoneware, pottery?, faience
material	porcelain	porcelain, bone china, fine bone china, china?
material	terracotta	terracotta?
material	clay	clay?, polymer clay
material	stone	stone?, natural stone, slate?, sandstone, soapstone
material	marble	marble
material	granite	granite
material	concrete	concrete?
material	resin	resin, epoxy
material	bakelite	bakelite
material	melamine	melamine
material	mother of pearl	mother of pearl, abalone
material	pearl	pearl?, freshwater pearl
material	cubic zirconia	cubic zirconia
material	diamond	diamond?
material	amber	amber?
material	jade	jade?
material	horn	horn?
material	bone	bone?
material	paper	paper?
material	cardboard	cardboard?
material	beeswax	beeswax, soy wax
grade	genuine	genuine, real, authentic
grade	pure	pure, solid, fine, natural, raw, virgin
grade	recycled	recycled, reclaimed, organic, upcycled
grade	worked	lace up, lace ups, laced up, brushed, polished, waxed, oiled, painted, lacquered, hand painted, hand carved, quilted, padded, woven, knitted, crochet, hand knitted, crocheted, ribbed, cable knit, chunky knit, fully lined, lined, unlined, coated, plated, varnished, glazed, embossed, perforated, anodised, anodized, powder coated, galvanised, cast, forged, hammered, tumbled, grained, distressed?, tempered, toughened
grade	blend	blend, mix
pattern	striped	striped, stripe, stripes, stripey, stripy, breton stripe, pinstripe, pinstriped, candy stripe
pattern	floral	floral, flower print, flowered, flowery, botanical, ditsy floral, floral print
pattern	checked	checked?, check?, checkered, chequered, gingham, plaid, tartan, buffalo check, windowpane check, madras
pattern	polka dot	polka dot, polka dots, polkadot, spotted?, dotted, spotty
pattern	animal print	animal print, leopard print, leopard, zebra print, snake print, snakeskin print, tiger print, cheetah print
pattern	camouflage	camouflage, camo
pattern	paisley	paisley
pattern	houndstooth	houndstooth, dogtooth
pattern	herringbone	herringbone, chevron, zigzag
pattern	tie dye	tie dye, tie dyed
pattern	geometric	geometric, abstract
pattern	argyle	argyle, fair isle, nordic pattern
pattern	colour block	colour block, color block, colourblock, patchwork
pattern	tropical	tropical print, palm print, hawaiian print
pattern	embroidered	embroidered, broderie anglaise, broderie, sequinned, sequined, beaded
pattern	plain	plain?, solid colour, block colour
department	men	men, mens, man?, gents, gentlemen, gentlemens, male
department	women	women, womens, woman, ladies, lady?, female, plus size women
department	boys	boys, boy?, lads
department	girls	girls, girl?
department	kids	kids, kid, children, childrens, child, childs, youth, junior, juniors, teen, teens, teenager, big kids
department	toddler	toddler, toddlers, infant, infants
department	baby	baby, babies, newborn, newborns
department	unisex	unisex, gender neutral
department	adult	adult, adults
department	maternity	maternity
era	vintage	vintage
era	retro	retro?
era	antique	antique
era	y2k	y2k
era	victorian	victorian
era	edwardian	edwardian
era	georgian	georgian, regency
era	tudor	jacobean, elizabethan
era	art deco	art deco
era	art nouveau	art nouveau
era	arts and crafts	arts and crafts movement, arts & crafts
era	mid-century	mid century, mid century modern, midcentury, mcm
era	bauhaus	bauhaus
era	space age	space age
era	pre-war	pre war, prewar, interwar, wwi era, wwii era
era	post-war	post war, postwar
era	1920s	twenties?
era	1930s	thirties?
era	1940s	forties?
era	1950s	fifties
era	1960s	sixties
era	1970s	seventies
era	1980s	eighties
era	1990s	nineties
era	2000s	noughties
era	19th century	19th century, nineteenth century, 1800s
era	18th century	18th century, eighteenth century, 1700s
era	20th century	20th century, early 20th century, late 20th century
edition	first edition	first edition, 1st edition, 1st ed, first printing, 1st printing, first pressing, 1st pressing, first print
edition	limited edition	limited edition, ltd edition, ltd ed, limited run, limited release
edition	special edition	special edition, anniversary edition, exclusive edition
edition	collector's edition	collectors edition, collector edition
edition	deluxe edition	deluxe edition, deluxe?
edition	game of the year edition	game of the year edition, goty edition, goty
edition	signed	signed, autographed, hand signed, signed copy
edition	numbered	numbered, hand numbered
edition	reissue	reissue, reprint, repress, re release
edition	remastered	remastered, remaster
edition	original pressing	original pressing, original press
edition	box set	box set, boxset, boxed set
edition	director's cut	directors cut
edition	promo	promo?, promotional copy
edition	import	import?
edition	sample	sample?, prototype
edition	hardback	hardback, hardcover, hard back, hard cover, hardbound
edition	paperback	paperback, softcover, soft cover, soft back
edition	unabridged	unabridged, abridged
edition	illustrated	illustrated edition, illustrated
edition	large print	large print
size	XXS	xxs, double extra small
size	XS	xs, x small, xsmall, extra small
size	S	s?, small?
size	M	m?, medium?
size	L	l?, large?
size	XL	xl, x large, xlarge, extra large
size	XXL	xxl, 2xl, xx large, double extra large, 2x large
size	3XL	xxxl, 3xl
size	4XL	xxxxl, 4xl
size	5XL	5xl
size	6XL	6xl
size	XS/S	xs/s
size	S/M	s/m, small to medium, small medium
size	M/L	m/l, medium to large
size	L/XL	l/xl
size	one size	one size, one size fits all, one size fits most, onesize, osfa, free size
size	petite	petite?
size	tall	tall?
size	plus size	plus size
size	king size	king size, kingsize, super king, superking
size	double	double?, double bed size
size	single	single?
size	queen size	queen size
condition	new	new?, brand new, unused, unworn, unopened, sealed, factory sealed, new in box, boxed new, new with tags, bnwt, bnib, nwt, bnwot, nwot, new without tags, never worn, never used, never opened, never been worn, never been used, deadstock, still sealed, mint in box
condition	like new	like new, as new, nearly new, almost new, mint, near mint, mint condition, pristine, immaculate, barely used, barely worn, hardly used, hardly worn, ex display, open box, worn once, used once, worn twice, used twice, only worn once, only used once
condition	refurbished	refurbished, refurb, reconditioned, remanufactured
condition	good	good condition, very good condition, excellent condition, great condition, gently used, lightly used, well looked after, vgc, euc, guc, nice condition, lovely condition, good used condition
condition	used	used, pre owned, preowned, pre loved, preloved, second hand, secondhand, worn?
condition	fair	fair condition, well used, well worn, well loved, heavily used, poor condition, rough condition, ok condition, acceptable condition, play worn
condition	faulty	for parts, for spares, spares or repair, spares or repairs, spares and repairs, spares repair, spares repairs, not working, non working, parts only, project piece
month	1	january, jan
month	2	february, feb
month	3	march?, mar?
month	4	april, apr
month	5	may?
month	6	june, jun
month	7	july, jul
month	8	august, aug
month	9	september, sept, sep
month	10	october, oct
month	11	november, nov
month	12	december, dec
deny	forward	keep out of, keep it out of, keep them out of, keep away from, keep it away from, keep them away from, avoid*, no, not, never, none, nothing, neither, nor, without, w/o, minus, non, zero, nobody, nowhere, cannot, isn't, aren't, wasn't, weren't, doesn't, didn't, can't, couldn't, won't, wouldn't, hasn't, haven't, hadn't, shouldn't, i don't, we don't, you don't, they don't, please don't, just don't, don't have, don't include, don't come, don't work, don't need, don't think, don't know, don't fit, don't want, don't see, don't use, don't show, don't look, don't believe, don't do, don't get, don't like, don't open, don't close, don't charge, don't match, don't contain, don't hold, don't run, don't own, don't ship, don't post, don't sell, ain't, needn't, mustn't, hardly, barely, scarcely, rarely, lacks, lacked, lack of, excluding, exclude*, except, except for, apart from, other than, aside from, free of, free from, devoid of, instead of having, fail* to, unable to, no longer, need*, require*, in need of, in want of, dosent, dosnt, doesent, used to be, used to have, was formerly, was once, were once, all but, everything but, nothing left of
deny	backward	gone, absent, free?, sold separately, available separately, needed, required, excluded, removed, unavailable, long gone, nowhere to be found, not included, not supplied, not present, not there, not provided
deny	both	missing, lost, lose+, losing, misplaced, binned, thrown away, thrown out, went missing, gone missing
doubt	forward	i think, i believe, i guess, i'm guessing, i reckon, i assume, i'm assuming, i suppose, i would say, i'd say, i imagine, maybe, perhaps, possibly, probably, presumably, potentially, might, might be, may be, could be, could well be, must be, should be, not sure, unsure, not certain, uncertain, not 100, can't say, can't be sure, cannot be sure, don't know, do not know, no idea, unknown, supposedly, allegedly, apparently, reportedly, seemingly, looks like, look like, looks to be, look to be, seems, seem, seems to be, appears, appear, appears to be, believed to be, thought to be, said to be, told it, was told, i'm told, been told, rumoured to be, attributed to, guess, guessing, as far as i know, as far as i'm aware, as far as i can tell, as far as i can see, to my knowledge, to the best of my knowledge, if i remember, if i remember correctly, if i recall, afaik, iirc, most likely, likely, in theory, can't remember, cannot remember, haven't checked, haven't tested, i was led to believe, assume*, i want to say
doubt	backward	i think, i believe, i guess, i reckon, i assume, i suppose, maybe, perhaps, possibly, probably, so i'm told, so i was told, so i've been told, so they say, i'm told, or so, or similar, or thereabouts, as far as i know, as far as i'm aware, as far as i can tell, to my knowledge, if i remember, if i remember correctly, if i remember right, apparently, supposedly, allegedly, unconfirmed, untested, not verified, not authenticated, i was told, not sure, but not sure, unsure, unknown, would be my guess, at a guess, afaik, iirc, ish
choice	forward	choose*, choose from, choose between, chose, choice of, a choice of, your choice of, pick, pick from, select*, select from, various, assorted, either, available in, available in various, comes in different, comes in several, a range of, selection of, options, option of, multiple, several colours, different colours, different sizes, all sizes, whichever, which one, any colour, any size, state which, let me know which, message which, variety of, made to order in, other colours, other colors, other sizes, more colours, more colors, more sizes
choice	both	or, and/or, choice, your choice, to choose from, optional, variations, varies, vary
correct	forward	i mean, i meant, sorry i mean, sorry i meant, no wait, wait no, wait, actually, correction, edit, edited, scratch that, pardon, oops, whoops, my mistake, my bad, or rather, should say, should read, should have said, ignore that, update, sorry it's, that's wrong, that was wrong, made a mistake, got that wrong, typo, strike that, not what i said
other	forward	for, fits, will fit, to fit, should fit, does fit, made to fit, fitted to, suit*, suitable for, compatible with, works with, work with, made for, designed for, intended for, meant for, like, similar to, inspired by, in the style of, style of, instead of, rather than, as opposed to, replace*, replaces, replacement for, replacement, substitute for, alternative to, equivalent to, equivalent, imitation, faux, fake, replica, copy of, dupe of, dupe for, knock off, aftermarket, reminiscent of, similar in style to, in a style like, along the lines of, modelled on, modeled on, resembles, resemble, looks similar to, same as, compare* to, comparable to, as seen in, as seen on, goes with, match* with, matches, matching, pairs with, goes well with, my old, my other, my previous, my last, my new, upgraded to, upgrading to, upgrade to, swap for, trade for, exchange for, part exchange, bought a, switched to, changed to, moved on to, than, better than, unlike, not to be confused with, see my other, also selling, also have, also available, i also have, i also sell, selling my other, other listings, looking for, searching for, seeking, in search of, wanted, want a, wanting a, used with, use with, used on, use on, recommended for, ideal for, perfect for, great for, good for, generic
other	backward	vibe, vibes, style, styled, style of, esque, type?, look, lookalike, look alike, effect, inspired, compatible, replica, copy?, dupe, imitation, equivalent, alternative, type fitting, owners, fans, lovers, mount, shaped, themed, scented, flavoured, available separately
fault	scratch	scratch*, scratchy, scuff*, scrape*, graze+, scratch mark+, scuff mark+, hairline+, key mark+, swirl mark+, micro scratches, surface scratches, kerbed, curbed, kerbing, kerb rash, curb rash
fault	mark	mark*, smudge*, blemish*, blemishes, blotch*, splash+?, spot+?, ring mark+, water mark+, watermark*, pen mark+, teeth marks, bite marks, rub mark+, pressure mark+
fault	stain	stain*, discolour*, discolor*, discolouration, discoloration, yellowing, yellowed, foxing, foxed, bleach mark+, bleach spot+, bleach dot+, bleach stain+, bleach splash*, bleached, tarnish*, limescale, residue, grubby, dirty, dirt, grime, grimy, filthy, unclean, speck+, dust spot+, dust inside, bit of dust, some dust, dusty, smear+, won't come off, won't peel off, won't come out, won't wash out, doesn't come off, doesn't come out, doesn't wash out
fault	hole	hole+, pinhole+, moth hole+, puncture*, perforated
fault	tear	tear?, tears?, torn, tearing, rip*, rips, split?, splits, splitting?, snag*, ladder+?, laddered
fault	crack	crack*, cracks, hairline crack+, craquelure, crazing, crazed, fracture*, shattered, smash*
fault	chip	chip+?, chipped, chipping, flake*, flaking, peel*, peels, nibble+, flea bite+, chips to, chips on, chips in, chips round, chips around, chip to, chip on, chip in, chip out of
fault	dent	dent*, dents, dented, dings, dinged, a ding, small ding, door ding+, dink+, dinked, nick+?, nicked, gouge*, gouges, bash+, bashed, battered, knock+?, bump+?, bumps, indent+, indentation+
fault	wear	wear, wears, worn?, wears out, worn out, worn down, worn through, wear and tear, signs of wear, signs of use, signs of age, shows its age, rub*?, rubbing, thinning, threadbare, bald patch+, bald spot+, bald tyre+, balding, shabby, tatty, scruffy, tired, edge wear, shelf wear, ring wear, frayed, fray*, fraying, bobble*, bobbling, bobbled, pilling, pilled, pill*?, patchy, lost some, lost its, lost a bit, lost a little, lost their, altered, taken up, taken in, worn thru
fault	fade	fade*, faded, fading, sun damage, sun bleached, sun faded
fault	crease	crease*, creasing, wrinkle*, crumple*, folded corner+, dog eared, bent, warp*, warped, buckle*?, misshapen, deformed, twisted, wonky, crooked, uneven, dished, swollen, bloated
fault	broken	broken, broke, breaks?, break?, snapped, damage*, damaged, cracked screen, bust, busted, kaput, knackered, wrecked, faulty, fault+, defect+, defective, flaw*, flawed, imperfection+, imperfect, issue+, problem+, dead, dead pixel+, burn in, ghosting, glitch*, glitchy, malfunction*, seized, jam+?, jammed, jamming, stuck down, is stuck, are stuck, gets stuck, got stuck, getting stuck, stuck pixel+, sticking, sticky, tacky, intermittent, intermittently, temperamental, unreliable, hit and miss, hit or miss, stiff, catches, hard to turn, hard to open, hard to close
fault	not working	not working, out of order, out of service, not functional, doesn't work, does not work, don't work, do not work, didn't work, won't work, not work, no longer works, no longer working, stopped working, won't turn on, doesn't turn on, does not turn on, won't switch on, will not switch on, doesn't switch on, won't charge, doesn't charge, won't start, doesn't start, won't power on, doesn't power on, won't hold charge, doesn't hold charge, not charging, no power, for parts, for spares, spares or repair, spares or repairs, needs repair, needs repairing, needs fixing, needs attention, needs work, needs replacing, needs a clean, needs cleaning, needs new, no sound, no picture, no signal, no display, no image
fault	untested	untested, not tested, unable to test, can't test, cannot test, haven't tested, no way to test, sold as seen, sold as is, as is, unchecked
fault	rust	rust?, rusty, rusted, rusting, corrosion, corroded, oxidation, oxidised, oxidized, verdigris, pitting, pitted
fault	mould	mould+?, mouldy, mold+?, moldy, mildew, damp, musty, fungus, haze?, woodworm, moth, moths, moth eaten, moth damage, dry rot, wet rot, wood rot, rotting wood, rotted, rotten
fault	smell	smell*?, smelly, odour+?, odor+?, stink*, pong, whiff, smells of
fault	loose	loose, wobble*, wobbly, rattle*, rattling, slack, sag*, saggy, sagging, stretched, detached, coming away, come away, came off, come off, coming off, fell off, falling off, undone, unstitched, unravelling, loose thread+, pulled thread+, pull+?, pulled, lifting, delaminating, separating, shrunk, shrunken, perished, brittle
fault	leak	leak*, leaks, leaky, drip*, condensation, water damage, water damaged, moisture, loses oil, loses water, loses air, loses pressure, losing oil, losing water, losing air, losing pressure
fault	noise	noise?, noisy, squeak*, squeaky, squeal*, creak*, creaky, crackle*, crackly, hum*?, buzz*?, grinding, clunk*, hiss*?, clicks?, clicking
fault	flicker	flicker*, flickers, skip*?, skips, skipping, freezes, freezing, crash*?, crashes, lag+?, laggy, overheat*, overheats, drift*?, stick drift, pulses, pulsing, cuts out, cutting out, cut out?, turns itself off, switches itself off, turns off by itself
fault	burn	burn+, burnt, burned, scorch*, scorched, singe*, melt*, melted, cigarette burn+
fault	bite	chewed, chew marks, bitten, gnawed, dog chewed, clawed, cat scratched, pet hair
fault	dull	dull?, blunt, cloudy, clouded, misty, foggy, dim?, weak?, weak battery, poor battery, battery health, flat battery, slow?
fault	writing	annotated, annotations, annotation, underlining, underlined, highlighting, highlighted, inscription, inscribed, name written, writing inside, ex library, doodles, price clipped, name inside, name is written, written inside, in biro, pencil notes, pen notes, ink notes, margin notes, marginal notes, marginalia, handwritten notes, notes in pencil, notes in pen, notes in ink, notes in the margins, pencil marks, pencil marking+, scribble*, doodled, library stamp+
fault	repair	repair*, repaired, mended, darned, glued, re glued, reglued, patched, patch?, touched up, restored?, replaced, welded, soldered
fault	incomplete	incomplete, not complete, mismatched, not original, non original, not perfect, not great, seen better days, past its best, expired, out of date
missing	missing	missing, lost, lacks, lacking, lack of, absent, gone?, not included, isn't included, aren't included, not supplied, doesn't include, does not include, don't include, doesn't come with, does not come with, don't come with, didn't come with, not present, no longer has, no longer have, don't have, do not have, doesn't have, does not have, haven't got, hasn't got, can't find, cannot find, couldn't find, misplaced, sold without, comes without, without, sold separately, not with it, went missing, thrown away, thrown out, binned, minus, no?, except, excluding, excludes, w/out, w/o, gone walkies, gone missing, long gone
included	before	include, includes, including, incl, inc, come* with, comes with, came with, coming with, complete with, supplied with, bundled with, along with, together with, you get, you will get, you'll get, i'll throw in, i will include, i'll include, will include, package includes, set includes, set contains, kit includes
included	behind	included, also included, all included, both included, supplied, bundled, thrown in, part of the deal, part of the package, part of the sale, part of the lot, part of the bundle, part of the offer, part of the set, included in the sale, included in the price
included	included	comes in, comes boxed, comes complete, supplied in, bundle?, in the box, what's in the box, with original, with box, with the box, original box, original packaging, original case, accessories, accessory, contents, contains, extras, spare?, plus?, everything included, all accessories, contain, containing
care	care	wash*, washable, machine wash, machine washable, hand wash, hand wash only, handwash, wash separately, dry clean, dry clean only, dry cleaned, dishwasher safe, dishwasher, microwave safe, oven safe, iron?, do not bleach, tumble dry, line dry, wipe clean, wipe down, spot clean, surface clean, sponge clean, care instructions, care label, keep away from, keep dry, keep out of reach, keep refrigerated, store in, easy care, easy to clean, low maintenance, water weekly
history	history	gift, gifted, present?, unwanted gift, unwanted present, inherited, inheritance, heirloom, owned, owner, owners, first owner, one owner, previous owner, received, from new, belonged to, belongs to, used for, used it, used once, used twice, used daily, used regularly, worn once, worn twice, worn a few times, used a few times, removed from, when removed, years old, year old, months old, month old, weeks old, years ago, months ago, a year ago, kept, stored, in storage, been sitting, in the loft, in the attic, in the garage, house clearance+, estate sale+, car boot+, charity shop+, grandmother, grandfather, grandma, grandad, nan, nans, grew out, grown out of, outgrown, outgrew, too small for, too big for, doesn't fit me, no longer fits, never got round, upgraded, moving house, decluttering, clear out, having a clear out, no longer need, no longer needed, selling because, selling as, reason for sale, reason for selling, smoke free home, smoke free, non smoking home, non smoker, pet free home, pet free, pet friendly home, serviced, service history, collected over, provenance, backstory, made by my, made it myself
history	purchase	bought, purchased, purchase
measure	measure	length, width, height, depth, diameter, circumference, thickness, long?, wide, tall?, high?, deep?, pit to pit, armpit to armpit, ptp, p2p, chest?, bust, waist, hips, hip, inseam, inside leg, outside leg, sleeve?, shoulder to shoulder, shoulder to hem, rise, weight
measure	measured	measure*, measures, measuring, measurement+, dimension+, dims, approx size, laid flat, lying flat, laying flat, when flat, weigh*, weighs, size guide, across
delivery	delivery	delivery, deliver*, delivered, delivering, postage, post?, posted, posting, can post, will post, free post, p&p, p & p, shipping, ship*, ships, shipped, free shipping, free delivery, free postage, postage included, courier, couriers, tracked, signed for, dispatch*, dispatched, despatch*, despatched, royal mail, evri, hermes?, dhl, fedex, yodel, parcelforce, inpost, usps, post office, combine postage, combined postage, combined shipping, same day, next day, next day delivery, worldwide shipping, international shipping, posted within, drop off, freight, media mail, priority mail, express mail, surface mail, airmail, air mail, parcel post, parcel select, ground advantage, large letter, recorded delivery
delivery	collection	collect?, to collect, can collect, must collect, collect only, collect in person, collect from, collected from?, be collected, collection?, collection from, collection in person, for collection, collection or, or collection, local collection, collection preferred, collection available, collection welcome, collection only, pick up, pickup, pick up only, cash on collection, meet up, local pickup, buyer collects, buyer to collect, must be collected, viewing welcome, view welcome, can be viewed, can be seen in, located in
no-make	none	unbranded, no brand, brandless, no name, unknown, unknown brand, generic, other brand, not specified, unspecified, n a, not stated, not given, not known, none, various, various makes, various brands, assorted, miscellaneous, misc, mixed brands, mixed makes, multiple brands, handmade, hand made, handcrafted, homemade, home made, self made, own make, made by me, mixed, several, many, unmarked, unlabelled, unlabeled, unnamed, unsigned, not marked, no label, no maker, not applicable, compatible, aftermarket, after market, third party, non original, non genuine, not original, not genuine
payment	payment	payment, payments, pay?, pay by, pay on, pay via, bank transfer, bacs, cash, cash only, cash on delivery, cash on collection, card payment, deposit?, deposit required, installments, instalments, friends and family, goods and services, f&f payment, cheque, cheques, invoice?
asking-price	price	asking, asking price, price?, the price, price is, priced at, priced to sell, price drop, price reduced, reduced to, reduced from, reduced price, ono, o.n.o, ovno, obo, o.b.o, or nearest offer, or best offer, near offer, nearest offer, best offer, offer+?, offers, open to offers, no offers, sensible offers, reasonable offers, silly offers, make me an offer, make an offer, accepting offers, negotiable, non negotiable, price is firm, price firm, price negotiable, per unit, per item, per piece, each piece, apiece, firm price, firm on price, fixed price, selling for, on sale for, for sale at, yours for, bargain, grab a bargain, a steal, quick sale, discount, bundle discount, each?, haggle, haggling
asking-price	settles	take?, taking?, accept?, accepting?, want?, wanting?, looking for?, settle for?, let it go for?, let them go for?, let go for?
asking-price	terms	no time wasters, no timewasters, timewasters, time wasters, swap, swaps, no swaps, trades, no trades, lowballers, no lowballs
past-price	past price	rrp, msrp, cost new, costs new, cost me, cost us, cost over, cost around, originally cost, original price, retail price, retail, retails, retailed, retailing, list price, new price, new costs, new cost, paid, i paid, we paid, paid over, bought for, purchased for, worth, sells for, sell for, selling elsewhere for, was £, were £, currently retails, currently sold for, brand new for, value of, valued at, new for, over new, when new, at the time, back then, back in the day
contact	contact	message me, messages, dm me, dm, dms, pm me, pm, contact me, contact, get in touch, instagram, insta, facebook, snapchat, tiktok, follow me, inbox me, inbox, drop me a message, drop me a line, feel free to message, feel free to ask, any questions, please ask, ask questions, ask any questions, questions welcome, happy to answer, more photos, more pictures, more pics, photos on request, check out my other, my other items, my other listings, my shop, my page, visit my, see my other
contact	channel	text me, text?, call me, call?, ring me, phone me, whatsapp, telegram, messenger, email me, email, e mail, contact number, phone number, telephone, mobile number, tel, mob, drop me a text, ring us, text us, reach me, my number, whatsapp number
joiner	joiner	a, an, the, this, this one, that, that one, these, these ones, those, mine, it, its, is, are, was, were, be, been, being, am, with, w/, of, in, on, at, by, from, to, as, into, onto, up, per, plus, also, both, all, each, has, have, had, having, made, made of, made from, made in, comes, i, my, our, your, their, his, her, we, you, they, there, here, too, what, still, just, only, about, over, under, around, inside, outside, between, through, after, before, since, during, off, out, down, some, any, more, most, other, same, own, such, very, will, would, can, could, do, does, did, get, got
joiner	conjunction	and, &, but, so, then, which, who, where, when, while, if, therefore, hence, thus, however, besides, otherwise, nevertheless
abbreviation	end	etc, ft, in, ins, lb, lbs, oz, hr, hrs, min, mins, sec, secs, yr, yrs, pcs, pc, pkt, pkg, ltd, co, corp, jr, sr, a.m, p.m, temp, misc, std, cond, dia, diam, circ, max, approx, qty, pt, qt, gal, no, nos, cat, art, mod, fig, figs, est, sat, sun, mon, wed, thu, thur, thurs, tue, tues, fri, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, ed, eds, vols, adj, dept, rrp, poss, prob, tel, mob, ext, ref, avg, ave, rd
abbreviation	abbreviation	incl, excl, inc, ca, c, nr, vs, dr, mr, mrs, ms, st, mt, vol, e.g, i.e, eg, ie, orig, mfg, mfr, wt, assoc, p, pp, pg, sq, cu, mk, ver, cir, ser, b/w, exc, def, prev, prof, rev, sgt, capt, gen, esp
acronym	acronym	usb, hdmi, vga, dvi, scart, rca, xlr, sata, pcie, nvme, ssd, hdd, ram, rom, cpu, gpu, pc, tv, led, oled, qled, lcd, crt, ips, uhd, hd, fhd, hdr, 4k, cd, cds, dvd, dvds, vhs, lp, lps, ep, eps, mp3, mp4, dab, fm, gps, nfc, wifi, lan, wlan, esim, gsm, lte, 3g, 4g, 5g, uv, spf, ac, dc, psu, kvm, atx, itx, ddr, ddr3, ddr4, ddr5, gtx, rtx, amd, ibm, hp, lg, jbl, jvc, tcl, rgb, diy, pvc, mdf, abs, ptfe, tpu, esp, asr, tdi, tsi, gti, suv, mpv, bmx, mtb, atv, sds, slr, dslr, ois, iso, jpeg, uk, usa, us, eu, uae, ussr, gdr, gb, nhs, bbc, itv, hbo, mtv, nasa, fifa, uefa, nba, nfl, nhl, mlb, wwe, ufc, f1, wwi, wwii, ww1, ww2, ukca, isbn, ean, upc, gtin, sku, imei, oem, gbp, eur, usd, cad, vip, xl, xs, xxl, xxs, 3d, 2d, nwt, bnwt, bnib, vgc, rrp, msrp, uvp, ovp, np, rpg, fps, psp, ps1, ps2, ps3, ps4, ps5, nes, snes, gba, ds, 3ds, sd, sdhc, sdxc, microsd, rfid, bluray, ac/dc, p&p, psi, rpm, bpm, hz, kwh, ps, nz
filler	filler	lovely, nice, great, good, gorgeous, beautiful, beautifully, stunning, amazing, fab, fabulous, fantastic, wonderful, super, pretty, cute, elegant, stylish, classic, really, very, so, such, quite, absolutely, perfect, perfectly, brilliant, excellent, superb, cool, smart, unique, rare, original, quality, high quality, good quality, top quality, high end, well made, comfy, comfortable, soft, item, items, piece, pieces, pair, set, lot, bundle, colour, color, size, brand, condition, style, please, thanks, thank you, hi, hello, here is, i have
filler	offer	for sale, sale, on sale, clearance, clearance sale, quick sale, selling, up for sale, i am selling, i'm selling, offering, i have for sale, we are selling, i sell, we sell, offered for sale
`;
