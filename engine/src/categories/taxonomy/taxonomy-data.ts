// biome-ignore-all format: made by scripts/make-taxonomy.mjs.
/** The open product taxonomy, release 2025-08-unstable; its licence stands beside this file. */

/** A category a line, under its parent: depth and last number of the id, last name of the path, number of its set of attributes. */
export const CATEGORIES = `
0ap	Animals & Pet Supplies	0
11	Live Animals	0
12	Pet Supplies	0
21	Bird Supplies	0
31	Bird Cage Accessories	1
41	Bird Cage Bird Baths	1
42	Bird Cage Food & Water Dishes	2
51	Bird Cage Food Dishes	2
52	Bird Cage Water Dishes	2
53	Combined Bird Cage Food & Water Dishes	2
32	Bird Cages & Stands	3
33	Bird Food	4
34	Bird Gyms & Playstands	5
35	Bird Ladders & Perches	5
41	Ladders & Steps	6
42	Swings & Perches	6
36	Bird Toys	7
41	Balls & Fetch Toys	7
42	Bells & Beads	7
43	Chew Toys	7
44	Foraging Toys	7
45	Mirrors	7
47	Puzzles & Interactive Toys	7
48	Ropes & Knots	7
49	Tunnels & Tubes	7
37	Bird Treats	8
22	Cat Supplies	0
31	Cat Food	9
41	Non-Prescription Cat Food	9
42	Prescription Cat Food	9
32	Cat Furniture	a
41	Cat Condos & Houses	a
42	Cat Perches & Shelves	a
43	Cat Scratchers & Scratching Posts	a
44	Cat Steps & Ramps	a
45	Cat Trees & Towers	a
46	Cat Window Beds & Perches	a
47	Outdoor Cat Houses	a
33	Cat Furniture Accessories	0
34	Cat Litter	b
41	Cat Litter Box Liners	c
42	Cat Litter Box Mats	d
43	Cat Litter Boxes	1
35	Cat Toys	7
41	Balls & Chasers	7
42	Catnip Toys	7
43	Chew Toys	7
44	Feathers & Teasers	7
45	Interactive Toys	7
46	Laser Toys	7
47	Puzzles & Treat-Dispensing Toys	7
49	Squeakies	7
410	Stuffed Toys & Plushies	7
411	Tunnels	7
412	Wands	7
36	Cat Treats	e
23	Dog Supplies	0
31	Dog Diaper Pads & Liners	f
32	Dog Diapers	g
33	Dog Food	h
41	Non-Prescription Dog Food	h
42	Prescription Dog Food	h
34	Dog Houses	i
35	Dog Kennel & Run Accessories	6
36	Dog Kennels & Runs	j
41	Dog Pens	k
42	Dog Runs	l
43	Indoor Dog Kennels	m
44	Outdoor Dog Kennels	m
45	Portable Dog Kennels	m
37	Dog Toys	n
38	Dog Treadmills	o
39	Dog Treats	p
24	Fish & Aquatic Supplies	0
31	Aquarium & Pond Tubings	1
41	Airlines	1
42	Coil Tubings	1
43	Flexible Tubings	1
44	Rigid Tubings	1
45	Standard Tubings	1
32	Aquarium Air Stones & Diffusers	q
41	Air Diffusers	q
42	Disc Air Stones	q
43	Standard Air Stones	q
44	Tube Air Stones	q
45	Wall Air Stones	q
33	Aquarium Cleaning Supplies	r
41	Algae Scrapers	r
42	Aquarium Gloves	r
43	Cleaning Brushes	r
44	Cleaning Solutions	r
45	Gravel Vacuums	r
46	Scrub Pads	r
47	Siphons	r
48	Tank Cleaners	r
34	Aquarium Decors	s
41	Aquarium Backgrounds	s
42	Aquarium Caves & Shelters	s
43	Aquarium Rocks	s
44	Aquarium Substrates	s
45	Artificial Plants	s
46	Bubbling Decorations	s
47	Driftwood	s
48	Ornaments	s
49	Shipwrecks	s
35	Aquarium Filters	t
41	External & Canister Aquarium Filters	u
42	Hang-On-Back (HOB) Aquarium Filters	u
43	Internal Aquarium Filters	u
44	Sponge Aquarium Filters	u
45	Undergravel Aquarium Filters	u
36	Aquarium Fish Nets	2
41	Scoop Nets	2
42	Shrimp Nets	2
43	Sock Nets	2
44	Standard Nets	2
37	Aquarium Gravel & Substrates	v
41	Aquarium Soil	w
42	Aragonite Sands	w
43	Crushed Corals	w
44	Glass Stones	w
45	Gravel	w
46	Pebbles	w
47	Sand	w
38	Aquarium Lighting	x
39	Aquarium Overflow Boxes	y
310	Aquarium Stands	1
41	Box Frame Stands	1
42	Cabinet Stands	1
43	Double Tank Stands	1
44	Wrought Iron Stands	1
311	Aquarium Temperature Controllers	z
41	Analog Temperature Controllers	z
42	Digital Temperature Controllers	z
312	Aquarium Water Treatments	10
41	Algae Control	10
42	Ammonia Removers	10
43	Fungal & Bacterial Treatments	10
44	Nitrate Removers	10
45	PH Adjusters	10
46	Tap Water Detoxifiers	10
47	Water Clarifiers	10
48	Water Conditioners	10
313	Aquariums	0
314	Aquatic Plant Fertilizers	10
41	Granular Fertilizers	10
42	Liquid Fertilizers	10
43	Powder Fertilizers	10
44	Tablet Fertilizers	10
315	Fish Feeders	0
316	Fish Food	11
41	Algae Wafers	12
42	Betta Food	12
43	Cichlid Food	12
44	Dry Fish Food	12
45	Freeze-Dried Food	12
46	Frozen Food	12
47	Goldfish Food	12
48	Live Food	12
49	Medicated Food	12
25	Pet Agility Equipment	13
31	A-Frames	13
32	Agility Tunnels	13
33	Dog Walks & Ramps	13
34	Jump Bars	13
35	Pause Tables	13
36	Poles	13
37	Teeter Boards	13
38	Tire Jumps	13
26	Pet Apparel	14
31	Pet Bandanas	14
32	Pet Bows & Ribbons	14
33	Pet Coats	14
34	Pet Collars & Ties	14
35	Pet Costumes	14
36	Pet Dresses	14
37	Pet Hats	14
38	Pet Hoodies	14
39	Pet Jackets	14
310	Pet Rain Coats	14
311	Pet Safety Vests	14
312	Pet Scarves	14
313	Pet Shirts	14
314	Pet Shoes	15
315	Pet Socks	14
316	Pet Sunglasses	16
317	Pet Sweaters	14
27	Pet Apparel Hangers	6
28	Pet Bed Accessories	17
29	Pet Beds	18
31	Baskets	19
32	Bolster Beds	18
33	Caves	18
34	Cooling Beds	18
35	Donuts	18
36	Hammocks	18
37	Nests	18
38	Orthopedic Beds	18
39	Pet Chairs	1a
310	Pet Cots	18
311	Pillow Beds	18
312	Radiator Beds	18
313	Towers	18
210	Pet Bells & Charms	1b
31	Collar Bells	1b
32	Collar Charms	1b
33	ID Tag Charms	1b
211	Pet Biometric Monitors	1c
31	Pet Glucose Meters	1d
32	Pet Pedometers	1c
33	Pet Thermometers	1e
212	Pet Bowl Mats	6
213	Pet Bowl Stands	6
214	Pet Bowls, Feeders & Waterers	13
31	Automatic Feeders	13
32	Bowls	13
33	Elevated Bowls	13
34	Gravity Feeders	13
35	Slow Feeder Bowls	13
36	Travel Bowls	13
37	Water Dispensers	13
38	Water Fountains	13
215	Pet Carrier & Crate Accessories	6
216	Pet Carriers & Crates	1f
31	Air Travel Approved Carriers	1f
32	Backpack Carriers	1f
33	Car Crates	1f
34	Furniture-Style Crates	1g
35	Hard-Sided Carriers	1f
38	Rolling Carriers	1f
39	Slings & Wearable Carriers	1f
310	Soft-Sided Carriers	1f
311	Soft-Sided Crates	1f
312	Wheeled Carriers	1f
217	Pet Collars & Harnesses	1h
31	Breakaway & Safety Collars	1h
32	Flea Collars	1h
33	GPS Collars	1h
34	Harnesses	1h
35	LED Collars	1h
36	Martingale Collars	1h
37	Personalized ID Collars	1h
38	Standard Collars	1h
39	Training, Choke & Pinch Collars	1h
310	Vests	1h
218	Pet Containment Systems	13
31	Electronic Invisible Fences	1i
32	Enclosures & Cages	13
33	Exercise Pens	13
34	Fences & Gates	1i
35	Kennels	13
36	Playpens	13
219	Pet Door Accessories	6
220	Pet Doors	1j
31	Door-Mounted Doors	1j
32	Electronic Automatic Doors	1j
33	Sliding Glass Doors	1j
34	Wall-Mounted Doors	1j
35	Window-Mounted Doors	1j
221	Pet Eye Drops & Lubricants	1k
31	Conjunctivitis Treatments	1k
32	Eye Cleaners	1k
33	Eye Irrigation Solutions	1k
34	Eye Lubricants	1k
35	Eye Washes	1k
36	Tear Stain Removers	1k
222	Pet First Aid & Emergency Kits	1l
31	General First Aid Kits	1l
32	Trauma Kits	1l
33	Travel First Aid Kits	1l
223	Pet Flea & Tick Control	1k
31	Flea & Tick Collars	1k
32	Flea & Tick Foggers	1k
33	Flea & Tick Shampoos	1k
34	Flea & Tick Sprays	1k
35	Flea Combs	1k
36	Oral Medication	1k
37	Spot Treatments	1k
224	Pet Food Containers	6
31	Can Covers	1m
32	Food Storage Bins	6
33	Food Storage Containers	6
225	Pet Food Scoops	6
226	Pet Grooming Supplies	6
31	Pet Combs & Brushes	1n
41	Brushes	1n
42	Combs	1n
43	Deshedders	1n
44	Gloves	1n
45	Groomers	1n
46	Trimming Knives	1n
32	Pet Fragrances & Deodorizing Sprays	0
41	Colognes	0
42	Deodorizer Sprays	0
43	Odor Neutralizers	0
44	Perfumes	0
33	Pet Hair Clippers & Trimmers	2
41	Blade Sharpeners	2
42	Clipper Blades	2
43	Clippers	2
44	Shears & Scissors	2
45	Trimmers	2
34	Pet Hair Dryers	1o
35	Pet Nail Polish	2
36	Pet Nail Tools	1p
37	Pet Shampoo & Conditioner	1q
41	2-in-1 Shampoo & Conditioners	1q
42	Conditioners	1q
43	Shampoos	1q
38	Pet Wipes	0
41	Deodorizing Wipes	1n
42	Ear Cleaning Wipes	1n
43	Eye Cleaning Wipes	1n
44	General Cleaning Wipes	1n
45	Grooming Wipes	1n
46	Hypoallergenic Wipes	1n
47	Paw Cleaning Wipes	1n
48	Tear Stain Wipes	1n
227	Pet Heating Pad Accessories	6
228	Pet Heating Pads	1r
229	Pet ID Tags	1s
31	Digital QR Code Tags	1s
32	Embroidered Tags	1s
33	Medical Alert Tags	1s
34	Slide-On Collar Tags	1s
230	Pet Leash Extensions	6
231	Pet Leashes	1t
31	Double Pet Leashes	1t
32	Hands-Free Leashes	1t
33	No-Pull Leashes	1t
34	Slip Leads	1t
35	Standard Leashes	1t
36	Training Leashes	1t
232	Pet Medical Collars	1u
233	Pet Medical Tape & Bandages	1v
234	Pet Medicine	1w
31	Allergy Relief	1w
32	Antibiotics	1w
33	Antiparasitics	1w
34	Anxiety Relief	1w
35	Digestive Aids	1w
36	Ear & Eye Medicine	1w
37	Pain Relievers	1w
235	Pet Muzzles	1x
236	Pet Oral Care Supplies	1y
31	Dental Chews	1y
32	Dental Gels	1y
33	Dental Sprays	1y
35	Dental Water Additives	1y
36	Dental Wipes	1y
37	Oral Rinses	1y
38	Toothbrushes	1y
39	Toothpaste	1y
249	Pet Steps & Ramps	1z
239	Pet Strollers	20
31	Detachable Carrier Pet Strollers	20
32	Double-Decker Strollers	20
33	Jogging Strollers	20
34	Multi-Strollers	20
35	Standard Strollers	20
240	Pet Sunscreen	21
241	Pet Training Aids	13
31	Pet Training Clickers & Treat Dispensers	22
32	Pet Training Pad Holders	23
41	Grid-Top Pad Holders	23
42	Regular Pad Holders	23
43	Wall-Mounted Pad Holders	23
33	Pet Training Pads	23
34	Pet Training Sprays & Solutions	24
242	Pet Vitamins & Supplements	25
311	CBD Supplements	1w
32	Calcium	25
33	Dental Health	25
34	Fish Oil	25
35	Immune Support	25
36	Joint Health	25
37	Multi-Vitamins	25
38	Probiotics	25
39	Skin & Coat	25
310	Weight Control	25
243	Pet Waste Bag Dispensers & Holders	6
31	Flashlight Dispensers	6
32	Standard Dispensers & Holders	6
33	Storage Dispensers	6
244	Pet Waste Bags	26
245	Pet Waste Disposal Systems & Tools	1
31	Doggy Bags	27
32	Litter Trays	1
33	Pet Waste Disposal Systems	1
34	Waste Scoopers	1
246	Reptile & Amphibian Supplies	0
31	Reptile & Amphibian Food	28
32	Reptile & Amphibian Habitat Accessories	29
33	Reptile & Amphibian Habitat Heating & Lighting	2a
34	Reptile & Amphibian Habitats	2b
41	Aquariums	2b
42	Paludariums	2b
43	Terrariums	2b
44	Vivariums	2b
35	Reptile & Amphibian Substrates	1
247	Small Animal Supplies	0
31	Small Animal Bedding	2c
32	Small Animal Food	2d
33	Small Animal Habitat Accessories	1f
34	Small Animal Habitats & Cages	2e
35	Small Animal Treats	1y
41	Biscuits & Bakery	1y
42	Chew Treats	1y
43	Crunchy Treats	1y
44	Soft Treats	1y
45	Stick Treats	1y
46	Training Treats	1y
248	Vehicle Pet Barriers	2f
31	Backseat Barriers	2f
32	Cargo Area Barriers	2f
33	Door Barriers	2f
34	Partitions	2f
35	Window Barriers	2f
0aa	Apparel & Accessories	2g
11	Clothing	2h
21	Activewear	2i
31	Activewear Pants	2j
41	Joggers	2j
42	Leggings	2j
43	Shorts	2j
44	Sweatpants	2j
45	Tights	2j
46	Track Pants	2j
47	Training Pants	2j
48	Wind Pants	2j
37	Activewear Sweatshirts & Hoodies	2k
42	Hoodies	2l
44	Sweatshirts	2l
45	Track Jackets	2l
32	Activewear Tops	2m
41	Crop Tops	2m
42	T-Shirts	2m
43	Tank Tops	2m
38	Activewear Vests & Jackets	2m
42	Jackets	2m
41	Vests	2i
34	Boxing Shorts	2n
35	Dance Dresses, Skirts & Costumes	2o
39	Leotards & Unitards	2p
36	Sports Bras	2q
22	Baby & Toddler Clothing	2h
31	Baby & Toddler Bottoms	2r
42	Cargos	2r
43	Chinos	2r
44	Jeans	2r
45	Jeggings	2r
47	Joggers	2r
48	Leggings	2r
411	Skirts	2s
412	Skorts	2s
413	Sweatpants	2r
414	Trousers	2r
32	Baby & Toddler Diaper Covers	2t
33	Baby & Toddler Dresses	2u
34	Baby & Toddler Outerwear	2v
417	Baby & Toddler Coats & Jackets	2w
51	Bolero Jackets	2w
52	Bomber Jackets	2w
53	Capes	2w
54	Motorcycle Outerwear	2w
55	Overcoats	2w
56	Parkas	2w
57	Pea Coats	2w
58	Ponchos	2w
59	Puffer Jackets	2w
510	Rain Coats	2w
511	Sport Jackets	2w
512	Track Jackets	2w
513	Trench Coats	2w
514	Trucker Jackets	2w
515	Windbreakers	2w
516	Wrap Coats	2w
418	Snow Pants & Suits	2w
35	Baby & Toddler Outfits	2t
36	Baby & Toddler Sleepwear	2x
37	Baby & Toddler Socks & Tights	2y
38	Baby & Toddler Swimwear	2z
42	Burkinis	2z
43	Classic Bikinis	2z
44	Cover Ups	2z
422	One-Piece Swimsuits	2z
49	Rash Guards	30
410	Skirtinis	2z
423	Surf Tops	2z
413	Swim Boxers	30
414	Swim Briefs	30
415	Swim Dresses	2z
416	Swim Jammers	30
417	Swim Trunks	30
424	Swimwear Tops	2z
39	Baby & Toddler Tops	31
42	Bodysuits	31
43	Cardigans	31
411	Hoodies	31
44	Overshirts	31
45	Polos	31
46	Shirts	31
412	Sweaters	31
413	Sweatshirts	31
47	T-Shirts	31
410	Tunics	32
310	Baby One-Pieces	33
311	Toddler Underwear	2t
41	Boxer Briefs	2t
42	Boxers	2t
43	Briefs	2t
44	Panties	2t
45	Training Pants	2t
23	Boys' Underwear	34
31	Boys' Long Johns	34
32	Boys' Underpants	34
41	Boxer Briefs	34
42	Boxer Shorts	34
43	Briefs	34
44	Midway Briefs	34
45	Trunks	34
33	Boys' Undershirts	35
213	Clothing Tops	36
31	Blouses	36
32	Bodysuits	36
33	Cardigans	36
313	Hoodies	37
35	Overshirts	36
36	Polos	36
37	Shirts	37
312	Sweaters	37
314	Sweatshirts	37
38	T-Shirts	36
39	Tank Tops	36
311	Tunics	36
24	Dresses	38
25	Girls' Underwear	34
31	Girls' Long Johns	34
32	Girls' Underpants	39
41	Bikinis	39
42	Boxer Briefs	39
43	Boyshorts	39
44	Briefs	39
45	Hipsters	39
46	Panties	39
47	Period Underwear	3a
48	Thongs	3b
33	Girls' Undershirts	34
42	First Bras	3c
26	Lingerie	3d
31	Bodysuits	3e
32	Bra Accessories	2h
41	Bra Strap Pads	3f
42	Bra Straps & Extenders	2h
43	Breast Enhancing Inserts	2h
44	Breast Petals & Concealers	2h
33	Bras	3g
34	Camisoles	3d
36	Hosiery	3d
37	Jock Straps	3d
38	Lingerie Accessories	2h
41	Garter Belts	3d
42	Garters	3d
43	Pantyhose	3h
39	Petticoats & Pettipants	3d
310	Shapewear	3i
41	Bodysuits	3i
42	Full Body Shapes	3i
43	High Waisted Briefs	3i
44	Thigh Slimmers	3i
45	Waist Cinchers	3i
311	Women's Underpants	3j
41	Bikinis	3j
42	Boyshorts	3j
43	Briefs	3j
44	G-Strings	3j
45	Period Underwear	3k
46	Thongs	3j
312	Women's Undershirts	3d
313	Women's Underwear Slips	3d
27	Maternity Clothing	2h
32	Maternity Dresses	3l
33	Maternity One-Pieces	3m
34	Maternity Pants	3n
42	Cargos	3n
43	Chinos	3n
44	Jeans	3n
45	Jeggings	3n
47	Joggers	3n
48	Leggings	3n
411	Skorts	3n
412	Trousers	3n
35	Maternity Skirts	3o
36	Maternity Sleepwear	3p
37	Maternity Swimwear	3q
44	Burkinis	3r
45	Classic Bikinis	3r
46	Cover Ups	3r
420	One-Piece Swimsuits	3r
42	Swim Boxers	3q
414	Swim Dresses	3r
421	Swimwear Tops	3r
38	Maternity Tops	3s
41	Blouses	3s
42	Bodysuits	3s
43	Cardigans	3s
44	Nursing Shirts	3t
45	Overshirts	3s
47	Shirts	3s
48	T-Shirts	3s
411	Tunics	3s
31	Nursing Bras	3u
28	Men's Undergarments	3d
31	Men's Long Johns	3d
32	Men's Undershirts	3v
33	Men's Underwear	3d
42	Boxer Briefs	3d
43	Boxer Shorts	3d
44	Briefs	3d
45	Jockstraps	3d
46	Midway Briefs	3d
47	Thongs	3d
48	Trunks	3d
49	Undershorts	3d
29	One-Pieces	3w
210	Outerwear	3x
31	Chaps	3y
32	Coats & Jackets	3y
41	Bolero Jackets	3y
42	Bomber Jackets	3y
43	Capes	3y
45	Overcoats	3y
46	Parkas	3y
47	Pea Coats	3y
48	Ponchos	3y
49	Puffer Jackets	3y
410	Rain Coats	3y
411	Sport Jackets	3y
412	Track Jackets	3y
413	Trench Coats	3y
414	Trucker Jackets	3y
415	Varsity Jackets	3y
416	Windbreakers	3y
417	Wrap Coats	3y
37	Motorcycle Outerwear	3y
33	Rain Pants	3x
34	Rain Suits	3x
35	Snow Pants & Suits	3x
36	Vests	3z
211	Outfit Sets	40
212	Pants	41
32	Cargo Pants	41
33	Chinos	41
34	Jeans	41
35	Jeggings	41
37	Joggers	41
38	Leggings	41
311	Trousers	41
214	Shorts	42
31	Bermudas	42
32	Cargo Shorts	42
33	Chino Shorts	42
35	Denim Shorts	42
36	Jegging Shorts	42
37	Jogger Shorts	42
38	Legging Shorts	42
34	Short Trousers	42
215	Skirts	43
216	Skorts	40
217	Sleepwear & Loungewear	44
31	Long Johns	44
32	Loungewear	45
41	Loungewear Bottoms	41
51	Boxers	46
52	Joggers	46
53	Leggings	46
54	Shorts	46
55	Skirts	47
42	Loungewear Tops	48
33	Nightgowns	49
36	Onesies	4a
34	Pajamas	40
35	Robes	40
218	Socks	4b
31	Ankle Socks	4b
32	Athletic Socks	4b
33	Crew Socks	4b
34	Dance Socks	4b
35	Footie Socks	4b
36	Heel Socks	4b
37	Hold Up Socks	4b
38	Knee Socks	4b
39	Panty Socks	4b
310	Sneaker Socks	4b
219	Suits	45
31	Pant Suits	41
32	Skirt Suits	4c
33	Tuxedos	40
220	Swimwear	4d
32	Boardshorts	4d
35	Burkinis	4e
36	Classic Bikinis	4e
37	Cover Ups	4e
322	One-Piece Swimsuits	4e
312	Rash Guards	4d
323	Surf Tops	4e
33	Swim Boxers	4d
34	Swim Briefs	4d
317	Swim Dresses	4e
324	Swimwear Tops	4e
223	Traditional & Ceremonial Clothing	45
31	Kimonos	45
32	Saris & Lehengas	45
224	Uniforms & Workwear	45
31	Contractor Pants & Coveralls	40
32	Flight Suits	40
33	Food Service Uniforms	40
34	Military Uniforms	40
35	School Uniforms	4f
39	Scrubs	40
36	Security Uniforms	40
37	Sports Uniforms	4g
38	White Coats	4a
222	Wedding & Bridal Party Dresses	4h
31	Bridal Party Dresses	4i
32	Wedding Dresses	4i
12	Clothing Accessories	4j
21	Arm Warmers & Sleeves	4k
22	Baby & Toddler Clothing Accessories	4l
31	Baby & Toddler Belts	4m
32	Baby & Toddler Gloves & Mittens	4n
33	Baby & Toddler Hats	4o
34	Baby Protective Wear	4l
23	Balaclavas	4p
24	Bandanas & Headties	4p
25	Belt Buckles	4p
26	Belts	4q
27	Bridal Accessories	2h
28	Button Studs	4p
29	Collar Stays	4r
210	Cufflinks	4s
211	Decorative Fans	4t
212	Earmuffs	4p
232	Fashion Face Masks	4r
213	Gloves & Mittens	4u
214	Hair Accessories	4j
313	Hair Bands	4p
31	Hair Bun & Volume Shapers	4p
32	Hair Combs	4v
33	Hair Extensions	4p
34	Hair Forks & Sticks	4p
35	Hair Nets	4p
36	Hair Pins, Claws & Clips	4p
37	Hair Wreaths	4p
38	Headbands	4p
39	Ponytail Holders	4p
310	Tiaras	4p
311	Wig Accessories	4j
312	Wigs	4w
215	Hand Muffs	4r
216	Handkerchiefs	4p
217	Hats	4x
31	Baseball Caps	4x
32	Beanies	4x
33	Berets	4x
34	Bowler Hats	4x
35	Bucket Hats	4x
36	Cowboy Hats	4x
37	Fedoras	4x
38	Flat Caps	4x
39	Panama Hats	4x
310	Snapback Caps	4x
311	Sun Hats	4x
312	Top Hats	4x
313	Trilbies	4x
314	Trucker Hats	4x
315	Visors	4x
316	Winter Hats	4x
218	Headwear	2h
31	Fascinators	4p
32	Headdresses	4p
33	Turbans	4p
219	Leg Warmers	4y
220	Leis	2g
221	Maternity Belts & Support Bands	2h
222	Neck Gaiters	4r
223	Neckties	4r
224	Pinback Buttons	4z
225	Sashes	4p
226	Scarves & Shawls	50
227	Sunglasses	51
228	Suspenders	52
229	Tie Clips	53
231	Traditional Clothing Accessories	4r
230	Wristbands	54
13	Costumes & Accessories	55
21	Costume Accessories	56
22	Costume Shoes	57
23	Costumes	58
31	Costume Dresses	58
32	Costume Sets	58
24	Masks	59
14	Handbag & Wallet Accessories	2g
21	Keychains	2g
22	Lanyards	2g
23	Wallet Chains	2g
15	Handbags, Wallets & Cases	2g
21	Badge & Pass Holders	5a
22	Business Card Cases	5b
23	Checkbook Covers	4j
24	Handbags	5c
31	Baguette Handbags	5c
32	Barrel Bags	5c
33	Beach Bags	5c
34	Bucket Bags	5c
35	Clutch Bags	5c
36	Convertible Bags	5c
37	Cross Body Bags	5c
38	Doctor Bags	5c
39	Envelope Clutches	5c
310	Fold Over Clutches	5c
311	Half-Moon Bags	5c
312	Hobo Bags	5c
313	Minaudieres	5c
314	Muff Clutches & Bags	5c
315	Saddle Bags	5c
316	Satchel Bags	5c
317	School Bags	5c
318	Shopper Bags	5c
319	Shoulder Bags	5c
320	Trapezoid Bags	5d
25	Wallets & Money Clips	5e
32	Card Cases	5f
33	Coin Purses	5f
34	Key Cases	5f
35	Neck Pouches	5f
36	Travel Wallets	5f
37	Wallets	5f
38	Wrist Bags	5f
16	Jewelry	5g
21	Anklets	5h
22	Body Jewelry	5i
23	Bracelets	5j
24	Brooches & Lapel Pins	4s
25	Charms & Pendants	4s
26	Earrings	5k
27	Jewelry Sets	5l
28	Necklaces	5m
29	Rings	5n
212	Smart Watches	5o
210	Watch Accessories	5p
31	Watch Bands	5q
32	Watch Stickers & Decals	4j
33	Watch Winders	5r
211	Watches	5s
17	Shoe Accessories	4j
21	Boot Liners	5t
22	Gaiters	5t
23	Shoe Covers	5u
24	Shoe Grips	5t
25	Shoe Inserts	5t
31	Anti Slip Steps	5t
32	Arch Supports	5t
33	Gel Pads	5t
34	Heel Cushions	5t
26	Shoelaces	5v
27	Spurs	5v
18	Shoes	5w
21	Athletic Shoes	5x
22	Baby & Toddler Shoes	5y
34	Baby & Toddler Athletic Shoes	5z
31	Baby & Toddler Boots	60
32	Baby & Toddler Sandals	61
35	Baby & Toddler Sneakers	62
36	First Steps & Crawlers	63
23	Boots	64
29	Flats	65
210	Heels	66
26	Sandals	67
27	Slippers	68
28	Sneakers	69
0ae	Arts & Entertainment	0
11	Event Tickets	6a
12	Hobbies & Creative Arts	0
21	Arts & Crafts	0
31	Art & Craft Kits	6b
41	Candle Making Kits	6c
42	Drawing & Painting Kits	6d
43	Fabric Repair Kits	6e
44	Incense Making Kits	6f
45	Jewelry Making Kits	6g
46	Mosaic Kits	6b
47	Needlecraft Kits	6h
410	Perfume Making Kits	6i
48	Scrapbooking & Stamping Kits	6j
49	Toy Craft Kits	6b
51	Doll Making Kits	6b
52	Wooden Toy Craft Kits	6b
32	Art & Crafting Materials	2
41	Art & Craft Paper	2
51	Cardstock & Scrapbooking Paper	6k
61	Cardstock	6l
62	Scrapbooking Paper	6l
52	Construction Paper	6m
53	Craft Foil	1
54	Drawing & Painting Paper	6n
55	Origami Paper	2
56	Transfer Paper	6o
57	Vellum Paper	6p
42	Craft Fasteners & Closures	2
51	Buttons & Snaps	6q
61	Buttons	6q
62	Snaps	6q
52	Clasps & Hooks	6r
53	Eyelets & Grommets	6s
61	Eyelets	6s
62	Grommets	6s
63	Hooks & Eyes	6s
54	Hook and Loop Fasteners	6r
61	Adhesive-Backed Hook & Loop Fasteners	6r
62	Iron-On Hook & Loop Fasteners	6r
63	Self-Adhesive Hook & Loop Fasteners	6r
64	Sew-On Hook & Loop Fasteners	6r
55	Zipper Pulls	6t
56	Zippers	6r
61	Closed-End Zippers	6r
62	Open-End Zippers	6r
63	Reversible Zippers	6r
64	Two-Way Zippers	6r
43	Craft Paint, Ink & Glaze	2
51	Art & Craft Paint	6u
52	Art Fixatives	6v
53	Art Ink	6w
61	Acrylic Ink	6w
62	Alcohol Ink	6w
63	Calligraphy Ink	6w
64	Drawing Ink	6w
65	India Ink	6w
66	Sumi Ink	6w
67	Watercolor Ink	6w
54	Ceramic & Pottery Glazes	6x
55	Craft Dyes	6y
56	Ink Pads	6z
57	Paint Mediums	70
44	Craft Shapes & Bases	2
51	Craft Foam & Styrofoam	71
52	Craft Wood & Shapes	72
61	Craft Wood Blocks	72
62	Craft Wood Cutouts	72
63	Craft Wood Dowels	72
64	Craft Wood Shapes	72
65	Craft Wood Sheets	72
66	Craft Wood Slices	72
67	Craft Wood Sticks	72
53	Papier Mache Shapes	73
54	Wreath & Floral Frames	74
45	Crafting Adhesives & Magnets	2
51	Craft & Office Glue	75
61	Clear Glue	75
62	Craft Glue	75
63	Fabric Glue	75
64	Glue Stick	75
65	Liquid Glue	75
66	School Glue	75
67	White Glue	76
52	Craft Magnets	77
53	Decorative Tape	78
54	Floral Tape	2
61	Corsage Tape	2
62	Stem Tape	2
55	Fusible Tape	2
61	Fusible Bonding Tape	2
62	Fusible Hem Tape	2
63	Fusible Seam Tape	2
64	Fusible Web Tape	2
46	Crafting Fibers	79
51	Jewelry & Beading Cord	6
61	Beading Thread	6
62	Chain Rolls	6
52	Thread & Floss	7a
61	Crochet Thread	7a
62	Cross-Stitch Thread	7a
64	Quilting Thread	7a
66	Sewing Thread	7a
67	Upholstery Thread	7a
53	Unspun Fiber	7a
61	Batt Fiber	7a
62	Cloud Fiber	7a
63	Fleece Fiber	7a
64	Roving Fiber	7a
65	Sliver Fiber	7a
66	Staple Fiber	7a
67	Top Fiber	7a
54	Yarn	7b
47	Crafting Wire	2
51	Craft Pipe Cleaners	7c
52	Floral Wire	7d
53	Jewelry & Beading Wire	7e
61	Accu-Flex Wire	7e
62	Beading Wire	7e
63	Craft Wire	7e
64	French Wire	7e
65	Memory Wire	7e
66	Soft-Flex Wire	7e
67	Tiger Tail Wire	7e
48	Embellishments & Trims	2
51	Appliques & Patches	7f
61	Beaded Patches	7g
62	Embellished Patches	7g
63	Embroidered Patches	7g
64	Fabric Patches	7g
65	Iron-On Appliques	7h
66	Motif Patches	7g
67	Sequin Patches	7g
68	Sew-On Appliques	7h
52	Beads	7i
53	Bows & Yo-Yos	7j
54	Decorative Stickers	7k
61	3D Decorative Stickers	7k
62	Embossed Decorative Stickers	7k
64	Puffy Decorative Stickers	7k
55	Elastic	7j
61	Braided Embellishments	7j
62	Buttonholes	7j
63	Clear Embellishments	7j
64	Fold-Over Embellishments	7j
65	Knit Embellishments	7j
66	Woven Embellishments	7j
56	Feathers	7l
61	Goose Feathers	7l
62	Marabou Feathers	7l
63	Ostrich Feathers	7l
64	Peacock Feathers	7l
65	Rooster Feathers	7l
66	Synthetic Feathers	7l
67	Turkey Feathers	7l
57	Jewelry Findings	7m
58	Loose Stones	7n
61	Acrylic Stones	7n
62	Cabochons	7n
63	Crystals	7n
64	Druzy Stones	7n
65	Glass Stones	7n
66	Natural Stones	7n
67	Pearls	2
59	Rhinestones & Flatbacks	7n
61	Flatbacks	7n
62	Hotfix Rhinestones	7n
63	Self-Adhesive Rhinestones	7n
64	Sew-On Rhinestones	7n
510	Ribbons & Trim	7o
61	Beaded Trim	7o
62	Fringe Trim	7o
63	Grosgrain Ribbons	7o
64	Lace Trim	7o
65	Organza Ribbons	7o
66	Pom-Pom Trim	7o
67	Ric-Rac Trim	7o
68	Satin Ribbons	7o
69	Sequin Trim	7o
610	Tassel Trim	7o
611	Velvet Ribbons	7o
511	Sequins & Glitter	7p
61	Glitter Flakes	7q
62	Glitter Glue	7q
63	Glitter Powder	7q
64	Loose Glitter	7q
65	Sequins	7r
512	Sew-in Labels	7s
61	Care Labels	7s
62	Custom Labels	7s
63	Logo Labels	7s
64	Name Labels	7s
65	Size Labels	7s
49	Embossing Powder	7t
410	Filling & Padding Material	6
51	Batting & Stuffing	7u
52	Filling Pellets	7v
53	Pillow Forms	7w
411	Leather & Vinyl	7x
417	Olfactory Arts Materials	0
51	Candle Making Materials	2
61	Raw Candle Wax	7y
71	Beeswax	7y
72	Gel Wax	7y
73	Palm Wax	7y
74	Paraffin	7y
75	Soy Wax	7y
62	Wick Tabs	7z
71	Metal Wick Tabs	7z
72	Self-Adhesive Wick Tabs	7z
63	Wicks	6
72	Pre-Tabbed Wicks	7z
71	Pre-Waxed Wicks	6
52	Perfumery Ingredients	0
62	Bases	80
61	Fragrance Ingredients	81
412	Pottery & Sculpting Materials	2
51	Clay & Modeling Dough	2
61	Clay	82
71	Air-Dry Clay	82
72	Oven-Bake Clay	82
73	Polymer Clay	82
74	Sculpting Clay	82
75	Self-Hardening Clay	82
62	Modeling Dough	2
52	Papier Mache Mixes	83
53	Plaster Gauze	84
61	Plaster Gauze Rolls	84
62	Plaster Gauze Strips	84
54	Pottery Slips	85
414	Textiles	2
51	Crafting Canvas	86
61	Needlecraft Canvas	87
71	Aida Cloth	6m
72	Evenweave Fabric	6m
73	Linen Fabric	6m
62	Painting Canvas	88
71	Canvas Panels	88
72	Canvas Rolls	88
73	Stretched Canvas	88
63	Plastic Canvas	6m
71	Plastic Canvas Rolls	6m
72	Plastic Canvas Shapes	6m
73	Plastic Canvas Sheets	6m
52	Fabric	89
61	Chiffon	8a
62	Cotton	8b
63	Denim	8a
64	Flannel	8a
65	Fleece	8a
66	Linen	8a
67	Organza	8a
68	Satin	8a
69	Silk	8a
610	Velvet	8a
53	Interfacing	8c
61	Fusible Interfacing	8c
62	Sew-In Interfacing	8c
54	Printable Fabric	8d
61	Printable Canvas	8d
62	Printable Cotton	8d
63	Printable Silk	8d
64	Printable Transfers	8d
33	Art & Crafting Tool Accessories	6
41	Craft Knife Blades	6
42	Craft Machine Cases & Covers	8e
43	Sewing Machine Extension Tables	7z
44	Sewing Machine Feet	8f
45	Sewing Machine Replacement Parts	8g
46	Spinning Wheel Accessories	6
51	Bobbin Rests	6
52	Bobbin Winders	6
53	Bobbins	6
54	Brake Bands	6
55	Drive Bands	6
56	Drive Wheels	2
57	Flyer Hooks	6
58	Flyer Kits	6
59	Lazy Kates	6
511	Niddy Noddies	6
512	Orifice Hooks	6
513	Ratios	6
514	Skein Winders	6
515	Spinner Control Cards	6
516	Spinning Oil	0
517	Tension Knobs	6
518	Treadle Grippers	6
519	Whorls	6
520	Yarn Swifts	6
47	Stamp Blocks	1
34	Art & Crafting Tools	2
41	Blocking Mats	8h
51	Grid Blocking Mats	8h
52	Interlocking Blocking Mats	8h
42	Blocking Wires	8i
51	Coil Blocking Wires	8i
52	Curved Blocking Wires	8i
53	Flexible Blocking Wires	8i
54	Lace Blocking Wires	8i
55	Straight Blocking Wires	8i
56	T-Pins	8j
43	Color Mixing Tools	8k
51	Palette Knives	8l
61	Angular Palette Knives	8l
62	Diamond Palette Knives	8l
63	Offset Palette Knives	8l
64	Pointed Palette Knives	8l
65	Rounded Palette Knives	8l
66	Spatula Palette Knives	8l
67	Straight Palette Knives	8l
68	Trowel Palette Knives	8l
52	Palettes	8m
44	Craft Cutting & Embossing Tools	2
51	Craft & Office Scissors	8n
61	Fabric Scissors	8n
62	Left Handed Scissors	8n
63	Metal Scissors	8n
64	Paper Scissors	8n
52	Craft Cutters & Embossers	8o
53	Craft Knives	8p
54	Craft Scoring Tools	8k
61	Craft Scoring Boards	8k
62	Craft Scoring Wheels	8k
55	Embossing Heat Tools	8k
56	Embossing Pens & Styluses	8k
61	Embossing Pens	8k
62	Embossing Styluses	8k
57	Seam Rippers	8k
58	Thread & Yarn Cutters	8k
61	Pendant Cutters	8k
62	Snip Cutters	8k
63	Thread Cutters	8k
64	Yarn Cutters	8k
45	Craft Decoration Makers	8q
46	Craft Measuring & Marking Tools	2
51	Art Brushes	8r
52	Brayer Rollers	8s
53	Decorative Stamps	8t
54	Drafting Compasses	8k
61	Beam Drafting Compasses	8k
62	Precision Drafting Compasses	8k
55	Screen Printing Squeegees	8u
56	Stencil Machines	2
61	Electric Stencil Machines	2
62	Manual Stencil Machines	2
57	Stencils & Die Cuts	8v
58	Stitch Markers & Counters	8k
61	Crochet Markers & Counters	8k
62	Knitting Markers & Counters	8k
63	Row Markers & Counters	8k
59	Textile Art Gauges & Rulers	8k
61	Measuring Rulers	8k
62	Quilting Rulers	8k
63	Seam Gauges	8k
510	Wood Burning Tools	2
47	Cutting Mats	8w
48	Dress Forms	8x
49	Felting Pads & Mats	8w
410	Frames, Hoops & Stretchers	8y
51	Canvas Stretchers	8z
52	Cross-Stitch Frames	90
53	Embroidery Hoops	91
54	Needlepoint Frames	90
55	Quilting Frames	90
411	Glue Guns	92
412	Light Boxes	93
413	Needles & Hooks	2
51	Crochet Hooks	94
52	Hand-Sewing Needles	95
61	Beading Needles	95
62	Darning Needles	95
63	Embroidery Needles	95
64	Quilting Needles	95
65	Sharps	95
66	Tapestry Needles	95
53	Knitting Needles	6
61	Circular Knitting Needles	6
62	Double-Pointed Knitting Needles	6
63	Single-Pointed Knitting Needles	6
54	Latch & Locker Hooks	7z
55	Sewing Machine Needles	96
419	Olfactory Arts Tools	1
51	Candle Making Tools	1
52	Incense Making Tools	1
53	Perfume Making Tools	1
414	Safety Pins	97
415	Straight Pins	8k
416	Textile Craft Machines	2
51	Felting Needles & Machines	98
52	Hand Looms	99
61	Frame Hand Looms	99
62	Lap Hand Looms	99
63	Rigid Heddle Hand Looms	99
64	Tapestry Hand Looms	99
53	Mechanical Looms	9a
61	Countermarch Mechanical Looms	9a
62	Floor Mechanical Looms	9a
63	Jack Mechanical Looms	9a
64	Table Mechanical Looms	9a
54	Sewing Machines	98
61	Computerized Sewing Machines	98
62	Embroidery Sewing Machines	98
63	Mechanical Sewing Machines	98
64	Serger Sewing Machines	98
55	Spinning Wheels	9a
61	Double Drive Spinning Wheels	9a
62	Electric Spinning Wheels	9a
63	Single Drive Spinning Wheels	9a
64	Travel Spinning Wheels	9a
417	Thimbles & Sewing Palms	8k
51	Sewing Palms	9b
52	Thimbles	9b
418	Thread & Yarn Tools	6
51	Fiber Cards & Brushes	9c
61	Carding Brushes	9c
62	Drum Carders	6
63	Flick Carders	6
64	Hand Carders	6
65	Teasing Tools	6
52	Hand Spindles	7z
61	Drop Hand Spindles	7z
62	Support Hand Spindles	7z
63	Turkish Hand Spindles	7z
53	Needle Threaders	8k
61	Automatic Needle Threaders	8k
62	Handheld Needle Threaders	8k
54	Thread & Yarn Guides	6
61	Finger Guides	6
62	Thimble Guides	6
63	Wire Guides	6
64	Yarn Guides	6
55	Thread & Yarn Spools	9d
56	Thread, Yarn & Bobbin Winders	6
61	Electric Winders	6
62	Handheld Winders	6
57	Weaving Beaters	6
61	Flat Weaving Beaters	6
62	Flexible Weaving Beaters	6
63	Reed Weaving Beaters	6
64	Rigid Weaving Beaters	6
58	Weaving Shuttles	6
61	Boat Weaving Shuttles	6
62	End-Feed Weaving Shuttles	6
63	Rag Weaving Shuttles	6
64	Stick Weaving Shuttles	6
37	Clothing Sewing Materials	9e
35	Craft Organization	6
41	Needle, Pin & Hook Organizers	7z
51	Hook Organizers	7z
52	Needle Cases	9f
53	Needle Holders	7z
54	Pin Cushions	7z
42	Sewing Baskets & Kits	7z
51	Sewing Baskets	7z
52	Sewing Boxes	7z
53	Sewing Kits	7z
43	Thread & Yarn Organizers	7z
51	Thread Boxes	7z
52	Thread Racks	7z
53	Yarn Bags	9f
54	Yarn Bowls	7z
55	Yarn Organizers	7z
36	Crafting Patterns & Molds	2
41	Beading Patterns	9g
51	Beaded Accessories Patterns	9g
52	Jewelry Beading Patterns	9g
42	Craft Molds	9h
43	Felting Molds	9i
51	Needle Felting Molds	9i
52	Wet Felting Molds	9i
44	Needlecraft Patterns	9g
51	Cross Stitch Patterns	9g
52	Embroidery Patterns	9g
53	Needlepoint Patterns	9g
45	Sewing Patterns	9g
51	Accessory Sewing Patterns	9g
52	Clothing Sewing Patterns	9g
53	Home Decor Sewing Patterns	9g
22	Collectibles	9j
31	Autographs	9k
32	Collectible Coins & Currency	9j
41	Collectible Banknotes	9l
42	Collectible Coins	9m
51	Bullion Coins	9m
52	Commemorative Coins	9m
53	Rare Coins	9m
33	Collectible Trading Cards	9n
41	Entertainment Cards	9o
42	Gaming Cards	9n
43	Non-Sports Trading Cards	9o
44	Sports Trading Cards	9p
34	Collectible Weapons	9j
41	Collectible Guns	9q
51	Antique Guns	9q
52	Handguns	9q
53	Replica Guns	9q
54	Rifles	9q
55	Shotguns	9q
42	Collectible Knives	9r
51	Custom Collectible Knives	9r
52	Fixed Blade Collectible Knives	9r
53	Folding Collectible Knives	9r
54	Hunting Collectible Knives	9r
55	Pocket Collectible Knives	9r
56	Tactical Collectible Knives	9r
43	Collectible Swords	9r
51	European Collectible Swords	9r
52	Fantasy Collectible Swords	9r
53	Historical Collectible Swords	9r
54	Movie Replica Collectible Swords	9r
55	Samurai Collectible Swords	9r
44	Sword Stands & Displays	9s
312	Comic Books	9t
35	Postage Stamps	9u
41	Commemorative Stamps	9u
42	Definitive Stamps	9u
43	First Day Covers	9u
44	Single Stamps	9u
46	Stamp Sheets	9u
36	Rocks & Fossils	9v
41	Fossils	9v
42	Gemstones	9v
43	Minerals	9v
44	Rocks	9v
37	Scale Model Accessories	9w
38	Scale Models	9x
41	Aircraft	9x
42	Buses	9x
43	Cars	9x
44	Dinosaurs	9x
45	Express Locomotives	9x
46	Helicopters	9x
47	Horses	9x
48	Motorcycles	9x
49	Railroad Freight Car	9x
410	Ships	9x
411	Spacecraft	9x
412	Tanks	9x
413	Trains	9x
414	Trucks	9x
39	Seal Stamps	9y
310	Sports Collectibles	2
41	Sports Fan Accessories	9z
51	Banners	9z
52	Caps	9z
53	Figurines	9z
54	Flags	9z
55	Gloves	a0
56	Hats	a1
57	Hoodies	a2
58	Jerseys	a2
59	Keychains	9z
510	Pins	9z
511	Posters	9z
512	Scarves	a3
514	Socks	a1
515	T-Shirts	a2
516	Wall Decals	9z
311	Vintage Advertisements	a4
23	Homebrewing & Winemaking Supplies	0
31	Beer Brewing Grains & Malts	a5
41	Adjunct Grain	a5
42	Base Malt	a5
43	Roasted Malt	a5
44	Specialty Malt	a5
32	Bottling Bottles	a6
33	Homebrewing & Winemaking Kits	a7
41	Beer Brewing Kits	a7
42	Mead Making Kits	a7
43	Wine Making Kits	a7
34	Wine Making	a8
41	Fruit Wine Making Supplies	a8
42	Red Wine Making Supplies	a8
43	Rosé Wine Making Supplies	a8
44	White Wine Making Supplies	a8
24	Juggling	a9
31	Contact Juggling Balls	a9
32	Devil Sticks	a9
33	Diabolos	a9
34	Juggling Balls	a9
35	Juggling Clubs	a9
36	Juggling Rings	a9
37	Poi	a9
25	Magic & Novelties	a7
26	Model Making	a7
31	Model Rocketry	aa
41	High-Power Rockets	aa
42	Multi-Stage Rockets	aa
43	Single-Stage Rockets	aa
44	Water Rockets	aa
32	Model Train Accessories	ab
33	Model Trains & Train Sets	ac
41	Diesel Locomotives	ac
42	Electric Locomotives	ac
43	Freight Trains	ac
44	Passenger Trains	ac
45	Steam Locomotives	ac
34	Scale Model Kits	ad
27	Musical Instrument & Orchestra Accessories	2
31	Brass Instrument Accessories	2
41	Brass Instrument Care & Cleaning	2
51	Brass Instrument Care Kits	2
52	Brass Instrument Cleaners & Sanitizers	ae
61	Bore Cleaners	ae
62	Disinfectant Sprays	ae
63	Slide Cleaners	ae
64	Valve Cleaners	ae
53	Brass Instrument Cleaning Tools	ae
54	Brass Instrument Guards	af
61	Bell Guards	af
62	Finger Button Guards	af
63	Slide Guards	af
64	Valve Guards	af
55	Brass Instrument Lubricants	ag
56	Brass Instrument Polishing Cloths	ah
42	Brass Instrument Cases & Gigbags	ai
43	Brass Instrument Mouthpieces	ae
44	Brass Instrument Mutes	af
51	Cup Mutes	af
52	Harmon Mutes	af
53	Plunger Mutes	af
54	Practice Mutes	af
55	Straight Mutes	af
45	Brass Instrument Replacement Parts	ae
46	Brass Instrument Straps & Stands	aj
32	Conductor Batons	ak
33	Electronic Tuners	al
34	Metronomes	am
35	Music Benches & Stools	an
36	Music Lyres & Flip Folders	ao
37	Music Stand Accessories	2
41	Music Stand Bags	ap
42	Music Stand Lights	aq
43	Sheet Music Clips	ar
51	Clamp Sheet Music Clips	ar
52	Elastic Sheet Music Clips	ar
53	Magnetic Sheet Music Clips	ar
54	Spring-Loaded Sheet Music Clips	ar
38	Music Stands	as
39	Musical Instrument Amplifier Accessories	2
41	Musical Instrument Amplifier Cabinets	at
42	Musical Instrument Amplifier Covers & Cases	au
43	Musical Instrument Amplifier Footswitches	av
44	Musical Instrument Amplifier Knobs	aw
45	Musical Instrument Amplifier Stands	ax
46	Musical Instrument Amplifier Tubes	ay
310	Musical Instrument Amplifiers	az
41	Acoustic Amplifiers	az
42	Bass Amplifiers	az
43	Guitar Amplifiers	az
44	Keyboard Amplifiers	az
311	Musical Keyboard Accessories	af
41	Musical Keyboard Bags & Cases	b0
51	Musical Keyboard Gigbags	b0
52	Musical Keyboard Hard Cases	b0
53	Musical Keyboard Rolling Cases	b0
54	Musical Keyboard Soft Cases	b0
42	Musical Keyboard Stands	b1
51	Column Stands	b1
52	Double Braced Stands	b1
53	Single Braced Stands	b1
54	X-Style Stands	b1
55	Z-Style Stands	b1
43	Sustain Pedals	b2
51	Damper	b2
52	Sustain	b2
312	Percussion Accessories	2
41	Cymbal & Drum Cases	b3
51	Cymbal & Drum Set Cases	b3
52	Flight Cymbal & Drum Cases	b3
53	Single Cymbal & Drum Cases	b3
42	Cymbal & Drum Mutes	b4
51	Cymbal Mutes	b4
52	Drum Mutes	b4
43	Drum Heads	b5
51	Bass Drum Heads	b5
52	Snare Drum Heads	b5
53	Tom Drum Heads	b5
44	Drum Keys	b6
51	Tension Drum Keys	b6
45	Drum Kit Hardware	b4
51	Bass Drum Beaters	b7
52	Drum Kit Mounting Hardware	b4
61	Clamps	b4
62	Cymbal Arms	b4
63	Multi-Clamps	b4
64	Rack Systems	b4
65	Tom Mounts	b8
53	Drum Pedals	b9
61	Belt Drives	b9
62	Chain Drives	b9
63	Direct Drives	b9
64	Double Drum Pedals	b9
65	Single Drum Pedals	b9
46	Drum Stick & Brush Accessories	9c
51	Drum Stick & Brush Bags & Holders	ba
47	Drum Sticks & Brushes	bb
51	Brushes	bb
52	Drum Sticks	bc
48	Electronic Drum Modules	bd
51	Control Modules	bd
52	Sound Modules	bd
53	Trigger Modules	bd
49	Hand Percussion Accessories	af
51	Hand Percussion Bags & Cases	be
52	Hand Percussion Stands & Mounts	bf
61	Hand Percussion Mounts	bf
62	Hand Percussion Racks	bg
63	Hand Percussion Set Stands & Mounts	bf
64	Hand Percussion Stands	bg
410	Percussion Mallets	bh
411	Percussion Stands	bi
51	Percussion Stand Sets	bj
313	String Instrument Accessories	2
41	Guitar Accessories	2
51	Acoustic Guitar Pickups	bk
52	Capos	bl
61	Clamp Capos	bl
62	Partial Capos	bl
63	Sliding Capos	bl
64	Trigger Capos	bl
53	Electric Guitar Pickups	bm
54	Guitar Cases & Gigbags	bn
55	Guitar Fittings & Parts	bo
56	Guitar Humidifiers	bp
61	Case Humidifiers	bp
62	Room Humidifiers	bp
63	Soundhole Humidifiers	bp
514	Guitar Pedals	bq
57	Guitar Picks	br
61	Finger Picks	br
62	Jazz Picks	br
58	Guitar Slides	bs
59	Guitar Stands	bt
510	Guitar Straps	bu
511	Guitar String Winders	bv
61	Electric String Winders	bv
62	Manual String Winders	bv
512	Guitar Strings	bw
61	Acoustic Guitar Strings	bw
62	Bass Guitar Strings	bw
63	Classical Guitar Strings	bw
64	Electric Guitar Strings	bw
513	Guitar Tuning Pegs	bx
42	Orchestral String Instrument Accessories	2
51	Orchestral String Instrument Bow Cases	by
61	Double Bow Cases	by
62	Multiple Bow Cases	by
63	Single Bow Cases	by
52	Orchestral String Instrument Bows	bz
53	Orchestral String Instrument Cases	c0
54	Orchestral String Instrument Fittings & Parts	c1
55	Orchestral String Instrument Mutes	c2
56	Orchestral String Instrument Pickups	c3
57	Orchestral String Instrument Stands	c4
58	Orchestral String Instrument Strings	c5
43	String Instrument Care & Cleaning	2
51	Bow Rosin	c6
52	String Instrument Cleaning Cloths	ar
53	String Instrument Polish	c7
61	Fingerboard Polish	c7
62	Instrument Polish	c7
63	Varnish	c7
314	Woodwind Instrument Accessories	2
41	Bassoon Accessories	2
51	Bassoon Care & Cleaning	af
61	Bassoon Swabs	c8
52	Bassoon Cases & Gigbags	c9
53	Bassoon Parts	ca
61	Bassoon Bocals	af
62	Bassoon Small Parts	ca
54	Bassoon Reeds	cb
61	Filed Reeds	cb
62	Handmade Reeds	cb
63	Machine-Made Reeds	cb
64	Unfiled Reeds	cb
55	Bassoon Stands	cc
56	Bassoon Straps & Supports	cd
42	Clarinet Accessories	2
51	Clarinet Care & Cleaning	2
61	Clarinet Care Kits	ce
62	Clarinet Pad Savers	ah
63	Clarinet Swabs	c8
52	Clarinet Cases & Gigbags	c9
53	Clarinet Ligatures & Caps	cf
61	Metal Ligatures & Caps	cf
62	Rovner Ligatures & Caps	cf
63	Standard Ligatures & Caps	cf
54	Clarinet Parts	cg
61	Clarinet Barrels	cf
62	Clarinet Bells	ch
71	Adjustable Bells	ch
72	Standard Bells	ch
63	Clarinet Mouthpieces	ci
64	Clarinet Small Parts	cg
55	Clarinet Pegs & Stands	cj
56	Clarinet Reeds	cb
57	Clarinet Straps & Supports	ck
43	Flute Accessories	2
51	Flute Care & Cleaning	2
61	Flute Care Kits	ce
62	Flute Cleaning Rods	af
63	Flute Swabs	c8
52	Flute Cases & Gigbags	ap
53	Flute Parts	ca
61	Flute Headjoints	cl
71	Curved Headjoints	cl
72	Straight Headjoints	cl
62	Flute Small Parts	cm
54	Flute Pegs & Stands	cn
44	Harmonica Accessories	af
51	Harmonica Cases	ap
52	Harmonica Holders	co
61	Neck Holders	co
62	Stand Holders	co
45	Oboe & English Horn Accessories	2
51	Oboe Care & Cleaning	2
61	Oboe Care Kits	ce
62	Oboe Swabs	c8
52	Oboe Cases & Gigbags	ap
53	Oboe Parts	2
61	Oboe Small Parts	cp
54	Oboe Pegs & Stands	cq
55	Oboe Reeds	cb
56	Oboe Straps & Supports	cq
46	Recorder Accessories	2
51	Recorder Care & Cleaning	2
52	Recorder Cases	ap
53	Recorder Parts	ca
47	Saxophone Accessories	2
51	Saxophone Care & Cleaning	2
61	Saxophone Care Kits	ce
62	Saxophone Pad Savers	af
63	Saxophone Swabs	c8
52	Saxophone Cases & Gigbags	ap
53	Saxophone Ligatures & Caps	cr
54	Saxophone Parts	2
61	Saxophone Mouthpieces	cs
71	Alto Saxophone Mouthpieces	cs
72	Baritone Saxophone Mouthpieces	cs
73	Soprano Saxophone Mouthpieces	cs
74	Tenor Saxophone Mouthpieces	cs
62	Saxophone Necks	af
63	Saxophone Small Parts	ca
55	Saxophone Pegs & Stands	af
56	Saxophone Reeds	cb
57	Saxophone Straps & Supports	af
48	Woodwind Cork Grease	0
49	Woodwind Polishing Cloths	af
410	Woodwind Reed Cases	ct
411	Woodwind Reed Knives	cu
28	Musical Instruments	cv
31	Accordions & Concertinas	cv
41	Accordions	cw
42	Concertinas	cx
32	Bagpipes	cv
41	Great Highland Bagpipes	cv
42	Irish Warpipes	cv
43	Northumbrian Pipes	cv
44	Scottish Smallpipes	cv
45	Uilleann Pipes	cv
33	Brass Instruments	cv
41	Alto & Baritone Horns	cy
51	Alto Horns	cy
52	Baritone Horns	cy
53	Mellophones	cy
42	Euphoniums	cy
43	French Horns	cy
51	Double French Horns	cy
52	Single French Horns	cy
44	Trombones	cy
51	Bass Trombones	cy
52	Tenor Trombones	cy
45	Trumpets & Cornets	cy
51	Cornets	cy
52	Flugelhorns	cy
53	Trumpets	cy
46	Tubas	cy
51	Sousaphones	cy
34	Electronic Musical Instruments	cv
41	Audio Samplers	cv
51	Drum Samplers	cv
52	Groove Samplers	cv
42	MIDI Controllers	cz
51	Keyboard Controllers	cz
52	Pad Controllers	cz
43	Musical Keyboards	d0
51	Digital Pianos	d0
53	Stage Pianos	d0
54	Synthesizer Keyboards	d0
44	Sound Synthesizers	d1
51	Analog Synthesizers	d1
52	Digital Synthesizers	d1
53	Modular Synthesizers	d1
54	Virtual Analog Synthesizers	d1
35	Percussion	cv
41	Bass Drums	cv
51	Concert Bass Drums	cv
52	Marching Bass Drums	cv
42	Cymbals	cv
51	China Cymbals	cv
52	Crash Cymbals	cv
53	Ride Cymbals	cv
54	Sizzle Cymbals	cv
55	Splash Cymbals	cv
56	Swish Cymbals	cv
43	Drum Kits	d2
51	Acoustic Drum Kits	d2
52	Bass Drum Kits	d2
53	Crash Cymbal Drum Kits	d2
54	Electronic Drum Kits	d2
55	Floor Tom Drum Kits	d2
56	Jazz Drum Kits	d2
57	Ride Cymbal Kits	d2
58	Rock Drum Kits	d2
59	Tom-Tom Kits	d2
44	Electronic Drums	d3
51	Electronic Cymbals	d3
52	Electronic Snare Drums	d3
53	Electronic Tom-Toms	d3
45	Glockenspiels & Xylophones	cv
51	Glockenspiels	cv
52	Metallophones	cv
53	Vibraphones	cv
54	Xylophones	cv
46	Gongs	cv
51	Opera Gongs	cv
52	Tam-Tams	cv
53	Wind Gongs	cv
47	Hand Percussion	cv
51	Claves & Castanets	cv
61	Castanets	cv
62	Claves	cv
63	Flamenco Castanets	cv
52	Finger & Hand Cymbals	cv
61	Finger Cymbals	cv
62	Hand Cymbals	cv
63	Zills	cv
53	Hand Bells & Chimes	cv
61	Chimes	cv
62	Hand Bells	cv
63	Orchestra Chimes	cv
64	Tubular Bells	cv
54	Hand Drums	cv
61	Bongos	cv
71	Traditional Bongos	cv
62	Cajons	d4
71	Bass Cajons	d4
72	Flamencos Cajons	d4
73	Snare Cajons	d4
63	Congas	cv
71	Conga Sets	cv
72	Quintos	cv
73	Tumbas	cv
64	Frame Drums	cv
71	Bodhrans	cv
72	Dafs	cv
73	Tars	cv
65	Goblet Drums	cv
71	Darbukas	cv
72	Djembes	cv
73	Doumbeks	cv
66	Tablas	cv
71	Bayans	cv
72	Dayans	cv
73	Tabla Sets	cv
67	Talking Drums	d4
71	Donnos	d4
72	Dunduns	d4
73	Kalangus	d4
55	Musical Blocks	d4
56	Musical Cowbells	d4
61	Latin Percussion Cowbells	d4
62	Mambo Cowbells	d4
63	Samba Cowbells	d4
57	Musical Scrapers & Ratchets	cv
63	Guiros	cv
64	Musical Ratchets	cv
65	Musical Scrapers	cv
58	Musical Shakers	d4
61	Cabasas	d4
62	Egg Shakers	d4
63	Maracas	d4
64	Rainsticks	d4
59	Musical Triangles	cv
510	Tambourines	cv
61	Handheld Tambourines	cv
62	Headless Tambourines	cv
63	Jingle Ring Tambourines	cv
511	Vibraslaps	cv
61	Jawbones	cv
62	Slapsticks	cv
48	Hi-Hats	cv
49	Practice Pads	cv
410	Snare Drums	cv
51	Metal Snare Drums	cv
52	Piccolo Snare Drums	cv
53	Wood Snare Drums	cv
411	Tom-Toms	d5
51	Concert Tom-Toms	cv
52	Octobans	cv
36	Pianos	d6
41	Acoustic Pianos	d6
42	Electric Pianos	d6
43	Grand Pianos	d6
44	Upright Pianos	d6
37	String Instruments	cv
47	Banjos	d7
51	4-String Banjos	d7
52	5-String Banjos	d7
53	6-String Banjos	d7
41	Cellos	d8
51	Acoustic Cellos	d8
52	Electric Cellos	d8
42	Guitars	d9
51	Acoustic Guitars	d9
52	Bass Guitars	d9
53	Classical Guitars	d9
54	Electric Guitars	d9
43	Harps	da
51	Celtic Harps	da
52	Concert Harps	da
53	Lever Harps	da
54	Pedal Harps	da
48	Mandolins	d7
51	A-Style Mandolins	db
53	Electric Mandolins	db
52	F-Style Mandolins	db
49	Ukuleles	d7
54	Baritone Ukuleles	d7
56	Bass Ukuleles	d7
52	Concert Ukuleles	d7
57	Electric Ukuleles	d7
55	Pocket Ukuleles	d7
51	Soprano Ukuleles	d7
53	Tenor Ukuleles	d7
44	Upright Basses	d8
51	Bass Violins	d8
52	Double Basses	d8
45	Violas	dc
46	Violins	d8
38	Woodwinds	cv
41	Bassoons	dd
51	Buffet Bassoons	dd
52	German Bassoons	dd
53	Heckel Bassoons	dd
42	Clarinets	de
51	A Clarinets	de
52	Alto Clarinets	de
53	Bass Clarinets	de
54	Bb Clarinets	de
55	Contra-Alto Clarinets	de
56	Contra-Bass Clarinets	de
57	Eb Clarinets	de
43	Flutes	df
51	Alto Flutes	df
52	Bass Flutes	df
53	Concert Flutes	df
54	Piccolo Flutes	df
44	Flutophones	dg
51	Alto Flutophones	dg
52	Bass Flutophones	dg
53	Soprano Flutophones	dg
54	Tenor Flutophones	dg
45	Harmonicas	cv
51	Bass Harmonicas	cv
52	Chord Harmonicas	cv
53	Chromatic Harmonicas	cv
54	Diatonic Harmonicas	cv
55	Octave Harmonicas	cv
56	Orchestral Harmonicas	cv
57	Tremolo Harmonicas	cv
46	Jew's Harps	d4
51	Contemporary Jew's Harps	d4
52	Traditional Jew's Harps	d4
47	Melodicas	dh
51	Keyboard-Style Melodicas	dh
52	Piano-Style Melodicas	dh
48	Musical Pipes	di
51	Organs	di
52	Pan Flutes	di
53	Reed Pipes	di
49	Oboes & English Horns	dj
51	English Horns	dj
52	Oboes	dj
410	Ocarinas	dk
51	Inline Ocarinas	dk
52	Pendant Ocarinas	dk
53	Transverse Ocarinas	dk
411	Recorders	dl
51	Alto Recorders	dl
52	Bass Recorders	dl
53	Contrabass Recorders	dl
54	Great Bass Recorders	dl
55	Sopranino Recorders	dl
56	Soprano Recorders	dl
57	Tenor Recorders	dl
412	Saxophones	dm
51	Alto Saxophones	dm
52	Baritone Saxophones	dm
53	Bass Saxophones	dm
54	Soprano Saxophones	dm
55	Tenor Saxophones	dm
413	Tin Whistles	dg
51	Bb Tin Whistles	dg
52	C Tin Whistles	dg
53	D Tin Whistles	dg
54	Low D Tin Whistles	dg
55	Low F Tin Whistles	dg
414	Train Whistles	dn
51	Multiple-Chamber Train Whistles	dn
52	Single-Chamber Train Whistles	dn
13	Party & Celebration	2
21	Gift Giving	2
31	Corsage & Boutonnière Pins	do
32	Corsages & Boutonnières	dp
33	Fresh Cut Flowers	dq
41	Daisies	dq
42	Lilies	dq
43	Orchids	dq
44	Roses	dq
45	Sunflowers	dq
46	Tulips	dq
35	Gift Wrapping	6
41	Gift Bags	dr
42	Gift Boxes & Tins	ds
43	Gift Tags & Labels	dt
44	Tissue Paper	du
45	Wrapping Paper	1
36	Greeting & Note Cards	dv
42	Greeting Cards	dv
43	Note Cards	dv
44	Thank You Cards	dv
22	Party Supplies	2
31	Advice Cards	dw
32	Balloon Kits	dx
33	Balloons	dy
34	Banners	dz
35	Birthday Candles	e0
36	Chair Sashes	7a
41	Bow-Tie Sashes	7a
42	Chair Bands	7a
43	Ruffled Sashes	7a
44	Sashes with Buckle	7a
37	Cocktail Decorations	e1
41	Cocktail Garnishes	e1
42	Cocktail Napkins	e1
43	Cocktail Picks	e1
44	Cocktail Skewers	e1
45	Cocktail Umbrellas	e1
38	Confetti	e2
39	Decorative Pom-Poms	s
310	Drinking Games	e3
311	Drinking Straws & Stirrers	e4
312	Envelope Seals	e5
313	Event Programs	e6
314	Fireworks & Firecrackers	e7
41	Firecrackers	e7
42	Firework Assortments	e7
43	Fountain Fireworks	e7
315	Inflatable Party Decorations	e8
316	Invitations	e9
317	Noisemakers & Party Blowers	1
41	Blowouts	1
42	Hand Clappers	1
43	Noise Makers	1
44	Party Horns	1
45	Whistles	1
318	Party Favors	ea
319	Party Games	eb
320	Party Hats	ec
321	Party Streamers & Curtains	2
41	Crepe Paper Streamers	2
42	Fabric Streamers	2
43	Foil Curtains	2
44	Fringe Curtains	2
45	Tassel Garlands	2
322	Party Supply Kits	ed
323	Piñatas	ee
324	Place Card Holders	ef
325	Place Cards	eg
326	Response Cards	eh
327	Sparklers	26
328	Special Occasion Card Boxes & Holders	ei
329	Spray String	ej
23	Special Effects	2
31	Disco Balls	ek
32	Fog Machines	el
33	Special Effects Controllers	em
41	DMX Controllers	em
42	Sound-Activated Controllers	em
43	Timer Controllers	em
34	Special Effects Light Stands	en
35	Special Effects Lighting	eo
41	Gobo Projectors	eo
43	LED Lights	eo
42	Laser Lights	eo
44	Strobe Lights	eo
45	UV Blacklights	eo
24	Trophies & Awards	ep
31	Award Certificates	eq
32	Award Pins & Medals	er
41	Award Pins	er
42	Lapel Pins	er
43	Metal Medals	er
44	Ribbon Medals	er
33	Award Plaques	er
34	Award Ribbons	es
41	Flat Ribbons	es
42	Rosettes	es
35	Trophies	et
0bt	Baby & Toddler	0
11	Baby Bathing	1
21	Baby Bathtubs & Bath Seats	eu
31	Bath Rings	eu
32	Bath Seats	eu
33	Bath Supports	eu
34	Bathtubs	eu
35	Tummy Tubs	eu
22	Shower Visors	ev
31	Hair Rinse Cups	ev
12	Baby Gift Sets	ew
13	Baby Health	0
21	Baby Health & Grooming Kits	ex
22	Nasal Aspirators	ev
23	Pacifier Clips & Holders	ey
24	Pacifier Wipes	ez
25	Pacifiers & Teethers	f0
31	Pacifiers	f0
32	Teethers	f1
14	Baby Safety	0
21	Baby & Pet Gate Accessories	1
31	Door Stoppers	f2
32	Extension Kits	f3
33	Locking Mechanisms	f4
34	Mounting Kits	f3
35	Wall Cups	f3
22	Baby & Pet Gates	6
31	Retractable Gates	f5
32	Swing Gates	f6
33	Walk Through Gates	f7
23	Baby Monitors	f8
31	Audio & Video Baby Monitors	f8
32	Audio Baby Monitors	f8
33	Video Baby Monitors	f8
24	Baby Safety Harnesses & Leashes	6
31	Harnesses	f9
32	Leashes	f9
33	Wristbands	f9
25	Baby Safety Locks & Guards	f4
31	Cabinet Locks	f4
32	Corner Guards	f4
33	Door Locks	f4
34	Drawer Locks	f4
35	Outlet Covers	f4
26	Baby Safety Rails	fa
31	Bed Safety Rails	fa
32	Stair Safety Rails	fa
15	Baby Toys & Activity Equipment	2
21	Alphabet Toys	fb
31	Alphabet Blocks	fc
32	Alphabet Books	fc
33	Alphabet Cards	fc
34	Alphabet Electric Toys	fc
35	Alphabet Puzzles	fc
22	Baby Activity Toys	fb
31	Activity Centers	fd
32	Musical Toys	fd
33	Rattles	fd
34	Teething Toys	fd
23	Baby Bouncers & Rockers	fb
31	Baby Bouncers	fe
32	Baby Rockers	fe
24	Baby Jumpers & Swings	fb
31	Baby Jumpers	ff
32	Baby Swings	ff
25	Baby Mobile Accessories	7
31	Mobile Arms	fg
32	Mobile Attachments	fg
33	Mobile Holders	fg
26	Baby Mobiles	7
31	Ceiling Mobiles	fh
32	Crib Mobiles	fh
33	Stroller Mobiles	fh
27	Baby Soothers	7
31	Night Lights	fi
32	Plush Toys	fj
33	Sound Machines	fj
28	Baby Walkers & Entertainers	7
31	Baby Walkers	fk
32	Jumperoos	fk
29	Play Mats & Gyms	2
31	Play Gyms	fl
32	Play Mats	fm
210	Play Yards	fn
211	Push & Pull Toys	fd
212	Sorting & Stacking Toys	fd
16	Baby Transport	2
21	Baby & Toddler Car Seats	2
31	Booster Seats	fo
32	Car Seat Strollers	fp
33	Convertible Car Seats	fo
34	Infant Car Seats	fo
22	Baby Carriers	2
31	Backpack Carriers	fq
32	Mei Tai Carriers	fq
33	Ring Slings & Hip Carriers	fq
34	Soft-Structured Carriers	fq
35	Wrap Carriers	fq
23	Baby Strollers	2
31	Convertible Strollers	fr
32	Double Strollers	fs
33	Full-Sized Strollers	fr
34	Jogging Strollers	fr
35	Travel Systems	fr
36	Umbrella Strollers	fr
17	Baby Transport Accessories	2
21	Baby & Toddler Car Seat Accessories	2
31	Car Seat Canopies	ft
32	Car Seat Covers	ft
33	Car Seat Mirrors	fu
34	Car Seat Organizers	fu
35	Car Seat Protectors	fu
36	Car Seat Travel Bags	fv
22	Baby Carrier Accessories	2
31	Baby Carrier Bibs	fw
32	Baby Carrier Covers	fw
33	Baby Carrier Hoods	fw
34	Baby Carrier Storage Bags	fx
35	Baby Carrier Teething Pads	fy
36	Baby Carrier Waistband Extenders	fy
23	Baby Stroller Accessories	2
31	Stroller Cup Holders	fz
32	Stroller Footmuffs	g0
33	Stroller Hooks	fz
34	Stroller Organizers	fz
35	Stroller Rain Covers	g1
36	Stroller Sunshades	g0
37	Stroller Travel Bags	g2
24	Baby Transport Liners & Sacks	g3
25	Shopping Cart & High Chair Covers	g4
18	Baby Transport Replacement Parts	1
19	Diapering	0
21	Baby Wipe Dispensers & Warmers	2
31	Baby Wipe Dispensers	g5
32	Baby Wipe Warmers	g6
33	Portable Wipe Dispensers	g5
22	Baby Wipes	2
31	Cloth Baby Wipes	g7
32	Disposable Baby Wipes	g7
33	Flushable Baby Wipes	g7
23	Changing Mat & Tray Covers	2
31	Changing Mat Covers	g8
32	Changing Tray Covers	g8
33	Diaper Changing Pad Covers	g8
24	Changing Mats & Trays	2
31	Changing Mats	g9
32	Changing Trays	ga
33	Diaper Changing Pads	8a
25	Diaper Kits	2
31	Diaper Bag Kits	gb
32	Diaper Changing Kits	gb
33	Travel Diaper Kits	gb
26	Diaper Liners	2
31	Cloth Diaper Liners	gc
32	Disposable Diaper Liners	gd
33	Flushable Diaper Liners	gd
27	Diaper Organizers	2
31	Diaper Bag Organizers	ge
32	Diaper Caddies	ge
33	Diaper Stackers	ge
34	Hanging Diaper Organizers	ge
28	Diaper Pail Accessories	2
31	Diaper Pail Bags	gf
32	Diaper Pail Deodorizers	2
33	Diaper Pail Liners	gg
34	Diaper Pail Refills	gh
29	Diaper Pails	2
31	Diaper Disposal Systems	gi
33	Diaper Trash Cans	gi
210	Diaper Rash Treatments	gj
31	Diaper Rash Creams	gj
32	Diaper Rash Lotions	gj
33	Diaper Rash Ointments	gj
34	Diaper Rash Powder	gj
211	Diaper Wet Bags	gk
32	Hanging Diaper Wet Bags	gl
33	Wet Dry Diaper Bags	gl
212	Diapers	gm
31	Cloth Diapers	gn
32	Disposable Diapers	go
33	Overnight Diapers	gp
34	Pull-Up Diapers	gp
35	Swim Diapers	gp
110	Nursing & Feeding	0
21	Baby & Toddler Food	0
31	Baby Cereals	gq
32	Baby Drinks	gr
41	Concentrated Drinks	gs
42	Powdered Drinks	gs
33	Baby Food	gt
34	Baby Formula	gu
41	Dairy Formula	gv
42	Hypoallergenic Formula	gv
43	Lactose-Free Formula	gv
44	Soy Formula	gv
35	Baby Snacks	gw
36	Toddler Nutrition Drinks & Shakes	gx
24	Baby Care Timers	gy
31	Analog Timers	gy
32	Digital Timers	gy
26	Bottle Warmers & Sterilizers	0
31	Bottle Warmers	gz
41	Electric Bottle Warmers	h0
42	Portable Bottle Warmers	h0
32	Sterilizers	0
41	Electric Steam Sterilizers	h1
42	Microwave Sterilizers	h1
43	UV Sterilizers	h1
27	Breast Milk Storage Containers	h2
28	Breast Pump Accessories	1
32	Carrying Bags & Totes	ai
33	Cleaning Brushes & Wipes	h3
34	Connectors & Adapters	1
35	Hands Free Pumping Bras	7a
36	Tubing	1
37	Valves & Membranes	1
29	Breast Pumps	h4
31	Double Electric Breast Pumps	h5
32	Electric Breast Pumps	h5
33	Manual Breast Pumps	h4
210	Burp Cloths	h6
216	Feeding Essentials	h7
35	Baby Bottle Nipples & Liners	6
41	Baby Bottle Liners	h8
42	Baby Bottle Nipples	1
51	Orthodontic Nipples	h9
52	Standard Nipples	h9
53	Wide Neck Nipples	h9
36	Baby Bottles	0
41	Anti Colic Bottles	ha
42	Standard Bottles	ha
43	Wide Neck Bottles	ha
37	Bibs	hb
31	Feeding Bowls	h7
33	Feeding Plates	h7
32	Feeding Spoons	h7
34	Flatware Sets	h7
38	Sippy Cups	hc
211	Nursing Covers	hd
212	Nursing Pads & Shields	he
33	Breast Shields	1
31	Disposable Nursing Pads	he
32	Reusable Nursing Pads	he
213	Nursing Pillow Covers	hf
214	Nursing Pillows	hg
111	Potty Training	6
21	Potties	hh
22	Potty Training Kits	hi
23	Toilet Seats & Step Stools	hh
112	Swaddling & Receiving Blankets	6
21	Receiving Blankets	1
22	Swaddling Blankets	hj
0bu	Bundles	0
0bi	Business & Industrial	2
11	Advertising & Marketing	2
21	Brochures	hk
22	Trade Show Counters	hl
31	Lockable Counters	hl
32	Modular Counters	hl
33	Pop-Up Counters	hl
34	Portable Counters	hl
23	Trade Show Displays	hm
31	Backlit Displays	hn
32	Banner Stands	ho
33	Digital A-Boards	hn
34	Digital Signage Flat Panels	hn
36	Interactive Flat Panels	hn
37	Interactive Kids' Tables	hn
38	Kiosks	hn
39	Modular Displays	hn
310	Panoramas	hn
311	Pop-Up Displays	hp
312	Tabletop Displays	hq
313	Totems	hr
314	Transparent Box Displays	ho
12	Agriculture	2
21	Animal Husbandry	2
31	Egg Incubators	hs
32	Livestock Feed	ht
41	Cattle Feed	hu
42	Chicken Feed	hv
43	Goat & Sheep Feed	hu
44	Mixed Herd Feed	hu
45	Pig Feed	hw
33	Livestock Feeders & Waterers	13
41	Livestock Feeders	13
42	Livestock Waterers	13
34	Livestock Halters	hx
13	Automation Control Components	2
21	Programmable Logic Controllers	hy
32	Automation Control Modules	hy
34	Building Management System (BMS) Controllers	hy
35	Digital Addressable Lighting Interface (DALI) Controllers	hy
39	Motor Controllers	hz
37	Motor Starters	hy
22	Variable Frequency & Adjustable Speed Drives	i0
14	Construction	2
23	Raw Structural Components	2
21	Surveying	i1
31	Automatic Levels	i1
32	GPS & GNSS Systems	i1
34	Total Stations	i1
22	Traffic Cones & Barrels	i2
31	Traffic Barrels	i2
32	Traffic Cones	i2
15	Dentistry	2
21	Dental Cement	2
31	Filling Dental Cement	2
32	Lining Dental Cement	2
33	Luting Dental Cement	2
35	Temporary Dental Cement	2
22	Dental Tools	1
31	Dappen Dishes	du
32	Dental Mirrors	i3
33	Dental Tool Sets	i4
34	Prophy Cups	i5
35	Prophy Heads	i6
23	Prophy Paste	i7
16	Film & Television	1
21	Film & Television Costumes	i8
22	Film & Television Props	i9
23	Film & Television Set Pieces	ia
31	Backdrop Set Pieces	ia
32	Furniture Set Pieces	ib
33	Set Decoration	ia
17	Finance & Insurance	2
21	Bullion	ic
18	Food Service	2
21	Bakery Boxes	1
22	Bus Tubs	1
23	Check Presenters	1
24	Concession Food Containers	1
25	Disposable Lids	1
26	Disposable Serveware	1
31	Disposable Serving Trays	1
27	Disposable Tableware	id
31	Disposable Bowls	ie
32	Disposable Cups	id
33	Disposable Cutlery	id
41	Disposable Forks	id
42	Disposable Knives	id
43	Disposable Spoons	id
34	Disposable Plates	ie
28	Food Service Baskets	if
29	Food Service Carts	ig
210	Food Washers & Dryers	2
211	Hot Dog Rollers	ih
212	Ice Bins	1
213	Plate & Dish Warmers	ih
214	Sneeze Guards	1
215	Take-Out Containers	1
216	Tilt Skillets	ii
217	Vending Machines	ih
31	Combo Vending Machines	ih
32	Drink Vending Machines	ih
33	Snack Vending Machines	ih
19	Forestry & Logging	2
21	Arborist Accessories	1
31	Throw Weights	1
22	Forestry & Logging Protective Gear	ij
31	Forestry & Logging Boots	ik
32	Forestry & Logging Chaps	il
33	Forestry & Logging Eyewear	il
34	Forestry & Logging Gloves	im
35	Forestry & Logging Helmets	il
23	Forestry & Logging Tools	in
31	Log Hooks	io
32	Log Tongs	ip
33	Tree Calipers	iq
110	Hairdressing & Cosmetology	2
21	Hairdressing Capes & Neck Covers	ir
22	Pedicure Chairs	is
23	Salon Chairs	is
31	All-Purpose Chairs	is
32	Barber Chairs	is
33	Shampoo Chairs	is
34	Styling Chairs	is
111	Heavy Machinery	2
21	Backhoes	2
22	Bulldozers	it
23	Chippers	iu
24	Crawler Loaders	2
25	Dump Trucks	iv
26	Excavators	2
31	Compact Excavators	2
32	Dragline Excavators	2
33	Long Reach Excavators	2
34	Wheeled Excavators	2
27	Harvesters	iw
31	Combine Harvesters	iw
32	Cotton Harvesters	iw
33	Forage Harvesters	iw
34	Potato Harvesters	iw
35	Sugar Beet Harvesters	iw
217	Heavy Machinery Parts & Accessories	2
28	Motor Graders	2
29	Pavers	2
31	Asphalt Pavers	2
32	Concrete Pavers	2
210	Scrapers	2
31	Elevating Scrapers	2
32	Open Bowl Scrapers	2
33	Pull Scrapers	2
211	Skid-Steer Loaders	2
212	Tractors	iw
31	Articulated 4WD Tractors	2
32	Compact Tractors	iw
33	Row Crop Tractors	iw
34	Utility Tractors	iw
213	Trenchers	2
31	Ride-On Trenchers	2
32	Walk-Behind Trenchers	2
214	Wheel Loaders	2
215	Wheel Tractor Scrapers	2
31	Elevating Wheel Tractor Scrapers	2
32	Open Bowl Wheel Tractor Scrapers	2
33	Pull Wheel Tractor Scrapers	2
216	Yard Scrapers	ix
112	Hotel & Hospitality	2
21	Hospitality Supplies	1
31	Bar Counters	iy
32	Underbar Equipment	1
41	Bar & Cocktail Stations	1
42	Glass Racks	iz
43	Menu Covers & Check Presenters	1
44	Menu Displays & Boards	j0
45	Speed Rails	1
22	Hotel & Hospitality Accessories	2
31	Desk Bells	j1
23	Hotel Supplies	1
31	Reception Desks & Counters	iy
113	Industrial Storage	2
21	Industrial Cabinets	j2
22	Industrial Shelving	j3
23	Shipping Containers	1
24	Wire Partitions, Enclosures & Doors	j2
114	Industrial Storage Accessories	1
21	Individual Industrial Shelves	1
22	Industrial Shelf Dividers	1
23	Locking Clips & Pins	1
115	Janitorial Carts & Caddies	1
21	Cleaning Carts	1
22	Laundry Carts	1
24	Waste Collection Carts	1
116	Law Enforcement	2
21	Cuffs	j4
31	Chain Link Cuffs	j4
32	Disposable Cuffs	j4
33	Hinged Cuffs	j4
34	Leg Irons Cuffs	j4
35	Rigid Cuffs	j4
22	Metal Detectors	j5
31	Ground Search Metal Detectors	j5
32	Handheld Metal Detectors	j5
33	Walk-Through Metal Detectors	j5
117	Manufacturing	2
21	Packaging Machines	j6
31	Filling Machines	j6
32	Labeling Machines	j6
33	Sealing Machines	j6
34	Strapping Machines	j6
35	Wrapping Machines	j6
118	Material Handling	2
21	Conveyors	2
31	Belt Conveyors	j7
32	Flexible Conveyors	j7
34	Pneumatic Conveyors	j8
35	Roller Conveyors	j7
33	Vertical & Overhead Conveyors	2
22	Lifts & Hoists	ih
31	Hoists, Cranes & Trolleys	ih
41	Chain Hoists	ih
42	Gantry Cranes	ih
43	Jib Cranes	ih
44	Trolleys	ih
45	Wire Rope Hoists	ih
32	Jacks & Lift Trucks	ih
41	Bottle Jacks	ih
42	Floor Jacks	ih
43	Pallet Jacks	ih
44	Scissor Jacks	ih
33	Personnel Lifts	j9
41	Boom Lifts	j9
42	Drive-On Parallelograms	j9
43	Multi-Post Runways	j9
44	Scissor Lifts	j9
45	Two-Post Surface Mounted Lifts	j9
46	Vertical Mast Lifts	j9
34	Pulleys, Blocks & Sheaves	2
42	Double Pulleys	2
43	Sheaves	2
44	Single Pulleys	2
45	Triple Pulleys	2
35	Winches	ih
23	Pallets & Loading Platforms	1
31	Block Pallets	1
32	Double-Face Pallets	1
33	Solid Deck Pallets	1
34	Stringer Pallets	1
119	Medical	2
21	Hospital Curtains	1
22	Hospital Gowns	1
31	Isolation Gowns	1
32	Patient Gowns	1
23	Medical Bedding	ja
24	Medical Equipment	2
31	Automated External Defibrillators	jb
32	Gait Belts	7a
33	Medical Reflex Hammers & Tuning Forks	2
41	Babinski Hammers	2
42	Buck Hammers	2
45	Taylor Hammers	2
43	Tuning Forks	jc
34	Medical Stretchers & Gurneys	1
42	Manual Stretchers & Gurneys	jd
44	Powered Stretchers & Gurneys	jd
35	Otoscopes & Ophthalmoscopes	je
36	Patient Lifts	ih
42	Bath Lifts	jf
43	Mobile Lifts	jf
44	Stand-Up Patient Lifts	jf
37	Stethoscopes	jg
41	Training Stethoscopes	jg
38	Vital Signs Monitor Accessories	2
41	Vital Signs Monitor Cuffs	2
42	Vital Signs Monitor Mounts	2
43	Vital Signs Monitor Power Cords	2
44	Vital Signs Monitor Sensors	2
39	Vital Signs Monitors	ih
41	ECG Monitors	ih
42	Multi-Parameter Monitors	ih
43	Pulse Oximeter Monitors	ih
25	Medical Furniture	2
31	Chiropractic Tables	a
43	Portable Chiropractic Tables	jh
44	Stationary Chiropractic Tables	jh
32	Examination Chairs & Tables	ji
41	Examination Chairs	ji
52	Manual Examination Chairs	ji
54	Powered Examination Chairs	ji
42	Examination Tables	ji
51	Manual Examination Tables	ji
52	Powered Examination Tables	ji
33	Homecare & Hospital Beds	jj
42	Full-Electric Beds	jk
43	Manual Beds	jk
44	Semi-Electric Beds	jj
34	Medical Cabinets	jl
41	Bedside Cabinets	jl
42	Exam Room Cabinets	jl
35	Medical Carts	a
41	Crash Carts	a
51	Anesthesia Crash Carts	a
52	Emergency Crash Carts	a
53	Isolation Crash Carts	a
54	Pediatric Crash Carts	a
42	IV Poles & Carts	jm
36	Surgical Tables	jn
42	General Surgery Surgical Tables	jn
43	Orthopedic Surgical Tables	jn
26	Medical Instruments	2
31	Medical Forceps	1
41	Dressing Forceps	1
42	Hemostatic Forceps	1
43	Splinter Forceps	1
44	Tissue Forceps	1
32	Scalpel Blades	jo
33	Scalpels	jp
34	Surgical Needles & Sutures	2
41	Surgical Needles	2
51	Cutting Surgical Needles	2
52	Reverse Cutting Surgical Needles	2
53	Taper Surgical Needles	2
42	Surgical Sutures	2
51	Absorbable Surgical Sutures	2
52	Non-Absorbable Surgical Sutures	2
27	Medical Supplies	2
31	Disposable Gloves	jq
32	Finger Cots	du
33	Medical Needles & Syringes	jr
41	Medical Needle & Syringe Sets	jr
42	Medical Needles	jr
43	Medical Syringes	jr
34	Ostomy Supplies	js
41	Adhesive Removers	js
42	Ostomy Bags	js
43	Ostomy Belts	js
44	Skin Barriers	js
35	Tongue Depressors	jt
28	Medical Teaching Equipment	2
31	Medical & Emergency Response Training Mannequins	ec
43	CPR Training Mannequins	ec
41	Childbirth Training Mannequins	ec
42	Choking Training Mannequins	ec
44	Trauma Training Mannequins	ec
29	Scrub Caps	1
211	Surgical Gowns	ju
120	Mining & Quarrying	2
21	Mining & Quarrying Machinery	ih
31	Crushers	ih
41	Cone Crushers	ih
42	Gyratory Crushers	ih
43	Impact Crushers	ih
44	Jaw Crushers	ih
32	Drilling Rigs	jv
22	Mining & Quarrying Supplies	1
121	Piercing & Tattooing	2
21	Piercing Supplies	1
31	Piercing Needles	jw
41	Cannula Needles	jw
42	Dermal Punches	jx
22	Tattooing Supplies	2
31	Tattoo Cover-Ups	1
32	Tattooing Inks	2
33	Tattooing Machines	jy
41	Coil Tattooing Machines	jy
42	Pen Tattooing Machines	jy
43	Rotary Tattooing Machines	jy
34	Tattooing Needles	jw
41	Curved Magnum Tattooing Needles	jw
42	Magnum Tattooing Needles	jw
43	Round Liner Tattooing Needles	jw
44	Round Shader Tattooing Needles	jw
122	Retail	2
21	Clothing Display Racks	1
31	Four-Way Clothing Display Racks	1
32	Round Clothing Display Racks	1
33	Straight Clothing Display Racks	1
34	Two-Way Clothing Display Racks	1
22	Display Mannequins	jz
31	Full Body Display Mannequins	jz
32	Head Display Mannequins	jz
33	Leg Display Mannequins	jz
34	Torso Display Mannequins	jz
23	Mannequin Parts	1
31	Mannequin Arms	1
32	Mannequin Heads	1
33	Mannequin Legs	1
34	Mannequin Torsos	1
24	Money Handling	2
31	Banknote Verifiers	k0
32	Cash Register & POS Terminal Accessories	2
41	Cash Drawers & Trays	k1
52	Electronic Cash Drawers	k1
53	Manual Cash Drawers	k1
42	Credit Card Terminals	k2
43	Signature Capture Pads	k3
33	Cash Registers & POS Terminals	2
41	Cash Registers	k4
42	POS Terminals	k5
34	Coin & Bill Counters	k6
35	Money Changers	k7
36	Money Deposit Bags	k8
37	Paper Coin Wrappers & Bill Straps	k9
25	Paper & Plastic Shopping Bags	ka
31	Die Cut Shopping Bags	ka
32	Rigid Handle Shopping Bags	ka
33	Soft Loop Shopping Bags	ka
34	T-Shirt Shopping Bags	ka
26	Pricing Guns	2
27	Retail Display Cases	kb
28	Retail Display Props & Models	1
123	Science & Laboratory	2
21	Biochemicals	kc
31	Buffers	kc
32	Detergents	kc
33	Enzymes	kc
22	Dissection Kits	2
31	Professional Dissection Kits	2
32	Training Dissection Kits	2
23	Laboratory Chemicals	kc
31	Acids	kc
32	Bases	kc
33	Salts	kc
34	Solvents	kc
24	Laboratory Equipment	2
31	Autoclaves	kd
32	Centrifuges	ke
33	Dry Ice Makers	ke
34	Freeze-Drying Machines	ke
35	Laboratory Blenders	kf
36	Laboratory Freezers	kg
37	Laboratory Funnels	1
41	Dropping Laboratory Funnels	1
42	Filter Laboratory Funnels	1
43	Powder Laboratory Funnels	1
44	Separatory Laboratory Funnels	1
38	Laboratory Hot Plates	1
39	Laboratory Ovens	2
41	Gravity Convection Laboratory Ovens	2
42	Mechanical Convection Laboratory Ovens	2
43	Vacuum Laboratory Ovens	2
310	Microscope Accessories	2
41	Microscope Cameras	kh
42	Microscope Eyepieces & Adapters	ki
51	Huygenian Eyepieces & Adapters	ki
52	Kellner Eyepieces & Adapters	ki
53	Orthoscopic Eyepieces & Adapters	ki
54	Plössl Eyepieces & Adapters	ki
43	Microscope Objective Lenses	kj
51	Achromatic Microscope Lenses	kk
52	Apochromatic Microscope Lenses	kk
53	Fluorite Microscope Lenses	kk
44	Microscope Replacement Bulbs	kl
45	Microscope Slides	km
51	Adhesive Microscope Slides	km
52	Charged Microscope Slides	km
53	Frosted Microscope Slides	km
54	Plain Microscope Slides	km
311	Microscopes	kn
42	Optical Microscopes	kn
43	Projection Microscopes	kn
44	USB Microscopes	kn
312	Microtomes	2
41	Cryostat Microtomes	2
42	Rotary Microtomes	2
43	Sliding Microtomes	2
313	Spectrometer Accessories	2
41	Cuvettes	2
42	Fiber Optic Probes	2
314	Spectrometers	2
41	Fluorescence Spectrometers	2
42	Fourier Transform Infrared (FT-IR) Spectrometers	2
43	Raman Spectrometers	2
44	UV-Vis Spectrometers	2
25	Laboratory Specimens	ko
26	Laboratory Supplies	1
31	Beakers	1
32	Graduated Cylinders	1
33	Laboratory Flasks	1
41	Boiling Laboratory Flasks	1
42	Buchner Laboratory Flasks	1
43	Erlenmeyer Laboratory Flasks	1
44	Volumetric Laboratory Flasks	1
34	Petri Dishes	1
35	Pipettes	1
41	Graduated Pipettes	1
42	Micropipettes	1
43	Volumetric Pipettes	1
36	Test Tube Racks	kp
37	Test Tubes	1
38	Wash Bottles	1
124	Signage	2
21	Business Hour Signs	kq
22	Digital Signs	kr
23	Electric Signs	ks
31	LED Signs	ks
32	Neon Signs	ks
24	Emergency & Exit Signs	kt
25	Facility Identification Signs	ku
26	Open & Closed Signs	kv
27	Parking Signs & Permits	kw
28	Policy Signs	kx
29	Retail & Sale Signs	ky
210	Road & Traffic Signs	kz
211	Safety & Warning Signs	l0
212	Security Signs	l0
213	Sidewalk & Yard Signs	l1
125	Work Safety Protective Gear	2
21	Bullet Proof Vests	l2
22	Gas Mask & Respirator Accessories	l3
31	Combination Cartridges	l3
32	Particulate Filters	l3
33	Vapor Cartridges	l3
23	Hardhats	l4
24	Hazardous Material Suits	l5
25	Protective Aprons	il
31	Bib Protective Aprons	il
32	Cobbler Protective Aprons	il
33	Waist Protective Aprons	il
26	Protective Eyewear	l6
31	Face Shields	l6
32	Goggles	l6
33	Safety Glasses	l6
27	Protective Masks	l7
31	Dust Masks	l8
32	Fireman's Masks	l9
33	Gas Masks & Respirators	l7
34	Medical Masks	l7
28	Safety Gloves	im
31	Chemical-Resistant Safety Gloves	im
32	Cut-Resistant Safety Gloves	im
33	Electrical-Resistant Safety Gloves	im
34	Heat-Resistant Safety Gloves	im
29	Safety Knee Pads	la
210	Welding Helmets	lb
211	Work Safety Harnesses	il
31	Cross-Chest Work Safety Harnesses	il
32	Full-Body Work Safety Harnesses	il
33	Vest-Style Work Safety Harnesses	il
212	Work Safety Tethers	ij
31	Anchorage Work Safety Tethers	ij
32	Tool Belt Work Safety Tethers	ij
33	Wrist Work Safety Tethers	ij
0co	Cameras & Optics	0
11	Camera & Optic Accessories	1
21	Camera & Optic Replacement Cables	lc
31	Component Video Cables	lc
32	Composite Video Cables	lc
33	Optical Audio Cables	lc
22	Camera & Video Camera Lenses	ld
31	Camera Lenses	le
32	Surveillance Camera Lenses	ld
33	Video Camera Lenses	ld
23	Camera Lens Accessories	1
31	Lens & Filter Adapter Rings	1
32	Lens Bags	lf
33	Lens Caps	lg
34	Lens Converters	lh
35	Lens Filters	li
36	Lens Hoods	1
24	Camera Parts & Accessories	1
31	Camera Accessory Sets	1
32	Camera Bags & Cases	c9
41	Camera Backpacks	c9
42	Camera Hard Cases	c9
43	Camera Holster Bags	c9
44	Camera Rolling Cases	c9
45	Camera Shoulder Bags	c9
46	Camera Sling Bags	c9
47	Camera Soft Pouches	c9
48	Camera Tote Bags	c9
49	Camera Underwater Cases	c9
33	Camera Body Replacement Panels & Doors	1
34	Camera Digital Backs	1
35	Camera Film	lj
41	Black & White Film	lj
42	Color Negative Film	lj
43	Infrared Film	lj
44	Instant Film	lj
45	Slide Film	lj
46	Special Effects Film	lj
36	Camera Flash Accessories	1
37	Camera Flashes	lk
38	Camera Focus Devices	ll
39	Camera Gears	lm
310	Camera Grips	ln
41	Battery Grips	ln
42	Finger Grips	ln
43	Hand Grips	ln
44	Shoulder Grips	ln
45	Strap Grips	ln
46	Underwater Grips	ln
47	Wrist Grips	ln
311	Camera Image Sensors	lo
312	Camera Lens Zoom Units	lp
41	Digital Zoom Units	lp
42	Manual Zoom Units	lp
43	Motorized Zoom Units	lp
44	Optical Zoom Units	lp
45	Servo Zoom Units	lp
313	Camera Remote Controls	lq
314	Camera Replacement Buttons & Knobs	lr
315	Camera Replacement Screens & Displays	ls
316	Camera Silencers & Sound Blimps	lt
317	Camera Stabilizers & Supports	1
318	Camera Straps	lu
41	Belt Straps	lu
42	Chest Straps	lu
43	Hand Straps	lu
44	Harness Straps	lu
45	Neck Straps	lu
46	Quick-Release Straps	lu
47	Shoulder Straps	lu
48	Wrist Straps	lu
319	Camera Sun Hoods & Viewfinder Attachments	lv
320	Flash Brackets	1
321	On-Camera Monitors	lw
322	Surveillance Camera Accessories	ia
323	Underwater Camera Housing Accessories	1
324	Underwater Camera Housings	1
325	Video Camera Lights	lx
25	Optic Accessories	1
31	Binocular & Monocular Accessories	1
32	Optics Bags & Cases	ly
41	Accessory Cases	ly
42	Binocular Cases	ly
44	Drone Cases	ly
45	Lens Bags	ly
46	Microscope Cases	ly
47	Monocular Cases	ly
48	Rangefinder Cases	ly
49	Spotting Scope Cases	ly
410	Telescope Bags	ly
33	Rangefinder Accessories	1
34	Spotting Scope Accessories	1
35	Telescope Accessories	1
36	Thermal Optic Accessories	1
37	Weapon Scope & Sight Accessories	1
26	Tripod & Monopod Accessories	1
31	Tripod & Monopod Cases	c9
32	Tripod & Monopod Heads	lz
33	Tripod Collars & Mounts	m0
34	Tripod Handles	m1
35	Tripod Spreaders	m2
27	Tripods & Monopods	m3
31	Boom Stands	m3
32	Light Stands	m3
33	Monopods	m3
34	Pocket Tripods	m3
35	Studio Tripods	m3
36	Tabletop Tripods	m3
37	Travel Tripods	m3
39	Underwater Tripods	m3
310	Video Tripods	m3
12	Cameras	m4
21	Borescopes	m5
22	Digital Cameras	m6
31	360-Degree Digital Cameras	m6
32	Action Digital Cameras	m6
34	Compact Digital Cameras	m6
35	Digital Single-Lens Reflex (DSLR) Cameras	m6
36	Medium Format Digital Cameras	m6
37	Mirrorless Digital Cameras	m6
38	Point-and-Shoot Digital Cameras	m6
39	Rangefinder Digital Cameras	m6
23	Disposable Cameras	m4
24	Film Cameras	m7
31	Compact Film Cameras	m7
32	Instant Film Cameras	m8
33	Large Format Film Cameras	m7
34	Medium Format Film Cameras	m7
35	Rangefinder Film Cameras	m7
36	SLR Film Cameras	m7
25	Surveillance Cameras	m9
26	Trail Cameras	ma
27	Video Cameras	mb
31	360-Degree Video Cameras	mb
32	Action Video Cameras	mb
34	Camcorders	mb
35	Cinema Video Cameras	mb
36	Dash Video Cameras	mb
37	Drone Video Cameras	mb
28	Webcams	mc
13	Optics	md
21	Binoculars	me
22	Monoculars	mf
23	Rangefinders	md
24	Scopes	mg
31	Spotting Scopes	mg
32	Telescopes	mh
41	Catadioptric Telescopes	mh
42	Compound Telescopes	mh
43	Dobsonian Telescopes	mh
44	Reflector Telescopes	mh
45	Refractor Telescopes	mh
46	Solar Telescopes	mh
33	Weapon Scopes & Sights	mi
14	Photography	1
21	Darkroom	1
31	Developing & Processing Equipment	1
41	Copystands	1
42	Darkroom Sinks	du
43	Developing Tanks & Reels	mj
44	Print Trays, Washers & Dryers	1
51	Film Dryers	2
52	Film Washers	2
53	Print Dryers	1
54	Print Tongs	1
55	Print Trays	1
56	Print Washers	1
45	Retouching Equipment & Supplies	1
32	Enlarging Equipment	1
41	Darkroom Easels	1
42	Darkroom Timers	mk
43	Focusing Aids	ln
44	Photographic Analyzers	1
45	Photographic Enlargers	ml
33	Photographic Chemicals	mm
41	Bleaches	mm
42	Film Developers	mm
43	Film Hardeners	mm
44	Fixers	mm
45	Hypo Clearing Agents	mm
46	Paper Developers	mm
47	Reversal Baths	mm
48	Stop Baths	mm
49	Toners	mm
410	Wetting Agents	mm
34	Photographic Paper	mn
35	Safelights	mo
22	Lighting & Studio	mp
31	Light Meter Accessories	1
32	Light Meters	mq
33	Studio Backgrounds	mr
34	Studio Light & Flash Accessories	1
35	Studio Lighting Controls	ms
41	Flash Diffusers	mt
42	Flash Reflectors	mu
43	Lighting Filters & Gobos	mv
44	Softboxes	mw
36	Studio Lights & Flashes	mx
37	Studio Stand & Mount Accessories	my
38	Studio Stands & Mounts	mz
41	Backdrop Stands	my
42	Boom Arms	my
43	C-Stands	my
44	Ceiling Mounts	mz
45	Clamps	my
46	Grip Heads	my
47	Light Stands	my
48	Reflector Holders	my
49	Tabletop Stands	my
410	Wall Mounts	mz
23	Photo Mounting Supplies	1
24	Photo Negative & Slide Storage	n0
0el	Electronics	2
11	Arcade Equipment	n1
21	Basketball Arcade Games	n2
22	Pinball Machine Accessories	n1
32	Playfield Waxes	2
33	Protective Covers	n1
34	Replacement Balls	2
35	Rubber Ring Kits	2
23	Pinball Machines	n3
24	Skee-Ball Machines	n4
25	Video Game Arcade Cabinet Accessories	n1
31	Coin Mechanisms	n5
32	Control Panels	2
33	Joysticks	2
34	Marquees	n1
35	Push Buttons	e2
26	Video Game Arcade Cabinets	n6
12	Audio	2
21	Audio Accessories	2
31	Audio & Video Receiver Accessories	2
41	Audio & Video Receiver Rack Mounts	2
42	Bluetooth Adapters	n7
32	Headphone & Headset Accessories	2
43	Headphone Carrying Cases	ai
44	Headphone Cushions & Tips	2
51	Headphone Cushions	2
52	Headphone Tips	2
45	Headphone Stands	2
33	Karaoke System Accessories	2
41	Karaoke Carrying Cases	2
42	Karaoke Chips	n8
36	MP3 Player Accessories	2
41	MP3 Player & Mobile Phone Accessory Sets	n9
42	MP3 Player Cases	na
34	Microphone Accessories	2
41	Microphone Shock Mounts	nb
42	Pop Filters	2
43	Windshields	2
35	Microphone Stands	nc
37	Satellite Radio Accessories	2
41	Satellite Radio Mounts & Brackets	2
38	Speaker Accessories	2
41	Speaker Bags, Covers & Cases	ai
42	Speaker Components & Kits	2
43	Speaker Stand Bags	ai
44	Speaker Stands & Mounts	nd
45	Tactile Transducers	ke
39	Turntable Accessories	2
41	Cartridges	2
42	Record Cleaning Kits	2
43	Replacement Needles	ne
44	Slipmats	2
22	Audio Components	nf
31	Audio & Video Receivers	ng
32	Audio Amplifiers	nh
41	Headphone Amplifiers	ni
42	Power Amplifiers	nj
33	Audio Mixers	nk
34	Audio Transmitters	nl
41	Bluetooth Transmitters	nm
42	FM Transmitters	nn
35	Channel Strips	no
36	Direct Boxes	no
37	Headphones & Headsets	np
41	Headphones	nq
51	Bone Conduction Headphones	nr
52	DJ Headphones	nq
53	In-Ear Headphones	nq
54	On-Ear Headphones	nq
55	Over-Ear Headphones	nq
42	Headsets	nq
38	Microphones	ns
39	Signal Processors	nt
41	Crossovers	nt
42	Effects Processors	nt
43	Equalizers	nt
44	Loudspeaker Management Systems	nt
45	Microphone Preamps	nt
46	Noise Gates & Compressors	nt
47	Phono Preamps	nt
310	Speakers	nu
311	Studio Recording Bundles	nv
23	Audio Players & Recorders	nw
31	Boomboxes	nx
32	Handheld Players & Recorders	ny
33	Home Theater Systems	nz
34	Jukeboxes	o0
35	Karaoke Systems	o1
36	Multitrack Recorders	o2
37	Radios	o3
41	AM/FM Radios	o3
42	DAB Radios	o3
43	Internet Radios	o3
44	Satellite Radios	o3
45	Shortwave Radios	o3
46	Weather Radios	o3
38	Reel-to-Reel Tape Players & Recorders	o2
39	Stereo Systems	nz
310	Turntables & Record Players	o4
311	Voice Recorders	o2
24	Bullhorns	o5
25	DJ & Specialty Audio	o6
31	DJ CD Players	o6
32	DJ Systems	o7
26	Public Address Systems	o8
27	Stage Equipment	o9
31	Wireless Transmitters	oa
13	Circuit Boards & Components	ob
21	Circuit Board Accessories	2
31	Circuit Board Protective Cases	2
32	Heat Sinks	e2
33	Jump Wires	oc
22	Circuit Decoders & Encoders	od
23	Circuit Prototyping	ob
31	Breadboards	ob
24	Electronic Filters	oe
31	All-Pass Filters	oe
32	Band-Pass Filters	oe
33	Band-Stop Filters	oe
34	High-Pass Filters	oe
35	Low-Pass Filters	oe
25	Passive Circuit Components	ob
31	Capacitors	of
32	Electronic Oscillators	og
33	Inductors	ob
34	Resistors	ob
26	Printed Circuit Boards	oh
31	Camera Circuit Boards	oh
32	Computer Circuit Boards	oh
41	Computer Inverter Boards	oh
42	Hard Drive Circuit Boards	oh
43	Motherboards	oi
33	Development Boards	oj
34	Exercise Machine Circuit Boards	oh
35	Household Appliance Circuit Boards	oh
36	Pool & Spa Circuit Boards	oh
37	Printer, Copier, & Fax Machine Circuit Boards	oh
38	Scanner Circuit Boards	oh
39	Television Circuit Boards	oh
27	Semiconductors	ob
31	Diodes	ob
32	Integrated Circuits & Chips	ob
33	Microcontrollers	ob
34	Transistors	ob
14	Communications	2
21	Answering Machines	ok
22	Caller IDs	ok
23	Communication Radio Accessories	2
31	Earpieces	ol
32	Radio Carrying Cases	om
24	Communication Radios	on
31	Amateur Radios	on
32	CB Radios	on
33	Radio Scanners	on
34	Two-Way Radios	on
25	Intercom Accessories	oo
31	Speaker Units	op
26	Intercoms	oq
27	Pagers	or
28	Telephony	2
31	Conference Phones	os
32	Corded Phones	ot
33	Cordless Phones	ot
34	Mobile & Smart Phone Accessories	2
41	Mobile Phone Camera Accessories	ou
51	Lenses	ov
52	Lighting Kits	ow
53	Remote Shutters	ox
54	Selfie Sticks	oy
42	Mobile Phone Cases	oz
43	Mobile Phone Charms & Straps	2
44	Mobile Phone Pre-Paid Cards & SIM Cards	n5
51	Mobile Phone Pre-Paid Cards	n5
52	SIM Cards	p0
45	Mobile Phone Replacement Parts	2
46	Mobile Phone Stands	p1
47	SIM Card Ejection Tools	2
35	Mobile & Smart Phones	p2
36	Satellite Phones	p3
37	Telephone Accessories	2
41	Phone Cards	n5
29	Video Conferencing	p4
15	Components	2
21	Accelerometers	p5
22	Converters	p6
31	Audio Converters	p7
32	Scan Converters	p8
23	Electronics Component Connectors	p9
24	Modulators	pa
25	Splitters	pb
16	Computers	pc
21	Barebone Computers	pd
22	Computer Servers	pe
23	Desktop Computers	pf
211	Gaming Computers	pf
24	Handheld Devices	pg
31	Data Collectors	ph
32	E-Book Readers	pi
33	PDAs	ph
25	Interactive Kiosks	pj
26	Laptops	pk
27	Smart Glasses	pl
28	Tablet Computers	pm
29	Thin & Zero Clients	pn
31	Thin Client Computers	pn
32	Zero Client Computers	pn
210	Touch Table Computers	po
17	Electronics Accessories	2
21	Adapters	2
31	Audio & Video Cable Adapters & Couplers	p9
32	Memory Card Adapters	pp
33	USB Adapters	pq
22	Antenna Accessories	2
31	Antenna Mounts & Brackets	p1
32	Antenna Rotators	pr
33	Satellite LNBs	ps
23	Antennas	pt
24	Audio & Video Splitters & Switches	pu
31	DVI Splitters & Switches	pu
32	HDMI Splitters & Switches	pu
33	VGA Splitters & Switches	pu
25	Blank Media	pv
26	Cable Management	2
31	Cable Clips	2
32	Cable Tie Guns	ih
33	Cable Trays	2
34	Patch Panels	pw
35	Wire & Cable Identification Markers	1
36	Wire & Cable Sleeves	1
37	Wire & Cable Ties	2
27	Cables	px
31	Audio & Video Cables	px
41	AUX Cables	py
42	HDMI Cables	px
43	VGA Cables	px
44	XLR Cables	pz
32	Extension Cables	px
33	KVM Cables	q0
34	Network Cables	q1
41	Coaxial Cables	px
42	Ethernet Cables	q1
35	Storage & Data Transfer Cables	px
41	FireWire Cables	px
42	USB Cables	q0
36	System & Power Cables	q0
37	Telephone Cables	q2
28	Computer Accessories	2
31	Computer Accessory Sets	q3
32	Computer Covers & Skins	1
33	Computer Risers & Stands	2
34	Handheld Device Accessories	2
41	E-Book Reader Accessories	2
51	E-Book Reader Cases	na
42	PDA Accessories	2
51	PDA Cases	na
35	Keyboard & Mouse Wrist Rests	q4
36	Keyboard Trays & Platforms	1
37	Laptop Docking Stations	q5
38	Mouse Pads	q6
39	Stylus Pen Nibs & Refills	2
310	Stylus Pens	2
311	Tablet Computer Docks & Stands	q7
29	Computer Components	2
31	Blade Server Enclosures	q8
32	Computer Backplates & I/O Shields	q9
33	Computer Power Supplies	qa
34	Computer Processors	qb
35	Computer Racks & Mounts	2
36	Computer Starter Kits	q3
37	Computer System Cooling Parts	qc
38	Desktop Computer & Server Cases	qd
39	E-Book Reader Parts	2
41	E-Book Reader Screens & Screen Digitizers	qe
310	I/O Cards & Adapters	qf
41	Audio Cards & Adapters	qg
42	Computer Interface Cards & Adapters	qf
43	Riser Cards	qf
44	TV Tuner Cards & Adapters	qf
45	Video Cards & Adapters	qh
311	Input Device Accessories	2
41	Barcode Scanner Stands	2
42	Game Controller Accessories	2
51	Game Controller Carrying Cases	2
52	Game Controller Skins	2
53	Thumb Grips	2
43	Keyboard Keys & Caps	2
44	Mice & Trackball Accessories	2
51	Mice & Trackball Carrying Cases	2
52	Mouse Bungees	2
53	Mouse Skates	2
312	Input Devices	qi
41	Barcode Scanners	qj
42	Digital Note Taking Pens	qk
43	Electronic Card Readers	ql
44	Fingerprint Readers	qm
45	Game Controllers	qn
51	Game Racing Wheels	qo
52	Game Remotes	qn
53	Gaming Pads	qo
54	Joystick Controllers	qo
55	Musical Instrument Game Controllers	qp
46	Gesture Control Input Devices	qi
47	Graphics Tablets	qq
49	KVM Switches	qr
48	Keyboards	qs
410	Memory Card Readers	qt
411	Mice & Trackballs	qu
412	Numeric Keypads	qv
413	Touchpads	qv
313	Laptop Parts	2
41	Laptop Hinges	2
42	Laptop Housings & Trim	2
43	Laptop Replacement Cables	q0
44	Laptop Replacement Keyboards	qw
45	Laptop Replacement Screens	qx
46	Laptop Replacement Speakers	qy
47	Laptop Screen Digitizers	qz
314	Storage Devices	q5
41	Disk Duplicators	r0
51	CD/DVD/Blu-ray Duplicators	r1
52	Hard Drive Duplicators	r0
53	USB Drive Duplicators	r2
42	Hard Drive Accessories	2
51	Hard Drive Carrying Cases	na
52	Hard Drive Docks	r3
53	Hard Drive Enclosures & Mounts	r4
43	Hard Drive Arrays	r5
44	Hard Drives	r6
45	Network Storage Systems	r7
46	Optical Drives	r1
47	Tape Drives	r0
48	USB Flash Drives	r8
315	Tablet Computer Parts	2
41	Tablet Computer Housings & Trim	2
42	Tablet Computer Replacement Speakers	qy
43	Tablet Computer Screens & Screen Digitizers	qz
316	USB & FireWire Hubs	r9
210	Electronics Cleaners	2
211	Electronics Films & Shields	2
31	Dust Covers	2
32	Electronics Stickers & Decals	n1
33	Keyboard Protectors	2
34	Privacy Filters	2
35	Screen Protectors	2
212	Memory	ra
31	Cache Memory	ra
32	Flash Memory	rb
41	Flash Memory Cards	rb
33	RAM	ra
34	ROM	ra
35	Video Memory	ra
213	Memory Accessories	rc
31	Memory Cases	rd
214	Mobile Phone & Tablet Tripods & Monopods	2
215	Power	2
31	Batteries	re
41	Camera Batteries	re
42	Cordless Phone Batteries	re
43	E-Book Reader Batteries	re
44	General Purpose Batteries	re
45	Laptop Batteries	re
47	MP3 Player Batteries	re
46	Mobile Phone Batteries	re
48	PDA Batteries	re
49	Tablet Computer Batteries	re
410	UPS Batteries	re
411	Video Camera Batteries	re
412	Video Game Console & Controller Batteries	re
32	Battery Accessories	rf
41	Battery Charge Controllers	rg
42	Battery Holders	rf
43	Camera Battery Chargers	rg
44	General Purpose Battery Chargers	rg
45	General Purpose Battery Testers	rf
33	Fuel Cells	rh
34	Power Adapter & Charger Accessories	2
41	Charger Protective Cases	2
42	Replacement Cords	ri
35	Power Adapters & Chargers	rj
41	Power Banks	rk
42	Wireless Chargers	rl
36	Power Control Units	rm
37	Power Stations	rn
38	Power Strips & Surge Suppressors	rm
39	Power Supply Enclosures	j2
310	Surge Protection Devices	rm
311	Travel Converters & Adapters	ro
312	UPS	rp
313	UPS Accessories	2
41	UPS Rack Mounting Kits	2
216	Remote Controls	ih
217	Signal Boosters	rq
218	Signal Jammers	rr
31	GPS Jammers	rr
32	Mobile Phone Jammers	rr
33	Radar Jammers	rr
18	GPS Accessories	2
21	GPS Cases	rs
22	GPS Mounts	2
19	GPS Navigation Systems	rt
110	GPS Tracking Devices	ru
111	Marine Electronics	rv
21	Fish Finders	rw
22	Marine Audio & Video Receivers	rv
23	Marine Chartplotters & GPS	rx
24	Marine Radar	ry
25	Marine Radios	rz
26	Marine Speakers	s0
112	Networking	qi
21	Bridges & Routers	s1
31	Network Bridges	s1
32	VoIP Gateways & Routers	s2
33	Wireless Access Points	s1
34	Wireless Routers	s1
22	Concentrators & Multiplexers	s3
23	Hubs & Switches	s4
31	Gigabit Switches	s4
32	Layer 2 Switches	s4
33	Layer 3 Switches	s4
34	Managed Switches	s4
35	Modular Switches	s4
36	Power Over Ethernet Switches	s4
37	Smart Switches	s4
38	Stackable Switches	s4
39	Unmanaged Switches	s4
24	Modem Accessories	qi
25	Modems	s5
26	Network Cards & Adapters	s6
27	Network Security & Firewall Devices	s7
28	Power Over Ethernet Adapters	s8
29	Print Servers	qi
210	Repeaters & Transceivers	s9
113	Print, Copy, Scan & Fax	2
21	3D Printer Accessories	2
31	3D Printer Carrying Cases	2
32	3D Printer Cleaning Kits	2
33	Build Tape	2
34	Extruders	2
35	Filaments	sa
36	Nozzles	2
37	Print Beds	2
22	3D Printers	sb
23	Printer, Copier & Fax Machine Accessories	2
31	Printer Consumables	sc
41	Printer Drums & Drum Kits	sc
42	Printer Filters	sc
51	Air Printer Filters	sc
52	Fume Printer Filters	sc
53	Ozone Printer Filters	sc
54	Toner Printer Filters	sc
43	Printer Maintenance Kits	sd
44	Printer Ribbons	se
45	Printheads	sc
46	Toner & Inkjet Cartridge Refills	sf
47	Toner & Inkjet Cartridges	sf
32	Printer Duplexers	sg
33	Printer Memory	ra
34	Printer Stands	2
35	Printer, Copier & Fax Carrying Cases	2
36	Printer, Copier & Fax Cleaning Kits	2
37	Printer, Copier & Fax Machine Replacement Parts	2
24	Printers, Copiers & Fax Machines	sh
25	Scanner Accessories	2
31	Scanner Carrying Cases	2
32	Scanner Cleaning Kits	2
26	Scanners	si
31	Drum Scanners	si
32	Film Scanners	si
33	Flatbed Scanners	si
34	Photo Scanners	si
35	Portable Scanners	si
36	Sheetfed Scanners	si
114	Radar Detectors	sj
115	Speed Radars	sj
116	Toll Collection Devices	sk
117	Video	2
21	Computer Monitors	sl
22	Projectors	sm
31	Multimedia Projectors	sm
32	Overhead Projectors	sm
33	Slide Projectors	sm
23	Satellite & Cable TV	sn
31	Cable TV Receivers	sn
32	Satellite Receivers	sn
24	Televisions	so
25	Video Accessories	2
31	3D Glasses	sp
32	Computer Monitor Accessories	ou
41	Color Calibrators	sq
33	Projector Accessories	2
41	Projection & Tripod Skirts	7a
42	Projection Screen Stands	p1
43	Projection Screens	sr
44	Projector Mounts	ss
45	Projector Replacement Lamps	st
34	Rewinders	2
35	Television Parts & Accessories	2
41	TV & Monitor Mounts	p1
42	TV Converter Boxes	ou
43	TV Replacement Lamps	2
44	TV Replacement Speakers	su
26	Video Editing Hardware & Production Equipment	oo
27	Video Multiplexers	sv
28	Video Players & Recorders	sw
32	DVD & Blu-ray Players	sx
33	DVD & Blu-ray Recorders	sy
31	Digital Video Recorders	sz
34	Streaming & Home Media Players	t0
35	VCRs	t1
29	Video Servers	t2
210	Video Transmitters	t3
118	Video Game Console Accessories	2
21	Charging Docks	ou
23	Home Game Console Accessories	2
32	Home Game Console Skins	2
24	Portable Game Console Accessories	2
31	Portable Game Console Cases	2
32	Portable Game Console Screen Protectors	2
33	Portable Game Console Skins	2
119	Video Game Consoles	t4
0fb	Food, Beverages & Tobacco	0
11	Beverages	t5
21	Alcoholic Beverages	t5
31	Beer	t6
32	Bitters	t7
33	Flavored Alcoholic Beverages	t8
34	Hard Cider	t9
35	Liquor & Spirits	ta
41	Absinthe	tb
42	Brandy	tc
43	Gin	td
44	Liqueurs	te
45	Rum	tf
46	Shochu & Soju	tg
51	Shochu	tg
52	Soju	tg
47	Tequila	th
48	Vodka	t8
49	Whiskey	ti
36	Premixed Spirits & Cocktail Mixes	tj
41	Beer-Based Cocktails	tj
42	Fruit Mix Preparations	tk
43	Hard Seltzers	tk
44	Liquor & Spirit-Based Cocktails	tk
45	Spice Mix Preparations	tk
46	Wine-Based Cocktails	tj
37	Wine	tl
22	Buttermilk	tm
23	Coffee	tn
31	Coffee Beans & Ground Coffee	to
32	Coffee Pods & Capsules	tp
33	Instant Coffee	tp
24	Cordials, Syrups & Squash	tq
25	Fruit Flavored Drinks	tq
26	Hot Chocolate	t5
31	Cocoa Powder	t5
32	Hot Chocolate Mixes	t5
33	Malted Milk	t5
27	Juices, Milkshakes & Smoothies	tr
28	Low Alcohol & Alcohol-Free Beverages	t5
31	Low Alcohol & Alcohol-Free Beer	t5
32	Low Alcohol & Alcohol-Free Bitters	t5
33	Low Alcohol & Alcohol-Free Cocktail Mixes	t5
34	Low Alcohol & Alcohol-Free Hard Cider	t5
35	Low Alcohol & Alcohol-Free Liquors & Spirits	t5
36	Low Alcohol & Alcohol-Free Wine	t5
29	Milk	ts
210	Non-Dairy Milk	tt
31	Coconut Milk & Drinks	tt
32	Nut Drinks	tt
33	Oat Drinks	tt
34	Rice Drinks	tt
35	Soy Drinks	tt
211	Powdered Beverage Mixes	tt
212	Soda	tu
213	Sports & Energy Drinks	tv
31	Energy Drinks	tv
32	Sports Drinks	tv
214	Tea & Infusions	tw
31	Infusions	tw
32	Tea	tw
215	Vinegar Drinks	tx
216	Water	tq
31	Carbonated Water	tq
32	Distilled Water	tq
33	Flat Mineral Water	tq
34	Spring Water	tq
12	Food Items	tt
21	Bakery	ty
31	Bagels	tz
32	Bakery Assortments	u0
33	Breads & Buns	ty
34	Cakes & Dessert Bars	tz
41	Cakes	tz
42	Dessert Bars	tz
35	Coffee Cakes	tz
36	Cookies	tz
37	Cupcakes	tz
38	Donuts	tz
39	Fudge	tz
310	Ice Cream Cones	tz
311	Muffins	tz
312	Pastries & Scones	tz
313	Pies & Tarts	tz
314	Taco Shells & Tostadas	ty
315	Tortillas & Wraps	ty
22	Candied & Chocolate Covered Fruit	tt
31	Candied Fruit	tt
32	Chocolate Covered Fruit	tt
23	Candy & Chocolate	tm
31	Candy	tm
32	Chocolate	u1
24	Condiments & Sauces	u2
31	Cocktail Sauce	tt
32	Curry Sauce	u2
33	Dessert Toppings	tm
41	Fruit Toppings	tm
42	Ice Cream Syrup	tm
34	Fish Sauce	tt
35	Gravy	tt
36	Honey	u3
37	Horseradish Sauce	tt
38	Hot Sauce	u2
39	Ketchup	u3
310	Marinades & Grilling Sauces	u2
311	Mayonnaise	tt
312	Mustard	tt
313	Olives & Capers	tt
41	Capers	tt
42	Olives	tt
314	Pasta Sauce	u2
315	Pickled Fruits & Vegetables	tt
316	Pizza Sauce	u2
317	Relish & Chutney	u2
318	Salad Dressing	tt
319	Satay Sauce	tt
320	Soy Sauce	tt
321	Sweet and Sour Sauces	u2
322	Syrup	tt
323	Tahini	tt
324	Tartar Sauce	tt
325	White & Cream Sauces	tt
326	Worcestershire Sauce	tt
25	Cooking & Baking Ingredients	tt
31	Baking Chips	tt
32	Baking Chocolate	tt
33	Baking Flavors & Extracts	tm
34	Baking Mixes	u4
35	Baking Powder	tt
36	Baking Soda	tt
37	Batter & Coating Mixes	tt
38	Bean Paste	tt
39	Bread Crumbs	tt
310	Canned & Dry Milk	tt
41	Condensed Milk	tt
42	Evaporated Milk	tt
43	Powdered Milk	tt
311	Cookie Decorating Kits	u5
312	Cooking Oils	tt
41	Avocado Oil	tt
42	Coconut Oil	tt
43	Corn Oil	tt
44	Olive Oil	tt
45	Peanut Oil	tt
46	Rapeseed Oil	tt
47	Sesame Oil	tt
48	Soybean Oil	tt
49	Sunflower Oil	tt
410	Vegetable Oil	tt
313	Cooking Starch	tt
314	Cooking Wine	u6
315	Corn Syrup	tt
316	Dough	ty
41	Bread & Pastry Dough	ty
42	Cookie & Brownie Dough	ty
43	Pie Crusts	ty
317	Edible Baking Decorations	u5
318	Egg Replacers	tt
319	Floss Sugar	tt
320	Flour	ty
321	Food Coloring	u5
322	Frosting & Icing	u5
323	Lemon & Lime Juice	tt
324	Marshmallows	u5
325	Meal	tt
326	Molasses	tt
327	Pie & Pastry Fillings	tt
328	Shortening & Lard	tt
329	Starter Cultures	tt
330	Sugar & Sweeteners	tt
41	Granulated Sugar	tt
42	Icing Sugar	tt
43	Sweeteners	tt
44	Syrups & Nectars	tt
331	Tapioca Pearls	tt
332	Tomato Paste	tt
333	Unflavored Gelatin	u7
334	Vinegar	u8
335	Waffle & Pancake Mixes	tt
336	Yeast	u9
26	Dairy Products	tt
31	Butter & Margarine	tt
41	Margarine	tt
42	Salted Butter	tt
43	Unsalted Butter	tt
44	Whipped Butter	tt
32	Cheese	ua
33	Coffee Creamer	ub
34	Cottage Cheese	ts
35	Cream	ts
41	Fresh Cream	ts
42	Whipping Cream	ts
36	Sour Cream	ts
37	Whipped Cream	ts
38	Yogurt	uc
27	Dips & Spreads	tt
31	Apple Butter	tt
32	Cheese Dips & Spreads	tt
33	Cream Cheese	tm
34	Guacamole	tt
35	Hummus	tt
36	Jams & Jellies	tm
37	Nut Butters	ud
38	Salsa	tt
39	Tapenade	tt
310	Vegetable Dip	tt
28	Food Gift Baskets	tt
29	Frozen Desserts & Novelties	tm
31	Ice Cream & Frozen Yogurt	tt
41	Frozen Yogurt	tt
42	Gelato	tt
43	Ice Cream	tt
44	Sherbet	tt
45	Sorbet	tt
32	Ice Cream Novelties	tt
33	Ice Pops	tt
210	Fruits & Vegetables	tt
31	Canned & Jarred Fruits	tt
32	Canned & Jarred Vegetables	tt
33	Canned & Prepared Beans	tt
34	Dried Fruits	tt
35	Dried Vegetables	tt
36	Dry Beans	ue
37	Fresh & Frozen Fruits	u9
41	Apples	u9
42	Atemoyas	u9
43	Avocados	u9
44	Babacos	u9
45	Bananas	u9
46	Berries	u9
47	Breadfruit	u9
48	Cactus Pears	u9
49	Cherimoyas	u9
410	Citrus Fruits	u9
51	Grapefruits	u9
52	Kumquats	u9
53	Lemons	u9
54	Limequats	u9
55	Limes	u9
56	Oranges	u9
57	Tangelos	u9
411	Coconuts	u9
412	Dates	u9
413	Feijoas	u9
414	Figs	u9
415	Fruit Mixes	u9
416	Grapes	u9
417	Guavas	u9
418	Homely Fruits	u9
419	Kiwis	u9
420	Longan	u9
421	Loquats	u9
422	Lychees	u9
423	Madroño	u9
424	Mamey	u9
425	Mangosteens	u9
426	Melons	u9
427	Papayas	u9
428	Passion Fruit	u9
429	Pears	u9
430	Persimmons	u9
431	Physalis	u9
432	Pineapples	u9
433	Pitahayas	u9
434	Pomegranates	u9
435	Quince	u9
436	Rambutans	u9
437	Sapodillo	u9
438	Sapote	u9
439	Soursops	u9
440	Starfruits	u9
441	Stone Fruits	u9
51	Apricots	u9
52	Cherries	u9
53	Mangoes	u9
54	Peaches & Nectarines	u9
55	Plumcots	u9
56	Plums	u9
442	Sugar Apples	u9
443	Tamarindo	u9
38	Fresh & Frozen Vegetables	uf
41	Arracachas	uf
42	Artichokes	uf
43	Asparagus	uf
44	Beans	uf
45	Beets	uf
46	Borage	uf
47	Broccoli	uf
48	Brussel Sprouts	uf
49	Cabbage	uf
410	Cactus Leaves	uf
411	Cardoon	uf
412	Carrots	uf
413	Cauliflower	uf
414	Celery	uf
415	Celery Roots	uf
416	Corn	uf
417	Cucumbers	uf
418	Eggplants	uf
419	Fennel Bulbs	uf
420	Fiddlehead Ferns	uf
421	Gai Choy	uf
422	Gai Lan	uf
423	Garlic	uf
424	Ginger Root	uf
425	Gobo Root	uf
426	Greens	uf
51	Arugula	uf
52	Beet Greens	uf
53	Bok Choy	uf
54	Chard	uf
55	Chicory	uf
56	Choy Sum	uf
57	Kale	uf
58	Lettuce	uf
59	On Choy	uf
510	Salad Mixes	uf
511	Spinach	uf
512	Yu Choy	uf
427	Horseradish Root	uf
428	Jicama	uf
429	Kohlrabi	uf
430	Leeks	uf
431	Lotus Roots	uf
432	Malangas	uf
433	Mushrooms	uf
434	Okra	uf
435	Onions	uf
436	Parsley Roots	uf
437	Parsnips	uf
438	Peas	uf
439	Peppers	uf
440	Potatoes	uf
441	Radishes	uf
442	Rhubarb	uf
443	Shallots	uf
444	Sprouts	uf
445	Squashes & Gourds	uf
446	Sugar Cane	uf
447	Sunchokes	uf
448	Sweet Potatoes	uf
449	Tamarillos	uf
450	Taro Root	uf
451	Tomatoes	uf
452	Turnips & Rutabagas	uf
453	Vegetable Mixes	uf
454	Water Chestnuts	uf
455	Watercress	uf
456	Wheatgrass	uf
457	Yams	uf
458	Yuca Root	uf
39	Fruit Sauces	tt
211	Grains, Rice & Cereal	tt
31	Amaranth	tt
32	Barley	tt
33	Buckwheat	tt
34	Cereal & Granola	tm
35	Couscous	tt
36	Millet	tt
37	Oats, Grits & Hot Cereal	tm
38	Quinoa	tt
39	Rice	tt
310	Rye	tt
311	Wheat	tt
212	Meat, Seafood & Eggs	tt
31	Eggs	tt
41	Egg Whites	tt
42	Liquid & Frozen Eggs	u9
43	Prepared Eggs	tt
44	Whole Eggs	tt
32	Meat	tt
41	Canned Meats	ug
42	Fresh & Frozen Meats	uh
51	Beef	ui
52	Game	ui
53	Lamb	ui
54	Pork	ui
55	Poultry	ui
61	Chicken	ui
62	Turkey	ui
43	Lunch & Deli Meats	u9
33	Seafood	tt
41	Canned Seafood	uj
42	Fresh & Frozen Seafood	uk
213	Nuts & Seeds	ul
214	Pasta & Noodles	um
215	Prepared Foods	un
31	Prepared Appetizers & Side Dishes	un
32	Prepared Meals & Entrées	un
216	Seasonings & Spices	tt
31	Herbs & Spices	u9
32	MSG	tt
33	Pepper	u9
34	Salt	tt
217	Snack Foods	tt
31	Breadsticks	tt
32	Cereal & Granola Bars	tt
41	Cereal Bars	tt
42	Granola Bars	tt
33	Cheese Puffs	tt
34	Chips	tm
35	Crackers	tm
36	Croutons	tm
37	Fruit Snacks	tt
38	Jerky	uo
39	Popcorn	tt
310	Pork Rinds	tt
311	Pretzels	tm
312	Pudding & Gelatin Snacks	tm
313	Puffed Rice Cakes	tm
314	Salad Toppings	tt
315	Sesame Sticks	tm
316	Snack Cakes	tm
317	Sticky Rice Cakes	tm
318	Trail & Snack Mixes	tt
218	Soups & Broths	tt
219	Tofu, Soy & Vegetarian Products	tt
31	Cheese Alternatives	tt
32	Meat Alternatives	tt
33	Seitan	tt
34	Tempeh	tt
35	Tofu	tt
13	Tobacco Products	0
22	Chewing Tobacco	up
23	Cigarettes	up
24	Cigars	uq
25	Loose Tobacco	up
28	Rolling Papers	0
26	Smoking Pipes	ur
27	Vaporizers & Electronic Cigarettes	us
31	E-Liquid	ut
32	Electronic Cigarettes	us
33	Vaporizers	us
0fr	Furniture	2
11	Baby & Toddler Furniture	a
21	Baby & Toddler Furniture Sets	uu
22	Bassinet & Cradle Accessories	1
23	Bassinets & Cradles	uv
31	Bassinet Playards	uv
32	Bassinets	uv
33	Bedside Bassinets	uw
35	Convertible Bassinets	uv
36	Cradles	uv
37	Folding Bassinets	uv
38	Hanging Bassinets	uv
310	Rocking Bassinets	uv
311	Travel Bassinets	uv
24	Changing Tables	uv
25	Crib & Toddler Bed Accessories	1
31	Crib Bumpers & Liners	7a
41	Crib Liners	7a
42	Crib Rail Covers	7a
43	Crib Skirts	7a
44	Mesh Crib Bumpers	7a
45	Padded Crib Bumpers	7a
46	Teething Rail Covers	7a
32	Crib Conversion Kits	1
26	Cribs & Toddler Beds	ux
34	Bunk Toddler Beds	uy
35	Canopy Toddler Beds	uy
36	Loft Toddler Beds	uy
37	Mini Cribs	uz
39	Sleigh Toddler Beds	uy
310	Standard Cribs	uz
311	Toddler Beds	uy
312	Travel Cribs	uz
27	High Chair & Booster Seat Accessories	1
28	High Chairs & Booster Seats	v0
32	Booster Feeding Seats	v1
33	Convertible High Chairs	v1
34	High Chairs	v1
35	Hook-On Seats	v1
29	Play Sofas	v2
12	Beds & Accessories	jj
21	Bed & Bed Frame Accessories	v3
22	Beds & Bed Frames	v4
31	Air Beds	v5
32	Bunk Beds & Bed Frames	v4
33	Cabin Beds & Bed Frames	v4
34	Canopy Beds & Bed Frames	v4
35	Cot Beds & Bed Frames	v4
36	Divan Beds & Bed Frames	v4
37	Four Posters	v4
38	Loft Beds & Bed Frames	v4
39	Mid-Century Beds & Bed Frames	v4
310	Panel Beds & Bed Frames	v4
311	Platform Beds & Bed Frames	v4
312	Slat Beds & Bed Frames	v4
313	Sleigh Beds & Bed Frames	v4
314	Trundle Beds & Bed Frames	v4
315	Wall Beds & Bed Frames	v4
316	Water Beds	v5
23	Footboards	v6
24	Headboards	a
25	Mattress Foundations	v7
31	Adjustable Bases	v7
32	Box Springs	v7
33	Bunkie Boards	v7
34	Foldable Metal Foundations	v7
35	Foundations & Frames-in-One	v7
37	Panel Bases	v7
38	Platform Bases	v7
26	Mattresses	v8
31	Gel Foam Mattresses	v8
32	High Resilience Foam Mattresses	v8
33	Innerspring Mattresses	v8
34	Latex Mattresses	v8
35	Memory Foam Mattresses	v8
36	Rolled Mattresses	v8
37	Water Mattresses	v8
13	Benches	a
21	Kitchen & Dining Benches	v9
31	Backed Benches	va
32	Backless Benches	v9
33	Banquettes	v9
34	Booths	v9
35	Corner Benches	v9
36	Counter Height Benches	v9
37	Dining Benches	v9
38	Farmhouse Benches	v9
39	Kitchen Nook Benches	v9
310	L-Shaped Benches	v9
311	Saddle Benches	v9
313	Storage Benches	v9
314	Trestles	v9
315	Upholstered Benches	v9
22	Storage & Entryway Benches	a
31	Basket Benches	a
32	Coat Racks	a
33	Cubby Benches	a
34	Drawer Storage Benches	a
35	Entryway Benches	a
36	Hall Trees	a
37	Hook Benches	a
38	Lidded Storage Benches	a
39	Lift-Top Storage Benches	a
310	Locker Benches	a
312	Shoe Storage Benches	a
313	Upholstered Storage Benches	a
314	Window Seats	a
23	Vanity Benches	a
14	Cabinets & Storage	a
21	Armoires & Wardrobes	a
31	Computer Armoires	a
32	Corner Armoires	a
33	Corner Wardrobes	a
34	Double Wardrobes	a
35	Hanging Rail Wardrobes	a
36	Hinged Door Wardrobes	a
37	Jewelry Armoires	a
38	Kids' Armoires	a
39	Kids' Wardrobes	a
310	Mirrored Armoires	a
311	Mirrored Wardrobes	a
312	Office Armoires	a
313	Portable Wardrobes	a
314	Shelved Armoires	a
315	Sliding Door Wardrobes	a
317	TV Armoires	a
316	Triple Wardrobes	a
22	Buffets	vb
23	China Cabinets & Hutches	a
31	Buffets with Hutch	a
32	Cabinet Hutches	a
33	China Cabinets	a
34	Corner Display Cabinets	a
35	Corner Hutches	a
36	Credenza Hutches	a
37	Dining Room Hutches	a
38	Display Hutches	a
39	Kitchen Hutches	a
310	Secretary Desks with Hutch	a
311	Server Hutches	a
312	Sideboards with Hutch	a
313	Tall Display Cabinets	a
314	Wall-Mounted Hutches	a
217	Closet Parts & Accessories	vc
31	Closet Baskets	vd
32	Closet Bins	ve
33	Closet Doors	vc
34	Closet Drawers	vc
35	Closet Rods	vc
36	Closet Shelves	vc
24	Closets	vc
37	Kids' Closets	vc
38	Reach-In Closets	vc
39	Walk-In Closets	vc
25	Dressers	a
26	File Cabinets	a
27	Ironing Centers	a
28	Kitchen Cabinets	a
31	Base Kitchen Cabinets	a
32	Corner Kitchen Cabinets	a
33	Double Doors	a
34	Drawer Base Kitchen Cabinets	a
35	Farmhouse Kitchen Cabinets	a
36	Glass-Front Kitchen Cabinets	a
37	Hutch-Style Kitchen Cabinets	a
38	Microwave Cabinets	a
39	Open Shelves	a
310	Oven Cabinets	a
311	Pantries	a
312	Pull-Out Trash Cans	a
313	Single Door Kitchen Cabinets	a
314	Sink Base Cabinets	a
315	Tall Kitchen Cabinets	v6
316	Wall Kitchen Cabinets	a
29	Magazine Racks	a
210	Media Storage Cabinets & Racks	a
211	Sideboards	vf
212	Storage Cabinets & Lockers	a
213	Storage Chests	a
31	Hope Chests	a
32	Toy Chests	a
214	Vanities	a
31	Bathroom Vanities	a
41	Bathroom Cabinets	a
42	Bathroom Vanity Sets	a
43	Corner Vanities	a
44	Double Sinks	a
45	Floating Vanities	a
46	Free-Standing Vanities	a
47	Pedestal Vanities	a
48	Single Sink Vanities	a
49	Topless Vanities	a
410	Topped Vanities	a
411	Vanity Bases	a
32	Bedroom Vanities	a
41	Bedroom Vanity Sets	a
43	Desk Vanities	a
44	Dressing Tables	a
45	Lighted Vanities	a
46	Makeup Vanities	a
47	Mirrored Vanities	a
48	Table Vanities	a
215	Wine & Liquor Cabinets	a
216	Wine Racks	vg
15	Carts & Islands	a
21	Carts	a
22	Islands	a
16	Chair Accessories	1
21	Hanging Chair Replacement Parts	1
17	Chairs	vh
21	Armchairs, Recliners & Sleeper Chairs	vh
31	Armchairs	vh
32	Recliners	vh
33	Sleeper Chairs	vh
22	Bean Bag Chairs	vi
23	Chaises	vh
31	Armless Chaises	vh
32	Chaise Longues	vh
33	Double Chaises Longues	vh
35	Reclining Chaises Longues	vh
24	Electric Massaging Chairs	vj
25	Floor Chairs	vh
26	Folding Chairs & Stools	vh
31	Folding Chairs	vh
32	Folding Stools	vh
27	Gaming Chairs	vh
28	Hanging Chairs	vk
29	Kitchen & Dining Room Chairs	vh
210	Rocking Chairs	vl
31	Classic Rocking Chairs	vm
34	Kids' Rocking Chairs	vh
35	Nursery Rocking Chairs	vh
211	Slipper Chairs	vh
212	Table & Bar Stools	vn
31	Adjustable Bar Stools	vn
32	Bar Stools	vn
18	Daybeds	a
19	Entertainment Centers & TV Stands	vo
110	Furniture Sets	2
21	Bathroom Furniture Sets	vp
22	Bedroom Furniture Sets	jl
23	Kitchen & Dining Furniture Sets	vq
24	Living Room Furniture Sets	vr
111	Futons	vs
21	Futon Frames	vt
22	Futon Pads	vu
112	Office Furniture	2
21	Desks	vv
22	Office Chairs	vw
23	Office Furniture Sets	2
24	Workspace Tables	vc
31	Art & Drafting Tables	vx
32	Conference Room Tables	vc
25	Workstations & Cubicles	a
113	Office Furniture Accessories	2
21	Desk Parts & Accessories	2
22	Office Chair Accessories	vy
23	Workstation & Cubicle Accessories	2
114	Ottomans	vz
115	Outdoor Furniture	2
21	Outdoor Beds	w0
31	Bunk Beds	w0
32	Cabana Beds	w0
33	Canopy Beds	w0
34	Daybeds	w0
35	Futons	w0
37	Poolside Beds	w0
38	Sunbeds	w0
39	Swings	w0
22	Outdoor Furniture Sets	w1
23	Outdoor Ottomans	v2
31	Cocktail Ottomans	v2
32	Foldable Ottomans	v2
33	Footstools	v2
34	Glider Ottomans	v2
35	Hassocks	v2
36	Ottoman Benches	v2
37	Ottoman Cubes	v2
38	Poufs	v2
39	Rectangle Ottomans	v2
310	Round Ottomans	v2
311	Shoe Storage Ottomans	v2
312	Sleeper Ottomans	v2
313	Square Ottomans	v2
314	Storage Ottomans	v2
315	Tray Top Ottomans	v2
316	Tufted Ottomans	v2
24	Outdoor Seating	2
31	Outdoor Benches	w2
410	Picnic Benches	w2
411	Storage Benches	w2
412	Swing Benches	w2
32	Outdoor Chairs	w3
45	Club Chairs	w3
49	Folding Chairs	w3
415	Rocking Chairs	w3
416	Sling Chairs	w3
418	Swing Chairs	w3
33	Outdoor Sectional Sofa Units	2
34	Outdoor Sofas	2
41	Loveseat Sofas	2
42	Sectional Sofas	2
35	Sunloungers	2
25	Outdoor Storage Boxes	w4
26	Outdoor Tables	w5
31	Bar Tables	w5
32	Bistro Tables	w5
33	Coffee Tables	w5
34	Console Tables	w5
35	Dining Tables	w5
37	Fire Pits	w5
39	Game Tables	w5
311	Poolside Tables	w5
116	Outdoor Furniture Accessories	2
21	Outdoor Furniture Covers	w6
117	Room Divider Accessories	2
118	Room Dividers	w7
119	Shelving	w8
21	Bookcases & Standing Shelves	w8
31	Corner Bookcases & Shelves	w8
32	Floating Bookcases & Shelves	w8
33	Ladder Bookcases & Shelves	w8
34	Modular Bookcases & Shelves	w8
35	Rack Bookcases & Shelves	w8
22	Wall Shelves & Ledges	w8
31	Corner Wall Shelves & Ledges	w8
32	Floating Wall Shelves & Ledges	w8
33	Ladder Wall Shelves & Ledges	w8
34	Modular Wall Shelves & Ledges	w8
35	Rack Wall Shelves & Ledges	w8
120	Shelving Accessories	2
21	Replacement Shelves	2
121	Sofa Accessories	2
21	Chair & Sofa Supports	2
22	Sectional Sofa Units	2
122	Sofas	w9
21	Chaise Longue Sofas	w9
23	Corner Sofas	w9
24	Loveseat Sofas	w9
26	Sectional Sofas	w9
123	Table Accessories	2
21	Table Legs	a
22	Table Tops	a
124	Tables	wa
21	Accent Tables	wa
31	Coffee Tables	wa
32	End Tables	wa
33	Sofa Tables	wa
22	Activity Tables	wb
23	Folding Tables	wc
24	Kitchen & Dining Room Tables	wb
31	Console Tables	wb
25	Kotatsu	wd
26	Nightstands	we
0gc	Gift Cards	0
0ha	Hardware	2
11	Building Consumables	2
21	Chemicals	wf
31	Acid Neutralizers	wg
32	Ammonia	wg
33	Chimney Cleaners	wg
34	Concrete & Masonry Cleaners	wg
35	De-Icers	wh
36	Deck & Fence Cleaners	wg
37	Drain Cleaners	wi
38	Electrical Freeze Sprays	wg
39	Lighter Fluid	wg
310	Septic Tank & Cesspool Treatments	wh
22	Hardware Glue & Adhesives	wj
23	Hardware Tape	vs
31	Duct Tape	vs
32	Electrical Tape	vs
33	Masking Tape	vs
24	Lubricants	wk
31	Dry Lubricants	wk
32	Grease	wk
34	Oil	wk
25	Masonry Consumables	vs
31	Bricks & Concrete Blocks	wl
32	Cement, Mortar & Concrete Mixes	wm
41	Cement	wm
44	Concrete Mixes	wm
42	Firestop Mortar	wm
43	Mortar Mixes	wm
45	Polymer-Modified Mortar	wm
46	Pozzolanic Mortar	wm
47	Surkhi Mortar	wm
33	Grout	vs
26	Painting Consumables	wn
31	Paint	wn
32	Paint Binders	wn
33	Primers	wo
34	Stains	wn
35	Varnishes & Finishes	wp
27	Plumbing Primer	wq
28	Protective Coatings & Sealants	wr
31	Concrete Sealers	wr
32	Protective Coatings	wr
33	Roll Roofing Glue	wr
34	Roof Sealants	wr
35	Rust Prevention Coatings	wr
36	Waterproofing Coatings	wr
29	Solder & Flux	ws
31	Lead-Based Solder	ws
32	Lead-Free Solder	ws
33	Rosin Flux	ws
210	Solvents, Strippers & Thinners	wt
31	Solvents	wu
33	Strippers	wv
32	Thinners	ww
211	Wall Patching Compounds & Plaster	wx
31	Cement Plaster	wx
32	Gypsum Plaster	wx
33	Heat Resistant Plaster	wx
34	Joint Compounds	wx
35	Lime Plaster	wx
36	Polymer Dispersion Plaster	wx
37	Polyurethane Alkyds	wx
38	Polyurethane Dispersions	wx
39	Spackling Paste	wx
12	Building Materials	2
21	Countertops	wy
22	Door Hardware	wz
31	Door Bells & Chimes	x0
32	Door Closers	x1
33	Door Frames	x2
34	Door Keyhole Escutcheons	x3
35	Door Knobs & Handles	x4
36	Door Knockers	x5
37	Door Push Plates	x6
38	Door Stops	x7
39	Door Strikes	wz
41	Deadbolt Strikes	wz
42	Latch Strikes	wz
23	Doors	2
31	Garage Doors	x8
41	Roll-Up Garage Doors	x8
42	Sectional Garage Doors	x8
43	Side Hinged Garage Doors	x8
32	Home Doors	x9
24	Drywall	xa
25	Flooring & Carpet	xb
26	Glass	2
31	Float Glass	2
32	Insulated Glass	2
33	Laminated Glass	2
34	Tempered Glass	2
27	Handrails & Railing Systems	1
31	Guardrails	1
32	Handrails	1
28	Hatches	xc
29	Insulation	xd
31	Batt Insulation	xd
32	Blown-In Insulation	xd
33	Foam Board Insulation	xd
34	Loose-Fill Insulation	xd
35	Roll Insulation	xd
36	Spray Foam Insulation	xd
210	Lumber & Sheet Stock	xe
31	Hardwood Lumber	xf
32	Plywood	xg
33	Softwood Lumber	xh
211	Molding	xi
212	Rebar & Remesh	2
31	Rebar	2
32	Remesh	2
33	Wire Mesh	2
213	Roofing	1
31	Gutter Accessories	xj
32	Gutters	xk
33	Roof Flashings	xl
41	Drip Edges	xl
42	Pipe Boots	xl
43	Step Flashings	xl
44	Valley Flashings	xl
34	Roofing Shingles & Tiles	xm
41	3-Tab Shingles	xm
42	Architectural Shingles	xm
43	Shake-Style Shingles	xm
214	Shutters	xn
31	Board & Batten Shutters	xn
32	Louvered Shutters	xn
33	Raised Panel Shutters	xn
215	Siding	xo
216	Sound Dampening Panels & Foam	2
31	Acoustic Panels	2
32	Bass Traps	2
33	Diffusers	2
34	Foam Tiles	2
217	Staircases	xp
31	Curved Staircases	xp
32	Floating Staircases	xp
33	Spiral Staircases	xp
34	Straight Staircases	xp
35	Winder Staircases	xp
218	Wall & Ceiling Tile	xq
31	Ceiling Tiles	xr
32	Wall Tiles	xs
219	Wall Paneling	xa
31	Beadboards	xa
32	Board & Batten Paneling	xa
33	Planks	xa
34	Wainscoting Paneling	xa
220	Weather Stripping & Weatherization Supplies	xt
31	Door Sweeps	xt
32	Foam Tape	xu
33	V Strips	xv
34	Weatherstrip Seal	xt
221	Window Hardware	wz
31	Window Cranks	wz
32	Window Frames	1
41	Awning Window Frames	1
42	Casement Window Frames	1
43	Double Hung Window Frames	1
44	Picture Window Frames	1
45	Sliding Window Frames	1
222	Windows	xw
31	Awning Windows	xw
32	Bay Windows	xw
33	Casement Windows	xw
34	Double Hung Windows	xw
35	Picture Windows	xw
36	Sliding Windows	xw
13	Fencing & Barriers	2
21	Fence & Gate Accessories	1
22	Fence Panels	xx
31	Decorative Panels	xx
32	Pickets	xx
33	Privacy Panels	xx
34	Security Panels	xx
23	Fence Pickets	xx
24	Fence Posts & Rails	a
31	End Posts	a
32	Line Posts	a
33	Rails	a
25	Garden Borders & Edging	1
31	Border Fences	a
32	Edging	1
26	Gates	1
31	Driveway Gates	1
32	Garden Gates	1
33	Security Gates	1
27	Lattice	xy
28	Safety & Crowd Control Barriers	1
31	Articulating Panels	1
32	Auto Barriers	1
33	Parking Locks	1
34	Retractable Belts	1
14	Fuel	xz
21	Home Heating Oil	y0
22	Kerosene	y1
31	Clear Kerosene	y1
32	Dyed Kerosene	y1
23	Propane	y2
15	Fuel Containers & Tanks	y3
21	Diesel Cans	y3
22	Fuel Transfer Tanks	y3
23	Gas Cans	y3
24	Kerosene Cans	y3
25	Propane Tanks	y3
16	Hardware Accessories	2
21	Brackets & Reinforcement Braces	y4
22	Cabinet Hardware	wz
31	Cabinet & Furniture Keyhole Escutcheons	y5
32	Cabinet Backplates	y6
33	Cabinet Catches	1
34	Cabinet Doors	y5
35	Cabinet Knobs & Handles	y7
23	Casters	y8
24	Chain, Wire & Rope	y9
31	Bungee Cords	ya
32	Chains	wz
33	Pull Chains	wz
34	Ropes & Hardware Cable	1
35	Tie Down Straps	1
36	Twine	y9
37	Utility Wire	y9
25	Coils	wz
31	Compression Coils	wz
32	Extension Coils	wz
33	Torsion Coils	wz
26	Concrete Molds	yb
27	Dowel Pins & Rods	1
28	Drawer Slides	1
29	Drop Cloths	7a
210	Filters & Screens	1
211	Flagging & Caution Tape	yc
31	Barricade Tape	yc
32	Flagging Tape	yc
33	Marking Tape	yc
212	Gas Hoses	yd
213	Ground Spikes	ye
214	Hardware Fasteners	yf
31	Drywall Anchors	yg
32	Nails	yg
41	Boat Nails	yg
42	Brad Nails	yg
43	Cap Nails	yg
44	Decorative Nails	yg
45	Fiber Cement Nails	yg
46	Finishing Nails	yg
47	Horseshoe Nails	yg
48	Masonry Nails	yg
49	Railroad Spikes	yg
410	Roofing Nails	yg
411	Survey Nails	yg
412	Twist Nails	yg
413	Upholstery Nails	yg
414	Wire Nails	yg
33	Nuts & Bolts	yh
34	Rivets	yi
35	Screw Posts	yg
36	Screws	yg
42	Deck Screws	yg
43	Drywall Screws	yg
46	Lag Screws	yg
47	Machine Screws	yg
48	Masonry Screws	yg
49	Roofing Screws	yg
44	Screw Eyes & Hooks	yg
410	Self-Drilling Screws	yg
411	Set Screws	yg
412	Sheet Metal Screws	yg
413	Socket Screws	yg
414	Thumb Screws	yg
415	Wood Screws	yg
37	Threaded Rods	yj
38	Washers	yk
215	Hinges	yl
216	Hooks, Buckles & Fasteners	wz
31	Chain Connectors & Links	ym
32	Gear Ties	wz
33	Lifting Hooks, Clamps & Shackles	wz
34	Utility Buckles	wz
217	Lubrication Hoses	yn
218	Metal Casting Molds	yo
219	Moving & Soundproofing Blankets & Covers	w6
31	Moving Blankets & Covers	w6
32	Soundproofing Blankets & Covers	w6
220	Pneumatic Hoses	yn
31	Air Pneumatic Hoses	yn
32	Oil Pneumatic Hoses	yn
221	Post Base Plates	1
222	Springs	wz
31	Compression Springs	wz
32	Extension Springs	wz
33	Torsion Springs	wz
223	Tarps	1
224	Tool Storage & Organization	1
31	Garden Hose Storage	1
41	Hose Hangers	1
42	Hose Pots	1
43	Hose Reels	1
32	Tool & Equipment Belts	yp
41	Carpenter Belts	yp
42	Electrician Belts	yp
43	Framer Belts	yp
33	Tool Bags	yq
34	Tool Boxes	j2
41	Hand Carry Tool Boxes	j2
42	Rolling Tool Boxes	j2
43	Truck Tool Boxes	j2
35	Tool Cabinets & Chests	1
41	Rolling Cabinets & Chests	1
42	Stationary Cabinets & Chests	1
36	Tool Organizer Liners & Inserts	yr
41	Drawer Liners	yr
42	Tool Box Inserts	yr
37	Tool Sheaths	1
38	Work Benches	hl
41	Mobile Work Benches	hl
42	Stationary Work Benches	hl
225	Wall Jacks & Braces	hl
17	Hardware Pumps	2
21	Home Appliance Pumps	ys
31	Condensate Pumps	ys
32	Drain Pumps	ys
33	Recirculating Pumps	ys
22	Pool, Fountain & Pond Pumps	ys
31	Fountain Pumps	ys
32	Pond Pumps	ys
33	Pool Pumps	ys
23	Sprinkler, Booster & Irrigation System Pumps	yt
31	Booster Pumps	yt
32	Centrifugal Pumps	yt
35	Positive Displacement Pumps	yt
24	Sump, Sewage & Effluent Pumps	ys
31	Effluent Pumps	ys
32	Sewage Pumps	ys
33	Sump Pumps	ys
25	Utility Pumps	ys
31	Drum Pumps	ys
32	Submersible Pumps	ys
33	Transfer Pumps	ys
26	Well Pumps & Systems	ys
18	Heating, Ventilation & Air Conditioning	2
21	Air & Filter Dryers	yu
22	Air Ducts	yv
23	HVAC Controls	yw
31	Control Panels	yw
32	Humidistats	yw
33	Thermostats	yx
24	Vents & Flues	1
19	Locks & Keys	2
21	Key Blanks	yy
22	Key Caps	1
23	Key Card Entry Systems	yz
33	Contactless Cards	yz
31	Magnetic Stripe Cards	yz
24	Locks & Latches	z0
31	Barrel Bolts	z0
32	Cam Locks	z0
33	Deadbolts	z0
35	Latches	z0
110	Plumbing	2
21	Plumbing Fittings & Supports	1
31	Gaskets & O-Rings	1
32	In-Wall Carriers & Mounting Frames	1
41	In-Wall Carriers	1
42	Mounting Frames	1
33	Nozzles	1
34	Pipe Adapters & Bushings	1
41	Adapters	1
42	Bushings	1
35	Pipe Caps & Plugs	1
41	Caps	1
42	Plugs	1
36	Pipe Connectors	1
41	Couplings	1
42	Unions	1
37	Plumbing Flanges	1
38	Plumbing Pipe Clamps	z1
39	Plumbing Regulators	1
41	Pressure Regulators	1
42	Temperature Regulators	1
310	Plumbing Valves	1
41	Ball Valves	1
42	Check Valves	1
43	Gate Valves	1
44	Globe Valves	1
45	Pressure Relief Valves	1
22	Plumbing Fixture Hardware & Parts	wz
31	Bathtub Accessories	1
41	Bathtub Bases & Feet	z2
42	Bathtub Skirts	z3
43	Bathtub Spouts	1
51	Diverter Spouts	1
52	Non-Diverter Spouts	1
32	Drain Components	wz
41	Drain Covers & Strainers	1
51	Drain Covers	1
52	Drain Strainers	1
42	Drain Frames	wz
43	Drain Liners	wz
44	Drain Openers	z4
45	Drain Rods	wz
46	Plumbing Traps	z5
47	Plumbing Wastes	wz
33	Drains	wz
41	Floor Drains	wz
42	Shower Drains	wz
43	Sink Drains	wz
34	Faucet Accessories	z6
41	Faucet Aerators	z7
42	Faucet Handles & Controls	z8
51	Cross Handles	z8
52	Knob Handles	z8
53	Lever Handles	z8
35	Fixture Plates	wz
41	Cover Plates	wz
42	Escutcheon Plates	wz
43	Flange Plates	wz
36	Shower Parts	wz
41	Bathtub & Shower Jets	z9
51	Body Jets	z9
52	Whirlpool Jets	z9
42	Electric & Power Showers	ys
51	Mixer Showers	ys
52	Power Showers	ys
43	Shower Arms & Connectors	za
51	Shower Arms	za
52	Shower Connectors	za
44	Shower Bases	zb
45	Shower Columns	wz
46	Shower Doors & Enclosures	a
51	Hinged Doors	a
52	Pivot Doors	a
53	Sliding Doors	a
47	Shower Heads	zc
51	Fixed Shower Heads	zc
52	Handheld Shower Heads	zc
48	Shower Walls & Surrounds	wz
51	Shower Surrounds	wz
52	Shower Walls	wz
49	Shower Water Filters	wz
37	Sink Accessories	1
41	Sink Legs	1
38	Toilet & Bidet Accessories	1
41	Ballcocks & Flappers	1
51	Ballcocks	1
52	Flappers	1
42	Bidet Faucets & Sprayers	wz
51	Bidet Faucets	wz
52	Bidet Sprayers	wz
43	Toilet & Bidet Seats	zd
44	Toilet Seat Covers	ze
45	Toilet Seat Lid Covers	ze
46	Toilet Tank Covers	1
47	Toilet Tank Levers	1
51	Front Mount Levers	1
52	Side Mount Levers	1
48	Toilet Tanks	zf
51	Gravity-Fed Tanks	zf
52	Pressure-Assisted Tanks	zf
49	Toilet Trim	1
23	Plumbing Fixtures	1
31	Bathroom Suites	1
32	Bathtubs	zg
41	Alcove Bathtubs	zg
42	Drop-In Bathtubs	zg
43	Freestanding Bathtubs	zg
33	Faucets	1
41	Bathroom Sink Faucets	1
42	Bathtub & Shower Faucets	1
43	Kitchen Sink Faucets	1
34	Shower Stalls & Kits	zh
35	Sinks	1
41	Bathroom Sinks	zi
51	Pedestal Sinks	zi
52	Undermount Sinks	zi
53	Vessel Sinks	zj
42	Kitchen & Utility Sinks	zk
51	Drop-In Sinks	zk
52	Farmhouse Sinks	zk
53	Undermount Sinks	zk
36	Toilets & Bidets	1
41	Bidets	zl
42	Toilets	zm
51	One-Piece Toilets	zn
52	Two-Piece Toilets	zn
53	Wall-Mounted Toilets	zn
43	Urinals	zo
24	Plumbing Hoses & Supply Lines	yn
31	Faucet Supply Lines	yn
32	Toilet Supply Lines	yn
33	Washing Machine Supply Lines	yn
25	Plumbing Pipes	1
31	Drain Pipes	1
32	Supply Pipes	1
33	Vent Pipes	1
26	Plumbing Repair Kits	1
31	Faucet Repair Kits	1
32	Pipe Repair Kits	1
33	Toilet Repair Kits	1
27	Water Dispensing & Filtration	2
31	In-Line Water Filters	1
32	Water Dispensers	zp
41	Drinking Fountains	zq
42	Water Chillers	zp
33	Water Distillers	2
34	Water Filtration Accessories	2
41	Water Filter Cartridges	1
42	Water Filter Housings	1
35	Water Softener Salt	2
36	Water Softeners	2
41	Salt-Based Water Softeners	2
42	Salt-Free Water Softeners	2
28	Water Levelers	2
29	Water Timers	2
210	Well Supplies	2
111	Power & Electrical Supplies	2
21	Armatures, Rotors & Stators	zr
31	Armatures	zr
32	Rotors	zr
33	Stators	zr
22	Ballasts & Starters	2
31	Electronic Ballasts	2
32	Magnetic Ballasts	2
33	Starters	2
23	Carbon Brushes	h3
24	Circuit Breaker Panels	zs
31	Main Breaker Panels	zs
32	Sub-Panel Breaker Panels	zs
25	Circuit Breakers	zt
26	Conduit & Housings	1
31	Electrical Conduit	1
41	Flexible Electrical Conduit	1
42	Rigid Electrical Conduit	1
32	Heat-Shrink Tubing	zu
27	Electrical Motors	zv
31	Induction Motors	zv
32	Servo Motors	zv
33	Universal Motors	zv
28	Electrical Mount Boxes & Brackets	1
31	Mount Boxes	1
32	Mount Brackets	1
29	Electrical Plug Caps	1
210	Electrical Switches	2
31	Light Switches	zw
41	Dimmer Switches	zw
42	Single-Pole Switches	zw
43	Three-Way Switches	zw
32	Specialty Electrical Switches & Relays	2
41	Limit Switches	2
42	Pressure Switches	2
43	Specialty Relays	2
211	Electrical Wires & Cable	y9
212	Extension Cord Accessories	2
213	Extension Cords	vs
214	Generator Accessories	2
215	Generators	zx
31	Inverter Generators	zx
32	Portable Generators	zx
33	Standby Generators	zx
216	Home Automation Kits	2
31	Energy Management Kits	2
32	Lighting Control Kits	2
33	Security Kits	2
217	Phone & Data Jacks	2
31	Ethernet Jacks	2
32	Phone Jacks	2
218	Power Converters	2
31	Step-Down Converters	2
32	Step-Up Converters	2
219	Power Inlets	1
220	Power Inverters	vs
221	Power Outlets & Sockets	zy
31	Floor Outlets	zy
32	Pop-Up Outlets	zy
33	Wall Outlets	zy
222	Solar Energy Kits	zz
31	Backup Power Kits	zz
32	Grid-Tied Solar Kits	zz
33	Off-Grid Solar Kits	zz
223	Solar Panels	100
31	Monocrystalline Solar Panels	101
32	Polycrystalline Solar Panels	101
33	Thin-Film Solar Panels	101
224	Voltage Transformers & Regulators	2
31	Voltage Regulators	2
32	Voltage Transformers	2
225	Wall Plates & Covers	102
31	Blank Wall Plates	102
32	Plug Socket Covers	102
33	Toggle Switch Plates	102
226	Wall Socket Controls & Sensors	2
31	Light Sensors	2
32	Timer Switches	2
227	Wire Caps & Nuts	1
31	Wire Caps	1
32	Wire Nuts	1
228	Wire Terminals & Connectors	1
31	Butt Connectors	1
32	Ring Terminals	1
33	Spade Terminals	1
112	Small Engines	103
113	Storage Tanks	104
114	Tool Accessories	2
21	Abrasive Blaster Accessories	2
31	Sandblasting Cabinets	105
41	Benchtop Cabinets	105
42	Stand-Up Cabinets	105
22	Axe Accessories	1
31	Axe Handles	in
32	Axe Heads	106
23	Cutter Accessories	2
31	Nibbler Dies	wz
24	Drill & Screwdriver Accessories	2
31	Drill & Screwdriver Bits	107
41	Masonry Drill Bits	107
42	Screwdriver Bits	107
43	Twist Drill Bits	107
32	Drill Bit Extensions	wz
33	Drill Bit Sharpeners	wz
42	Manual Sharpeners	wz
41	Power Sharpeners	wz
34	Drill Chucks	wz
41	Keyed Chucks	wz
42	Keyless Chucks	wz
35	Drill Stands & Guides	1
41	Drill Guides	1
42	Drill Stands	1
36	Hole Saws	108
25	Driver Accessories	2
26	Flashlight Accessories	2
27	Grinder Accessories	2
31	Grinding Wheels & Points	2
28	Hammer Accessories	2
31	Air Hammer Accessories	2
32	Hammer Handles	in
33	Hammer Heads	wz
29	Industrial Staples	wz
210	Jigs	2
31	Drill Jigs	2
32	Router Jigs	2
33	Saw Jigs	2
211	Magnetizers & Demagnetizers	2
212	Mattock & Pickaxe Accessories	2
31	Mattock & Pickaxe Handles	in
213	Measuring Tool & Sensor Accessories	2
31	Electrical Testing Tool Accessories	2
32	Gas Detector Accessories	2
33	Measuring Scale Accessories	2
35	Micrometer Accessories	2
34	Multimeter Accessories	2
214	Mixing Tool Paddles	1
215	Paint Tool Accessories	2
31	Airbrush Accessories	2
32	Paint Brush Cleaning Solutions	2
41	Oil-Based Cleaners	2
42	Water-Based Cleaners	2
33	Paint Roller Accessories	2
216	Power Tool Batteries	109
217	Power Tool Chargers	109
218	Router Accessories	2
31	Router Bits	wz
41	Edge-Forming Bits	wz
42	Flush-Trim Bits	wz
43	Straight Bits	wz
32	Router Tables	yr
219	Sanding Accessories	2
31	Sandpaper & Sanding Sponges	10a
41	Abrasive Rolls	10a
42	Abrasive Sheets	10a
43	Polishing Pads	10a
44	Sanding Belts	10a
45	Sanding Cords	10a
46	Sanding Pads	10a
47	Sanding Plates	10a
48	Sanding Sponges	10a
49	Steel Wool	10a
220	Saw Accessories	2
31	Band Saw Accessories	2
32	Handheld Circular Saw Accessories	2
33	Jigsaw Accessories	2
34	Miter Saw Accessories	2
35	Table Saw Accessories	2
221	Shaper Accessories	2
31	Shaper Cutters	106
41	Molding Cutters	106
42	Profile Cutters	106
43	Straight Cutters	106
222	Soldering Iron Accessories	2
31	Soldering Iron Stands	1
32	Soldering Iron Tips	wz
41	Bevel Tips	wz
42	Chisel Tips	wz
43	Conical Tips	wz
223	Tool Blades	106
31	Cutter & Scraper Blades	106
41	Cutter Blades	106
42	Scraper Blades	106
32	Saw Blades	10b
41	Circular Saw Blades	10b
42	Jigsaw Blades	10b
43	Reciprocating Saw Blades	10b
224	Tool Handle Wedges	1
31	Axe Handle Wedges	wz
32	Hammer Handle Wedges	wz
225	Tool Safety Tethers	1
226	Tool Sockets	2
227	Tool Stands	1
31	Saw Stands	1
41	Band Saw Stands	1
42	Miter Saw Stands	1
43	Table Saw Stands	1
228	Wedge Tools	wz
31	Felling Wedges	wz
32	Flange Wedges	wz
33	Splitting Wedges	wz
229	Welding Accessories	2
115	Tools	2
21	Abrasive Blasters	ih
31	Cabinet Blasters	ih
32	Pressure Blasters	ih
33	Siphon Blasters	ih
22	Anvils	wz
23	Axes	2
31	Felling Axes	2
32	Hatchets	2
33	Splitting Axes	2
24	Carpentry Jointers	2
31	Bench Jointers	2
32	Handheld Jointers	2
25	Carving Chisels & Gouges	io
31	Straight Chisels	io
32	U-Gouges	io
33	V-Gouges	io
26	Caulking Tools	2
31	Caulk Removers	2
32	Caulk Smoothers	2
33	Caulking Guns	2
27	Chimney Brushes	h3
28	Compactors	ih
31	Plate Compactors	ih
32	Rammer Compactors	ih
29	Compressors	ih
210	Concrete Brooms	10c
211	Cutters	2
31	Bolt Cutters	wz
42	Chain Cutters	wz
43	Concrete Mesh Cutters	wz
32	Glass Cutters	io
41	Custom Grip Cutters	io
42	Pencil Grip Cutters	io
43	Pistol Grip Cutters	io
33	Handheld Metal Shears & Nibblers	ys
34	Nippers	wz
41	End-Cutting Nippers	wz
42	Side-Cutting Nippers	wz
35	Pipe Cutters	10d
36	Rebar Cutters	2
42	Manual Rebar Cutters	2
41	Power Rebar Cutters	2
37	Tile & Shingle Cutters	2
41	Manual Cutters	2
42	Power Cutters	2
38	Utility Knives	10e
41	Fixed Blade Knives	10e
42	Retractable Blade Knives	10e
212	Deburrers	10f
31	Manual Deburrers	10f
32	Power Deburrers	10f
213	Dollies & Hand Trucks	wz
31	Appliance Dollies	wz
32	Convertible Hand Trucks	wz
33	Platform Dollies	wz
214	Drills	10g
31	Augers	10h
41	Hand Augers	ih
42	Power Augers	10h
32	Drill Presses	10i
33	Handheld Power Drills	10g
41	Hammer Drills	10g
42	Impact Drills	10g
43	Rotary Drills	10g
34	Mortisers	10j
35	Pneumatic Drills	10g
41	Pistol Grip Drills	10g
42	Right Angle Drills	10g
215	Electrician Fish Tape	wz
216	Flashlights & Headlamps	10k
31	Flashlights	10k
41	Handheld Torches	10l
43	Lanterns	10l
32	Headlamps	10l
217	Grease Guns	ih
32	Lever Grease Guns	ih
33	Pistol-Grip Grease Guns	ih
218	Grinders	ih
31	Angle Grinders	ih
32	Bench Grinders	ih
33	Die Grinders	ih
219	Grips	wz
31	Handlebar Grips	wz
32	Pistol Grips	wz
33	Pliers Grips	wz
220	Hammers	10m
31	Manual Hammers	10m
41	Claw Hammers	10m
42	Mallets	10m
43	Sledge Hammers	10m
32	Powered Hammers	10n
41	Demolition Hammers	10n
42	Rotary Hammers	10n
221	Handheld Power Mixers	ih
222	Hardware Torches	ih
223	Heat Guns	ih
31	Hot Air Guns	ih
32	Infrared Heat Guns	ih
224	Impact Wrenches & Drivers	10o
31	Impact Drivers	10o
32	Power Screwdrivers	10o
33	Screw Guns	10o
225	Industrial Vibrators	ih
226	Inspection Mirrors	10p
227	Ladders & Scaffolding	wz
31	Ladder Carts	10q
32	Ladders	10q
41	Extension Ladders	10q
42	Multi-Position Ladders	10q
43	Step Ladders	10q
33	Scaffolding	10q
43	Supported Scaffolding	10r
44	Suspended Scaffolding	10q
34	Step Stools	wz
35	Work Platforms	wz
228	Lathes	10s
229	Light Bulb Changers	kl
31	Pole Changers	kl
32	Suction Cup Changers	kl
230	Lighters & Matches	wz
31	Gas Lighters	wz
33	Metal Lighters	wz
32	Safety Matches	wz
231	Log Splitters	2
31	Manual Log Splitters	2
32	Power Log Splitters	2
232	Magnetic Sweepers	2
31	Handheld Magnetic Sweepers	2
32	Rolling Magnetic Sweepers	2
233	Marking Tools	2
234	Masonry Tools	2
31	Brick Tools	2
32	Cement Mixers	ih
41	Handheld Cement Mixers	ih
42	Stand Cement Mixers	ih
33	Construction Lines	wz
34	Floats	wz
41	Bull Floats	wz
42	Darby Floats	wz
43	Hand Floats	wz
35	Grout Sponges	10t
36	Masonry Edgers & Groovers	wz
41	Edgers	wz
42	Groovers	wz
37	Masonry Jointers	wz
41	Block Jointers	wz
42	Brick Jointers	wz
38	Masonry Trowels	wz
41	Brick Trowels	wz
42	Gauging Trowels	wz
43	Pointing Trowels	wz
39	Power Trowels	ih
235	Mattocks & Pickaxes	wz
31	Mattocks	wz
32	Pickaxes	wz
236	Measuring Tools & Sensors	2
31	Air Quality Meters	10u
41	CO2 Meters	10u
42	Particulate Meters	10u
43	Volatile Organic Compound (VOC) Meters	10u
32	Altimeters	10v
33	Anemometers	10w
41	Cup Anemometers	10w
42	Hot-Wire Anemometers	10w
43	Vane Anemometers	10w
34	Barometers	10x
41	Aneroid Barometers	10x
42	Digital Barometers	10x
43	Mercury Barometers	10x
35	Calipers	10y
41	Dial Calipers	10y
42	Digital Calipers	10y
43	Vernier Calipers	10y
36	Cruising Rods	wz
37	Distance Meters	10z
38	Dividers	wz
39	Electrical Testing Tools	110
41	Circuit Testers	110
42	Multimeters	110
43	Voltage Testers	110
310	Flow Meters & Controllers	111
41	Gas Flow Meters	111
42	Liquid Flow Meters	111
311	Gas Detectors	112
41	Combustible Gas Detectors	112
42	Radon Detectors	112
312	Gauges	110
41	Depth Gauges	110
42	Pressure Gauges	110
43	Temperature Gauges	110
313	Geiger Counters	110
41	Desktop Geiger Counters	110
42	Handheld Geiger Counters	110
314	Hygrometers	113
315	Infrared Thermometers	110
316	Knife Guides	wz
41	Angle Guides	wz
42	Height Guides	wz
317	Levels	114
41	Bubble Levels	114
51	Box Levels	114
52	I-Beam Levels	114
53	Torpedo Levels	114
42	Laser Levels	115
51	Dot Laser Levels	115
52	Line & Combi Laser Levels	115
53	Rotary Laser Levels	115
43	Sight Levels	114
51	Handheld Sight Levels	114
52	Tripod Sight Levels	114
318	Measuring Scales	110
41	Digital Scales	110
42	Mechanical Scales	110
319	Measuring Wheels	116
339	Micrometers	117
320	Moisture Meters	118
41	Pin-Type Meters	118
42	Pinless Meters	118
321	PH Meters	110
41	Digital pH Meters	110
42	Test Strips	110
322	Probes & Finders	2
41	Circuit Finders	2
42	Stud Finders	2
43	Voltage Probes	2
323	Protractors	wz
324	Rebar Locators	10v
325	Rulers	wz
326	Seismometer	110
41	Broadband Seismometers	110
42	Long-Period Seismometers	110
43	Short-Period Seismometers	110
327	Sound Meters	119
328	Squares	wz
41	Framing Squares	wz
42	Speed Squares	wz
43	Try Squares	wz
329	Straight Edges	wz
330	Stud Sensors	10v
331	Tape Measures	11a
332	Theodolites	10v
333	Thermal Imaging Cameras	11b
334	Thermocouples & Thermopiles	110
42	Thermocouples	11c
41	Thermopiles	110
335	Transducers	2
41	Force Transducers	2
42	Pressure Transducers	2
43	Temperature Transducers	2
336	UV Light Meters	10v
337	Vibration Meters	11d
41	Fixed Vibration Meters	11d
42	Handheld Vibration Meters	11d
338	Weather Forecasters & Stations	11e
237	Milling Machines	ih
31	Horizontal Milling Machines	ih
32	Vertical Milling Machines	ih
238	Multifunction Power Tools	ih
239	Nail Pullers	wz
31	Claw Pullers	wz
32	Slide Hammer Pullers	wz
240	Nailers & Staplers	ih
31	Finish Nailers	ih
32	Framing Nailers	ih
34	Heavy Duty Staplers	ih
33	Staple Guns	ih
241	Oil Filter Drains	wz
242	Paint Tools	2
31	Airbrushes	11f
32	Paint Brushes	11g
33	Paint Edgers	wz
41	Pad Edgers	wz
42	Roller Edgers	wz
34	Paint Rollers	1
41	Mini Rollers	1
42	Standard Rollers	1
43	Texture Rollers	1
35	Paint Shakers	2
42	Manual Shakers	2
41	Power Shakers	2
36	Paint Sponges	10t
37	Paint Sprayers	ih
41	Airless Sprayers	ih
42	Compressed Air Sprayers	ih
43	HVLP Sprayers	ih
38	Paint Strainers	wz
41	Cone Strainers	wz
42	Pan Strainers	wz
39	Paint Trays	wz
243	Pickup Tools	2
31	Grabber Pickup Tools	2
32	Magnetic Pickup Tools	2
244	Pipe & Bar Benders	wz
31	Hydraulic Benders	wz
32	Manual Benders	wz
245	Pipe & Tube Cleaners	ih
31	Handheld Cleaners	ih
32	Power Cleaners	ih
246	Pipe Brushes	h3
247	Planers	ih
31	Benchtop Planers	ih
32	Handheld Planers	ih
248	Planes	wz
31	Bench Planes	wz
32	Block Planes	wz
33	Router Planes	wz
249	Pliers	wz
31	Locking Pliers	wz
32	Needle-Nose Pliers	wz
33	Slip Joint Pliers	wz
250	Plungers	11h
32	Sink Plungers	11h
33	Toilet Plungers	11h
251	Polishers & Buffers	ih
31	Orbital Polishers & Buffers	ih
32	Rotary Polishers & Buffers	ih
252	Post Hole Diggers	ih
31	Manual Diggers	ih
32	Power Diggers	ih
253	Pry Bars	wz
254	Punches & Awls	wz
31	Center Punches	wz
32	Pin Punches	wz
33	Scratch Awls	wz
255	Putty Knives & Scrapers	io
31	Flexible Putty Knives	io
33	Stiff Putty Knives	io
32	Wallpaper & Paint Scrapers	io
256	Reamers	wz
31	Hand Reamers	wz
32	Machine Reamers	wz
257	Riveting Tools	2
31	Rivet Guns	2
41	Manual Rivet Guns	2
42	Pneumatic Rivet Guns	2
32	Rivet Pliers	wz
258	Routing Tools	ih
259	Sanders	ih
31	Belt Sanders	ih
32	Disc Sanders	ih
33	Orbital Sanders	ih
260	Sanding Blocks	11i
261	Saw Horses	wz
262	Saws	11j
31	Band Saws	11k
32	Cut-Off Saws	11l
33	Hand Saws	11j
41	Back Saws	11j
42	Coping Saws	11j
43	Hacksaws	11j
34	Handheld Circular Saws	11l
35	Jigsaws	11l
36	Masonry & Tile Saws	11l
37	Miter Saws	11m
38	Panel Saws	11l
39	Reciprocating Saws	11l
310	Scroll Saws	11l
41	C-Arm Scroll Saws	11l
42	Parallel-Arm Scroll Saws	11l
311	Table Saws	11l
263	Screwdrivers	wz
31	Flathead Screwdrivers	wz
32	Phillips Screwdrivers	wz
33	Torx Screwdrivers	wz
264	Shapers	11l
265	Sharpeners	2
266	Socket Drivers	11n
267	Soldering Irons	ih
268	Tap Reseaters	2
31	Manual Tap Reseaters	2
32	Power Tap Reseaters	2
269	Taps & Dies	wz
31	Hex Dies	wz
32	Spiral-Flute Taps	wz
33	Straight-Flute Taps	wz
270	Threading Machines	ih
271	Tool Clamps & Vises	wz
31	Bar Clamps	wz
32	Bench Vises	wz
33	C-Clamps	wz
272	Tool Files	wz
273	Tool Keys	11o
274	Tool Knives	wz
275	Tool Sets	2
31	Hand Tool Sets	2
41	Electrician Tool Sets	2
42	General Purpose Sets	2
43	Mechanic Tool Sets	2
32	Power Tool Combo Sets	ih
276	Welders	ih
31	MIG Welders	ih
32	TIG Welders	ih
277	Welding Guns & Plasma Cutters	ih
31	MIG Torches	ih
32	Plasma Cutters	ih
33	TIG Torches	ih
278	Wire & Cable Hand Tools	wz
31	Cable Cutters	wz
32	Crimping Tools	wz
33	Wire Strippers	wz
279	Work Lights	11p
280	Wrenches	wz
31	Adjustable Wrenches	wz
32	Socket Wrenches	11q
33	Torque Wrenches	11q
0hb	Health & Beauty	0
11	Health Care	0
21	Acupuncture	0
31	Acupuncture Models	11r
32	Acupuncture Needles	11s
22	Bed Pans	11t
23	Biometric Monitor Accessories	11u
31	Activity Monitor Accessories	11u
32	Blood Glucose Meter Accessories	11u
41	Blood Glucose Control Solution	11u
42	Blood Glucose Test Strips	11u
43	Lancing Devices	11u
33	Blood Pressure Monitor Accessories	11u
41	Blood Pressure Monitor Cuffs	11u
34	Body Weight Scale Accessories	11u
24	Biometric Monitors	110
31	Activity Monitors	11v
32	Blood Glucose Meters	11w
33	Blood Pressure Monitors	110
34	Body Fat Analyzers	11x
35	Body Weight Scales	11y
36	Breathalyzers	110
37	Cholesterol Analyzers	110
38	Fertility Monitors and Ovulation Tests	11z
41	Fertility Tests & Monitors	11z
42	Ovulation Tests	120
39	Medical Thermometers	121
310	Prenatal Heart Rate Monitors	122
311	Pulse Oximeters	110
25	Condoms	123
26	Conductivity Gels & Lotions	124
27	Contraceptive Cases	0
28	First Aid	125
31	Antiseptics & Cleaning Supplies	126
32	Cast & Bandage Protectors	127
33	Eye Wash Supplies	128
34	First Aid Kits	129
35	Hot & Cold Therapies	12a
41	Heat Rubs	12b
42	Heating Pads	12c
43	Ice Packs	12d
36	Medical Tape & Bandages	12e
29	Fitness & Nutrition	12f
31	Nutrition Bars	12g
32	Nutrition Drinks & Shakes	12g
33	Nutrition Gels & Chews	12g
34	Nutritional Food Purées	12h
35	Tube Feeding Supplements	12f
36	Vitamins & Supplements	12i
41	Amino Acids	12j
410	CBD Supplements	12k
42	Collagen	12j
43	Creatine	12j
44	Digestive Supplements	12j
45	Herbal Supplements	12j
46	Minerals	12j
47	Multivitamin Supplements	12l
48	Protein Supplements	12m
49	Single Vitamins	12j
37	Weight Loss	0
43	Weight Loss Detox & Cleanse Products	12n
42	Weight Loss Meal Replacements	12n
41	Weight Loss Supplements	12o
210	Hearing Aids	12p
31	Behind-The-Ear (BTE) Hearing Aids	12p
32	Body-Worn Hearing Aids	12p
33	Bone-Anchored Hearing Aids (BAHA)	12p
34	Completely-In-Canal (CIC) Hearing Aids	12p
35	Full-Shell In-the-Ear (FSITE) Hearing Aids	12p
36	Half-Shell In-the-Ear (HSITE) Hearing Aids	12p
37	In-The-Canal (ITC) Hearing Aids	12p
38	In-The-Ear (ITE) Hearing Aids	12p
39	Invisible-In-Canal (IIC) Hearing Aids	12p
310	Mini Behind-The-Ear (mBTE) Hearing Aids	12p
211	Incontinence Aids	12q
36	Adult Diapers	12r
37	Bed Pads	12s
38	Incontinence Pads	12s
212	Light Therapy Lamps	12t
213	Medical Alarm Systems	12u
226	Medical Face Masks	ec
214	Medical Identification Tags & Jewelry	12v
215	Medical Tests	12w
31	Allergy Test Kits	12x
32	Blood Typing Test Kits	12y
38	COVID-19 Tests	12z
33	Drug Tests	130
37	Flu Tests	12z
34	HIV Tests	12w
39	Helicobacter Pylori Test Kits	12z
35	Pregnancy Tests	131
36	Urinary Tract Infection Tests	132
216	Medicine & Drugs	133
217	Mobility & Accessibility	0
31	Accessibility Equipment	134
41	Mobility Scooters	135
42	Stair Lifts	136
43	Transfer Boards & Sheets	137
44	Wheelchairs	138
32	Accessibility Equipment Accessories	139
33	Accessibility Furniture & Fixtures	ec
41	Shower Benches & Seats	13a
51	Padded Shower Benches	13b
52	Shower Benches	13b
53	Shower Seats	13b
54	Transfer Benches	13b
55	Wall-Mounted Shower Seats	13b
34	Walking Aid Accessories	13c
35	Walking Aids	ec
41	Canes & Walking Sticks	jt
51	Folding Canes	1
52	Offset Canes	1
53	Quad Canes	1
54	Walking Sticks	1
42	Crutches	13d
43	Walkers	13e
218	Occupational & Physical Therapy Equipment	0
31	Electrical Muscle Stimulators	13f
32	Therapeutic Swings	6b
219	Pillboxes	0
220	Respiratory Care	0
31	Nebulizers	13g
32	Oxygen Tanks	13h
33	PAP Machines	13i
41	APAP Machines	13i
42	BiPAP Machines	13i
43	CPAP Machines	13i
34	PAP Masks	13j
35	Steam Inhalers	0
221	Specimen Cups	0
222	Spermicides	13k
223	Stump Shrinkers	13l
224	Supports & Braces	13m
31	Ankle Supports	13m
32	Back Braces	13m
33	Elbow Supports	13m
34	Knee Braces	13m
35	Neck Braces	13m
36	Wrist Braces	13m
225	Surgical Lubricants	13n
12	Jewelry Cleaning & Care	13o
21	Jewelry Cleaning Solutions & Polishes	13p
22	Jewelry Cleaning Tools	13o
31	Jewelry Cleaning Brushes	13o
32	Jewelry Polishing Cloths	13o
33	Jewelry Steam Cleaners	13o
34	Ultrasonic Jewelry Cleaners	13o
23	Jewelry Holders	0
31	Jewelry Boxes	0
32	Jewelry Stands	0
33	Jewelry Trays	0
34	Ring Holders	0
35	Wall-Mounted Jewelry Organizers	0
24	Jewelry Steam Cleaners	13o
25	Watch Repair Kits	0
13	Personal Care	0
21	Back Care	0
31	Back & Lumbar Support Cushions	0
22	Cosmetics	0
31	Bath & Body	13q
41	Bar Soap	13r
42	Bath Additives	13s
43	Bath Brushes	13t
44	Bath Sponges & Loofahs	13u
45	Body Wash	13v
46	Hand Sanitizers & Wipes	13w
47	Hygienic Wipes	13x
48	Liquid Hand Soap	13y
49	Powdered Hand Soap	13z
410	Shower Caps	140
32	Bath & Body Gift Sets	141
33	Cosmetic Sets	142
34	Cosmetic Tool Cleansers	143
35	Cosmetic Tools	0
41	Makeup Tools	0
512	Double Eyelid Glue & Tape	0
53	Eyebrow Stencils	2
54	Eyelash Curler Refills	2
55	Eyelash Curlers	1
56	Face Mirrors	144
57	Facial Blotting Paper	0
58	False Eyelash Accessories	0
61	False Eyelash Adhesive	145
62	False Eyelash Applicators	146
63	False Eyelash Remover	13k
59	Makeup Brushes	147
510	Makeup Sponges	148
511	Refillable Makeup Palettes & Cases	149
42	Nail Tools	0
51	Cuticle Pushers	14a
52	Cuticle Scissors	14b
53	Manicure & Pedicure Spacers	14c
54	Manicure Tool Sets	0
55	Nail Buffers	6
56	Nail Clippers	14d
57	Nail Drill Accessories	0
58	Nail Drills	13i
59	Nail Dryers	13i
510	Nail Files & Emery Boards	6
43	Skin Care Tools	0
51	Facial Saunas	13i
52	Foot Files	14e
53	Lotion & Sunscreen Applicators	14f
54	Pumice Stones	1
55	Skin Care Extractors	14g
56	Skin Care Rollers	14h
57	Skin Cleansing Brush Heads	14i
58	Skin Cleansing Brushes & Systems	14j
36	Makeup	14k
41	Body Makeup	14l
54	Body & Hair Glitter	14l
52	Body Paint & Foundation	14m
42	Costume & Stage Makeup	14k
43	Eye Makeup	14n
51	Eye Primers	14o
52	Eye Shadows	14p
53	Eyebrow Enhancers	14q
54	Eyeliner	14r
55	False Eyelashes	14s
56	Lash & Brow Growth Treatments	14t
57	Mascara Primers	14t
58	Mascaras	14u
44	Face Makeup	14v
51	Blushes & Bronzers	14w
52	Face Powder	14x
53	Face Primers	14y
54	Foundations & Concealers	14z
55	Highlighters & Luminizers	150
45	Lip Makeup	151
51	Lip & Cheek Stains	151
52	Lip Gloss	152
53	Lip Liners	153
55	Lip Primers	154
56	Lipsticks	155
46	Makeup Finishing Sprays	156
47	Temporary Tattoos	14n
37	Nail Care	157
41	Cuticle Creams & Oil	158
51	Cuticle Creams	158
52	Cuticle Oil	158
42	False Nails	159
43	Manicure Glue	15a
44	Nail Art Kits & Accessories	15b
48	Nail Polish Drying Drops & Sprays	15c
49	Nail Polish Removers	15d
410	Nail Polish Thinners	15e
411	Nail Polishes	15f
38	Perfumes & Colognes	15g
41	Body Mists	15h
42	Colognes	15h
44	Eaux De Toilette	15h
43	Eaux de Parfum	15h
39	Skin Care	15i
41	Acne Treatments & Kits	15j
42	Anti-Aging Skin Care	15k
43	Body Oil	15l
44	Body Powder	15m
45	Compressed Skin Care Mask Sheets	15n
419	Eye Creams	15o
420	Face Moisturizers	15p
421	Face Serums	15q
46	Facial Cleansers	15r
47	Facial Cleansing Kits	15r
48	Facial Pore Strips	15r
422	Hand Creams	15o
49	Lip Balms & Treatments	15s
51	Lip Balms	15t
52	Medicated Lip Treatments	15u
410	Lotions & Moisturizers	15v
411	Makeup Removers	15w
412	Petroleum Jelly	15x
413	Skin Care Masks & Peels	15y
414	Skin Insect Repellent	15z
415	Sunscreen	160
416	Tanning Products	161
51	Self Tanner	161
52	Tanning Oil & Lotions	162
417	Toners & Astringents	163
51	Astringents	163
52	Toners	163
418	Wart Removers	164
23	Cotton Balls	6
24	Cotton Swabs	2
25	Deodorants & Anti-Perspirant	165
31	Anti-Perspirant	166
32	Deodorants	167
26	Ear Care	0
31	Ear Candles	168
32	Ear Drops	169
33	Ear Dryers	16a
34	Ear Picks & Spoons	jt
35	Ear Syringes	16b
36	Ear Wax Removal Kits	16c
37	Earplug Dispensers	16d
38	Earplugs	16e
41	Foam Earplugs	16f
42	Moldable Earplugs	16f
43	Pre-Molded Earplugs	16f
27	Enema Kits & Supplies	16g
28	Feminine Sanitary Supplies	0
32	Feminine Deodorants	16h
33	Feminine Douches	16i
37	Feminine Intimate Wash	16j
34	Feminine Pads & Protectors	16k
41	Maternity Pads & Protectors	16k
42	Menstrual Pads & Protectors	16k
43	Overnight Pads & Protectors	16k
44	Panty Liners	16k
45	Regular Pads & Protectors	16k
46	Reusable Clothes	16k
35	Menstrual Cups	16l
36	Tampons	16m
29	Foot Care	16n
31	Bunion Care Supplies	16o
32	Corn & Callus Care Supplies	16p
33	Foot Odor Removers	16q
34	Insoles & Inserts	16r
41	Arch Supports	16r
42	Gel Heel Pads	16r
43	Metatarsal Cushions	16r
35	Toe Spacers	16s
210	Hair Care	16t
31	Hair Care Kits	16u
32	Hair Color	2g
33	Hair Color Removers	16v
34	Hair Coloring Accessories	2g
35	Hair Loss Concealers	16w
36	Hair Loss Treatments	16x
37	Hair Permanents & Straighteners	16w
38	Hair Shears	16y
39	Hair Steamers & Heat Caps	2g
310	Hair Styling Products	16z
311	Hair Styling Tool Accessories	0
41	Hair Curler Clips & Pins	7z
51	Clips	7z
52	Pins	7z
42	Hair Dryer Accessories	2
43	Hair Iron Accessories	6
312	Hair Styling Tools	170
42	Combs & Brushes	2
51	Hair Combs	2
52	Hairbrushes & Combs	2
53	Hot Air Brushes	2
54	Paddle Hairbrushes	2
55	Round Hairbrushes	2
56	Straightening Brushes	2
43	Curling Irons	171
45	Hair Curlers	172
46	Hair Dryers	173
47	Hair Straighteners	174
49	Hair Styling Tool Sets	175
313	Shampoo & Conditioner	176
41	Conditioners	177
43	Shampoo	178
42	Shampoo & Conditioner Sets	179
211	Massage & Relaxation	17a
31	Back Scratchers	17b
32	Eye Pillows	17c
33	Massage Chairs	17d
34	Massage Oil	17e
35	Massage Stone Warmers	17f
36	Massage Stones	17g
37	Massage Tables	6
38	Massagers	0
41	Electric Massagers	17h
42	Manual Massage Tools	17i
43	Massage Cushions	17j
212	Oral Care	0
31	Breath Sprays	17k
32	Dental Floss	17l
33	Dental Mouthguards	17m
34	Dental Water Jet Replacement Tips	2
35	Dental Water Jets	17n
36	Denture Adhesives	0
37	Denture Cleaners	13k
38	Denture Repair Kits	17o
39	Dentures	17p
310	Gum Stimulators	17q
41	Electric Gum Stimulators	17q
42	Manual Gum Stimulators	17q
311	Mouthwash	0
312	Orthodontic Appliance Cases	17r
41	Hard Orthodontic Appliance Cases	17r
42	Soft Orthodontic Appliance Cases	17r
313	Power Flossers	ih
314	Teeth Whiteners	17s
41	Charcoal Powder	17s
42	LED Light Kits	17s
43	Tray Cases	17s
44	Whitening Foam	17s
45	Whitening Gels	17s
46	Whitening Mouthwash	17s
47	Whitening Pens	17s
48	Whitening Pods	17s
49	Whitening Powder	17s
410	Whitening Strips	17s
315	Tongue Scrapers	2
316	Toothbrush Accessories	0
41	Toothbrush Covers	2
42	Toothbrush Replacement Heads	2
43	Toothbrush Sanitizers	17t
317	Toothbrushes	ec
41	Electric Toothbrushes	ec
42	Manual Toothbrushes	ec
43	Toothbrush Sets	ec
319	Toothpaste	17u
318	Toothpaste Squeezers & Dispensers	j0
320	Toothpicks	17v
213	Personal Lubricants	17w
214	Shaving & Grooming	0
31	Aftershave	17x
32	Body & Facial Hair Bleach	17y
33	Electric Razor Accessories	1
34	Electric Razors	17z
41	Foil Electric Razors	180
42	Rotary Electric Razors	180
43	Trimmers	180
35	Hair Clipper & Trimmer Accessories	6
36	Hair Clippers & Trimmers	181
37	Hair Removal	0
41	Depilatories	182
42	Electrolysis Devices	183
43	Epilators	184
44	Hair Removal Wax Warmers	2
45	Laser & IPL Hair Removal Devices	185
51	IPL Hair Removal Devices	185
52	Laser Hair Removal Devices	185
46	Waxing Kits & Supplies	186
38	Razors & Razor Blades	16t
39	Shaving Bowls & Mugs	2
310	Shaving Brushes	187
311	Shaving Creams	188
312	Shaving Kits	189
313	Styptic Pencils	18a
215	Sleeping Aids	0
31	Eye Masks	1
32	Snoring & Sleep Apnea Aids	16g
41	External Nasal Strips	16g
42	Jaw Support Devices	16g
43	Mandibular Advancement Devices (MAD)	16g
44	Nasal Clips	16g
45	Nasal Cones	16g
46	Tongue Retaining Devices (TRD)	16g
33	Travel Pillows	18b
34	White Noise Machines	2
216	Spray Tanning Tents	du
217	Tanning Beds	0
218	Tweezers	2
219	Vision Care	0
31	Contact Lens Care	0
41	Contact Lens Care Kits	18c
42	Contact Lens Cases	18d
51	Barrel Contact Lens Cases	18d
52	Flat Contact Lens Cases	18d
43	Contact Lens Solution	18e
44	Contact Lenses	0
51	Biweekly Contact Lenses	0
52	Daily Contact Lenses	0
53	Monthly Contact Lenses	0
54	Weekly Contact Lenses	0
55	Yearly Contact Lenses	0
32	Eye Drops & Lubricants	0
33	Eyeglass Lenses	18f
34	Eyeglasses	18g
35	Eyewear Accessories	0
41	Eyewear Cases & Holders	18h
42	Eyewear Lens Cleaning Solutions	18e
43	Eyewear Replacement Parts	0
44	Eyewear Straps & Chains	1
51	Eyewear Chains	1
52	Eyewear Straps	1
36	Sunglass Lenses	18i
0hg	Home & Garden	2
11	Bathroom Accessories	1
21	Bath Caddies	a
31	Bathtub Caddies	a
32	Freestanding Caddies	a
33	Over-the-Toilet Caddies	a
34	Shower Caddies	a
35	Wall-Mounted Caddies	a
22	Bath Mats & Rugs	18j
23	Bath Pillows	1
24	Bathroom Accessory Mounts	nd
25	Bathroom Accessory Sets	j0
26	Facial Tissue Holders	1
27	Hand Dryer Accessories	1
28	Hand Dryers	kp
29	Medicine Cabinets	a
210	Robe Hooks	1
211	Safety Grab Bars	wz
212	Shower Curtain Rings	wz
213	Shower Curtains	18k
214	Shower Rods	18l
215	Soap & Lotion Dispensers	j0
216	Soap Dishes & Holders	1
217	Toilet Brush Replacement Heads	1
218	Toilet Brushes & Holders	1
32	Toilet Brush Holders	1
33	Toilet Brushes	h3
219	Toilet Paper Holders	j0
220	Toothbrush Holders	j0
221	Towel Racks & Holders	1
31	Towel Holders	1
32	Towel Racks	1
12	Business & Home Security	2
21	Dummy Surveillance Cameras	18m
22	Home Alarm Systems	18n
23	Motion Sensors	18o
24	Safety & Security Mirrors	18p
25	Security Lights	18q
26	Security Monitors & Recorders	18r
31	CCTV Monitors	18r
32	CCTV Test Monitors	18r
27	Security Safe Accessories	1
32	Key Locks	18s
33	Keypads	18t
34	Keys	18u
35	RFID Covers	18v
28	Security Safes	18s
31	Fireproof Safes	18s
32	Floor Safes	18s
33	Gun Safes	18s
34	Wall Safes	18s
29	Security System Sensors	18o
13	Decor	2
21	Address Signs	2
22	Artificial Flora	18w
31	Artificial Flowering Plants	18x
32	Artificial Non-Flowering Plants	18x
33	Artificial Shrubs	18x
34	Artificial Trees	18x
23	Artificial Food	78
24	Artwork	2
31	Decorative Tapestries	18y
32	Posters, Prints, & Visual Artwork	18z
44	Paintings	190
41	Posters	18z
42	Prints	18z
43	Visual Artwork	18z
33	Sculptures & Statues	18y
25	Backrest Pillows	191
26	Baskets	192
27	Bird & Wildlife Feeder Accessories	2
31	Ant Moats	2
33	Feeder Hooks	2
34	Feeder Poles	2
35	Nectar Feeders	2
36	Seed Trays	2
37	Squirrel Guards	2
38	Suet Cages	2
39	Weather Guards	2
28	Bird & Wildlife Feeders	193
31	Bird Feeders	193
32	Butterfly Feeders	193
33	Squirrel Feeders	193
29	Bird & Wildlife House Accessories	2
36	Perches	2
37	Predator Guards	2
38	Roosting Pockets	2
210	Bird & Wildlife Houses	194
31	Bat Houses	194
32	Birdhouses	194
33	Butterfly Houses	194
211	Bird Baths	193
212	Bookends	1
213	Cardboard Cutouts	n1
214	Chair & Sofa Cushion Covers	195
215	Chair & Sofa Cushions	196
216	Clock Parts	2
31	Clock Bezels	2
32	Clock Dials	2
33	Clock Hands	2
34	Clock Inserts	2
35	Clock Movements	2
217	Clocks	1
31	Alarm Clocks	jy
32	Desk & Shelf Clocks	1
41	Desk Clocks	1
42	Shelf Clocks	1
33	Floor & Grandfather Clocks	1
41	Floor Clocks	1
42	Grandfather Clocks	1
34	Wall Clocks	1
218	Coat & Hat Racks	197
219	Decorative Bells	78
220	Decorative Bottles	78
221	Decorative Bowls	78
222	Decorative Jars	78
223	Decorative Plaques	198
224	Decorative Plates	78
225	Decorative Trays	78
226	Door Mats	199
227	Dreamcatchers	2
228	Dried Flowers	2
229	Ecospheres	2
230	Figurines	18y
231	Finials	19a
232	Flag & Windsock Accessories	2
31	Flag & Windsock Pole Lights	2
32	Flag & Windsock Pole Mounting Hardware & Kits	2
33	Flag & Windsock Poles	1
233	Flags & Windsocks	19b
234	Flameless Candles	19c
235	Fountains & Ponds	2
31	Fountain & Pond Accessories	2
32	Fountains & Waterfalls	2
41	Fountains	2
43	Waterfalls	2
33	Ponds	2
236	Garden & Stepping Stones	2
31	Garden Stones	2
32	Stepping Stones	2
237	Growth Charts	19d
238	Home Decor Decals	n1
239	Home Fragrance Accessories	2
31	Candle & Oil Warmers	2
32	Candle Holders	1
33	Candle Snuffers	1
35	Fragrance Diffusers	0
41	Electric Diffusers	0
42	Plug-In Diffusers	0
43	Ultrasonic Diffusers	0
34	Incense Holders	1
36	Reed Diffuser Sticks	0
240	Home Fragrances	7y
31	Air Fresheners	7y
32	Candles	19e
33	Fragrance Oil	7y
34	Incense	7y
35	Potpourri	7y
37	Reed Diffusers	0
36	Wax Tarts	7y
241	Hourglasses	2
242	House Numbers & Letters	78
243	Lawn Ornaments & Garden Sculptures	n1
31	Garden Sculptures	n1
32	Lawn Ornaments	n1
244	Mail Slots	78
245	Mailbox Accessories	1
31	Mailbox Covers	1
32	Mailbox Enclosures	1
33	Mailbox Flags	1
34	Mailbox Posts	19f
35	Mailbox Replacement Doors	a
246	Mailboxes	78
247	Mirrors	e2
248	Music Boxes	19g
249	Napkin Rings	78
250	Novelty Signs	18y
251	Ottoman Cushions	19h
252	Picture Frames	19i
253	Piggy Banks & Money Jars	78
31	Money Jars	78
32	Piggy Banks	78
254	Rain Chains	78
255	Rain Gauges	19j
256	Refrigerator Magnets	19k
257	Rugs	19l
258	Seasonal & Holiday Decorations	2
31	Advent Calendars	2
32	Christmas Tree Skirts	2
33	Christmas Tree Stands	19m
34	Easter Egg Decorating Kits	19n
35	Holiday Ornament Displays & Stands	2
36	Holiday Ornament Hooks	2
37	Holiday Ornaments	78
38	Holiday Stocking Hangers	78
39	Holiday Stockings	78
310	Japanese Traditional Dolls	1
311	Nativity Sets	1
312	Seasonal Village Sets & Accessories	78
259	Shadow Boxes	2
260	Slipcovers	19o
261	Snow Globes	2
262	Suncatchers	2
263	Sundials	2
264	Throw Pillows	19p
265	Trunks	2
266	Vase Fillers & Table Scatters	2
31	Table Scatters	2
32	Vase Fillers	2
267	Vases	19q
268	Wallpaper	19r
269	Weather Vanes & Roof Decor	19s
31	Roof Decors	19s
32	Weather Vanes	19s
270	Wind Chimes	78
271	Wind Wheels & Spinners	2
31	Wind Spinners	2
32	Wind Wheels	2
272	Window Magnets	19k
273	Window Treatment Accessories	2
31	Curtain & Drape Rings	wz
32	Curtain & Drape Rods	wz
33	Curtain Holdbacks & Tassels	wz
41	Curtain Holdbacks	wz
42	Curtain Tassels	wz
34	Window Treatment Replacement Parts	2
41	Window Brackets	2
42	Window Finials	2
43	Window Hooks	2
44	Window Rings	2
45	Window Rods	2
274	Window Treatments	2
31	Curtains & Drapes	7a
41	Curtains	7a
42	Drapes	7a
32	Stained Glass Panels	19t
33	Window Blinds & Shades	19u
41	Blinds	19u
42	Shades	19u
34	Window Films	19v
35	Window Screens	19w
36	Window Valances & Cornices	1
41	Cornices	1
42	Valances	1
275	World Globes	ih
31	Antique Globes	ih
32	Desktop Globes	ih
33	Floor Globes	ih
35	Kids' Globes	ih
276	Wreaths & Garlands	e2
31	Garlands	e2
32	Wreaths	e2
14	Emergency Preparedness	2
21	Earthquake Alarms	19x
22	Emergency Blankets	2
23	Emergency Food Kits	2
24	Emergency Tools & Kits	19y
25	Furniture Anchors	wz
15	Fireplace & Wood Stove Accessories	2
21	Bellows	2
22	Fireplace & Wood Stove Grates	1
23	Fireplace Andirons	2
24	Fireplace Reflectors	2
25	Fireplace Screens	1
26	Fireplace Tools	1
27	Firewood & Fuel	2
31	Firewood	2
28	Hearth Pads	2
29	Log Rack & Carrier Accessories	a
31	Adjustable Shelves	a
32	Back Walls	a
33	Base Covers	w6
210	Log Racks & Carriers	a
31	Firewood Carts	a
32	Firewood Holders	a
211	Wood Stove Fans & Blowers	j0
16	Fireplaces	19z
21	Indoor Fireplaces	19z
22	Outdoor Fireplaces	19z
17	Flood, Fire & Gas Safety	2
21	Fire Alarm Control Panels	ih
22	Fire Alarms	1a0
23	Fire Extinguisher & Equipment Storage	2
24	Fire Extinguishers	1a1
25	Fire Sprinklers	2
26	Heat Detectors	1a2
27	Smoke & Carbon Monoxide Detectors	1a3
31	Carbon Monoxide Detectors	1a4
32	Smoke Detectors	1a5
28	Water & Flood Detectors	ih
31	Sensor & Alert Systems	ih
32	Thermal Leak Detectors	ih
18	Household Appliance Accessories	2
21	Air Conditioner Accessories	1
31	Air Conditioner Covers	1
32	Air Conditioner Filters	1
22	Air Purifier Accessories	2
31	Air Purifier Filters	2
23	Dehumidifier Accessories	2
31	Dehumidifier Filters	2
33	Dehumidifier Refills	2
24	Fan Accessories	1
31	Lighting System Kits	1
25	Floor & Steam Cleaner Accessories	2
31	Carpet Gliders	2
33	Extension Wands	2
34	Floor Cleaning Pads	2
35	Grout Cleaning Tools	2
36	Squeegee Attachments	2
38	Steam Nozzles	2
26	Furnace & Boiler Accessories	2
31	Furnace & Boiler Filters	2
32	Furnace & Boiler Fixing Kits	2
33	Furnace & Boiler Hoses	2
34	Plume Management Bends	2
35	Plume Management Extensions	2
36	Plume Management Kits	2
37	Thermocouples	2
27	Heating Radiator Accessories	2
31	Heating Radiator Reflectors	2
41	Heating Radiator Panels	2
42	Heating Radiator Rolls	2
43	Heating Radiator Sheets	2
28	Humidifier Accessories	2
31	Humidifier Filters	2
29	Laundry Appliance Accessories	2
31	Garment Steamer Accessories	2
41	Cord Holders	2
42	Garment Steamer Carts	2
44	Storage Pouches	2
32	Iron Accessories	2
41	Iron Cleaners	2
42	Ironing Mesh Cloths	2
43	Water Spray Bottles	2
33	Steam Press Accessories	2
34	Washer & Dryer Accessories	2
210	Patio Heater Accessories	2
31	Patio Heater Covers	2
211	Vacuum Accessories	1a6
32	Accessory Kits	1a6
34	Animal Care Sets	1a6
35	Anti-Allergy Agents	1a6
36	Ash Separators	1a6
39	Car Cleaning Kits	1a6
311	Charging Bases	1a6
312	Cleaning Head Modules	1a6
317	Crevice Tools	1a6
321	Dust Bags	1a6
322	Dust Containers	1a6
325	Dusting Pads	1a6
326	Extension Hoses	1a6
328	Filter Grids	1a6
329	Filters	1a6
344	Scented Cartridges	1a6
347	Starter Kits	1a6
348	Suction Head Covers	1a6
349	Telescopic Tubes	1a6
351	Tube Bends	1a6
352	Tube Clips	1a6
362	Wheels Replacement Kits	1a6
212	Water Heater Accessories	2
31	Anode Rods	2
32	Hot Water Tanks	2
33	Water Heater Elements	2
34	Water Heater Expansion Tanks	2
35	Water Heater Pans	2
36	Water Heater Stacks	2
37	Water Heater Vents	2
19	Household Appliances	1a7
21	Climate Control Appliances	1a7
31	Air Conditioners	1a7
32	Air Purifiers	1a7
33	Dehumidifiers	1a7
34	Duct Heaters	1a7
35	Evaporative Coolers	1a7
43	Portable Evaporative Coolers	1a7
45	Window-Mounted Evaporative Coolers	1a7
36	Fans	1a7
41	Ceiling Fans	1a7
42	Desk & Pedestal Fans	1a7
43	Powered Hand Fans & Misters	1a7
44	Ventilation Fans	1a7
45	Wall Mount Fans	1a7
37	Furnaces & Boilers	1a8
41	Boilers	1a8
42	Furnaces	1a8
38	Heating Radiators	1a9
39	Humidifiers	1aa
310	Outdoor Misting Systems	1a7
311	Patio Heaters	1ab
312	Space Heaters	1ac
22	Floor & Carpet Dryers	1a7
23	Floor & Steam Cleaners	1a7
31	Carpet Shampooers	1a7
41	Canister Carpet Shampooers	1a7
42	Carpet Extractors	1a7
43	Dry Carpet Shampooers	1a7
44	Dual Tank Carpet Shampooers	1a7
45	Portable Carpet Shampooers	1a7
46	Steam Carpet Shampooers	1a7
47	Upright Carpet Shampooers	1a7
32	Carpet Steamers	1a7
41	Canister Carpet Steamers	1a7
42	Handheld Carpet Steamers	1a7
43	Multi-Purpose Steam Cleaners	1a7
44	Professional Carpet Steamers	1a7
45	Upright Carpet Steamers	1a7
33	Floor Cleaners	1a7
34	Floor Scrubbers	1a7
41	Compact Floor Scrubbers	1a7
42	Cordless Floor Scrubbers	1a7
43	Grout & Tile Floor Scrubbers	1a7
45	Ride-On Floor Scrubbers	1a7
46	Spin Mop Floor Scrubbers	1a7
47	Walk-Behind Floor Scrubbers	1a7
35	Handheld Steam Cleaners	1a7
36	Steam Mops	1a7
41	2-in-1 Steam Mops	1a7
42	Cylinder Steam Mops	1a7
43	Handheld Steam Mops	1a7
44	Multi-Surface Steam Mops	1a7
45	Upright Steam Mops	1a7
46	Vacuum Steam Mops	1a7
24	Floor Polishers & Buffers	1a7
31	Floor Buffers	1a7
32	Floor Polishers	1a7
25	Futon Dryers	1a7
26	Garage Door Keypads & Remotes	1a7
31	Garage Door Keypads	1a7
32	Garage Door Remotes	1a7
27	Garage Door Openers	1ad
28	Laundry Appliances	1a7
31	Dryers	1ae
32	Garment Steamers	1af
33	Irons & Ironing Systems	1ag
41	Ironing Systems	1ag
42	Irons	1ag
34	Laundry Combo Units	1a7
41	All-in-One Washer-Dryer Units	1a7
42	Portable Washer-Dryer Units	1a7
43	Stackable Washer-Dryer Units	1a7
44	Washer-Dryer Combos	1a7
35	Steam Presses	1ah
36	Washing Machines	1ai
29	Ultrasonic Cleaners	1a7
210	Vacuums	1aj
31	Canister Vacs	1aj
32	Upright Vacuums	1aj
211	Wallpaper Steamers	1ac
212	Water Heaters	1ak
110	Household Supplies	2
21	Drawer & Shelf Liners	1
22	Floor Protection Films & Runners	1
31	Floor Protection Films	1
32	Floor Protection Runners	1
23	Furniture Floor Protectors	1al
24	Garage Floor Mats	1am
25	Garbage Bags	2
26	Household Cleaning Supplies	2
31	Broom & Mop Handles	2
32	Broom Heads	2
33	Brooms	vs
34	Buckets	2
35	Carpet Sweepers	ih
36	Cleaning Gloves	im
37	Duster Refills	1
38	Dusters	1
39	Dustpans	1
310	Fabric & Upholstery Protectors	1an
311	Household Cleaning Products	1ao
41	All-Purpose Cleaners	1ap
42	Carpet Cleaners	1ao
43	Descalers & Decalcifiers	1ao
44	Dish Detergent & Soap	1aq
45	Dishwasher Cleaners	1ao
51	Detergent Removers	1ao
52	Grease Removers	1ao
53	Limescale Removers	1ao
46	Fabric & Upholstery Cleaners	1ao
47	Floor Cleaning Products	1ar
48	Furniture Cleaners & Polish	1ao
49	Glass & Surface Cleaners	1ao
51	Glass Cleaners	1ao
52	Multi-surface Cleaners	1ao
410	Household Disinfectants	1aq
411	Oven & Grill Cleaners	1ao
412	Pet Odor & Stain Removers	1as
413	Rinse Aids	1ao
414	Stainless Steel Cleaners & Polishes	1at
51	Conditioning Cloths	1ao
52	Conditioning Oil	1ao
415	Toilet Bowl Cleaners	1ao
416	Tub & Tile Cleaners	1ao
51	Tile Cleaners	1ao
52	Tub Cleaners	1ao
417	Washing Machine Cleaners	1ao
312	Mop Heads & Refills	1au
313	Mops	1au
314	Scrub Brush Heads & Refills	1av
315	Scrub Brushes	1av
316	Shop Towels & General-Purpose Cleaning Cloths	1
317	Sponges & Scouring Pads	2
318	Squeegees	2
27	Household Paper Products	2
31	Facial Tissues	2
32	Paper Napkins	2
33	Paper Towels	2
34	Toilet Paper	7y
28	Household Thermometers	2
29	Laundry Supplies	2
31	Bleach	1aw
32	Clothespins	1
33	Dry Cleaning Kits	1ax
34	Drying Racks & Hangers	1ay
41	Drying Hangers	1ay
42	Drying Racks	1ay
35	Fabric Refreshers	7y
36	Fabric Shavers	106
37	Fabric Softeners & Dryer Sheets	7y
41	Dryer Sheets	7y
42	Fabric Softeners	7y
38	Fabric Stain Removers	1az
39	Fabric Starch	2
310	Garment Shields	2
311	Iron Rests	1
312	Ironing Board Pads & Covers	7a
41	Ironing Board Covers	7a
42	Ironing Board Pads	1
313	Ironing Board Replacement Parts	2
42	Ironing Board Legs	2
314	Ironing Boards	1b0
315	Laundry Balls	2
316	Laundry Baskets	2
317	Laundry Detergent	1b1
318	Laundry Wash Bags & Frames	2
319	Lint Rollers	2
320	Wrinkle Releasers & Anti-Static Sprays	2
41	Anti-Static Sprays	2
42	Wrinkle Releasers	2
210	Moisture Absorbers	2
211	Pest Control	2
31	Fly Swatters	ih
32	Pest Control Traps	1b2
41	Electric Traps	1b2
42	Glue Traps	1b2
43	Live Traps	1b2
44	Plunger Traps	1b2
45	Scissor Traps	1b2
46	Snap Traps	1b2
33	Pesticides	1b3
41	Fungicides	1b3
42	Garden Insecticides	1b3
43	Miticides	1b3
44	Molluscicides	1b3
45	Sepiolites	1b3
34	Repellents	1b4
41	Animal & Pet Repellents	1b5
42	Household Insect Repellents	1b6
212	Rug Covers	w6
213	Rug Pads	1
214	Shoe Care & Tools	2
31	Boot Pulls	2
32	Shoe Bags	2
33	Shoe Brushes	2
34	Shoe Care Kits	2
35	Shoe Dryers	2
36	Shoe Horns & Dressing Aids	2
41	Dressing Aids	2
42	Shoe Horns	2
37	Shoe Polishers	2
38	Shoe Polishes & Waxes	2
41	Shoe Polishes	2
42	Shoe Waxes	2
39	Shoe Scrapers	2
310	Shoe Treatments & Dyes	2
41	Shoe Dyes	2
42	Shoe Treatments	2
311	Shoe Trees & Shapers	1
41	Shoe Shapers	1
42	Shoe Trees	1
215	Stair Treads	1
216	Storage & Organization	2
31	Clothing & Closet Storage	2
41	Charging Valets	2
42	Closet Organizers & Garment Racks	2
51	Closet Organizers	2
52	Garment Racks	2
43	Clothes Valets	2
44	Hangers	2
45	Hat Boxes	2
46	Shoe Racks & Organizers	vy
51	Shoe Organizers	vy
52	Shoe Racks	vy
32	Flatware Chests	1
33	Household Drawer Organizer Inserts	1
34	Household Storage Bags	ai
35	Household Storage Caddies	2
36	Household Storage Containers	2
37	Household Storage Drawers	2
38	Photo Storage	2
41	Photo Albums	1b7
42	Photo Storage Boxes	2
39	Storage Hooks & Racks	1
41	Ironing Board Hooks & Racks	1
51	Ironing Board Hooks	1
52	Ironing Board Racks	1
42	Umbrella Stands & Racks	1
51	Umbrella Racks	1
52	Umbrella Stands	1
43	Utility Hooks	1
217	Trash Compactor Accessories	1
31	Trash Compactor Bags	1b8
32	Trash Compactor Filters	1
218	Waste Containment	dt
31	Dumpsters	dt
32	Hazardous Waste Containers	dt
33	Recycling Containers	dt
34	Trash Cans & Wastebaskets	dt
41	Trash Cans	dt
42	Wastebaskets	dt
219	Waste Containment Accessories	2
31	Waste Container Carts	2
32	Waste Container Enclosures	2
33	Waste Container Labels & Signs	2
34	Waste Container Lids	2
35	Waste Container Wheels	2
111	Kitchen & Dining	2
21	Barware	2
31	Absinthe Fountains	2
32	Beer Dispensers & Taps	2
33	Beverage Chilling Cubes & Sticks	1b9
41	Beverage Chilling Cubes	1b9
42	Beverage Sticks	1b9
34	Beverage Tubs & Chillers	2
41	Beverage Chillers	2
42	Beverage Tubs	2
35	Bottle Caps	2
41	Crown Bottle Caps	2
42	Flip-Top Bottle Caps	2
43	Pry-Off Bottle Caps	2
44	Screw-On Bottle Caps	2
45	Swing-Top Bottle Caps	2
36	Bottle Stoppers & Savers	1b9
37	Coaster Holders	dt
38	Coasters	1ba
39	Cocktail & Barware Tool Sets	1bb
310	Cocktail Shakers & Tools	1b9
41	Bar Ice Picks	1b9
42	Bottle Openers	1b9
43	Cocktail Shakers	1b9
44	Cocktail Strainers	1b9
45	Muddlers	1b9
311	Corkscrews	1b9
41	Electric Corkscrews	1b9
42	Lever Corkscrews	1b9
43	Twist Corkscrews	1b9
44	Waiter's Corkscrews	1b9
45	Winged Corkscrews	1b9
312	Decanters	1b9
313	Drink Charms	n1
314	Foil Cutters	2
315	Ice Buckets	1
316	Wine Aerators	1b9
317	Wine Bottle Holders	1
22	Cookware & Bakeware	2
31	Bakeware	1bc
41	Bakeware Sets	1bd
42	Baking & Cookie Sheets	1be
43	Bread Pans & Molds	1bf
44	Broiling Pans	1bg
45	Cake Pans & Molds	1bh
46	Muffin & Pastry Pans	1bg
47	Pie & Quiche Pans	1bg
48	Pizza Pans	1bg
49	Pizza Stones	1bi
410	Ramekins & Souffle Dishes	1bf
411	Roasting Pans	1bg
32	Bakeware Accessories	1bc
41	Baking Mats & Liners	1bc
51	Baking Liners	1bc
52	Baking Mats	1bc
42	Baking Weights	1bc
51	Blind Baking Beans	1bc
52	Ceramic Baking Weights	1bc
43	Roasting Pan Racks	1bc
33	Cookware	1bj
41	Casserole Dishes	1bk
42	Cookware Sets	1bl
43	Crêpe & Blini Pans	1bj
51	Blini Pans	1bj
52	Crêpe Pans	1bj
44	Double Boilers	1bj
45	Dutch Ovens	1bj
46	Fermentation & Pickling Crocks	1bj
47	Griddles & Grill Pans	1bm
48	Grill Presses	1bc
49	Paella Pans	1bm
410	Pressure Cookers & Canners	1bj
51	Canners	1bj
52	Pressure Cookers	1bj
411	Saucepans	1bn
412	Sauté Pans	1bm
413	Skillets & Frying Pans	1bn
51	Frying Pans	1bn
52	Skillets	1bn
414	Stock Pots	1bj
415	Stovetop Kettles	1bj
416	Tagines & Clay Cooking Pots	1bj
51	Clay Cooking Pots	1bj
52	Tagines	1bj
417	Woks	1bm
34	Cookware & Bakeware Combo Sets	2
35	Cookware Accessories	1bc
41	Pot & Pan Handles	in
42	Pot & Pan Lids	1bo
43	Pressure Cooker & Canner Accessories	1bc
51	Food Dividers	1bc
52	Gaskets	1bc
53	Handles	in
54	Pressure Cooker Timers	1bc
56	Valves	1bc
44	Steamer Baskets	1bc
45	Wok Accessories	1bc
51	Wok Brushes	h3
52	Wok Rings	1bc
23	Food & Beverage Carriers	1
31	Airpots	1
32	Canteens	1
33	Coolers	1
34	Drink Sleeves	1
41	Can & Bottle Sleeves	1bp
42	Cup Sleeves	1
35	Flasks	1
36	Insulated Bags	1bq
37	Lunch Boxes & Totes	jt
41	Lunch Bags	1br
42	Lunch Box Sets	jt
43	Lunch Containers	jt
44	Lunch Suitcases	jt
38	Picnic Baskets	192
39	Replacement Drink Lids	1
310	Thermoses	1
311	Water Bottles	jt
312	Wine Carrier Bags	ai
24	Food Storage	2
31	Bread Boxes & Bags	1bs
32	Candy Buckets	1bs
33	Cookie Jars	1bs
34	Food Container Covers	1bs
35	Food Storage Bags	1bq
36	Food Storage Containers	1bs
37	Food Wraps	2
41	Foil	2
42	Parchment Paper	2
43	Plastic Wrap	2
44	Wax Paper	2
38	Honey Jars	1bs
25	Food Storage Accessories	2
31	Food & Beverage Labels	2
32	Food Wrap Dispensers	1
33	Oxygen Absorbers	2
34	Twist Ties & Bag Clips	2
41	Bag Sealing Caps	2
42	Bag Sealing Clips	2
44	Twist Ties	2
26	Kitchen Appliance Accessories	2
31	Breadmaker Accessories	2
41	Bread Pans	2
42	Kneading Hooks	2
43	Kneading Paddles	2
32	Coffee Maker & Espresso Machine Accessories	2
41	Coffee Decanter Warmers	2
42	Coffee Decanters	2
43	Coffee Filter Baskets	2
44	Coffee Filters	1bt
45	Coffee Grinder Accessories	2
46	Coffee Grinders	2
47	Coffee Maker & Espresso Machine Replacement Parts	2
52	Cappuccinatores	2
53	Capsule Adapters	2
55	Chocolate Shakers	2
58	Coffee Dispensers	2
59	Coffee Dosers	2
510	Coffee Making Kits	2
512	Cup Warmers	2
513	Drip Tray Covers	2
514	Drip Trays	2
515	Drippers	2
516	Dump Boxes	2
520	Gaskets	2
521	Handles	2
523	Knobs	2
524	Lids	2
528	Milk Systems	2
529	Milk Tubes	2
532	Rubber Feet	2
533	Sliding Bases	2
534	Splash Guards	2
535	Spout Covers	2
538	Water Containers	2
539	Water Spouts	2
48	Coffee Maker Water Filters	1bt
49	Frothing Pitchers	1bu
410	Portafilters	1
33	Cooktop, Oven & Range Accessories	1
41	Cooktop Cleaning Kits	1
42	Cooktop Protectors	1
43	Oven Gloves	1bv
44	Oven Liners	1
45	Racks	1
46	Range Hood Filters	1
34	Cotton Candy Machine Accessories	2
41	Cotton Candy Bags	2
42	Cotton Candy Cones	2
45	Cotton Candy Sugar	2
35	Deep Fryer Accessories	2
41	Deep Fryer Baskets	2
44	Deep Fryer Lids	2
36	Dishwasher Parts & Accessories	2
41	Dishwasher Accessories	2
42	Dishwasher Parts	2
37	Electric Kettle Accessories	2
41	Electric Kettle Bases	2
43	Electric Kettle Lids	2
44	Electric Kettle Lime Catchers	2
38	Electric Skillet & Wok Accessories	2
41	Glass Lids	2
42	Oil Sprayers	2
43	Steaming Racks	2
39	Fondue Set Accessories	2
41	Cooking Gel Fuels	2
51	Chafing Fuel Cans	2
52	Fireplace Fuel Cans	2
53	Fondue Fuel Cans	2
55	Sterno Cans	2
42	Fondue Forks	2
43	Fondue Pot Stands	2
310	Food Dehydrator Accessories	2
41	Food Dehydrator Sheets	2
42	Food Dehydrator Trays	2
311	Food Processor Accessories	1bw
41	Attachment Sets	1bw
49	Cord Storage Trays	1bw
411	Cutting Discs	1bw
412	Double Beater Sets	1bw
413	Dough Hooks	1bw
414	Dough Scrapers	1bw
415	Drum Grater Sets	1bw
416	Emulsifying Discs	1bw
420	Fruit Press Attachments	1bw
421	Granulating Discs	1bw
422	Grinder Attachments	1bw
423	Heat Shields	1bw
426	Kneading Tools	1bw
429	Mincer Attachments	1bw
433	Pasta Shaper Attachments	1bw
434	Peelers	1bw
435	Pushers	1bw
441	Splash Guards	1bw
446	Strainer Attachments	1bw
452	Vegetable Sheet Cutter Attachments	1bw
312	Freezer Accessories	2
42	Freezer Door Gaskets	2
43	Freezer Door Handles	2
44	Freezer Shelves	2
45	Freezer Thermometers	2
313	Garbage Disposal Accessories	2
44	Stoppers	2
314	Ice Cream Maker Accessories	2
41	Ice Cream Maker Freezer Bowls	2
315	Ice Crusher & Shaver Accessories	2
41	Ice Containers	2
42	Ice Molds	2
316	Ice Maker Accessories	2
43	Ice Maker Scoops	2
317	Juicer Accessories	2
43	Juice Collectors	2
48	Pulp Containers	2
410	Pusher Bodies	2
318	Microwave Oven Accessories	2
41	Baking Trays	2
48	Splatter Covers	2
49	Thawing Plates	2
411	Turntable Plates	2
319	Outdoor Grill Accessories	2
41	Barbecue Briquettes	2
51	Binchotan Charcoal	2
52	Charcoal Briquettes	2
53	Lump Charcoals	2
54	Thai Charcoals	2
42	Charcoal Chimneys	2
43	Outdoor Grill Carts	2
44	Outdoor Grill Covers	2
45	Outdoor Grill Racks & Toppers	2
51	Outdoor Grill Racks	2
52	Outdoor Grill Toppers	2
46	Outdoor Grill Replacement Parts	2
51	Grill Burners	2
52	Grill Grates	2
53	Grill Igniters	2
54	Grill Thermometers	2
47	Outdoor Grill Spits & Baskets	2
51	Outdoor Grill Baskets	2
52	Outdoor Grill Spits	2
48	Outdoor Grilling Planks	2
49	Smoking Chips & Pellets	2
51	Smoking Chips	2
52	Smoking Pellets	2
320	Pasta Maker Accessories	2
47	Mixing Paddles	2
48	Pasta Drying Racks	2
410	Shaping Attachments	2
413	Squeezing Bars	2
321	Popcorn Maker Accessories	2
41	Popcorn Bags	2
42	Popcorn Kernels	2
44	Popcorn Seasoning	2
322	Portable Cooking Stove Accessories	2
41	Fire Mats	2
42	Fire Starters	2
45	Stove Bases	2
47	Windscreens	2
323	Range Hood Accessories	2
43	Filters	2
44	Grease Cups	2
45	Vents	2
324	Refrigerator Accessories	2
42	Refrigerator Thermometers	2
43	Shelves	2
325	Soda Maker Accessories	2
42	Bottles	2
44	Chargers	2
47	Syrups	2
326	Steam Table Accessories	2
41	Steam Table Pan Covers	2
42	Steam Table Pans	2
327	Toaster Accessories	2
41	Toaster Covers	2
42	Toaster Crumb Trays	2
44	Toaster Racks	2
45	Toaster Tongs	2
328	Vacuum Sealer Accessories	2
41	Vacuum Sealer Bags	2
329	Waffle Iron Accessories	2
41	Crêpe Plates	2
42	Sandwich Plates	2
43	Waffle Plates	2
330	Water Cooler Accessories	2
41	Water Cooler Bottles	2
331	Wine Fridge Accessories	2
332	Yogurt Maker Accessories	2
42	Flavorings	2
43	Pots	2
27	Kitchen Appliances	2
353	Air Fryers	1bx
31	Beverage Warmers	2
32	Breadmakers	2
33	Chocolate Tempering Machines	2
34	Coffee Makers & Espresso Machines	2
41	Drip Coffee Makers	2
42	Electric & Stovetop Espresso Pots	2
43	Espresso Machines	1by
44	French Presses	2
45	Percolators	2
46	Vacuum Coffee Makers	2
35	Cooktops	1bz
36	Cotton Candy Machines	2
37	Deep Fryers	2
38	Deli Slicers	2
39	Dishwashers	1c0
310	Electric Griddles & Grills	1a7
311	Electric Kettles	jy
312	Electric Skillets & Woks	2
41	Electric Skillets	2
42	Electric Woks	2
313	Fondue Pots & Sets	2
314	Food Cookers & Steamers	2
41	Egg Cookers	2
42	Food Steamers	2
43	Rice Cookers	2
44	Slow Cookers	2
45	Thermal Cookers	2
46	Water Ovens	1a7
315	Food Dehydrators	2
316	Food Grinders & Mills	2
41	Food Grinders	2
42	Food Mills	2
317	Food Mixers & Blenders	2
41	Food Blenders	2
42	Food Mixers	2
354	Food Processors	2
318	Food Smokers	ih
319	Food Warmers	2
41	Chafing Dishes	2
42	Food Heat Lamps	ke
43	Rice Keepers	2
44	Steam Tables	2
320	Freezers	1c1
321	Frozen Drink Makers	2
322	Garbage Disposals	2
323	Gas Griddles	1c0
324	Hot Drink Makers	2
325	Hot Plates	1
326	Ice Cream Makers	1c2
327	Ice Crushers & Shavers	2
41	Ice Crushers	2
42	Ice Shavers	2
328	Ice Makers	2
329	Juicers	2
330	Knife Sharpeners	2
41	Electric Knife Sharpeners	2
42	Honing Steels	2
43	Manual Knife Sharpeners	2
44	Pull-Through Knife Sharpeners	2
45	Sharpening Stones	2
331	Microwave Ovens	2
332	Milk Frothers & Steamers	2
333	Mochi Makers	2
334	Outdoor Grills	ih
335	Ovens	1c3
336	Pasta Makers	2
337	Popcorn Makers	2
338	Portable Cooking Stoves	ih
339	Range Hoods	1c4
340	Ranges	2
341	Refrigerators	1c1
342	Roaster Ovens & Rotisseries	1c3
343	Soda Makers	1c5
344	Soy Milk Makers	2
345	Tea Makers	2
346	Toasters & Grills	2
41	Countertop & Toaster Ovens	2
42	Donut Makers	2
43	Muffin & Cupcake Makers	2
44	Pizza Makers & Ovens	2
45	Pizzelle Makers	2
46	Pretzel Makers	2
47	Sandwich Makers	2
48	Toasters	2
49	Tortilla & Flatbread Makers	2
410	Waffle Irons	2
347	Trash Compactors	2
348	Vacuum Sealers	2
349	Water Coolers	2
350	Water Filters	1c6
351	Wine Fridges	1c1
352	Yogurt Makers	2
28	Kitchen Tools & Utensils	2
31	Aprons	7a
32	Baking Peels	1c7
33	Basters	2
34	Basting Brushes	10c
35	Beverage Dispensers	2
36	Cake Decorating Supplies	2
41	Decorating Bags	2
43	Turntables	2
37	Cake Servers	1c8
38	Can Crushers	1c9
39	Can Openers	ih
310	Carving Forks	2
311	Channel Knives	2
312	Colanders & Strainers	1c8
41	Colanders	1c8
42	Strainers	1c8
313	Condiment Dispensers	2
314	Cookie Cutters	1ca
315	Cookie Presses	1ca
316	Cooking Thermometer Accessories	2
41	Calibration Tools	2
45	Replacement Probes	2
46	Wireless Receivers	2
317	Cooking Thermometers	1cb
41	Candy Thermometers	1cb
42	Instant-Read Thermometers	1cb
43	Oven Thermometers	1cb
44	Probe Thermometers	1cb
45	Wireless Thermometers	1cb
318	Cooking Timers	2
319	Cooking Torches	2
320	Cooling Racks	2
321	Cutting Boards	1c8
322	Dish Racks & Drain Boards	2
41	Dish Racks	2
42	Drain Boards	2
323	Dough Wheels	io
324	Electric Knife Accessories	2
41	Electric Knife Replacement Blades	2
325	Electric Knives	2
326	Flour Sifters	1c8
327	Food & Drink Stencils	1c8
328	Food Crackers	2
41	Lobster & Crab Crackers	2
51	Crab Crackers	2
52	Lobster Crackers	2
42	Nutcrackers	2
51	Decorative Nutcrackers	2
52	Electric Nutcrackers	2
53	Handheld Nutcrackers	2
54	Lever Nutcrackers	2
55	Nut Picks	2
56	Plier Nutcrackers	2
329	Food Dispensers	1cc
330	Food Graters & Zesters	1c8
41	Food Graters	1c8
42	Food Zesters	1c8
331	Food Peelers & Corers	2
41	Food Corers	2
42	Food Peelers	2
332	Food Steaming Bags	2
333	Food Sticks & Skewers	1c8
41	Food Skewers	1c8
42	Food Sticks	1c8
334	Funnels	1c8
335	Garlic Presses	2
336	Gelatin Molds	1c8
337	Ice Cube Trays	1c8
338	Jerky Guns	2
339	Kitchen Knives	io
41	Bread Knives	io
42	Chef's Knives	io
43	Paring Knives	io
44	Santoku Knives	io
45	Serrated Knives	io
340	Kitchen Molds	n1
341	Kitchen Organizers	2
41	Can Organizers	2
42	Drinkware Holders	2
43	Kitchen Cabinet Organizers	2
44	Kitchen Counter & Beverage Station Organizers	2
45	Kitchen Utensil Holders & Racks	2
51	Kitchen Utensil Holders	2
52	Kitchen Utensil Racks	2
46	Knife Blocks & Holders	2
51	Knife Blocks	2
52	Knife Holders	2
47	Napkin Holders & Dispensers	2
51	Napkin Dispensers	2
52	Napkin Holders	2
48	Paper Towel Holders & Dispensers	2
51	Paper Towel Dispensers	2
52	Paper Towel Holders	2
49	Pot Racks	2
410	Spice Organizers	2
411	Straw Holders & Dispensers	2
51	Straw Dispensers	2
52	Straw Holders	2
412	Sugar Caddies	2
413	Toothpick Holders & Dispensers	2
51	Toothpick Dispensers	2
52	Toothpick Holders	2
414	Utensil & Flatware Trays	2
51	Flatware Trays	2
52	Utensil Trays	2
342	Kitchen Scrapers	2
41	Bench Scrapers	2
42	Bowl Scrapers	2
43	Grill Scrapers	2
343	Kitchen Shears	1cd
344	Kitchen Slicers	kp
345	Kitchen Utensil Sets	1ce
346	Ladles	1c8
347	Mashers	1c8
348	Measuring Cups & Spoons	2
41	Measuring Cups	2
42	Measuring Spoons	2
349	Meat Tenderizers	1c8
350	Mixing Bowls	19d
351	Mortars & Pestles	1c8
352	Oil & Vinegar Dispensers	1c8
41	Oil Dispensers	1c8
42	Vinegar Dispensers	1c8
353	Oven Bags	2
354	Oven Mitts & Pot Holders	1c8
355	Pasta Molds & Stamps	1cf
41	Pasta Molds	1cf
42	Pasta Stamps	1cf
356	Pastry Blenders	2
357	Pastry Cloths	7a
358	Pizza Cutter Accessories	2
41	Pizza Cutter Blades	2
44	Pizza Cutter Stands	2
359	Pizza Cutters	io
360	Ricers	2
361	Rolling Pin Accessories	2
41	Rolling Pin Covers & Sleeves	2
51	Rolling Pin Covers	2
52	Rolling Pin Sleeves	2
42	Rolling Pin Rings	2
362	Rolling Pins	1
363	Salad Dressing Mixers & Shakers	1c8
41	Mixers	1c8
42	Shakers	1c8
364	Salad Spinners	1c8
365	Scoops	1c8
41	Ice Cream Scoops	1c8
42	Ice Scoops	1c8
43	Melon Ballers	1c8
44	Popcorn & French Fry Scoops	1c8
51	French Fry Scoops	1c8
52	Popcorn Scoops	1c8
366	Sink Caddies	2
367	Sink Mats & Grids	2
41	Sink Grids	2
42	Sink Mats	2
368	Slotted Spoons	2
369	Spatulas	2
370	Spice Grinder Accessories	2
45	Spice Grinder Replacement Parts	2
371	Spice Grinders	2
372	Spoon Rests	1c8
373	Sugar Dispensers	2
374	Sushi Mats	1c8
375	Tea Strainers	1cg
376	Tongs	1c8
377	Whisks	1c8
211	Outdoor Kitchens	vc
29	Prefabricated Kitchens & Kitchenettes	vc
210	Tableware	2
31	Coffee & Tea Sets	1ch
41	Coffee Sets	1ch
42	Tea Sets	1ch
32	Coffee Servers & Teapots	2
41	Coffee Servers	2
42	Teapots	2
33	Condiment Shakers	2
41	Cheese Shakers	2
42	Pepper Shakers	2
43	Salt Shakers	2
44	Shaker Sets	2
34	Dinnerware	1ci
41	Bowls	1ci
42	Dinnerware Sets	1cj
43	Plates	1ck
35	Drinkware	1cl
41	Beer Glasses	1cl
42	Coffee & Tea Cups	1cl
43	Coffee & Tea Saucers	1cl
44	Drinkware Sets	1cm
45	Mugs	1cl
46	Shot Glasses	1cl
47	Stemware	1cl
51	Champagne Glasses	1cn
52	Cocktail Glasses	1cn
53	Wine Glasses	1cn
48	Tumblers	1cl
36	Flatware	2
41	Cheese Knives	1co
42	Chopstick Accessories	2
51	Chopstick Cases	2
53	Chopstick Holders	2
54	Chopstick Trainers	2
43	Chopsticks	1cp
44	Flatware Sets	1cq
45	Forks	1co
46	Spoons	1co
47	Table Knives	1cr
37	Serveware	1ci
41	Butter Dishes	1ci
42	Cake Boards	1ci
43	Cake Stands	1ci
44	Egg Cups	1ci
45	Gravy Boats	1ci
46	Punch Bowls	1ci
47	Serving Pitchers & Carafes	1ci
48	Serving Platters	1ck
49	Serving Trays	1ck
410	Sugar Bowls & Creamers	1ci
51	Sugar Bowls	1ci
52	Sugar Creamers	1ci
411	Tureens	1ci
38	Serveware Accessories	1ci
41	Punch Bowl Stands	1ci
42	Tureen Lids	1ci
43	Tureen Stands	1ci
39	Tablecloth Clips & Weights	2
41	Tablecloth Clips	2
42	Tablecloth Weights	2
310	Trivets	1ci
112	Lawn & Garden	2
21	Gardening	2
31	Composting	2
41	Compost	1cs
42	Compost Aerators	1
43	Composters	1
32	Disease Control	1ct
33	Fertilizers	1cu
34	Garden Pot Saucers & Trays	e2
35	Gardening Accessories	2
41	Gardening Scooters, Seats & Kneelers	2
51	Gardening Kneeler	2
52	Gardening Scooters	2
53	Gardening Seats	2
42	Gardening Totes	ai
43	Potting Benches	ve
36	Gardening Tool Accessories	2
41	Gardening Tool Handles	1cv
42	Gardening Tool Heads	1cv
43	Wheelbarrow Parts	2
51	Wheelbarrow Handles	2
52	Wheelbarrow Tires	2
53	Wheelbarrow Trays	2
54	Wheelbarrow Tubes	2
55	Wheelbarrow Wheels	2
37	Gardening Tools	2
41	Bulb Planting Tools	io
52	Dibblers	io
53	Diggers	io
42	Cultivating Tools	2
51	Cultivators	io
52	Hoes	io
43	Gardening Forks	1cw
44	Gardening Sickles & Machetes	2
51	Gardening Machetes	io
52	Gardening Sickles	io
45	Gardening Trowels	io
46	Lawn & Garden Sprayers	2
47	Lawn Rollers	2
51	Push Lawn Rollers	2
52	Tow Behind Lawn Rollers	2
48	Pruning Saws	io
49	Pruning Shears	1cx
410	Rakes	1cw
411	Shovels & Spades	2
51	Shovels	io
52	Spades	io
412	Spreaders	1cy
413	Wheelbarrows	1
38	Greenhouses	1cz
39	Herbicides	1d0
319	Hydroponics	0
44	Grow Lighting	1d1
52	Fluorescent Grow Lights	1d2
53	HID Grow Lights	1d2
51	LED Grow Lights	1d1
42	Growing Media	1d3
51	Clay Pebbles	1d3
55	Coconut Coir	1d3
53	Perlite	1d3
52	Rockwool	0
54	Vermiculite	1d3
41	Hydroponic Systems	1d4
55	Aeroponics	1d4
56	Aquaponics	1d4
51	Deep Water Culture (DWC)	1d4
54	Drip Systems	1d4
52	Ebb & Flow	1d4
53	Nutrient Film Technique (NFT)	1d4
43	Nutrients & Supplements	1d5
51	Nutrient Solutions	1d5
52	PH Adjusters	1d5
53	Supplements	1d6
310	Landscape Fabric	2
311	Landscape Fabric Accessories	2
41	Landscape Fabric Staples & Pins	2
51	Landscape Fabric Pins	2
52	Landscape Fabric Staples	2
42	Landscape Fabric Tape	2
312	Mulch	2
41	Inorganic Mulch	2
42	Living Mulch	2
43	Organic Mulch	2
313	Plant Cages & Supports	1d7
41	Plant Cages	1d7
42	Plant Supports	1d7
314	Plant Stands	1
315	Pot & Planter Liners	1d7
316	Pots & Planters	1d7
41	Planters	1d7
42	Pots	1d7
317	Rain Barrels	1
318	Sands & Soils	2
41	Sand	2
42	Soil	1cs
22	Outdoor Living	2
31	Awning Accessories	1
41	Awning Arms	1
46	Hanger Clips	1
47	Mesh Panels	1
410	Pole Rings	wz
48	Pull Rods	wz
49	Pull Straps	1
411	Roof Linings	w6
412	Side Walls	1
413	Storage Bags	ai
414	Structural Frames	1
32	Awnings	1d8
33	Hammock Parts & Accessories	1d9
41	Hammock Accessories	1d9
42	Hammock Parts	1d9
34	Hammocks	1
35	Outdoor Blankets	1
41	Beach Mats	1
42	Picnic Blankets	1
43	Poncho Liners	1
36	Outdoor Structures	2
41	Canopies & Gazebos	1
51	Canopies	1
52	Gazebos	1
42	Canopy & Gazebo Accessories	2
51	Canopy & Gazebo Enclosure Kits	2
52	Canopy & Gazebo Frames	1
53	Canopy & Gazebo Tops	1
54	Canopy Poles	wz
55	Canopy Weights	2
43	Garden Arches, Trellises, Arbors & Pergolas	1
51	Arbors	1
52	Arches	1
53	Pergolas	1
54	Trellises	1
44	Garden Bridges	1
45	Sheds, Garages & Carports	1
51	Carports	1
52	Garages	1
53	Sheds	1
37	Outdoor Umbrella & Sunshade Accessories	2
41	Outdoor Umbrella & Sunshade Fabric	7a
42	Outdoor Umbrella Bases	e2
43	Outdoor Umbrella Covers	2
44	Outdoor Umbrella Enclosure Kits	2
45	Outdoor Umbrella Lights	1da
38	Outdoor Umbrellas & Sunshades	1db
41	Outdoor Umbrellas	1db
42	Sunshades	1db
39	Porch Swing Accessories	2
41	Porch Swing Chains	2
42	Porch Swing Covers	2
43	Porch Swing Cushions	2
44	Porch Swing Hangers	2
45	Porch Swing Stands	2
310	Porch Swings	2
23	Outdoor Power Equipment	ih
31	Chainsaws	ih
32	Grass Edgers	ih
33	Hedge Trimmers	ih
34	Lawn Aerators & Dethatchers	ih
41	Dethatchers	ih
42	Lawn Aerators	ih
35	Lawn Mowers	ih
41	Riding Mowers	ih
42	Robotic Mowers	ih
43	Tow-Behind Mowers	ih
44	Walk-Behind Mowers	ih
36	Lawn Vacuums	ih
37	Leaf Blowers	ih
38	Outdoor Power Equipment Base Units	1dc
39	Outdoor Power Equipment Sets	1dd
310	Power Sweepers	1de
311	Power Tillers & Cultivators	jy
41	Power Cultivators	jy
42	Power Tillers	jy
312	Pressure Washers	ih
313	Snow Blowers	ih
314	Tractors	1df
315	Weed Trimmers	ih
24	Outdoor Power Equipment Accessories	1dg
31	Chainsaw Accessories	2
41	Chainsaw Bars	2
42	Chainsaw Chains	2
32	Grass Edger Accessories	2
41	Edger Belts	2
42	Edger Blades	2
43	Edger Guards	2
44	Edger Springs	2
45	Edger Wheels	2
33	Hedge Trimmer Accessories	2
43	Replacement Blades	2
44	Tip Protectors	2
34	Lawn Mower Accessories	2
41	Brush Mower Attachments	2
52	Blades	2
53	Pulleys	2
54	Spindles	2
42	Lawn Mower Bags	2
43	Lawn Mower Belts	2
44	Lawn Mower Blades	2
45	Lawn Mower Covers	2
46	Lawn Mower Mulch Kits	2
47	Lawn Mower Mulch Plugs & Plates	2
51	Lawn Mower Mulch Plugs	2
52	Lawn Mower Plates	2
48	Lawn Mower Pulleys & Idlers	2
51	Lawn Mower Idles	2
52	Lawn Mower Pulleys	2
49	Lawn Mower Tire Tubes	2
410	Lawn Mower Tires	2
411	Lawn Mower Wheels	2
412	Lawn Striping Kits	2
413	Lawn Sweepers	2
35	Leaf Blower Accessories	2
41	Leaf Blower Tubes	2
36	Multifunction Outdoor Power Equipment Attachments	1dg
41	Grass Edger Attachments	2
42	Ground & Leaf Blower Attachments	2
43	Hedge Trimmer Attachments	2
44	Pole Saw Attachments	2
45	Tiller & Cultivator Attachments	2
46	Weed Trimmer Attachments	2
37	Outdoor Power Equipment Batteries	1dg
38	Pressure Washer Accessories	2
44	Cleaning Agents	2
45	Cone Nozzles	2
47	Defoamers	2
413	Nozzles	2
415	Pistol Heads	2
417	Power Scrubbers	2
418	Roof Cleaners	2
420	Splash Guards	2
421	Spray Lances	2
422	Straps	2
423	Suction Hoses	2
424	Suction Nozzles	2
429	Water Sand Blasters	2
39	Snow Blower Accessories	2
41	Snow Blower Covers	2
310	Tractor Parts & Accessories	2
41	Tractor Tires	2
51	Garden Tractor Tires	2
52	Lawn Tractor Tires	2
55	Tractor Trailer Tires	2
42	Tractor Wheels	2
311	Weed Trimmer Accessories	2
41	Weed Trimmer Blades & Spools	2
51	Weed Trimmer Blades	2
52	Weed Trimmer Spools	2
42	Weed Trimmer Spool Covers	2
25	Snow Removal	2
31	Ice Scrapers & Snow Brushes	2
41	Ice Scrapers	2
42	Snow Brushes	2
32	Snow Shovels	io
26	Watering & Irrigation	2
31	Garden Hose Fittings & Valves	2
41	Garden Hose Fittings	2
42	Garden Hose Valves	2
32	Garden Hose Spray Nozzles	2
33	Garden Hoses	1dh
39	Irrigation Systems	2
34	Sprinkler Accessories	2
41	Sprinkler Controls	2
42	Sprinkler Valves	2
35	Sprinklers & Sprinkler Heads	2
41	Sprinkler Heads	2
42	Sprinklers	2
36	Watering Can Accessories	2
41	Spout Extensions	2
42	Watering Can Nozzles	2
37	Watering Cans	1di
38	Watering Globes & Spikes	2
41	Watering Globes	2
42	Watering Spikes	2
113	Lighting	1dj
21	Emergency Lighting	1dk
22	Floating & Submersible Lights	1dk
23	Flood & Spot Lights	1dk
24	In-Ground Lights	1dk
25	Lamps	1dk
31	Bedside Lamps	1dk
32	Desk Lamps	1dk
33	Floor Lamps	1dk
34	Reading Lamps	1dk
35	Table Lamps	1dk
26	Landscape Pathway Lighting	1dk
27	Light Bulbs	1dl
31	Compact Fluorescent Lamps	1dl
32	Fluorescent Tubes	1dl
33	Incandescent Light Bulbs	1dl
34	LED Light Bulbs	1dl
28	Light Ropes & Strings	1dm
29	Lighting Fixtures	1dn
31	Cabinet Light Fixtures	1dn
32	Ceiling Light Fixtures	1dn
33	Chandeliers	1do
34	Wall Light Fixtures	1dn
210	Night Lights & Ambient Lighting	1dk
211	Picture Lights	1dk
212	Tiki Torches & Oil Lamps	1dp
213	Track Lighting	1dj
31	Track Lighting Accessories	1dj
42	Heads	1dj
43	Pendants	1dj
44	Power Feeds	1dj
45	Suspension Kits	1dj
32	Track Lighting Fixtures	1dj
33	Track Lighting Rails	1dj
114	Lighting Accessories	2
21	Lamp Post Bases	2
22	Lamp Post Mounts	1dq
23	Lamp Shades	1dr
24	Lighting Timers	1ds
25	Oil Lamp Fuel	1dt
115	Linens & Bedding	7a
21	Bedding	1du
31	Bed Canopies	1dv
32	Bed Sheets	1dw
33	Bedskirts	1dv
34	Blankets	1dv
35	Duvet Covers	1dv
36	Mattress Protectors	1du
41	Mattress Encasements	1du
42	Mattress Pads	1du
37	Nap Mats	7a
38	Pillowcases & Shams	1dx
39	Pillows	1dy
310	Quilts & Comforters	1dv
22	Kitchen Linens Sets	7a
23	Table Linens	7a
31	Cloth Napkins	7a
32	Doilies	1al
33	Placemats	1al
34	Table Runners	7a
35	Table Skirts	7a
36	Tablecloths	1al
24	Towels	7a
31	Bath Towels & Washcloths	7a
41	Bath Towels	7a
42	Washcloths	7a
32	Beach Towels	7a
35	Hand Towels	7a
34	Head Towels	7a
33	Kitchen Towels	7a
116	Parasols & Rain Umbrellas	1dz
21	Parasols	1e0
22	Rain Umbrellas	1e0
117	Plants	1e1
21	Aquatic Plants	1e2
22	Flowers	1e2
23	Indoor & Outdoor Plants	1e1
31	Bushes & Shrubs	1e1
41	Bushes	1e2
42	Shrubs	1e2
32	Culinary Herbs & Plants	1e3
33	Landscaping & Garden Plants	1e1
41	Garden Plants	1e2
42	Landscaping Plants	1e2
34	Potted Houseplants	1e2
24	Plant & Herb Growing Kits	1e1
31	Herb Growing Kits	1e2
32	Plant Growing Kits	1e2
25	Seeds, Bulbs & Accessories	1e1
31	Plant & Flower Bulbs	1e1
41	Flower Bulbs	1e2
42	Plant Bulbs	1e2
32	Seeds & Seed Tape	1e1
41	Seed Tape	1e1
42	Seeds	1e2
26	Trees	1e2
118	Pool & Spa	2
21	Pool & Spa Accessories	2
31	Diving Boards	2
32	Pool & Spa Chlorine Generators	ih
33	Pool & Spa Filters	2
34	Pool & Spa Maintenance Kits	2
35	Pool Brushes & Brooms	2
36	Pool Cleaner Hoses	2
37	Pool Cleaners & Chemicals	2
38	Pool Cover Accessories	2
39	Pool Covers & Ground Cloths	2
41	Ground Cloths	2
42	Pool Covers	2
310	Pool Deck Kits	2
311	Pool Floats & Loungers	2
41	Pool Floats	2
42	Pool Loungers	2
312	Pool Heaters	1e4
313	Pool Ladders, Steps & Ramps	2
41	Pool Ladders	2
42	Pool Ramps	2
43	Pool Steps	2
314	Pool Liners	2
315	Pool Skimmers	2
316	Pool Sweeps & Vacuums	2
41	Pool Sweeps	2
42	Pool Vacuums	2
317	Pool Toys	2
41	Pool Dive Toys	2
42	Pool Games	2
43	Pool Lounges	2
44	Pool Noodles	2
318	Pool Water Slides	2
22	Sauna Accessories	2
31	Sauna Buckets & Ladles	2
41	Sauna Buckets	2
42	Sauna Ladles	2
32	Sauna Heaters	1e5
33	Sauna Kits	2
23	Saunas	1e6
24	Spas	vs
25	Swimming Pools	1e7
119	Smoking Accessories	1
21	Ashtrays	1
22	Cigar Cases	ai
23	Cigar Cutters & Punches	1
31	Cigar Cutters	1
32	Cigar Punches	1
24	Cigarette Cases	ai
25	Cigarette Holders	1
26	Humidor Accessories	1
27	Humidors	1e8
120	Umbrella Sleeves & Cases	2
21	Umbrella Cases	2
22	Umbrella Sleeves	2
121	Wood Stoves	1e9
0lb	Luggage & Bags	2
11	Backpacks	1ea
215	Hiking Backpacks	1ea
216	Laptop Backpacks	1ea
217	Military Backpacks	1ea
212	School Backpacks	1ea
12	Briefcases	1ea
13	Cosmetic & Toiletry Bags	1ea
23	Makeup Bags	1ea
24	Toiletry Bags	1ea
25	Travel Organizer Bags	1ea
14	Diaper Bags	1eb
15	Dry Boxes	ly
16	Duffel Bags	ly
21	Gym Duffel Bags	ly
17	Fanny Packs	ly
18	Garment Bags	1ec
115	Laptop Bags	1ed
19	Luggage Accessories	2
21	Dry Box Liners & Inserts	1ee
22	Luggage Covers	1ef
23	Luggage Racks & Stands	1eg
24	Luggage Straps	1eh
25	Luggage Tags	1ei
26	Packing Organizers	1eh
27	Travel Bottles & Containers	1ej
28	Travel Pouches	1ek
110	Messenger Bags	1el
111	Shopping Totes	1em
112	Suitcases	1en
22	Carry-On Suitcases	1en
23	Checked Suitcases	1en
25	Kids' Suitcases	1en
29	Suitcase Travel Sets	1en
113	Tote Bags	ly
114	Train Cases	1ek
0ma	Mature	0
11	Erotic	0
26	Erotic Books	0
21	Erotic Clothing	0
22	Erotic Food & Edibles	0
23	Erotic Magazines	0
25	Erotic Videos	0
24	Sex Toys & Erotic Games	0
12	Weapons & Weapon Accessories	0
21	Weapon Care & Accessories	0
31	Ammunition	0
32	Ammunition Cases & Holders	0
33	Reloading Supplies & Equipment	0
41	Ammunition Reloading Presses	0
34	Weapon Cases & Range Bags	0
35	Weapon Cleaning	0
41	Cleaning Cloths & Swabs	0
42	Cleaning Patches	0
43	Cleaning Solvents	0
36	Weapon Grips	0
37	Weapon Holsters	0
38	Weapon Lights	0
39	Weapon Rails	0
310	Weapon Slings	0
22	Weapons	0
31	Brass Knuckles	0
32	Clubs & Batons	0
33	Combat Knives	0
312	Guns	0
34	Mace & Pepper Spray	0
35	Nunchucks	0
36	Spears	0
37	Staff & Stick Weapons	0
38	Stun Guns & Tasers	0
39	Swords	0
310	Throwing Stars	0
311	Whips	0
0me	Media	0
18	Academic Papers & Studies	1eo
11	Books	1ep
21	Audiobooks	1ep
22	E-Books	1ep
23	Print Books	1eq
12	Magazines & Newspapers	1er
21	Magazines	1es
31	Consumer Magazines	1es
32	In-House Magazines	1es
33	Professional Magazines	1es
22	Newspapers	1et
31	International Newspapers	1et
32	Local Newspapers	1et
33	National Newspapers	1et
13	Music & Sound Recordings	1eu
21	Digital Music Downloads	1ev
23	Music CDs	1eu
22	Music Cassette Tapes	1eu
24	Records & LPs	1eu
25	Spoken Word & Field Recordings	1eu
26	Vinyl	1eu
14	Podcasts & Live Streams	1ew
21	Live Streams	1ew
22	Podcasts	1ew
23	Radio Shows	1ew
15	Product Manuals	1ex
16	Sheet Music	1ey
17	Videos	1ez
21	Blu-ray	1ez
23	DVDs	1ez
22	Digital Downloads	1ez
24	VHS Tapes	1ez
0os	Office Supplies	0
11	Book Accessories	6
21	Book Covers	1f0
22	Book Lights	1f1
23	Book Stands & Rests	1f2
24	Bookmarks	1f3
12	Desk Pads & Blotters	1f4
13	Filing & Organization	0
21	Address Books	1f5
22	Binding Supplies	0
31	Binder Accessories	6
41	Binder Rings	1f6
42	Index Dividers	1f7
43	Sheet Protectors	1f8
32	Binders	1f9
33	Binding Combs & Spines	1fa
34	Binding Machines	1fb
41	Electric Binding Machines	1fb
42	Manual Binding Machines	1fb
23	Business Card Books	1fa
24	Business Card Stands	my
29	CD/DVD Cases & Organizers	c9
25	Calendars, Organizers & Planners	2
31	Desk Calendars	1fc
32	Organizers	1fc
33	Planners	1fc
34	Wall Calendars	1fc
26	Card Files	1
27	Card Sleeves	1fd
28	Cash Boxes	1fa
210	Desk Organizers	1fe
31	Desktop Organizers	1fe
32	Drawer Organizers	1fe
33	File Sorters	1fe
34	Pen Holders	1fe
211	File Boxes	1ff
212	File Folders	1ff
213	Folders & Report Covers	1fg
31	Pocket Folders	1fg
32	Report Covers	1fg
214	Greeting Card Organizers	1fa
215	Mail Sorters	1
216	Pen & Pencil Cases	c9
217	Portfolios & Padfolios	1fa
31	Padfolios	1ff
32	Portfolios	1ff
218	Recipe Card Boxes	1
14	General Office Supplies	0
21	Brass Fasteners	2
22	Correction Fluids, Pens & Tapes	1fh
31	Correction Fluids	1fh
32	Correction Pens	1fh
33	Correction Tapes	1fh
23	Erasers	2
31	Kneaded Erasers	1
32	Mechanical Erasers	1
33	Standard Erasers	dt
24	Labels & Tags	1fd
31	Address Labels	1fi
32	Folder Tabs	1fi
33	Label Clips	1fi
34	Label Tapes & Refill Rolls	1fj
35	Shipping Labels	1fi
36	Shipping Tags	1fi
25	Laminating Film, Pouches & Sheets	1fk
31	Laminating Film Rolls	1fl
32	Laminating Pouches	1fl
33	Laminating Sheets	1fl
26	Mounting Putty	1fm
27	Office Tape	0
31	Invisible Tape	2
32	Transparent Tape	2
28	Paper Clips & Clamps	2
31	Binder Clips	1fa
32	Paper Clips	1fa
29	Paper Products	2
31	Binder Paper	6m
32	Blank ID Cards	2
33	Business Cards	2
34	Business Forms & Receipts	2
35	Checks	2
36	Cover Paper	2
37	Envelopes	1fn
38	Index Cards	2
39	Notebooks & Notepads	1fo
43	Journals	1fo
44	Memo Pads	1fo
45	Notepads	1fp
46	Pocket Notebooks	1fo
310	Post Cards	n1
311	Printer & Copier Paper	2
312	Receipt & Adding Machine Paper Rolls	1fq
313	Stationery	2
314	Sticky Notes	e2
210	Rubber Bands	1fr
211	Staples	1fs
212	Tacks & Pushpins	1ft
15	Impulse Sealers	1fu
21	Handheld Impulse Sealers	1fu
22	Tabletop Impulse Sealers	1fu
16	Lap Desks	1
17	Name Plates	1fd
21	Desk Name Plates	1fv
22	Door Name Plates	1fv
18	Office & Chair Mats	1fw
21	Anti-Fatigue Mats	1fx
22	Chair Mats	1fx
23	Office Mats	1fx
19	Office Carts	6
21	AV Carts	1fy
22	Book Carts	1fy
23	File Carts	1fy
24	Mail Carts	1fy
25	Utility Carts	1fy
110	Office Equipment	0
21	Calculator Accessories	1fz
22	Calculators	0
31	Basic Calculators	1g0
32	Construction Calculators	1g0
33	Financial Calculators	1g0
34	Graphing Calculators	1g0
35	Scientific Calculators	1g0
23	Electronic Dictionaries & Translators	1g1
24	Label Makers	1g2
25	Laminators	1g3
26	Office Shredders	0
27	Postage Meters	1c
28	Time & Attendance Clocks	1g4
29	Transcribers & Dictation Systems	1g5
210	Typewriters	1g6
111	Office Instruments	0
21	Call Bells	1g7
22	Clipboards	1g8
23	Letter Openers	io
24	Magnifiers	1g9
25	Office Stamps	1ga
31	Address Stamps	1ga
32	Date Stamps	1ga
33	Embossing Stamps	1ga
34	Notary Stamps	1ga
35	Passport Stamps	1ga
36	Postage Stamps	1ga
37	Signature Stamps	1ga
38	Vintage Stamps	1ga
26	Pencil Sharpeners	1g7
31	Bladeless Sharpeners	1gb
32	Carpenter Sharpeners	1gb
33	Double Sharpeners	1gb
34	Electric Pencil Sharpeners	1gc
35	Mechanical Sharpeners	1gb
36	Standard Sharpeners	1gb
27	Staple Removers	1g7
28	Staplers	0
31	Bookbinding Staplers	1gd
32	Electric Staplers	1gd
33	Full Strip Staplers	1gd
34	Half Strip Staplers	1gd
35	Heavy Duty Staplers	1gd
36	Long Reach Staplers	1gd
37	Mini Staplers	1gd
38	Plier Staplers	1gd
39	Saddle Staplers	1gd
29	Tape Dispensers	1g7
210	Writing & Drawing Instrument Accessories	2
31	Marker & Highlighter Ink Refills	2
41	Highlighter Refills	2
42	Marker Refills	2
32	Pen Ink & Refills	1ge
33	Pencil Lead & Refills	1gf
211	Writing & Drawing Instruments	0
31	Art Charcoals	2
41	Charcoal Pencils	1gg
42	Compressed Charcoals	1gg
43	Conté Charcoals	1gg
44	Graphite Charcoals	1gg
45	Nitram Charcoals	1gg
46	Pastel Charcoals	1gg
47	Powdered Charcoals	1gg
48	Vine Charcoals	1gg
49	Willow Charcoals	1gg
32	Chalk	2
33	Crayons	2
41	Gel Crayons	2
42	Jumbo Crayons	2
43	Metallic Crayons	2
44	Neon Crayons	2
45	Regular Crayons	2
46	Scented Crayons	2
47	Twistable Crayons	2
48	Watercolor Crayons	2
34	Markers & Highlighters	2
41	Highlighters	1gh
42	Markers	1gh
35	Multifunction Writing Instruments	1gi
36	Pastels	2
41	Chalk Pastels	2
42	Hard Pastels	2
43	Oil Pastels	2
44	Pan Pastels	2
45	Pastel Pencils	2
46	Soft Pastels	2
37	Pens & Pencils	2
41	Pen & Pencil Sets	1gj
42	Pencils	1gk
51	Art Pencils	1gl
52	Writing Pencils	1gk
61	Mechanical Pencils	1gm
62	Wooden Pencils	1gn
43	Pens	1go
51	Ballpoint Pens	1gp
52	Felt Tips	1gq
53	Fountain Pens	1gp
54	Gel Pens	1gp
55	Rollerball Pens	1gp
112	Paper Handling	0
21	Fingertip Grips	js
22	Hole Punches	0
23	Paper Folding Machines	1gr
24	Paper Joggers	1gs
25	Paperweights	1gt
26	Pencil Boards	1gu
113	Presentation Supplies	0
21	Chalkboards	1gv
22	Display Boards	1gw
31	Bulletin Board Accessories	1fd
41	Bulletin Board Trim	1gx
42	Bulletin Board Trim Sets	1gx
32	Bulletin Boards	1gy
33	Foam Boards	1gz
34	Mounting Boards	1gz
35	Poster Boards	2
23	Document Cameras	1h0
24	Dry-Erase Boards	1h1
25	Easel Pads	1h2
26	Easels	1h3
27	Laser Pointers	1h4
28	Lecterns	1h5
29	Transparencies	1h6
210	Wireless Presenters	1h7
114	Shipping Supplies	2
21	Moving & Shipping Boxes	1h8
22	Packing Materials	1h9
23	Packing Tape	2
0pa	Product Add-Ons	0
11	Extended Warranties	0
12	Installation Services	0
13	Maintenance Plans	0
14	Product Customization	0
15	Product Upgrades	0
16	Shipping Insurance	0
17	Subscription Services	0
0rc	Religious & Ceremonial	0
11	Memorial Ceremony Supplies	0
21	Memorial Urns	0
12	Religious Items	0
21	Prayer Beads	0
22	Prayer Cards	0
23	Religious Altars	0
24	Religious Veils	0
25	Tarot Cards	0
13	Wedding Ceremony Supplies	0
21	Aisle Runners	0
22	Flower Girl Baskets	0
23	Ring Pillows & Holders	0
0se	Services	0
11	Automotive Services	0
21	Automotive Electrical Services	0
23	Car Repair & Maintenance	0
24	Car Security & Safety	0
22	Car Valeting & Detailing	0
25	Tire & Wheel Services	0
26	Vehicle Inspection	0
12	Building & Construction Services	0
21	Commercial Construction	0
22	Outdoor Construction	0
23	Residential Construction & Renovation	0
24	Specialized Construction Services	0
31	Carpentry	0
32	Concrete & Foundations	0
33	Roofing & Guttering	0
13	Business Services	0
21	Human Resources & Payroll	0
22	Logistics & Removals	0
23	Office Services	0
24	Security Services	0
14	Entertainment & Recreation Services	0
25	Children Activities	0
21	Concerts & Entertainment Events	0
23	Event Planning	0
26	Indoor Activities	0
27	Outdoor Activities	0
24	Travel & Leisure	0
18	Environmental Services	0
21	Waste Management Services	0
15	Home Improvement Services	0
21	Electrical Services	0
22	Outdoor Services	0
23	Plumbing	0
24	Specialized Home Services	0
16	Personal Services	0
21	Beauty & Personal Care	0
22	Educational Services	0
26	Fitness & Wellness	0
23	Healthcare Services	0
24	Lifestyle Services	0
17	Professional Services	0
21	Consulting Services	0
22	Finance & Insurance	0
23	IT & Technology	0
24	Legal Services	0
25	Marketing & Advertising	0
28	Property Management	0
26	Real Estate	0
29	Tax Services	0
0so	Software	1ha
14	Cloud Services	1hb
11	Computer Software	1hc
21	Antivirus & Security Software	1hd
215	Artificial Intelligence (AI) Software	1he
31	Machine Learning Software	1hf
22	Business & Productivity Software	1hg
311	Communication & Collaboration Software	1hg
312	Customer Relationship Management (CRM) Software	1hg
313	Data Analysis & Visualization Software	1hg
31	Database Management Software	1hg
314	Enterprise Resource Planning (ERP) Software	1hg
38	Project Management Software	1hg
23	Compilers & Programming Tools	1hh
31	Software Development Tools	1hh
24	Computer Utilities & Maintenance Software	1hi
25	Dictionary & Translation Software	1hc
26	Educational Software	1hj
27	Financial, Tax & Accounting Software	1hk
28	GPS Map Data & Software	1hl
29	Handheld & PDA Software	1hc
210	Multimedia & Design Software	1hc
31	3D Modeling Software	1hc
32	Animation Editing Software	1hm
33	Graphic Design & Illustration Software	1hn
34	Home & Interior Design Software	1ho
35	Home Publishing Software	1hp
36	Media Viewing Software	1hc
37	Music Composition Software	1hc
38	Sound Editing Software	1hc
39	Video Editing Software	1hc
310	Web Design Software	1hc
211	Network Software	1hc
212	Office Application Software	1hc
213	Operating Systems	1hc
214	Restore Disks	1hq
12	Digital Goods & Currency	1hr
21	Computer Icons	1hs
22	Desktop Wallpapers	1ht
23	Digital Artwork	1hu
24	Document Templates	1hv
25	Fonts	1hw
26	Stock Photographs & Video Footage	1hx
27	Virtual Currency	1ha
13	Video Game Software	1hy
0sg	Sporting Goods	2
11	Athletics	2
21	American Football	2
31	American Football Gloves	1hz
32	American Football Goal Posts	1i0
33	American Football Kicking Tees & Holders	2
34	American Football Protective Gear	1i1
41	American Football Girdles	1i2
42	American Football Helmet Accessories	1i1
51	American Football Chin Straps	1i1
52	American Football Face Masks	1i1
53	American Football Helmet Padding	1i1
54	American Football Helmet Visors	1i1
43	American Football Helmets	1i1
44	American Football Neck Rolls	1i2
45	American Football Rib Protection Shirts & Vests	1i2
46	American Football Shoulder Pads	1i1
37	American Football Shoes	1i3
35	American Football Training Equipment	2
41	American Football Dummies & Sleds	2
51	American Football Dummies	2
52	American Football Sleds	2
36	American Footballs	1i4
22	Baseball & Softball	2
31	Baseball & Softball Bases & Plates	1i5
41	Baseball & Softball Bases	1i5
42	Baseball & Softball Plates	1i5
32	Baseball & Softball Batting Gloves	1i6
33	Baseball & Softball Gloves & Mitts	1i6
41	Baseball & Softball Fielding Gloves	1i6
34	Baseball & Softball Pitching Grips	ec
35	Baseball & Softball Pitching Mats	1i5
36	Baseball & Softball Pitching Mounds	1i5
37	Baseball & Softball Pitching Rubbers	ec
38	Baseball & Softball Protective Gear	1i1
41	Baseball & Softball Batting Helmets	1i1
42	Baseball & Softball Chest Protectors	1i7
43	Baseball & Softball Leg Guards	1i1
44	Catchers Equipment Sets	1i1
45	Catchers Helmets & Masks	1i1
39	Baseball & Softball Training Aids	ec
41	Baseball & Softball Batting Cages	ec
42	Baseball & Softball Batting Tees	ec
43	Baseball & Softball Hitting Nets	ec
44	Baseball & Softball Pitching Screens	ec
45	Baseball & Softball Pitching Targets	ec
46	Baseball & Softball Radar Guns	ec
47	Baseball & Softball Swing Trainers	ec
310	Baseball Bats	1i8
311	Baseballs	1i9
312	Pitching Machines	1ia
313	Softball Bats	1ib
314	Softballs	1i4
23	Basketball	2
31	Basketball Hoop Parts & Accessories	2
41	Basketball Backboards	1dr
42	Basketball Hoop Padding	1ic
43	Basketball Hoop Posts	1id
44	Basketball Nets	ec
45	Basketball Rims	1ie
32	Basketball Hoops	1if
35	Basketball Shoes	1i3
33	Basketball Training Aids	ec
41	Basketball Defensive Mannequins	ec
42	Basketball Dribble Goggles	ec
43	Basketball Jump Trainers	ec
44	Basketball Shooting Aids	ec
34	Basketballs	1i4
24	Boxing & Martial Arts	2
31	Boxing & Martial Arts Protective Gear	1i1
44	Boxing & MMA Gloves & Mitts	1hz
51	Bag Mitts	1hz
52	Fight Gloves	1hz
53	MMA Gloves	1hz
54	Sparring Gloves	1hz
45	Boxing & MMA Hand Wraps	1i2
41	Boxing & Martial Arts Arm Guards	1i1
42	Boxing & Martial Arts Body Protectors	1i1
43	Boxing & Martial Arts Headgear	1i2
46	MMA Shin Guards	1i1
32	Boxing & Martial Arts Training Equipment	2
41	Boxing & MMA Punch Mitts	1hz
42	Grappling Dummies	ec
43	Punching & Training Bag Accessories	ec
51	Punching & Training Cases	ec
52	Punching & Training Hooks	ec
53	Punching & Training Ropes	ec
44	Punching & Training Bags	1ig
51	Punching & Training Body Opponent Bags	1ig
52	Punching & Training Double-End Bags	1ig
53	Punching & Training Heavy Bags	1ig
54	Punching & Training Maize Bags	1ig
55	Punching & Training Pedestal Bags	1ig
56	Punching & Training Punch Pads	1ig
57	Punching & Training Speed Bags	1ig
58	Punching & Training Uppercut Bags	1ig
59	Punching & Training Wall Bags	1ig
45	Strike Shields	ec
33	Boxing Ring Parts	1
41	Boxing Ring Ceiling Hangers	1
42	Boxing Ring Nets	1ih
43	Boxing Ring Poles	1
34	Boxing Rings	1
35	Martial Arts Belts	1ii
36	Martial Arts Weapons	ec
41	Bo Staffs	ec
42	Nunchucks	ec
43	Sais	ec
44	Tonfas	ec
25	Broomball Equipment	ec
31	Broomball Balls	ec
32	Broomball Brooms	ec
33	Broomball Goals	1i0
26	Cheerleading	2
31	Cheerleading Pom Poms	2
27	Coaching & Officiating	2
31	Captains Armbands	1i1
32	Field & Court Boundary Markers	2
41	Boundary Cones	2
42	Field Marking Paint	2
43	Field Marking Tape	2
33	Flip Coins & Discs	2
41	Flip Coins	2
42	Flip Discs	2
34	Officiating Flags	1i5
41	Checkered Flags	1i5
42	Corner Flags	1i5
43	Linesman Flags	1i5
35	Penalty Cards & Flags	1i5
41	Penalty Cards	1i5
42	Penalty Flags	1i5
36	Pitch Counters	2
37	Referee Stands & Chairs	1ij
41	Referee Chairs	1ij
42	Referee Stands	1ij
38	Referee Wallets	1ik
39	Scoreboards	1il
41	Electronic Scoreboards	1il
42	Manual Scoreboards	1il
310	Sport & Safety Whistles	1im
42	Finger Grip Whistles	1in
41	Flip Grip Whistles	1im
43	Traditional Whistles	1im
311	Umpire Indicators	1
28	Cricket	2
31	Cricket Balls	1i4
32	Cricket Bat Accessories	2
41	Cricket Bat Grips	1
33	Cricket Bats	1io
34	Cricket Equipment Sets	1ip
35	Cricket Protective Gear	1i1
41	Cricket Gloves & Mitts	1hz
42	Cricket Helmets	1i1
43	Cricket Leg Guards	1i1
38	Cricket Shoes	1i3
36	Cricket Stumps	jt
37	Cricket Training Aids	ec
41	Cricket Batting Tees	ec
42	Cricket Boundary Ropes	ec
43	Cricket Bowling Machines	ec
44	Cricket Bowling Markers	ec
45	Cricket Fielding Aids	ec
46	Cricket Nets	ec
47	Cricket Pitch Mats	ec
48	Cricket Rebounders	ec
49	Cricket Stump Targets	ec
29	Dancing	2
31	Ballet Barres	1
32	Dancing Shoes	1iq
210	Fencing	2
31	Fencing Protective Gear	1i1
41	Fencing Chest Protectors	ec
42	Fencing Gloves & Cuffs	1hz
43	Fencing Jackets & Lamés	1i2
44	Fencing Masks	1i1
45	Fencing Plastrons	ec
32	Fencing Scoring Equipment	ec
33	Fencing Training Aids	ec
41	Fencing Body Cords	ec
42	Fencing Dummies	ec
43	Fencing Footwork Trainers	ec
44	Fencing Grip Trainers	ec
45	Fencing Lunge Trainers	ec
46	Fencing Practice Strips	ec
47	Fencing Targets	ec
48	Fencing Training Bags	ec
34	Fencing Weapons	1ir
41	Fencing Epees	1ir
42	Fencing Foil Blades	1ir
43	Fencing Practice Swords	ec
44	Fencing Sabres	1ir
211	Field Hockey & Lacrosse	2
31	Field Hockey & Lacrosse Protective Gear	1i1
41	Field Hockey & Lacrosse Gloves	1hz
42	Field Hockey & Lacrosse Helmets	1i1
43	Field Hockey & Lacrosse Masks & Goggles	1i1
44	Field Hockey & Lacrosse Pads	1i1
312	Field Hockey & Lacrosse Shoes	1i3
32	Field Hockey Balls	1i4
33	Field Hockey Goals	1i0
34	Field Hockey Sticks	1is
35	Field Hockey Training Aids	ec
41	Field Hockey Goalkeeper Training Aids	ec
42	Field Hockey Grip Enhancers	ec
43	Field Hockey Rebound Boards	ec
44	Field Hockey Shooting Targets	ec
45	Field Hockey Training Backpacks	ec
36	Lacrosse Balls	1i4
37	Lacrosse Equipment Sets	1it
38	Lacrosse Goals	1i0
39	Lacrosse Stick Parts	2
41	Lacrosse Mesh & String	2
42	Lacrosse Stick Heads	1iu
43	Lacrosse Stick Shafts	1iv
310	Lacrosse Sticks	1is
311	Lacrosse Training Aids	ec
41	Lacrosse Bounce-Back Trainers	ec
42	Lacrosse Rebounders	ec
212	Figure Skating & Hockey	2
31	Figure Skating & Hockey Training Aids	ec
41	Figure Skating & Hockey Balance Boards	ec
42	Figure Skating & Hockey Jump Ropes	ec
43	Figure Skating & Hockey Shooting Targets	ec
44	Figure Skating & Hockey Slide Boards	ec
45	Figure Skating & Hockey Stretching Bands	ec
46	Figure Skating & Hockey Training Harnesses	ec
47	Figure Skating & Hockey Training Mats	ec
48	Figure Skating Jump Trainers	ec
49	Figure Skating Spinners	ec
410	Hockey Passing Trainers	ec
411	Hockey Shooting Pads	ec
412	Hockey Speed Trainers	ec
32	Hockey Balls & Pucks	1i4
41	Hockey Balls	1i4
42	Hockey Pucks	1iw
33	Hockey Goals	1i0
34	Hockey Protective Gear	2
41	Hockey Elbow Pads	1i1
42	Hockey Gloves	1hz
43	Hockey Goalie Equipment Sets	1ix
44	Hockey Helmets	1iy
45	Hockey Pants	1i2
46	Hockey Shin Guards & Leg Pads	1i1
47	Hockey Shoulder Pads & Chest Protectors	1i1
48	Hockey Suspenders & Belts	1iz
35	Hockey Sledges	ec
36	Hockey Stick Care	2
41	Hockey Stick Bags	2
42	Hockey Stick Blade Covers	2
43	Hockey Stick Tape	2
44	Hockey Stick Wax	2
37	Hockey Stick Parts	2
41	Hockey Stick Blades	1j0
42	Hockey Stick Shafts	1j1
38	Hockey Sticks	1is
39	Ice Skate Parts & Accessories	2
41	Figure Skate Boots	1j2
42	Ice Skate Blades	2
43	Ice Skate Sharpeners	wz
44	Skate Blade Guards	2
45	Skate Lace Tighteners	2
310	Ice Skates	1j3
41	Double Blade Ice Skates	1j3
42	Figure Ice Skates	1j3
43	Hockey Ice Skates	1j3
44	Recreational Ice Skates	1j3
45	Snow Gliders	1j3
46	Speed Ice Skates	1j3
213	General Purpose Athletic Equipment	2
31	Altitude Training Masks	1i1
32	Athletic Cups	1i1
33	Ball Carrying Bags & Carts	ai
41	Ball Carrying Bags	ai
42	Ball Carrying Carts	a
43	Ball Carrying Nets	7a
34	Ball Pump Accessories	2
41	Ball Pump Needles	wz
35	Ball Pumps	jy
36	Exercise & Gym Mat Storage Racks & Carts	1
41	Exercise & Gym Mat Storage Cages	1
42	Exercise & Gym Mat Storage Carts	1
43	Exercise & Gym Mat Storage Racks	1
37	Grip Chalk Bags	ec
38	Grip Spray & Chalk	1
39	Gym Mats	1j4
310	Practice Nets & Screens	1j5
311	Speed & Agility Ladders & Hurdles	2
312	Sports & Agility Cones	1i5
313	Sports Megaphones	1j6
314	Sports Mouthguards	1j7
315	Stadium Seats & Cushions	2
41	Stadium Cushions	2
42	Stadium Seats	2
316	Training Bibs	ec
214	Gymnastics	2
31	Gymnastics Bars & Balance Beams	2
32	Gymnastics Protective Gear	2
41	Gymnastics Grips	ij
33	Gymnastics Rings	ec
34	Gymnastics Springboards	1j8
35	Gymnastics Training Aids	ec
41	Gymnastics Beam Pads	ec
42	Gymnastics Floor Exercise Trainers	ec
43	Gymnastics Foam Pits	ec
44	Gymnastics Pommel Trainers	ec
45	Gymnastics Spotting Blocks	ec
46	Gymnastics Training Straps	ec
47	Gymnastics Vaulting Trainers	ec
36	Pommel Horses	1j9
215	Racquetball & Squash	2
31	Racquetball & Squash Balls	1ja
32	Racquetball & Squash Eyewear	1jb
33	Racquetball & Squash Gloves	1i1
37	Racquetball & Squash Shoes	1i3
34	Racquetball & Squash Training Aids	ec
41	Racquetball & Squash Fitness Equipment	ec
42	Racquetball & Squash Grip Enhancers	ec
43	Racquetball & Squash Practice Walls	ec
44	Racquetball & Squash Rebounders	ec
45	Racquetball & Squash Target Trainers	ec
46	Racquetball & Squash Training Backpacks	ec
47	Racquetball & Squash Training Bags	ec
48	Racquetball & Squash Training Goggles	ec
35	Racquetball Rackets	1jc
36	Squash Rackets	1jc
216	Rounders	2
31	Rounders Bats	1io
32	Rounders Gloves & Mitts	1hz
33	Rounders Training Aids	ec
41	Rounders Batting Tees	ec
42	Rounders Rebound Boards	ec
43	Rounders Training Bases	ec
217	Rugby	2
31	Rugby Balls	1i4
32	Rugby Gloves	1hz
33	Rugby Posts	1jd
34	Rugby Protective Gear	2
41	Rugby Headgear	1je
36	Rugby Shoes	1i3
35	Rugby Training Aids	ec
41	Rugby Kicking Tees	ec
42	Rugby Tackle Bags	ec
218	Soccer	2
31	Soccer Balls	1jf
32	Soccer Corner Flags	2
33	Soccer Gloves	1hz
34	Soccer Goal Accessories	2
41	Soccer Goal Anchors	2
42	Soccer Goal Counterweights	2
43	Soccer Goal Dummies	2
44	Soccer Goal Mounting Kits	2
45	Soccer Goal Nets	2
46	Soccer Goal Targets	2
35	Soccer Goals	1i0
36	Soccer Protective Gear	2
41	Soccer Shin Guards	ec
51	Ankle Guards	ec
52	Shin Guard Sleeves	ec
38	Soccer Shoes	1i3
37	Soccer Training Aids	ec
41	Soccer Agility Poles	ec
42	Soccer Ball Launchers	ec
43	Soccer Passing Arcs	ec
44	Soccer Rebounders	ec
45	Soccer Training Backpacks	ec
46	Soccer Training Mannequins	ec
219	Team Handball	2
31	Handballs	1i4
32	Team Handball Training Aids	ec
41	Team Handball Agility Hoops	ec
42	Team Handball Fitness Equipment	ec
43	Team Handball Goalkeeper Training Aids	ec
44	Team Handball Passing Targets	ec
45	Team Handball Rebound Boards	ec
46	Team Handball Shooting Targets	ec
47	Team Handball Training Bags	ec
220	Tennis	2
31	Tennis Ball Hoppers & Carts	2
32	Tennis Ball Machines	ih
33	Tennis Ball Savers	2
34	Tennis Balls	1i4
35	Tennis Nets	1jg
36	Tennis Racket Accessories	2
41	Racket Vibration Dampeners	1im
42	Tennis Racket Bags	2
43	Tennis Racket Grips & Tape	1jh
51	Tennis Racket Overgrips	1jh
52	Tennis Racket Replacement Grips	1jh
53	Tennis Racket Tape	1jh
44	Tennis Racket Grommets	2
45	Tennis Racket String	1ji
37	Tennis Rackets	1jj
39	Tennis Shoes	1i3
38	Tennis Training Aids	ec
41	Tennis Fitness Equipment	ec
42	Tennis Footwork Trainers	ec
43	Tennis Grip Trainers	ec
44	Tennis Rebounders	ec
45	Tennis Target Trainers	ec
46	Tennis Training Backpacks	ec
221	Track & Field	2
31	Discus	2
32	High Jump Crossbars	2
33	High Jump Pits	2
34	Javelins	1jk
35	Pole Vault Pits	2
36	Relay Batons	2
37	Shot Puts	1
38	Starter Pistols	2
39	Throwing Hammers	1jk
310	Track & Field Training Aids	ec
41	Track & Field Long Jump Boards	ec
42	Track & Field Resistance Bands	ec
43	Track & Field Shot Puts	ec
44	Track & Field Stopwatch Systems	ec
311	Track Hurdles	ec
312	Track Spikes	ec
313	Track Starting Blocks	2
314	Vaulting Poles	2
222	Volleyball	2
31	Volleyball Nets	ke
32	Volleyball Protective Gear	2
41	Volleyball Knee Pads	1i1
33	Volleyball Training Aids	ec
41	Volleyball Ball Machines	ec
42	Volleyball Serving Targets	ec
34	Volleyballs	1i4
223	Wallyball Equipment	2
31	Wallyball Balls	2
32	Wallyball Nets	2
33	Wallyball Sets	2
224	Water Polo	2
31	Water Polo Balls	1i4
32	Water Polo Caps	2
33	Water Polo Goals	1i0
34	Water Polo Training Aids	ec
41	Goalkeeper Training Aids	ec
42	Water Polo Fitness Equipment	ec
43	Water Polo Passing Targets	ec
44	Water Polo Rebound Boards	ec
45	Water Polo Shooting Targets	ec
46	Water Polo Training Backpacks	ec
47	Water Polo Training Bags	ec
48	Water Polo Training Fins	ec
49	Water Polo Training Vests	ec
225	Wrestling	2
31	Wrestling Protective Gear	2
41	Wrestling Headgear	il
42	Wrestling Knee Pads	1i1
32	Wrestling Training Aids	ec
41	Wrestling Dummies	ec
42	Wrestling Grip Trainers	ec
43	Wrestling Mats	ec
44	Wrestling Practice Targets	ec
45	Wrestling Resistance Bands	ec
46	Wrestling Singlets	ec
47	Wrestling Training Backpacks	ec
48	Wrestling Training Vests	ec
49	Wrestling Weightlifting Equipment	ec
12	Fitness & General Exercise Equipment	2
21	Ab Wheels & Rollers	1jl
31	Ab Rollers	1jl
32	Ab Wheels	1jl
22	Aerobic Steps	1jm
23	Balance Trainers	2
31	Balance Boards	2
32	Balance Cushions	2
33	Balance Pads	2
34	Balance Steps	2
24	Cardio	2
31	Cardio Machine Accessories & Parts	2
41	Elliptical Trainer Accessories & Parts	2
51	Elliptical Trainer Replacement Parts	2
52	Elliptical Trainer Tablet Holders	2
42	Exercise Bike Accessories & Parts	2
51	Exercise Bike Bottle Holders	2
52	Exercise Bike Computers	2
53	Exercise Bike Covers	2
54	Exercise Bike Cushions	2
55	Exercise Bike Heart Rate Monitors	2
56	Exercise Bike Stands	2
43	Rowing Machine Accessories & Parts	2
51	Rowing Machine Replacement Parts	2
52	Rowing Machine Tablet Holders	2
44	Stair Climber & Stepper Accessories & Parts	2
51	Stair Climber & Stepper Replacement Parts	2
52	Stair Climber & Stepper Tablet Holders	2
45	Treadmill Accessories & Parts	2
51	Treadmill Belts	2
52	Treadmill Bluetooth Modules	2
53	Treadmill Consoles	2
54	Treadmill Hirise Adapters	2
55	Treadmill Keys	2
56	Treadmill Laptop Stands	2
57	Treadmill Lower Control Boards	2
58	Treadmill Motor Belts	2
59	Treadmill Motors	2
510	Treadmill Rails	2
511	Treadmill Replacement Parts	2
512	Treadmill Speed Sensors	2
513	Treadmill Upper Control Boards	2
514	Treadmill Wifi Modules	2
32	Cardio Machines	2
41	Elliptical Trainers	2
51	Electromagnetic Elliptical Trainers	2
52	Magnetic Elliptical Trainers	2
42	Exercise Bikes	1jn
51	Mini Exercise Bikes	1jn
52	Recumbent Exercise Bikes	1jn
53	Spin Exercise Bikes	1jn
54	Upright Exercise Bikes	1jn
43	Rowing Machines	1jn
44	Stair Climbers & Steppers	2
51	Stair Climbers	2
52	Stair Steppers	2
45	Treadmills	1jo
33	Jump Ropes	1jp
25	Exercise Balls	1jq
26	Exercise Bands & Loops	1jr
27	Exercise Benches	1js
28	Exercise Equipment Mats	1j4
31	Elliptical Trainer Mats	2
32	Exercise Bike Floor Mats	1jt
33	Floor Protection Mats	1j4
34	Rowing Machine Mats	2
35	Stair Climber & Stepper Mats	1jt
29	Exercise Machine & Equipment Sets	1ju
210	Exercise Wedges	1j8
211	Foam Roller Accessories	2
31	Foam Roller Covers	2
32	Foam Roller Handles	2
33	Foam Roller Storage Bags	2
34	Foam Roller Straps	2
35	Foam Roller Wall Mounts	2
212	Foam Rollers	1jl
213	Hand Exercisers	2
214	Inversion Tables & Systems	2
215	Medicine Balls	1jv
31	Dual-Grip Balls	1jv
32	Slam Balls	1jv
33	Soft Balls	1jv
34	Toning Balls	1jv
35	Tornado Balls	1jv
36	Wall Balls	1jv
216	Power Towers	1jw
217	Push Up & Pull Up Bars	1jx
218	Reaction Balls	1i4
219	Speed & Resistance Parachutes	2
220	Sport Safety Lights & Reflectors	1jy
31	Sport Safety Lights	1jy
32	Sport Safety Reflectors	1jy
221	Stopwatches	1jz
222	Suspension Trainers	2
31	Full Body Suspension Kits	2
41	Jungle Gyms	2
42	Total Body Straps	2
32	Suspension Handles & Straps	2
41	Suspension Handles	2
42	Suspension Straps	2
33	Suspension Training Accessories	2
41	Strap Extenders	2
42	Suspension Training Anchors	2
43	Suspension Training Carabiners	2
44	Suspension Training Connectors	2
45	Suspension Training Mounts	2
223	Vibration Exercise Machines	1jo
31	Lineal Vibration Exercise Machines	1jo
32	Pivotal Vibration Exercise Machines	1jo
224	Weight Lifting	2
31	Free Weight Accessories	2
41	Barbells & Weightlifting Bars	1k0
42	Free Weight Storage Racks	1
43	Weight Bar Collars	1k1
32	Free Weights, Dumbbells & Kettlebells	1
41	Dumbbells	1
42	Kettlebells	1
43	Sandbags	1
44	Weight Plates	1
33	Weight Lifting Belts	1i1
34	Weight Lifting Gloves & Hand Supports	1hz
35	Weight Lifting Machine & Exercise Bench Accessories	2
41	Cables	2
42	Handles	2
43	Weights	2
36	Weight Lifting Machines & Racks	2
41	Power Racks	1k2
42	Smith Machines	1k3
43	Weight Lifting Machines with Pulleys	1k2
44	Weight Lifting Racks	1k2
225	Weighted Clothing	2
31	Ankle Weights	2
32	Weighted Vest Sets	2
33	Weighted Vests	2
226	Yoga & Pilates	2
31	Pilates Machines	2
41	Pilates Chairs	2
42	Pilates Reformers	2
43	Pilates Towers	2
32	Yoga & Pilates Blocks	1
33	Yoga & Pilates Mats	1j4
34	Yoga & Pilates Towels	1k4
35	Yoga Mat Bags & Straps	2
41	Yoga Mat Bags	2
42	Yoga Mat Straps	2
13	Indoor Games	2
21	Air Hockey	2
31	Air Hockey Equipment	1
41	Air Hockey Pucks	1
42	Air Hockey Pushers	1
32	Air Hockey Table Parts	jt
41	Air Hockey Table Boards	jt
42	Air Hockey Table Bolts	jt
43	Air Hockey Table Cables	jt
44	Air Hockey Table Clamps	jt
45	Air Hockey Table Feet	jt
33	Air Hockey Tables	jt
22	Billiards	2
31	Billiard Ball Racks	1
32	Billiard Balls	1jv
33	Billiard Cue Accessories	2
41	Billiard Cue Cases	ai
42	Billiard Cue Chalk	2
43	Billiard Cue Racks	1
34	Billiard Cues & Bridges	1
41	Billiard Bridges	1
42	Billiard Cues	1k5
43	Billiard Shafts	1k6
35	Billiard Gloves	1hz
36	Billiard Table Lights	1k7
37	Billiard Table Parts & Accessories	2
41	Billiard Pockets	2
42	Billiard Table Brushes	2
43	Billiard Table Cloth	2
44	Billiard Table Covers	w6
38	Billiard Tables	2
23	Bowling	2
31	Bowling Ball Bags	2
32	Bowling Balls	1i4
33	Bowling Gloves	1hz
34	Bowling Pins	jt
35	Bowling Sets	jt
36	Bowling Wrist Supports	1k8
24	Foosball	2
31	Foosball Balls	1i4
32	Foosball Table Parts & Accessories	2
41	Foosball Table Handles	2
42	Football Table Players	2
43	Football Table Rods	2
33	Foosball Tables	ec
25	Multi-Game Tables	1k9
31	Attachable Multi-Game Tables	1k9
32	Flip Multi-Game Tables	1k9
33	Hybrid Multi-Game Tables	1k9
26	Ping Pong	2
31	Ping Pong Balls	2
32	Ping Pong Nets & Posts	ke
41	Ping Pong Nets	ke
42	Ping Pong Posts	ke
33	Ping Pong Paddle Accessories	1ka
41	Ping Pong Paddle Cases	1ka
34	Ping Pong Paddles & Sets	1kb
35	Ping Pong Robot Accessories	2
36	Ping Pong Robots	1kc
37	Ping Pong Table Covers	2
38	Ping Pong Tables	1kd
27	Table Shuffleboard	2
31	Shuffleboard Tables	ec
32	Table Shuffleboard Powder	2
33	Table Shuffleboard Pucks	2
28	Throwing Darts	2
31	Dart Backboards	ec
32	Dart Parts	2
41	Dart Flights	1
42	Dart Shafts	1
43	Dart Tips	1
33	Dartboards	ec
34	Darts	1
14	Outdoor Recreation	2
21	Boating & Water Sports	2
31	Boating & Rafting	2
41	Boating Gloves	1hz
42	Canoe Accessories	ec
51	Canoe Deck Bags	ec
52	Canoe Storage Bags	1ke
43	Canoes	1
51	Freestyle Canoes	1kf
57	Racing Canoes	1kf
61	Marathon Canoes	1kf
62	Sprint Canoes	1kf
54	Square-Stern Canoes	1kf
55	Touring Canoes	1kf
56	Whitewater Canoes	1kf
44	Kayak Accessories	2
51	Kayak Deck Bags	2
52	Kayak Sails	2
53	Kayak Storage Bags	1ke
45	Kayaks	1kg
51	Creekboats	1kg
52	Flatwater Kayaks	1kg
53	Folding Kayaks	1kg
54	Inflatable Kayaks	1kg
55	Playboats	1kf
510	Racing Kayaks	1kg
56	Sit-On-Top Kayaks	1kg
57	Slalom Kayaks	1kg
58	Surf Kayaks	1kg
59	Whitewater Kayaks	1kg
46	Paddle Leashes	2
47	Paddles & Oars	1kh
48	Pedal Boats	1ki
49	Row Boats	1ki
410	Whitewater Rafts	2
32	Boating & Water Sport Apparel	2
41	Drysuits	1kj
42	Life Jacket Accessories	2
51	Life Jacket Lights	2
52	Life Jacket Storage Bags	2
53	Life Jacket Whistles	2
43	Life Jackets	1kk
44	Rash Guards & Swim Shirts	1kl
46	Wetsuit Pieces	ec
51	Wetsuit Bottoms	1i1
52	Wetsuit Hoods, Gloves & Boots	1km
61	Wetsuit Boots	1km
62	Wetsuit Gloves	1km
63	Wetsuit Hoods	1km
53	Wetsuit Tops	1i1
47	Wetsuits	1kl
51	Full Wetsuits	1kl
52	Shorty Wetsuits	1kl
312	Boating & Water Sport Protective Gear	0
41	Boating & Water Sport Eye Protection	1kn
42	Water Sport Helmets	1i1
33	Diving & Snorkeling	2
41	Buoyancy Compensators	js
42	Dive Computers	1ko
43	Diving & Snorkeling Equipment Sets	1kp
44	Diving & Snorkeling Fins	1kq
51	Paddle Fins	1kq
52	Split Fins	1kq
45	Diving & Snorkeling Masks	1kr
46	Diving Belts	1i1
47	Diving Knives & Shears	1ks
51	Diving Knives	1ks
52	Diving Shears	1ks
48	Diving Regulators	1kt
49	Snorkels	1ku
51	Dry Snorkels	1ku
52	Semi-Dry Snorkels	1ku
53	Traditional Snorkels	1ku
34	Kitesurfing	2
41	Kiteboard Cases	2
42	Kiteboard Parts	2
51	Kiteboard Fins	2
52	Kiteboard Footstraps	2
53	Kiteboard Handles	2
54	Kiteboard Lines	2
43	Kiteboards	1jk
44	Kitesurfing & Windsurfing Harnesses	2
45	Kitesurfing Kites	1kv
35	Surfing	2
41	Bodyboards	1kw
42	Paddleboards	1kx
43	Skimboards	jt
44	Surf Leashes	2
45	Surfboard Cases & Bags	2
46	Surfboard Fins	1ky
47	Surfboard Wax	2
48	Surfboards	1kz
51	Longboard Surfboards	1kz
52	Shortboard Surfboards	1kz
53	Stand Up Paddle Boards	1l0
54	Waveskis	1l1
49	Surfing Gloves	1hz
410	Surfing Tail Pads	1k8
36	Swimming	2
41	Child Swimming Aids	ec
51	Swim Armbands	ec
52	Swim Boards	ec
53	Swim Buoys	ec
54	Swim Discs	ec
55	Swim Fins	ec
56	Swim Kickboards	ec
57	Swim Rings	ec
58	Swim Seats	ec
59	Swim Trainers	ec
510	Swim Vests	ec
42	Hand Paddles	1i1
43	Kickboards	2
44	Pull Buoys	2
45	Swim Belts	1i1
46	Swim Caps	jt
47	Swim Gloves	1hz
48	Swim Goggle & Mask Accessories	2
51	Goggles Lenses	2
52	Swim Goggle & Mask Cases	2
49	Swim Goggles & Masks	1l2
410	Swim Weights	2
411	Swimming Fins	2
51	Monofins	2
52	Training Fins	js
412	Swimming Machines	ih
413	Swimming Nose Clips	1l3
37	Towed Water Sports	2
41	Kneeboarding	2
51	Kneeboards	1l4
42	Towable Rafts & Tubes	2
43	Towed Water Sport Gloves	1hz
44	Wakeboarding	2
51	Kiteboard & Wakeboard Bindings	ec
52	Wakeboard Parts	2
61	Wakeboard Bindings	2
62	Wakeboard Fins	2
63	Wakeboard Handles	2
64	Wakeboard Ropes	1
53	Wakeboards	ec
45	Water Skiing	2
51	Sit-Down Hydrofoils	2
52	Water Ski Bindings	1i1
53	Water Ski Cases & Bags	2
54	Water Skis	1l5
61	Combo Water Skis	1l5
62	Slalom Water Skis	1l5
63	Trick Water Skis	1l5
46	Water Sport Tow Cables	1l6
38	Watercraft Storage Racks	2
41	Boat Storage Racks	1
42	Water Sport Board Storage Racks	1
311	Windfoiling	2
45	Windfoil Accessories	2
51	Windfoil Carry Bags & Covers	1l7
52	Windfoiling Protective Gear	2
41	Windfoil Boards	1kf
42	Windfoil Foils	1kf
44	Windfoil Parts	2
52	Foil Fuselages	1
51	Foil Masts	1
53	Foil Stabilizers	1
43	Windfoil Sails	1kf
39	Windsurfing	2
41	Windsurfing Board Parts	2
51	Windsurfing Board Fins	2
52	Windsurfing Board Masts	2
42	Windsurfing Boards	1l8
43	Windsurfing Sails	2
310	Wingfoiling	2
44	Wingfoil Accessories	2
51	Wingfoil Carry Bags & Covers	1l7
52	Wingfoiling Protective Gear	2
45	Wingfoil Boards	1kf
42	Wingfoil Foils	1kf
43	Wingfoil Parts	2
53	Foil Fuselages	1
52	Foil Masts	1
54	Foil Stabilizers	1
51	Wing Parts	1
41	Wingfoil Wings	1kf
22	Camping & Hiking	2
31	Camp Furniture	2
41	Air Mattress & Sleeping Pad Accessories	jt
51	Air Mattress & Sleeping Pad Pumps	jt
52	Air Mattress & Sleeping Pad Repair Kits	jt
42	Air Mattresses	1l9
43	Cots	1la
32	Camping Cookware & Dinnerware	1fm
41	Camping Cups	1fm
42	Camping Plates	1fm
43	Camping Pots	1fm
44	Camping Utensils	1fm
319	Camping Hammock Accessories	2
320	Camping Hammocks	2
33	Camping Lights & Lanterns	1lb
34	Camping Tools	2
41	Camping Clips	2
42	Camping Oil	2
43	Camping Pens	2
44	Camping Sandbags	2
45	Camping Toothpicks	2
46	Camping Tweezers	2
47	Hunting & Survival Knives	1lc
51	Locking Blade Knives	1lc
52	Peasant Knives	1lc
53	Slip Joint Knives	1lc
48	Multifunction Tools & Knives	2
35	Chemical Hand Warmers	1ld
36	Compression Sacks	1
37	Hiking Pole Accessories	2
41	Hiking Pole Baskets	2
42	Hiking Pole Guard Kits	2
43	Hiking Pole Hand Guards	2
44	Hiking Pole Thumb Guards	2
45	Hiking Pole Thumb Straps	2
46	Hiking Pole Tips	2
47	Hiking Pole Wrist Straps	2
38	Hiking Poles	1le
39	Mosquito Nets & Insect Screens	1ih
41	Box Mosquito Nets	1ih
42	Pyramid Mosquito Nets	1ih
310	Navigational Compasses	1lf
41	Electronic Navigational Compasses	1lf
42	Gyrocompasses	1lf
43	Magnetic Navigational Compasses	1lf
311	Portable Toilets & Showers	2
41	Portable Showers & Privacy Enclosures	2
51	Portable Showers	2
52	Privacy Enclosures	2
53	Privacy Screens	2
42	Portable Toilets & Urination Devices	2
51	Female Urination Devices	2
52	Male Urination Devices	2
53	Portable Camping Toilets	2
312	Portable Water Filters & Purifiers	2
41	Water Filter Pumps	2
42	Water Purifier Tablets	2
313	Sleeping Bag Liners	2
314	Sleeping Bags	2
315	Sleeping Pads	1k8
316	Tent Accessories	2
41	Inner Tents	1lg
42	Tent Footprints	2
43	Tent Poles & Stakes	hl
51	Tent Poles	hl
52	Tent Stakes	hl
44	Tent Vestibules	2
317	Tents	2
41	Bungalows	1lh
42	Domes	1lh
43	Group Tents	2
44	Igloo Tents	2
45	Pop-Up Tents	2
46	Pyramid Tents	2
47	Ridge Tents	2
48	Sail Tents	2
49	Tunnel Tents	2
410	Vis-A-Vis Tents	2
318	Windbreaks	1
23	Climbing	2
31	Belay Devices	1li
41	Figure 8 Devices	1li
42	Sticht Plates	1li
43	Tubular Belay Devices	1li
32	Carabiners	1lj
33	Climbing Apparel & Accessories	2
41	Climbing Gloves	1hz
42	Climbing Helmets	1i1
44	Climbing Shoes	1i3
43	Crampons	1lk
34	Climbing Ascenders & Descenders	2
35	Climbing Chalk Bags	2
36	Climbing Crash Pads	1
37	Climbing Double Lanyards	1
38	Climbing Harnesses	1ll
39	Climbing Protection Devices	1
310	Climbing Rope	1
311	Climbing Rope Bags	2
312	Climbing Webbing	1
41	Climbing Daisy Chains	1
42	Climbing Slings	1
313	Ice Climbing Tools	2
41	Ice Climbing Axes	2
42	Ice Climbing Crampons	2
43	Ice Climbing Screwdrivers	2
314	Ice Screws	1
315	Indoor Climbing Holds	2
316	Quickdraws	2
24	Cycling	2
31	Bicycle Accessories	1lm
41	Bicycle Bags & Panniers	1ln
51	Bicycle Bags	1ln
52	Bicycle Panniers	1ln
53	Bicycle Top Cases	1ln
42	Bicycle Baskets	1lo
43	Bicycle Bells & Horns	1lm
44	Bicycle Cages	1lm
51	Bicycle Bottle Cages	1lm
52	Bicycle Storage Cages	1lm
45	Bicycle Child Seat Accessories & Parts	1lm
46	Bicycle Child Seats	1lp
47	Bicycle Computer Accessories	1lm
51	Bicycle Computer Batteries	1lm
52	Bicycle Computer Cadence Sensors	1lm
53	Bicycle Computer Cases	1lm
54	Bicycle Computer Mounts	1lm
55	Bicycle Computer RPM Sensors	1lm
56	Bicycle Computer Transmitters	1lm
48	Bicycle Computers	1lq
49	Bicycle Covers	1lm
410	Bicycle Fenders	1lr
411	Bicycle Front & Rear Racks	1lr
412	Bicycle Handlebar Grips & Decor	1ls
413	Bicycle Locks	1lm
51	Bicycle Cable Locks	1lm
52	Bicycle Chain Locks	1lm
53	Bicycle Disc Locks	1lm
54	Bicycle Folding Locks	1lm
55	Bicycle Ground Anchors	1lm
56	Bicycle Locking Skewers	1lm
57	Bicycle Ring Locks	1lm
58	Bicycle U-Locks	1lm
59	Bicycle Wheel Locks	1lm
510	Bicycle Zip Ties	1lm
414	Bicycle Mirrors	1lm
415	Bicycle Pumps	1lm
416	Bicycle Saddle Pads & Seat Covers	1lt
417	Bicycle Shock Pumps	1lm
418	Bicycle Spoke Beads	1lm
419	Bicycle Stands & Storage	1lm
420	Bicycle Tire Repair Supplies & Kits	1lm
51	Bicycle Tire Levers	1lm
52	Bicycle Tire Repair Kits	1lm
53	Bicycle Tire Repair Patches	1lm
54	Bicycle Tire Repair Stands	1lm
55	Bicycle Tire Sealants	1lm
421	Bicycle Toe Straps & Clips	1lm
422	Bicycle Tools	1lm
51	Bicycle Chain Tools	1lm
52	Bicycle Multi-Tools	1lm
423	Bicycle Trailers	1lu
424	Bicycle Trainers	1lm
51	Fluid Bicycle Trainers	1lm
52	Magnetic Bicycle Trainers	1lm
53	Roller Bicycle Trainers	1lm
54	Wind Bicycle Trainers	1lm
425	Bicycle Training Wheels	1lm
426	Bicycle Transport Bags & Cases	1lm
427	Bicycle Water Sport Board Racks	1lm
428	Electric Bicycle Conversion Kits	1lm
32	Bicycle Parts	1lm
41	Bicycle Brake Parts	1lm
51	Bicycle Brake Calipers	1lv
52	Bicycle Brake Levers	1lv
53	Bicycle Brake Rotors	1lv
54	Bicycle Brake Sets	1lv
42	Bicycle Cable Housings	1lv
43	Bicycle Cables	1lw
44	Bicycle Drivetrain Parts	1lm
51	Bicycle Bottom Brackets	1ls
52	Bicycle Cassettes & Freewheels	1lm
61	Bicycle Cassettes	1lm
62	Bicycle Freewheels	1lm
53	Bicycle Chainrings	1lm
54	Bicycle Chains	1lm
55	Bicycle Cranks	1lm
56	Bicycle Derailleurs	1lr
57	Bicycle Pedals	1ls
58	Bicycle Shifters	1lm
45	Bicycle Forks	1lm
46	Bicycle Frames	1lm
47	Bicycle Groupsets	1lm
48	Bicycle Handlebar Extensions	1ls
49	Bicycle Handlebars	1ls
410	Bicycle Headset Parts	1lm
51	Bicycle Headset Bearings	1lm
52	Bicycle Headset Spacers	1lm
411	Bicycle Headsets	1lm
412	Bicycle Kickstands	1lm
413	Bicycle Saddles	1lx
414	Bicycle Seatpost Clamps	1lm
415	Bicycle Seatposts	1lm
416	Bicycle Small Parts	1lm
51	Bicycle Cable Ends	1lm
52	Bicycle Chain Links	1lm
53	Bicycle Spoke Nipples	1lm
417	Bicycle Stems	1lm
418	Bicycle Tire Valve Adapters	1ly
419	Bicycle Tire Valve Caps	1ly
420	Bicycle Tire Valves	1ly
421	Bicycle Tires	1lz
51	Clinchers	1lz
52	Tubeless Ready Tires	1lz
53	Tubeless Tires	1lz
54	Tubular Tires	1lz
422	Bicycle Tubes	1ly
423	Bicycle Wheel Parts	1lm
51	Bicycle Foot Pegs	1lm
52	Bicycle Hub Parts	1lm
61	Hub Bearings	1lm
62	Hub Cones	1lm
63	Quick Releases	1lm
53	Bicycle Hubs	1lm
54	Bicycle Rim Strips	1lm
55	Bicycle Spokes	1lm
56	Bicycle Wheel Axles & Skewers	1lr
57	Bicycle Wheel Nipples	1lm
58	Bicycle Wheel Rims	1lm
424	Bicycle Wheels	1lm
51	Bicycle Front Wheels	1lm
52	Bicycle Motorized Rear Wheels	1lm
53	Bicycle Rear Wheels	1lm
54	Bicycle Wheel Sets	1lm
33	Bicycles	1m0
41	BMX Bikes	1m0
42	City Bikes	1m0
43	Cross Country Bikes	1m0
44	Cruiser Bikes	1m0
45	Electric Bikes	1m0
46	Fatbikes	1m0
47	Folding Bikes	1m0
48	Freight Bicycles	1m0
49	Hybrid Bikes	1m0
410	Mountain Bikes	1m0
411	Road Bikes	1m0
412	Tandem Bikes	1m0
413	Track Bikes	1m0
34	Cycling Apparel & Accessories	2
41	Bicycle Cleat Accessories	2
51	Bicycle Cleat Bolts	1lm
52	Bicycle Cleat Covers	2
53	Bicycle Cleat Shims & Wedges	2
42	Bicycle Cleats	js
43	Bicycle Gloves	1hz
44	Bicycle Helmet Parts & Accessories	1i1
45	Bicycle Helmets	1i1
46	Bicycle Protective Pads	1i1
47	Bicycle Shoe Covers	7a
48	Cycling Shoes	1i3
35	Tricycle Accessories	2
41	Tricycle Baskets	2
42	Tricycle Bells	2
43	Tricycle Flags	2
36	Tricycles	1m1
37	Unicycle Accessories	2
41	Unicycle Pedals	2
42	Unicycle Tires	2
38	Unicycles	1
25	Equestrian	2
31	Horse Care	2
41	Horse Blankets & Sheets	1
42	Horse Boots & Leg Wraps	1m2
43	Horse Feed	1m3
51	Horse Feed Supplements	1m3
44	Horse Fly Masks	1i1
45	Horse Grooming	2
51	Horse Clippers & Trimmers	1m4
52	Horse Grooming Combs, Brushes & Mitts	2
61	Horse Grooming Brushes	2
62	Horse Grooming Combs	2
63	Horse Grooming Deshedders	2
64	Horse Grooming Gloves	2
65	Horse Grooming Groomers	2
66	Horse Grooming Trimming Knives	2
46	Horse Treats	2
47	Horse Vitamins & Supplements	2
48	Horse Wormers	2
32	Horse Tack	2
41	Bridle Bits	2
51	Bridle Bit Guards	2
52	Bridle Curb Bits	2
53	Bridle Snaffle Bits	2
42	Bridles	1m5
51	Bridle Replacement Parts	1m5
52	Headstalls	1m5
43	Cinches	1
44	Horse Halters	js
45	Horse Harnesses	js
46	Horse Leads	2
47	Reins	1m6
48	Saddles	1
49	Stirrups	js
33	Horse Tack Accessories	2
41	Horse Tack Boxes	2
42	Saddle Accessories	2
51	Saddle Bags & Panniers	2
52	Saddle Covers & Cases	e2
53	Saddle Pads & Blankets	1i1
54	Saddle Racks	1
34	Horse Vaulting Accessories	2
41	Vaulting Covers	7a
42	Vaulting Reins	1
43	Vaulting Supports	1
35	Riding Apparel & Accessories	2
41	Equestrian Gloves	1hz
42	Equestrian Helmets	1i1
43	Riding Crops & Whips	2
44	Riding Pants	1kl
26	Fishing	2
31	Bite Alarms	2
41	Fishing Bite Alarms	2
42	Fishing Bite Indicators	2
43	Fishing Chain Hangers	2
32	Fishing & Hunting Waders	1m7
41	Fishing Waders	1m7
42	Hunting Waders	1m7
43	Wader Repair Kits	1m7
33	Fishing Bait & Chum Containers	2
34	Fishing Gaffs	1
35	Fishing Hook Removal Tools	1
41	All-Purpose Needle Sets	1m8
42	Bait Drills	1
43	Bait Guns	1
44	Boilie Drills	1
45	Boilie Hair Extenders	1
46	Boilie Rolling Tables	1
47	Boilie Stop Caps	1
48	Boilie Stops	1
49	Coating Removal Tools	1
410	Corn Boilie Stops	1
411	Cutting Pliers	1
412	Fine Lip Close Needles	1m8
413	Fly Tying Scissors	1
414	Fly Tying Tool Sets	1
415	Hair Extender Stops	1
416	Heavy Lip Close Needles	1m8
417	Multi Pull Tools	1
418	Pellet Stops	1
419	Stringer Needles	1m8
420	Throwing Sticks	1
36	Fishing Lines & Leaders	1
41	Fishing Braids	1
42	Fishing Fluorocarbons	1
43	Fishing Monofilaments	1
44	Fishing Wires	1m9
37	Fishing Nets	1ma
38	Fishing Reel Accessories	2
41	Fishing Reel Bags & Cases	2
42	Fishing Reel Lubricants	2
43	Fishing Reel Replacement Spools	1mb
39	Fishing Reels	1mc
41	Baitcasting Fishing Reels	1mc
42	Centerpin Fishing Reels	1mc
43	Fly Fishing Reels	1mc
44	Spincast Fishing Reels	1mc
45	Spinning Fishing Reels	1mc
46	Triggerspin Fishing Reels	1mc
47	Trolling Fishing Reels	1mc
310	Fishing Rod Accessories	2
41	Fishing Rod Bags & Cases	2
42	Fishing Rod Holders & Storage Racks	1
311	Fishing Rods	1md
41	Baitcasting Fishing Rods	1md
42	Crab Fishing Rods	1md
43	Fly Fishing Rods	1md
44	Ice Fishing Rods	1md
45	Screw Fishing Rods	1md
46	Spincasting Fishing Rods	1md
47	Spinning Fishing Rods	1md
48	Surf Fishing Rods	1md
49	Telescopic Fishing Rods	1md
410	Tenkara Fishing Rods	1md
411	Trolling Fishing Rods	1md
412	Ultra-Light Fishing Rods	1md
312	Fishing Spears	1me
313	Fishing Tackle	2
41	Fishing Baits & Lures	2
51	Artificial Fish Decoys	1
52	Artificial Fishing Flies	1
53	Artificial Fishing Jigs	1
54	Artificial Fishing Plugs	1
55	Artificial Fishing Poppers	1
56	Artificial Fishing Spinners	1
57	Artificial Fishing Spoons	1
58	Artificial Fishing Swimbait	1
59	Artificial Fishing Wobblers	1
510	Artificial Soft Plastic Baits	1
511	Fishing Tackle Kits	1
42	Fishing Floats	1
43	Fishing Hooks	2
51	Double & Triple Fishing Hooks	2
52	Single Fishing Hooks	2
44	Fishing Sinkers	1mf
51	Fishing Banks	1mf
52	Fishing Barrels	1mf
53	Fishing Bullets	1mf
54	Fishing Dipseys	1mf
55	Fishing Pyramids	1mf
56	Fishing Split-Shots	1mf
45	Fishing Snaps & Swivels	js
314	Fishing Traps	1
315	Fly Tying Materials	2
41	Fishing Beads	1
42	Fishing Yarn	2
316	Live Bait	2
317	Tackle Bags & Boxes	2
27	Golf	2
31	Divot Tools	1
32	Golf Accessory Sets	1mg
33	Golf Bag Accessories	2
41	Golf Bag Carts	ih
42	Golf Bag Covers & Cases	2
34	Golf Bags	2
35	Golf Ball Markers	2
36	Golf Balls	1mh
37	Golf Club Parts & Accessories	2
41	Golf Club Grips	1mi
42	Golf Club Headcovers	1
43	Golf Club Shafts	1mi
38	Golf Club Sets	1mi
39	Golf Clubs	1mi
310	Golf Flags	2
311	Golf Gloves	1hz
315	Golf Shoes	1i3
312	Golf Tees	2
313	Golf Towels	1k4
314	Golf Training Aids	ec
41	Golf Putt Checkers	ec
42	Golf Putting Mats	ec
43	Golf Putting Partners	ec
44	Golf Swing Trainers	ec
28	Hang Gliding & Skydiving	2
31	Air Suits	1kl
32	Hang Gliders	1jk
33	Parachutes	1mj
29	Hunting & Shooting	2
37	Airsoft	2
41	Airsoft Gun Parts & Accessories	2
51	Airsoft Gun Batteries	2
42	Airsoft Guns	1mk
43	Airsoft Pellets	2
44	Airsoft Protective Gear	2
51	Airsoft Gloves	1hz
52	Airsoft Goggles & Masks	1i1
53	Airsoft Pads	ij
54	Airsoft Vests	js
31	Archery	2
411	Archery Accessories	1ml
51	Archery Armguards	1mm
52	Archery Gloves & Releases	1mn
55	Archery Range Accessories	1mo
53	Archery Targets	1mp
54	Quivers	1mq
410	Archery Tools & Equipment	1mo
51	Archery Tool Accessories	1mo
52	Archery Tools	1mo
53	Bow Presses	1mo
44	Arrow Parts & Accessories	1mr
51	Arrow Fletchings	1ms
52	Arrow Nocks	1mt
61	Fit-Over Arrow Nocks	1mt
62	Lighted Arrow Nocks	1mt
63	Pin Arrow Nocks	1mt
64	Push-In Arrow Nocks	1mt
65	Taper-Fit Arrow Nocks	1mt
53	Broadheads & Field Points	1mu
61	Broadheads	1mv
62	Field Points	1mu
45	Arrows & Bolts	1mw
53	Arrow Shafts	1mx
51	Arrows	1mx
52	Bolts	1my
46	Bow & Crossbow Accessories	1mz
52	Arrow Rests	1mz
53	Bow & Crossbow Cases & Covers	1mz
54	Bow & Crossbow Hardware & Parts	1mz
55	Bow & Crossbow Scopes & Sights	1mz
56	Bow & Crossbow Stabilizers	1mz
51	Bow & Crossbow Targets	1mz
47	Bows & Crossbows	1n0
51	Compound Bows	1n1
52	Crossbows	1n2
53	Recurve & Longbows	1n2
61	Longbows	1n2
62	Recurve Bows	1n3
54	Youth Bows	1n3
38	BB Guns & Accessories	2
42	BB Gun Parts & Accessories	2
43	BB Guns	2
41	BBs	2
32	Clay Pigeon Shooting	2
41	Clay Pigeon Throwers	1ay
42	Clay Pigeons	2
39	Gel Blasters & Accessories	2
41	Gel Balls	2
42	Gel Blaster Parts & Accessories	2
43	Gel Blasters	2
33	Hunting	2
41	Animal Traps	2c
42	Hearing Enhancers	2
43	Hunting Blinds & Screens	1n4
51	Hunting Blind Fabric	1n5
44	Hunting Dog Equipment	2
51	Hunting Dog Collars	2
52	Hunting Dog Leashes	2
53	Hunting Dog Training Dummies	2
45	Tree Stands	2
46	Wild Game Feeders	2c
47	Wildlife Attractants	2
51	Cover Scents & Scent Attractants	2c
52	Hunting & Wildlife Calls	2c
53	Hunting & Wildlife Decoys	2c
54	Wildlife Bait, Feed & Minerals	1m3
61	Wildlife Baits	1m3
62	Wildlife Feed	1m3
63	Wildlife Minerals	1m3
34	Hunting & Shooting Protective Gear	2
41	Hunting & Shooting Gloves	1hz
42	Hunting & Shooting Jackets	1n6
310	Paintball	2
41	Paintball Grenade Launchers	2
42	Paintball Grenades	2
43	Paintball Gun Parts & Accessories	2
51	Paintball Air Tanks	2
52	Paintball Gun Barrels	2
53	Paintball Gun Drop Forwards	2
54	Paintball Hoppers	2
44	Paintball Guns	1n7
45	Paintball Harnesses & Packs	2
47	Paintball Protective Gear	2
51	Paintball Gloves	1hz
52	Paintball Goggles & Masks	1i1
53	Paintball Pads	ij
54	Paintball Vests	js
46	Paintballs	2
36	Shooting & Range Accessories	2
41	Shooting Rests	1ay
42	Shooting Sticks & Bipods	2
51	Shooting Bipods	2
52	Shooting Monopods	2
53	Shooting Sticks	2
43	Shooting Targets	1
210	Hydration System Accessories	2
31	Drink Tube Kits	2
32	Hydration Bags	1n8
33	Hydration Belts	1n8
34	Hydration Bladders	1n9
35	Hydration Packs	1n9
36	Hydration System Flasks	2
37	Hydration System Mouthpieces	2
38	Hydration System Straws	2
39	Hydration Vests	1n9
310	Hydration Waist Packs	1n9
211	Hydration Systems	1n9
212	Inline & Roller Skating	2
31	Inline & Roller Skating Protective Gear	2
41	Roller Skating Pads	1i1
32	Inline Skate Parts	2
41	Inline Skate Bearings	2
42	Inline Skate Brakes	2
43	Inline Skate Wheels	2
33	Inline Skates	1na
41	Fitness Inline Skates	1na
42	Race Inline Skates	1na
43	Recreation Inline Skates	1na
44	Urban Inline Skates	1na
34	Roller Skate Parts	2
41	Roller Skate Bearings	2
42	Roller Skate Brakes	2
43	Roller Skate Wheels	2
35	Roller Skates	1na
41	Fitness Roller Skates	1na
42	Race Roller Skates	1na
43	Recreation Roller Skates	1na
44	Urban Roller Skates	1na
36	Roller Skis	1nb
41	Fitness Roller Skis	1nb
42	Race Roller Skis	1nb
43	Recreation Roller Skis	1nb
44	Urban Roller Skis	1nb
213	Kite Buggying	2
31	Kite Buggies	2
32	Kite Buggy Accessories	2
41	Kite Buggy Seat Covers	2
42	Kite Buggy Wheel Sets	2
43	Kite Buggy Wind Sails	2
214	Outdoor Games	2
31	Badminton	2
41	Badminton Nets	ke
42	Badminton Rackets & Sets	1jc
51	Badminton Racket Sets	1nc
52	Badminton Rackets	1jc
44	Badminton Shoes	1i3
43	Shuttlecocks	2
51	Feather Shuttlecocks	2
52	Synthetic Shuttlecocks	2
32	Deck Shuffleboard	2
41	Deck Shuffleboard Cues	1
42	Deck Shuffleboard Pucks	1
33	Disc Golf	2
41	Disc Golf Bags	2
42	Disc Golf Baskets	2
34	Lawn Games	2
41	Bocce Ball Sets	2
42	Cornhole Sets	2
43	Croquet Sets	2
44	Horseshoe Sets	2
35	Paddle Ball Sets	1nd
36	Pickleball	2
41	Pickleball Paddles	2
42	Pickleballs	2
37	Platform & Paddle Tennis	2
41	Platform & Paddle Tennis Paddles	1i1
42	Platform Tennis Balls	1i4
38	Tetherball	2
41	Tetherball Poles	ec
42	Tetherball Sets	1ne
43	Tetherballs	1i4
215	Riding Scooters	ec
31	E-Scooters	2
41	Commuter E-Scooters	1nf
42	Off-Road E-Scooters	1ng
43	Performance E-Scooters	1nf
44	Youth E-Scooters	1nf
33	E-Scooters Parts	0
41	Batteries & Chargers	1nh
43	Braking Systems	1ni
47	Electric Motors	1nj
46	Electrical Components	6
45	Frames & Body Parts	1
44	Handlebars & Controls	1
42	Wheels & Tires	1nk
32	Kick Scooters	1nl
216	Skateboarding	2
31	Complete Skateboards	2
45	Classic Skateboards	2
41	Cruisers	2
43	Longboards	2
42	Mini-Cruisers	2
44	Mountainboards	2
46	Special Shape Boards	2
32	Skate Rails	2
33	Skate Ramps	1nm
34	Skateboard Parts	2
41	Skateboard Decks	1nn
42	Skateboard Small Parts	2
51	Skateboard Bearing Spacers	2
52	Skateboard Deck Footstops	2
53	Skateboard Grip Tape	2
54	Skateboard Nuts	2
55	Skateboard Pivot Cups	2
56	Skateboard Pivot Tubes	2
57	Skateboard Truck Riser Pads	2
43	Skateboard Trucks	2
44	Skateboard Wheels	1no
35	Skateboarding Protective Gear	1i1
41	Skate Helmets	1i1
42	Skateboarding Gloves	1hz
43	Skateboarding Pads	1i1
217	Winter Sports & Activities	2
31	Avalanche Safety	2
41	Avalanche Probes	1
42	Avalanche Safety Airbags	1
32	Skiing & Snowboarding	2
41	Ski & Snowboard Bags	2
42	Ski & Snowboard Goggle Accessories	2
51	Ski & Snowboard Goggle Lenses	1kn
43	Ski & Snowboard Goggles	1kn
44	Ski & Snowboard Helmets	1i1
45	Ski & Snowboard Leashes	2
46	Ski & Snowboard Storage Racks	1
47	Ski & Snowboard Tuning Tools	1i5
51	Ski & Snowboard Base Repair Candles	1i5
52	Ski & Snowboard Brushes	1i5
53	Ski & Snowboard Diamond Files	1i5
54	Ski & Snowboard Edge Tuners	1i5
55	Ski & Snowboard P-Tex Products	1i5
56	Ski & Snowboard Scissors	1i5
57	Ski & Snowboard Vises	1i5
58	Ski & Snowboard Wax Removers	1i5
59	Ski & Snowboard Waxing Irons	1i5
48	Ski & Snowboard Wax	1np
51	Ski & Snowboard Glide Wax	1np
52	Ski & Snowboard Grip Wax	1np
49	Ski Binding Parts	2
51	Ski Binding Straps	2
410	Ski Bindings	1nq
411	Ski Boots	1nr
51	Front-Entry Ski Boots	1nr
52	Mid-Entry Ski Boots	1nr
53	Rear-Entry Ski Boots	1nr
412	Ski Poles	1ns
413	Skis	2
51	Cross-Country Skis	1nt
52	Downhill Skis	1nt
414	Snowboard Binding Parts	2
51	Snowboard Binding Ankle Straps	2
52	Snowboard Binding Baseplates	2
53	Snowboard Binding Highbacks	2
415	Snowboard Bindings	1nu
416	Snowboard Boots	1nv
417	Snowboards	1nw
33	Sleds	1
41	Airboards	1
42	Bum Sliders	1
43	Pulks	1
44	Snow Racers	1
45	Snow Tubes	1
46	Toboggans	1
34	Snowshoeing	2
41	Snowshoe Bindings	1nu
42	Snowshoes	1nx
0tg	Toys & Games	1ny
11	Game Timers	1nz
12	Games	1ny
21	Battle Top Accessories	1ny
22	Battle Tops	1o0
23	Bingo Sets	1o0
24	Blackjack & Craps Sets	1o0
31	Blackjack Sets	1o0
32	Craps Sets	1o0
25	Board Games	1o1
26	Card Game Accessories	1ny
27	Card Games	1o2
28	Dexterity Games	1o3
29	Dice Sets & Games	1o4
210	Poker Chip Accessories	1ny
31	Poker Chip Carriers & Trays	1ny
211	Poker Chips & Sets	1ny
212	Portable Electronic Games	1o5
213	Roulette Wheels & Sets	1ny
214	Slot Machines	1o6
215	Tile Games	1o7
13	Outdoor Play Equipment	1ny
21	Inflatable Bouncer Accessories	1ny
22	Inflatable Bouncers	1o8
23	Play Swings	1ny
24	Play Tents & Tunnels	1o8
25	Playhouses	1o9
26	Pogo Sticks	1ny
27	Sandboxes	1oa
31	Sand Tables	1oa
32	Sandbox Covers	1ob
28	See Saws	1o8
29	Slides	1oc
210	Stilts	1o8
211	Swing Set & Playset Accessories	1ny
212	Swing Sets & Playsets	1o8
213	Trampoline Accessories	1od
214	Trampolines	1oe
215	Water Play Equipment	1ny
31	Play Sprinklers	1of
32	Water Parks & Slides	1ny
33	Water Tables	1ny
14	Puzzles	1og
26	Jigsaw Puzzle Accessories	1oh
27	Jigsaw Puzzles	1oh
29	Mechanical Puzzles	1og
212	Wooden & Pegged Puzzles	1oi
15	Toys	1ny
21	Activity Toys	1ny
31	Ball & Cup Games	1ny
32	Bouncy Balls	1ny
33	Bubble Blowing Solutions	1ny
34	Bubble Blowing Toys	1ny
41	Bubble Blowers	1ny
42	Bubble Guns	1ny
43	Bubble Machines	1ny
35	Coiled Spring Toys	1ny
36	Marbles	1ny
37	Paddle Ball Toys	1ny
38	Ribbon & Streamer Toys	1ny
39	Spinning Tops	1ny
310	Toy Jacks	1ny
311	Yo-Yo Parts & Accessories	1ny
312	Yo-Yos	1ny
22	Art & Drawing Toys	1ny
31	Beading & Jewelry Making Kits	1ny
32	Coloring Books & Pads	1ny
33	Craft Kits	1ny
34	Easel & Art Desks	1ny
35	Paint-By-Number Kits	1ny
36	Play Dough & Putty	1ny
41	Dough Extruders	1ny
42	Glow In The Dark Putty	1ny
43	Magnetic Putty	1ny
44	Play Dough Sets	1ny
45	Play Dough Tool Sets	1ny
46	Slime & Putty Toys	1ny
37	Spin & Spiral Art Kits	1ny
38	Stamp & Stamp Pad Sets	1ny
39	Stencil & Tracing Papers	1ny
310	Stickers & Sticker Machines	1ny
311	Toy Drawing Tablets	1ny
23	Ball Pit Accessories	1ny
31	Ball Pit Balls	1od
24	Ball Pits	1od
25	Bath Toys	1ny
31	Bath Book Toys	1ny
32	Bath Bubble Machines	1ny
33	Bath Crayons	1ny
34	Bath Puzzles	1ny
35	Bath Squirters	1ny
36	Floating Bath Toys	1ny
37	Interactive Bath Toys	1ny
38	Rubber Duckies	1ny
39	Stacking Cups	1ny
310	Waterproof Bath Dolls	1ny
26	Beach & Sand Toys	1ny
31	Beach Balls	1ny
32	Beach Buckets	1ny
33	Inflatable Rafts & Floats	1ny
34	Sand & Water Mills	1ny
35	Sand Castle Molds	1ny
36	Sand Cups	1ny
37	Sand Rakes	1ny
38	Sand Shovels & Spades	1ny
39	Sand Sifting Sieves	1ny
310	Sand Toy Sets	1ny
311	Water Guns	1ny
27	Building Toys	1oj
38	Construction Set Toys	1ok
311	Foam Blocks	1ny
312	Interlocking Blocks	1ny
313	Marble Track Sets	1ny
314	Wooden Blocks	1ny
28	Dolls, Playsets & Toy Figures	1ol
31	Action & Toy Figures	1om
41	Action Figures	1om
42	Animal Figures	1om
32	Bobblehead Figures	1on
33	Doll & Action Figure Accessories	1om
34	Dollhouse Accessories	1ny
35	Dollhouses	1ny
36	Dolls	1oo
37	Paper & Magnetic Dolls	1oo
38	Puppet & Puppet Theater Accessories	1ny
39	Puppet Theaters	1op
310	Puppets & Marionettes	1oq
311	Stuffed Animals	1ny
312	Toy Playsets	1or
41	Action Figure Playsets	1or
42	Car Playsets	1or
43	Castle Playsets	1or
44	Dinosaur Playsets	1or
45	Doctor Playsets	1or
46	Doll House Playsets	1or
47	Farm Animal Playsets	1or
48	Kitchen Playsets	1or
49	Picnic Playsets	1or
29	Educational Toys	1ny
31	Ant Farms	1ny
32	Astronomy Toys & Models	1ny
41	Astronomy Puzzles	1ny
43	Interactive Astronomy Books	1ny
44	Planetariums	1ny
45	Solar System Models	1ny
46	Star & Planet Maps	1ny
47	Telescopes	1ny
33	Bug Collecting Kits	1ny
34	Educational Flash Cards	1os
35	Reading Toys	1ot
36	Science & Exploration Sets	1ny
37	Toy Abacuses	1ny
210	Executive Toys	1ny
32	Magnet Toys	1ny
211	Flying Toy Accessories	1ny
212	Flying Toys	1ny
310	Air & Water Rockets	1ny
32	Drones	1ny
33	Kites	1ny
34	Model Aircrafts	1ny
35	Model Rockets	1ny
36	Toy Gliders	1ny
37	Toy Helicopters	1ny
38	Toy Parachutes	1ny
213	Musical Toys	1ou
31	DJ Studio Sets	1ou
32	Drums & Percussion Instruments	1ou
34	Interactive Musical Mats	1ou
35	Karaoke Sets	1ou
36	Microphones	1ou
37	Musical Books	1ou
39	Musical Boxes	1ou
312	Pianos & Keyboards	1ou
313	String Instruments	1ou
314	Wind Instruments	1ou
315	Xylophones	1ou
214	Play Vehicle Accessories	1ov
215	Play Vehicles	1ow
31	Toy Airplanes	1ow
32	Toy Boats	1ow
33	Toy Cars	1ow
34	Toy Helicopters	1ow
35	Toy Motorcycles	1ow
36	Toy Race Car & Track Sets	1ow
37	Toy Spaceships	1ow
38	Toy Trains & Train Sets	1ow
39	Toy Trucks & Construction Vehicles	1ow
216	Pretend Play	1ny
31	Play Money & Banking	1ny
32	Pretend Electronics	1ox
33	Pretend Housekeeping	1oy
34	Pretend Lawn & Garden	1ny
35	Pretend Professions & Role Playing	1ny
36	Pretend Shopping & Grocery	1ny
37	Toy Kitchens & Play Food	1ny
41	Play Food	1ny
42	Toy Cookware	1ny
43	Toy Kitchens	1ny
44	Toy Tableware	1ny
38	Toy Tools	1oz
217	Remote Control Toy Accessories	1ny
218	Remote Control Toys	1p0
31	Remote Control Airships & Blimps	1p0
32	Remote Control Boats & Watercraft	1p0
33	Remote Control Cars & Trucks	1p0
34	Remote Control Helicopters	1p0
35	Remote Control Motorcycles	1p0
36	Remote Control Planes	1p0
37	Remote Control Robots	1p0
38	Remote Control Tanks	1p0
219	Riding Toy Accessories	1ny
220	Riding Toys	1p1
31	Electric Riding Vehicles	1p1
32	Hobby Horses	1p1
33	Push & Pedal Riding Vehicles	1p1
34	Rocking & Spring Riding Toys	1p1
35	Wagons	1p1
221	Robotic Toys	1ny
222	Sports Toy Accessories	1ny
223	Sports Toys	1ny
31	American Football Toys	1ny
32	Baseball Toys	1ny
33	Basketball Toys	1ny
34	Boomerangs	1ny
35	Bowling Toys	1ny
36	Fingerboards & Fingerboard Sets	1ny
37	Fishing Toys	1ny
38	Fitness Toys	1ny
42	Hula Hoops	1ny
43	Jump Ropes	1ny
44	Kids' Exercise Balls	1ny
45	Kids' Yoga Mats & Sets	1ny
46	Mini Trampolines	1ny
39	Flying Discs	1ny
310	Footbags	1ny
311	Golf Toys	1ny
312	Hockey Toys	1ny
313	Playground Balls	1ny
314	Racquet Sport Toys	1ny
224	Toy Gift Baskets	1ny
225	Toy Weapon & Gadget Accessories	1ny
226	Toy Weapons & Gadgets	1ny
227	Visual Toys	1ny
31	Kaleidoscopes	1ny
32	Prisms	1ny
228	Wind-Up Toys	1ny
0na	Uncategorized	0
0vp	Vehicles & Parts	0
11	Vehicle Parts & Accessories	0
21	Aircraft Parts & Accessories	1p2
22	Electric Vehicle (EV) Parts & Accessories	0
31	Battery Management Systems	1p3
32	Charging Cables	1p4
33	Charging Stations	1p5
34	Connectors & Adapters	1p6
35	Conversion Kits	1p7
41	Car EV Conversion Kits	1p7
42	Motorcycle EV Conversion Kits	1p7
43	Scooter EV Conversion Kits	1p7
44	Truck EV Conversion Kits	1p7
45	Van EV Conversion Kits	1p7
36	Electric Vehicle Batteries	1p8
37	Power Inverters	1p9
38	Protective Cases	1pa
41	Adapter Cases	1pa
42	Battery Cases	1pa
43	Charging Cable Cases	1pa
44	Connector Cases	1pa
45	Conversion Kit Cases	1pa
46	Tool Cases	1pa
39	Regenerative Braking Modules	1pb
23	Motor Vehicle Electronics	1pc
31	Motor Vehicle A/V Players & In-Dash Systems	1pd
32	Motor Vehicle Amplifiers	1pe
33	Motor Vehicle Cassette Adapters	1pf
34	Motor Vehicle Cassette Players	1pg
41	Double DIN Cassette Players	1pg
42	Single DIN Cassette Players	1pg
43	Under-Dash Players	1pg
35	Motor Vehicle Equalizers & Crossovers	1ph
41	Active Crossovers	1ph
42	Digital Sound Processors	1ph
43	Graphic Equalizers	1ph
44	Parametric Equalizers	1ph
45	Passive Crossovers	1ph
36	Motor Vehicle Parking Cameras	1pi
41	360-Degree Cameras	1pi
42	Backup Cameras	1pi
37	Motor Vehicle Speakerphones	1pj
38	Motor Vehicle Speakers	1pc
41	Coaxial Speakers	1pc
42	Component Speakers	1pc
43	Full-Range Speakers	1pc
44	Mid-Range Speakers	1pc
46	Tweeters	1pc
47	Woofers	1pc
39	Motor Vehicle Subwoofers	1pc
310	Motor Vehicle Video Monitor Mounts	1pk
41	Dashboard Mounts	1pk
42	Headrest Mounts	1pk
43	Overhead Mounts	1pk
44	Rearview Mirror Mounts	1pk
45	Seat Mounts	1pk
46	Sun Visor Mounts	1pk
47	Windshield Mounts	1pk
24	Motor Vehicle Parts	1pl
31	Motor Vehicle Braking	1pm
41	Anti-Lock Braking System (ABS) Parts	1pm
410	Back Plates	1pm
42	Brake Boosters	1pm
43	Brake Calipers	1pm
49	Brake Drums	1pm
44	Brake Fluid	2
413	Brake Hoses	1pm
414	Brake Light Switches	1pm
45	Brake Lines	1pm
46	Brake Master Cylinders	1pm
47	Brake Pads	1pm
48	Brake Rotors	1pm
411	Brake Shoes	1pm
412	Wheel Cylinders	1pm
32	Motor Vehicle Carpet & Upholstery	1pn
41	Cargo Liners	1pn
42	Carpet Kits	1pn
43	Console Covers	1po
44	Dash Covers	1po
45	Door Panels	1pn
46	Headliners	1pn
47	Trunk Mats	1pn
48	Upholstery Fabric	1pn
33	Motor Vehicle Climate Control	1pp
41	AC Compressors	1pp
42	AC Condensers	1pp
43	AC Evaporators	1pp
44	AC Hoses	1pq
45	Blower Motors	1pp
46	Climate Control Modules	1pp
47	Heater Controls	1pp
48	Heater Cores	1pp
34	Motor Vehicle Controls	1pr
41	Handbrakes	1pr
42	Pedals	1pr
43	Steering Columns	1pr
44	Steering Pumps	1pr
45	Steering Racks	1pr
46	Steering Wheels	1pr
322	Motor Vehicle Cooling Systems	1ps
49	Expansion Tank Caps	1ps
48	Expansion Tanks	1ps
42	Fan Shrouds	1ps
45	Hose Fittings	1ps
41	Radiator Caps	1ps
411	Radiator Fans	1ps
413	Radiator Hoses	1ps
46	Radiator Overflow Tanks	1ps
44	Radiator Panels	1ps
410	Radiators	1ps
43	Thermostats	1ps
47	Water Necks	1pt
412	Water Pumps	1ps
35	Motor Vehicle Engine Oil Circulation	1pu
41	Oil Coolers	1pu
42	Oil Dipsticks	1pu
43	Oil Drain Plugs	1pu
44	Oil Filler Caps	1pu
45	Oil Filters	1pu
46	Oil Pans	1pu
47	Oil Pressure Sensors	1pu
48	Oil Pumps	1pu
36	Motor Vehicle Engine Parts	1pv
41	Camshafts	1pv
42	Crankshafts	1pv
43	Cylinder Heads	1pv
44	Engine Bearings	1pv
45	Ignition Components	1pv
55	Distributor Parts	1pw
54	Distributors	1pw
51	Glow Plugs	1pw
52	Ignition Coils	1pw
53	Ignition Leads	1pw
46	Pistons	1pv
47	Timing Belts	1pv
48	Timing Chains	1pv
49	Valves	1pv
37	Motor Vehicle Engines	1px
41	Complete Engines	1px
42	Crate Engines	1px
43	Engine Mounts	1px
44	Engine Rebuild Kits	1px
45	Engine Timing Components	1px
46	Engine Valve Covers	1px
47	Long Blocks	1px
48	Short Blocks	1px
38	Motor Vehicle Exhaust	1py
39	Motor Vehicle Frame & Body Parts	1pz
41	Bumpers	1pz
411	Door Handles	1pz
413	Door Seals	1pz
42	Doors	1pz
43	Fenders	1pz
49	Fuel Doors	1pz
410	Gas Struts	1pz
44	Grilles	1pz
45	Hoods	1pz
46	Quarter Panels	1pz
412	Side Panels	1pz
47	Spoilers	1pz
48	Trunks	1pz
310	Motor Vehicle Fuel Systems	1q0
41	Carburetors	1pl
42	Fuel Caps	1pl
43	Fuel Filters	1pl
44	Fuel Injectors	1q1
45	Fuel Lines	1pl
46	Fuel Pressure Regulators	1pl
47	Fuel Pumps	1pl
48	Fuel Tanks	1pl
311	Motor Vehicle Interior Fittings	1q2
41	Car Mirrors	1q2
42	Car Organizers	1q3
43	Floor Mats	1q3
44	Pedal Sets	1q2
45	Seat Covers	1q4
46	Steering Wheel Covers	1q4
47	Sun Shades	1q3
312	Motor Vehicle Lighting	1q5
41	Fog Lights	1q5
42	Headlights	1q5
43	Light Bars	1q5
44	Light Bulbs	1q5
45	Light Covers	1q6
46	Light Switches	1q5
47	Tail Lights	1q5
48	Turn Signals	1q5
313	Motor Vehicle Mirrors	1q7
314	Motor Vehicle Power & Electrical Systems	1pl
49	Alternator Parts	1pl
41	Alternators	1pl
42	Batteries	1pl
43	Fuses	1pl
410	Ignition Switches	1pl
44	Relays	1pl
45	Spark Plugs	1pl
46	Starters	1pl
47	Voltage Regulators	1pl
48	Wiring Harnesses	1pl
315	Motor Vehicle Seating	1q8
41	Front Seats	1q8
42	Rear Seats	1q8
316	Motor Vehicle Sensors & Gauges	1q9
415	Air Intake Temperature Sensors	1q9
413	Coolant Temperature Sensors	1q9
41	Fuel Level Sensors	1q9
412	Knock Sensors	1q9
414	Manifold Absolute Pressure (MAP) Sensors	1q9
411	Mass Air Flow (MAF) Sensors	1q9
42	Odometers	1q9
43	Oxygen Sensors	1q9
410	Parking Sensors	1q9
44	Pressure Sensors	1q9
49	Rain Sensors	1q9
45	Speed Sensors	1q9
46	Speedometers	1q9
47	Tachometers	1q9
48	Temperature Sensors	1q9
317	Motor Vehicle Suspension Parts	1qa
41	Ball Joints	1qa
42	Coil Springs	1qa
43	Control Arms	1qa
44	Leaf Springs	1qa
45	Shock Absorbers	1qa
46	Struts	1qa
47	Suspension Bushings	1qa
48	Sway Bars	1qa
318	Motor Vehicle Towing	1qb
41	Hitch Balls	1qb
42	Hitch Mounts	1qc
43	Tow Bars	1qb
44	Tow Straps	1qb
45	Trailer Brakes	1qb
46	Trailer Hitches	1qb
47	Trailer Lights	1qb
48	Trailer Wiring	1qb
319	Motor Vehicle Transmission & Drivetrain Parts	1qd
41	Axles	1qd
412	CV Boots	1qd
411	CV Joints	1qd
414	Clutch Discs	1qd
417	Clutch Lines	1qd
49	Clutch Master Cylinders	1qd
415	Clutch Pressure Plates	1qd
416	Clutch Release Bearings	1qd
410	Clutch Slave Cylinders	1qd
42	Clutches	1qd
43	Differentials	1qd
44	Drive Shafts	1qd
413	Flywheels	1qd
419	Propshafts	1qd
45	Transmission Coolers	1qd
418	Transmission Filters	1qd
46	Transmission Fluid	1qe
47	Transmission Mounts	1qd
48	Transmissions	1qd
320	Motor Vehicle Wheel Systems	1qb
41	Motor Vehicle Rims & Wheels	1qf
51	Automotive Rims & Wheels	1qf
52	Motorcycle Rims & Wheels	1qf
53	Off-Road and All-Terrain Vehicle Rims & Wheels	1qf
42	Motor Vehicle Tire Accessories	1qb
43	Motor Vehicle Tires	1qb
51	Automotive Tires	1qg
52	Motorcycle Tires	1qh
53	Off-Road and All-Terrain Vehicle Tires	1qi
44	Motor Vehicle Wheel Parts	1qj
321	Motor Vehicle Window Parts & Accessories	1pr
42	Window Regulators	1pr
43	Window Seals	1pr
41	Windows Glass	1pr
44	Windshield Wiper Systems & Components	1pr
53	Wiper Arms	1pr
52	Wiper Blades	1pr
54	Wiper Motors	1pr
51	Wiper Systems	1pr
25	Vehicle Maintenance, Care & Decor	1qk
31	Portable Fuel Cans	1ql
32	Vehicle Cleaning	1qm
41	Car Wash Brushes	1qn
42	Car Wash Solutions	1qo
51	Car Shampoo	1qp
52	Waterless Washes	1qp
53	Wax Washes	1qp
54	Wheel Cleaners	1qp
43	Vehicle Carpet & Upholstery Cleaners	1qp
51	Carpet Cleaners	1qp
52	Stain Removers	1qp
53	Upholstery Cleaners	1qp
44	Vehicle Fuel Injection Cleaning Kits	1qq
45	Vehicle Glass Cleaners	1qq
46	Vehicle Waxes, Polishes & Protectants	1qq
51	Car Wax	1qq
52	Polishes	1qq
53	Protectants	1qq
54	Sealants	1qq
33	Vehicle Covers	1qr
41	Golf Cart Enclosures	1qs
42	Motor Vehicle Windshield Covers	1qs
43	Tonneau Covers	1qt
44	Vehicle Hardtops	1qs
45	Vehicle Soft Tops	1qs
46	Vehicle Storage Covers	1qt
51	Automotive Storage Covers	1qt
52	Golf Cart Storage Covers	1qt
53	Motorcycle Storage Covers	1qt
54	Recreational Vehicle Storage Covers	1qt
55	Watercraft Storage Covers	1qt
34	Vehicle Decor	1qu
41	Bumper Stickers	1qu
42	Vehicle Air Fresheners	1qv
43	Vehicle Antenna Balls	1qu
44	Vehicle Dashboard Accessories	1qu
45	Vehicle Decals	1qu
46	Vehicle Decor Accessory Sets	1qu
47	Vehicle Display Flags	1qu
48	Vehicle Emblems & Hood Ornaments	1qu
49	Vehicle Hitch Covers	1qw
410	Vehicle License Plate Covers	1qw
411	Vehicle License Plate Frames	1qu
412	Vehicle License Plate Mounts & Holders	1qx
413	Vehicle License Plates	1qu
414	Vehicle Magnets	1qu
415	Vehicle Rear View Mirror Ornaments	1qu
416	Vehicle Shift Boots	1qu
417	Vehicle Shift Knobs	1qu
418	Vehicle Steering Wheel Covers	1qw
419	Vehicle Wraps	1qu
35	Vehicle Fluids	1qk
41	Vehicle Antifreeze	1qy
42	Vehicle Brake Fluid	1qz
43	Vehicle Cooling System Additives	1qz
51	Coolant Additives	1qz
52	Radiator Flushes	1qz
53	Radiator Sealers	1qz
44	Vehicle Engine Degreasers	1qz
45	Vehicle Fuel System Cleaners	1qz
51	Carburetor Cleaners	1qz
52	Complete Fuel System Cleaners	1qz
53	Fuel Injector Cleaners	1qz
46	Vehicle Greases	1qz
47	Vehicle Hydraulic Clutch Fluid	1qz
48	Vehicle Motor Oil	1r0
51	Conventional Motor Oil	1r0
53	High Mileage Motor Oil	1r0
52	Semi-Synthetic Motor Oil	1r0
54	Synthetic Motor Oil	1r0
49	Vehicle Performance Additives	1qz
410	Vehicle Power Steering Fluid	1qz
411	Vehicle Transmission Fluid	1qz
412	Vehicle Windshield Fluid	1qz
36	Vehicle Paint	1r1
41	Motor Vehicle Body Paint	1r2
42	Motor Vehicle Brake Caliper Paint	1r2
37	Vehicle Repair & Specialty Tools	1r3
41	Motor Vehicle Brake Service Kits	1r4
42	Motor Vehicle Clutch Alignment & Removal Tools	1r3
43	Vehicle Battery Chargers	1r5
44	Vehicle Battery Testers	1r3
45	Vehicle Body Filler	1r6
46	Vehicle Diagnostic Scanners	1r3
47	Vehicle Jump Starters	1r3
48	Vehicle Jumper Cables	1r3
49	Vehicle Tire Repair & Tire Changing Tools	1r7
51	Tire Changing Tools	1r7
61	Bead Breakers	1r7
62	Tire Changer Machines	1r7
63	Tire Irons	1r7
64	Tire Levers	1r7
65	Tire Spoons	1r7
52	Tire Repair Kits	1r7
410	Windshield Repair Kits	1r3
26	Vehicle Safety & Security	1r8
35	Aircraft Protective Gear	0
46	Aircraft Anti-G Suits	1r9
45	Aircraft Emergency Oxygen Systems	1ra
44	Aircraft Emergency Parachutes	1r9
47	Aircraft Fire Suppression Gear	1ra
42	Aircraft Safety Flight Suits	1r9
43	Airline Life Vests	1r9
41	Pilot Helmets	1r9
31	Motorcycle Protective Gear	1rb
41	Motorcycle Chest & Back Protectors	1rc
42	Motorcycle Elbow & Wrist Guards	1rc
43	Motorcycle Gloves	1rd
44	Motorcycle Goggles	1re
45	Motorcycle Hand Guards	1rc
46	Motorcycle Helmet Parts & Accessories	1rc
47	Motorcycle Helmets	1rf
51	Full Face Helmets	1rf
52	Half Helmets	1rf
53	Modular Helmets	1rf
54	Off-Road Helmets	1rf
55	Open Face Helmets	1rf
48	Motorcycle Kidney Belts	1rg
49	Motorcycle Knee & Shin Guards	1rc
410	Motorcycle Neck Braces	1rc
37	Off-Road & Motor Sports Vehicle Protective Gear	1rh
41	ATV & UTV Bar Pads	1r8
45	ATV & UTV Body Armor	1r9
46	ATV & UTV Boots	1ri
44	ATV & UTV Gloves	1rj
43	ATV & UTV Goggles	1rk
42	ATV & UTV Helmets	1r9
413	Racing Balaclavas	1r9
415	Racing Chest Guards	1r9
48	Racing Gloves	1rj
410	Racing Goggles	1rk
49	Racing Helmets	1r9
412	Racing Impact Guards	1r9
411	Racing Neck Supports	1r9
414	Racing Protective Shorts	1r9
47	Racing Suits	1r9
33	Vehicle Alarms & Locks	1rl
41	Automotive Alarm Accessories	1rm
42	Automotive Alarm Systems	1rm
43	Motorcycle Alarms & Locks	1rm
44	Vehicle Door Locks & Parts	1rn
51	Vehicle Door Lock Actuators	1rn
52	Vehicle Door Lock Knobs	1rn
53	Vehicle Door Locks & Locking Systems	1rn
45	Vehicle Hitch Locks	1ro
46	Vehicle Immobilizers	1rp
47	Vehicle Remote Keyless Systems	1rm
48	Vehicle Steering Wheel Locks	1rn
49	Vehicle Wheel Clamps	1rn
34	Vehicle Safety Equipment	1rq
41	Car Window Nets	1rr
42	Emergency Road Flares	1rs
43	Motor Vehicle Airbag Parts	1rq
44	Motor Vehicle Roll Cages & Bars	1rt
45	Vehicle Seat Belt Buckles	1rq
46	Vehicle Seat Belt Covers	1ru
47	Vehicle Seat Belt Straps	1rq
48	Vehicle Seat Belts	1rv
49	Vehicle Warning Whips	1rq
410	Vehicle Wheel Chocks	1rq
36	Watercraft Safety Equipment	2
41	Distress Beacons and EPIRBs	2
42	Emergency Marine Flares	2
43	Life Rafts	1
44	Lifebuoys	2
45	Man Overboard Systems	2
46	Throw Ropes	1
27	Vehicle Storage & Cargo	1rw
31	Motor Vehicle Cargo Nets	1rx
41	Roof Cargo Nets	1rx
42	Truck Bed Cargo Nets	1rx
43	Trunk Cargo Nets	1rx
32	Motor Vehicle Carrying Rack Accessories	1ry
41	Vehicle Bicycle Rack Accessories	1ry
42	Vehicle Ski & Snowboard Rack Accessories	1ry
33	Motor Vehicle Carrying Racks	1rz
41	Vehicle Base Rack Systems	1rz
42	Vehicle Bicycle Racks	1s0
43	Vehicle Boat Racks	1s0
44	Vehicle Cargo Racks	1rz
45	Vehicle Fishing Rod Racks	1s0
46	Vehicle Gun Racks	1s0
47	Vehicle Motorcycle & Scooter Racks	1s0
48	Vehicle Ski & Snowboard Racks	1s0
49	Vehicle Water Sport Board Racks	1s0
34	Motor Vehicle Loading Ramps	1s1
35	Motor Vehicle Trailers	1s2
41	Boat Trailers	1s2
42	Horse & Livestock Trailers	1s2
43	Travel Trailers	1s2
44	Utility & Cargo Trailers	1s2
36	Motorcycle Bags & Panniers	1s3
37	Truck Bed Storage Boxes & Organizers	1s4
38	Vehicle Headrest Hangers & Hooks	1ry
39	Vehicle Organizers	1s5
28	Watercraft Parts & Accessories	1s6
31	Docking & Anchoring	1s7
41	Anchor Chains	1s8
42	Anchor Lines & Ropes	1s9
43	Anchor Windlasses	1sa
44	Anchors	1sb
45	Boat Hooks	1sc
46	Boat Ladders	1sd
47	Dock Cleats	1se
48	Dock Steps	1sf
32	Sailboat Parts	1s6
33	Watercraft Care	1sg
41	Watercraft Cleaners	1sh
42	Watercraft Polishes	1si
34	Watercraft Engine Parts	1sj
41	Watercraft Alternators	1sj
42	Watercraft Carburetors & Parts	1sj
43	Watercraft Engine Controls	1sk
44	Watercraft Ignition Parts	1sj
45	Watercraft Impellers	1sj
46	Watercraft Motor Locks	1sl
47	Watercraft Motor Mounts	1sm
48	Watercraft Pistons & Parts	1sj
49	Watercraft Propellers	1sn
35	Watercraft Engines & Motors	1so
41	Inboard Motors	1so
42	Outboard Motors	1so
43	Trolling Motors	1so
36	Watercraft Exhaust Parts	1s6
41	Watercraft Manifolds	1s6
42	Watercraft Mufflers & Parts	1s6
37	Watercraft Fuel Systems	1s6
41	Watercraft Fuel Lines & Parts	1s6
42	Watercraft Fuel Meters	1sp
43	Watercraft Fuel Pumps & Parts	1s6
44	Watercraft Fuel Tanks & Parts	1s6
38	Watercraft Lighting	1sq
39	Watercraft Steering Parts	1s6
41	Watercraft Steering Cables	1s6
42	Watercraft Steering Wheels	1sr
12	Vehicles	1ss
21	Aircraft	1ss
31	Heavier-Than-Air Aircraft	1ss
44	Autogyros	1st
42	Drones	1su
45	Gliders	1sv
41	Helicopters	1sw
410	Large Jets	1sw
412	Light Aircraft	1sw
46	Light Jets	1sw
411	Long Range Jets	1sw
48	Mid-Size Jets	1sw
49	Super Mid-Size Jets	1sw
43	Ultralights	1sw
47	Very Light Jets	1sw
32	Lighter-Than-Air Aircraft	1sx
42	Airships & Dirigibles	1sw
41	Hot Air Balloons	1sx
22	Motor Vehicles	1sy
31	Cars, Trucks & Vans	1sz
41	Electric Vehicles (EV)	1sz
51	Electric Cars	1t0
61	Battery Electric Vehicles (BEV)	1t0
62	Plug-In Hybrid Electric Vehicles (PHEV)	1t0
52	Electric Trucks	1t1
53	Electric Vans	1t2
43	Hybrid Vehicles	1sz
51	Hybrid Cars	1t0
52	Hybrid Trucks	1t1
53	Hybrid Vans	1t2
42	Non-Electric Vehicles	1sz
51	Cars	1t0
52	Trucks	1t1
53	Vans	1t2
44	Vintage & Classic Vehicles	1t3
51	Vintage & Classic Cars	1t4
52	Vintage & Classic Trucks	1t5
53	Vintage & Classic Vans	1t6
37	Commercial Vehicles	1ss
41	Buses	1t7
56	Articulated Buses	1t7
51	City Buses	1t7
52	Coach Buses	1t7
55	Double Decker Buses	1t7
54	Minibuses	1ss
53	School Buses	1t7
57	Trolleybuses	1t7
42	Taxis	1t8
32	Golf Carts	1t9
39	Motor Sports Vehicles	0
41	Race Cars	1sy
51	Drag Racing Cars	1sy
52	Drift Cars	1sy
53	Formula Cars	1sy
54	GT Cars	1sy
55	Rally Cars	1sy
56	Sports Prototypes	1sy
57	Stock Cars	1sy
58	Touring Cars	1sy
42	Racing Karts	1sy
43	Racing Motorcycles	1sy
51	Enduro Bikes	1sy
52	Motocross Bikes	1sy
53	Speedway Bikes	1sy
54	Trials Bikes	1sy
44	Racing Sidecars	1sy
45	Racing Trucks	1sy
33	Motorcycles & Scooters	1ta
41	Electric Motorcycles & Scooters	1tb
42	Non-Electric Motorcycles & Scooters	1tb
34	Off-Road and All-Terrain Vehicles	1sz
41	ATVs & UTVs	1sz
42	Go Karts & Dune Buggies	1sz
43	Monster Trucks	1sz
35	Recreational Vehicles	1tc
38	Service & Utility Vehicles	1ss
41	Emergency Vehicles	1ss
51	Ambulances	1ss
52	Fire Trucks	1ss
53	Police Vehicles	1ss
61	Police Cars	1ss
62	Police Trucks	1ss
63	Police Vans	1ss
42	Military Vehicles	1ss
36	Snowmobiles	1td
23	Watercraft	1te
31	Motor Boats	1tf
32	Personal Watercraft	1tg
33	Sailboats	1th
34	Yachts	1ti
`;

/** Sets of attributes, a line each, as numbers of ATTRIBUTES in base 36. */
export const SETS = `
0
1 2 3
1 3
4 5 1 2 3
6 7 8
8
2
9
a b c 8
d b e f g h
1 i 3
j
k l m
k 1 2 3
d b e f h c n
4 k l 2 m
4 k 1 o p q 2 3 m
r b e f g h
1 s 2 3 t
1 u 2 3
1 v 2 3
1 2 w 3
1 x 2 3
r y z 9
10 r 11 z
r b e f h 12 n
4 1 13 2 3
13
4 1 14 3
15 16 17 18
15 17 18
1 19 3 1a
1 3 1a
1b 1c 1d 17
1e 2
17 18
18
1f b f c 1g
1f b f 1g
1h 1 2 3
4 1h k 1 1i 3 1j
4 1h k 1 1k 3 1j
4 1h k 1 2 3 1j
1l t
4 1h 1 2 3 1m 1l t
4 1h 1n 1 3 1m 1l t
4 1h 1 3 1m 1l t 1o
2 1p
1q
1q 1r 1s
1q 1t
1h 2
1h i
4 1h 1 2 3 1p
1h 1 i 3
4 1h 1 1u 3
1h c
4 1v
1w
1h
1 2 3 1x 1y
1h 1 3 1z
1h 20
4 1 3 17
4 1h 2 1p
1h 1 21 2 3 1p
4 1h 1p 22
23 24
f c
1 2 3 1p
1h f
1 25 2 3 t
4 1 2 3 26
27 c 28 29 2a
1h 1 2 3 2b
1h 1 2 3 2c
1h 1 2 3 2d c
2e f c
4
1 2f 3 2g
1h c 2h
4 1h 2
1h 2i 2j 1d 2 2k
4 1h 2l
1h 1 3
1h b f 2m 2n 2o
1h 2 2p
1 2q 2 3
1 3 2r
1 1i 3 2r
2s 2t 1 1i 3 2u 2r
2s 2t 1 1i 2v 3 2u 2r 2w
2s 2t 1 1i 2x 3 2u 2r
2s 2t 1 1i 2x 3 2u 2y 2r
2s 2t 1 1i 3 2u 2y 2r
2s 1 1i 3 2u 2r
2s 1 1i 3 2u 2z 2y 2r
2s 30 1 1i 3 2u 2y 2r
31 32 33 k 1 34 1i 3 2r
35 1 1i 2v 3 2u 2r
35 1 1i 3 2u 2z 2r
35 1 1i 3 2u 2r
35 1 36 37 1i 3 2u 2z 2y 2r
k 1 1i 38 3 2u 2r
k 1 1i 38 3 2u 2y 2r
35 39 1 1i 3 2u 2r
35 3a 1 1i 3 3b 2u 2r
1 1i 3 2u 2y 3c 2r
1 1i 3 2u 3c 2r
35 1 1i 3 2u 2y 2r 3d
35 1 1i 2v 3 2u 2y 2r 3d
35 1 1i 3e 2v 3 2u 2y 2r
30 k 1 1i 3f 3 2u 2r
30 k 1 1i 3f 3 2u 2r 3g
30 3h 1 1i 2x 3 2u 2y 2r 3d
30 3h 1 1i 2x 3 2u 2r 3d
30 3h 1 36 37 1i 2x 3 2u 2z 2y 2r
30 k 1 1i 3f 3 2u 2r 2w
3i 30 k 1i 3f 2u 2r 3j 2w
30 k 1i 3f 2u 2r 2w
30 1 34 1i 3f 3 2u 2r
k 1 1i 3f 3 2u 2r
k 1 34 1i 3f 3 2u 2r
1 34 1i 3 2r
3k 3l 31 32 3m k 1 34 1i 3 2r
k 1 1i 3f 3n 3 2u 2r
k 1 1i 3f 3 3o 2u 2r
k 1 1i 3f 3 2u 2r 2w
3i k 1 1i 3f 3 2u 2r 3j 2w
k 1 36 37 1i 3p 2x 3 2u 2z 2y 2r
k 1 1i 3p 2x 3e 2v 3 2u 2y 2r
k 1 1i 3q 3p 2v 3 2u 2r
k 1 1i 3p 3 2u 2z 2r
k 1 1i 3p 3r 3 2u 2r
k 1 1i 3p 3 2u 2r
k 1 1i 3p 3 2u 2y 2r
k 1 1i 3p 2x 3 2u 2y 2r 3d
30 k 1 1i 3p 2x 3 2u 2y 2r 3d
3k 3l 31 32 k 1 34 1i 3 2r
k 1 1i 3f 3 2u 2r 3g
30 3h 1 1i 2x 3e 2v 3 2u 2y 2r
30 k 1 1i 38 3 2u 2y 2r
30 k 1 1i 2x 38 3 2u 2y 2r
30 k 1 1i 38 3 2u 2r
30 3h 1 1i 3 2u 2r
30 3h 1 1i 3q 2v 3 2u 2r 2w
30 3h 1 1i 3q 3 2u 2r 2w
3s 3h 1 1i 3 2u 2z 3t 2r
3h 1 1i 3 2u 2r
30 1 1i 3 2u 2r
3h 1 1i 3q 2v 3 2u 2r 2w
3h 1 1i 3q 3 2u 2z 2r 2w
30 3h 1 1i 3 2u 2r 3d
30 3h 1 1i 3u 3 2u 2z 2y 2r
30 3h 1 1i 3 2u 2y 2r
4 2t 3h 1 1i 3 2r
30 3h 1 1i 3 2u 2z 2r
30 1 1i 3 2u 3c 2r
30 1 1i 3 2u 2y 3c 2r
30 3h 1 1i 2v 3 2u 2z 2y 2r
2t 30 3h 1 1i 2v 3 2u 2y 2r
1 37 1i 2x 3 2u 2z 2y 2r
3h 1 37 1i 2x 3 2u 2z 2y 2r
30 1 3 2r
4 2t 30 1 1i 3 2r
1 1i 3 2u 2r
3v 1 3 2u 2r
1 3w 3 2u 2r
3x 1 1i 3 2u 2r
30 1 1i 3 2r
4 30 3v 3h 1 3 2r
4 30 1 1i 3 2r
30 1 3y 3z 3 2r
30 1 14 3 2r
4 30 1 40 3w 41 3 2r
30 42 1 3 2r
30 1 1i 43 3 2r
4 30 1 1i 44 3 2r
2t 30 1 1i 3 2u 2r
1 3y 3 1l 2r
30 3h 1 1i 3 45 2r
30 1 46 47 48 1i 49 4a 4b 3 2r 4c 4d
4e 1 1i 3 2u 4f 2r
1 1i 3z 3 2r
30 1 2 3 2r
30 2r
4 30 2r
30 1 1k 3 3b 2r
30 1 4g 1i 3 2u 2r
30 1 1i 3 2r m
30 4h 1 3 2r
30 1 3 2r 4i
30 4j 4k 4l 4m k 4n 1 3 2r
30 4l 1 3 2r
30 3v 1 3 2r 4i
3v 1 3 2r 4i
1 3y 3z 3 2r
30 4o 1 3y 3z 3 2r
30 4p 1 3y 3 2r
30 4q 1 3y 3z 3 2r
30 1 4r 3y 3z 3 2r
30 1 3y 3z 3 4s 2r
30 1 3y 3z 4t 3 2r
30 1 3y 3z 3 4u 4s 2r
30 4v 4w 4x 4y 1q 4z 50 51 2r 52 53
30 1 2 3 2r 54
30 55 56 1 3 2r 54
30 1 1q 3 2r
30 4v 4w 4x 4y 4z 50 2r 52 57 53
30 3v 1 3 3b 2r
30 1 1i 3 3b 2r
30 3v 1 3 2r
30 k 4e 1 1k 58 3 59 5a 3b 2r 5b
2t 30 k 4e 1 1k 5c 3 59 5a 3b 2r 5b
k 4e 1 1k 3 59 5a 3b 2r 5b
2t k 4e 1 1k 3 59 5a 3b 2r 5b
5d k 4e 1 1k 58 3 59 5a 3b 2r 5b
k 4e 1 1k 58 3 5e 59 5a 3b 2r 5b
k 4e 1 1k 58 3 59 5a 3b 2r 5b
k 4e 1 5f 1k 3 59 5a 3b 2r 5b
30 5d k 4e 1 1k 5c 58 3 59 5a 3b 2r 5b
30 k 4e 1 5g 1k 58 3 59 5a 3b 2r 5b
30 k 4e 1 1k 5h 58 3 59 5a 3b 2r 5b
30 k 4e 1 1k 5c 58 3 5e 59 5a 3b 2r 5b
30 k 4e 1 1k 5c 3 59 5a 3b 5i 2r 5b
2t 30 k 4e 1 1k 5c 58 3 59 5a 3b 5j 2r 5b
5k 5l 5m 5n
30
30 5o 5p 5q
30 5r
30 1 3 5s
30 5t 5u 5v
30 5w
30 2 5x
5y
30 5z 60 61
1 62 3
1 62 63 3
1 63 3
1 64 63 65 3
1 66 63 3 67
1 62 63 3 68
4 69 1 6a 3
1 6a 3
4 1 6a 3
1 6a 3 1l 6b
1 6c 6d 6e 3
6f 6g 6h
1 6i 3
1 6j 3 6k
6l 6h
6g 6m
1 6n 3
6o 6p
6q
6r
1l 6s
6h
6t
6u 1l
1 14 3
1i
1 1i 3
1 1i 6v 3 6w
1 6x 3
1 6y 3 6z
1 70 3 6z
71 1 72 3 73 74
1 72 75 3 73 74
76 1 72 3 73 74
77 1 72 3
1 72 3
78 79 1 72 3 74
1 7a 3
1 7b 3y 3
1 3 7c
1 7a 72 3
1 7a 3 7d
1 7a 7e 3
1 7a 3 7f
1 72 7g 3
1 7h 6g 3
7i 2 6p
7i 2
7i 2 7j
1 7k 7l 2 3
1 3 7m
4 2
27
7n 7o
7p 1 3
1 7q 3 7r
1 3 7r
1 3 7s
7t 63
1 2 63 3
7u 7v 1 7w 63 3
k 1 1i 7x 3
k 1 3
k 1 7x 3
k 1 7y 3
k 1 7z 63 3
4j 4l 4m k 4n 80
2 81
2 82
4 83 1l
6z 84
83 84
83
83 85
83 86 1l m
87 88 89
83 8a
87 8b 88
83 8c
42 8d 8e 8f 88
4 83 8g
83 7a 8h
7a 2 8i
83 8j 6h
4 83 8k
4 83 8l
8m 2 1l
8n 2 1l
8o 2 1l
8p 2 1l
4 8q 8r 8s 17 8t
1c 1d 63
83 8u 8v
8w 8x
8x
83 8y
8z
4 2 8z
2 8z
4 83 8z
90
4 83
1 1i 6a 3
4 4l
91 92
2 93
93
94
95 94 96 97
94 98 99
9a 94 98 99
9b 94 9c 9d 9e
9b 94 9c 9d 74 9e
9b 94 9c 9d 9f 9e
94 9g 2
87 94 88
4 94 2 9h
9i 9j 94 9k 9l
94 98 99 9m 9n 9d 9o
9p 94 9q 9r 9s 9t 9d 9u 9v
94 2 9w 9x
94 9y 9z 92
4 2 a0
94 a1 a2
30 1 94 3w 3 2u a1 a2 2r
4 30 1 94 1i 3 a1 a2 2r
30 3h 1 94 1i 2x 3 2u 2y a1 a2 2r 3d
30 1 94 1i 3 a1 a2 2r
a3 94 2
a4 98 a5 a6 a7
a8 1 3
92
a9 aa ab
4 1 2 3 ac
2 92
ad ae 92
af 92
ag 9z 92
ah
ai
ah 6c aj
1 ai 3
4l 1 3
ai ak
al ai am
an 17 ao ap aq
ar an 17 as at
au av aw ax 1o
ay ai az b0 b1
4j 4k 4l 4m k 4n
1c 17
4 ai
b2 ai b3
ai b4
4j 4l 4m k 4n 4e b5 80
b5 b6
1 ai b7 b8 3
1 b9 ai b3 3
17 ba bb
bc bd
4j 4k 4l 4m k 4n be
be ai bf
bg ai bh
4l 1 bi 3
bj
1 bj 3
bi
bk bj
bl
bm bn bj bo
4j 4k 4l 4m k 4n 4e
90 bp bq
bj bp bq
bc br bs
4 4j 4k 4l 4m k 4n 4e
bi bf bl b0
bi ai bf b0
bp 88 bt bq
bi ai bf bu
bi ai bf
1 bv bw 3 bx by
1 bv ai 3
1 bv 6u bw 3 bx bz by
4j 4k 4l 4m k 4n 1 bv 3
bv c0 c1
bv c2 ai
4 bv c3 17
1 bp ai 3 c4 6p
4 1 bv ai 3
1 bv ai bf b3 3
1 ai 3 c5
bv c6
c7
bv c3
4j 4k 4l 4m k 4n 4e c8
c9 c8 ca ai
4j 4k 4l 4m k 4n 4e 1 c8 3
c8 c3 c1
c8 ai
1 c8 3 cb by
c8 ai b3
c8 c7 cc
ai b cd ce
cf cg
ch
4j 4k 4l 4m k 4n 1 3
c1
ai ci
ai bf b3
1 ai ak 3
cj
ck ai
ck c1
ck c3 ai
1 ck ai 3 cl
ck ai b3
ck ai ak
cm ai cn
co c1
co ai
cp ai
cq c1
cq ai
c3
ai cl
4l
87 88
cr
cs ct cr
cu cr
cv cr cw
cr cx
cr cx cy
cr cz d0
d1 cr
d2 cr cx
4 cr
cr d3
cr cx d4 d5 d6 d7
d8 cr d9 da c7 db
dc cr dd
de df dg dh d8 cr d9 da c7 db di dj dk
dl cr
d8 cr d9 da c7 db dm
dc cr
c3 cr
dn c3 cr do
dp dq c3 cr
1 cr 3
1 cr dr 3
cr ds
cr dt
cr du
cr dv
dw c3 cr cw
4 cr ds
4h 1 dx 2 3
1 dy 3
dz 1 3 e0
4 4l 1 e1 3
4 1 2 3 1l
1 2 3 1l
4 1 2 3
e2 79 dx e3
e2 dx
e4 79 1 3
4 e5 79 1 3
e6 79
e7 e8 1 3
e9 ea 1 3
1 3 1l
eb ec ed
4 1 2 3 ee
ef 2 1l
79 dx 63 eg
4 eh
14
ei 79 ej dx
79 2 74
30 ec
30 1 3
79
4 79 2 ek
el 79 2
em 79 2
em 79
79 dx 2
4 79 1 3
4 1c 2 en 17
eo ep
eq bg 17
eq er 2 en
2i 2j en 17 ep
es
et es
es 2
4 es 1 3
4 es eu 2 ev
1 ew 2 3 ex
1 ew 2 3
ey 1 ez ew 2 3 f0 2r
f1 1 f2 ew 2 3
k 4e 1 2 3 28
2 f3
1 ew 2 f4 3
4 1 ew 2 f4 3
1 f5 2 3 f6
1 2 3 f6
1 f7 2 3 f6
1 f8 f7 3 f6
1 f8 f7 2 f9 3 f6
1 f8 f7 fa 3 f6
fb 1q fc fd
4e 1 ew 2 3
1 2 3 fe
1 3 9
1 ff ew fg 3 28 9
1 ff ew 3 28 9
fh 1 ff ew fi 3 fj 28 9
1 ff ew fi 3 fj 28 9
1 ff fk 3 28 9
fl 1 ff ew fm fn 3 28 9
fl 1 ew fo 1d 3 17 28 fp 9
fl 1 ff ew fo 3 17 28 fp 9
1 ff ew 3 fj 28 9
1 ff 3 fq fj 28 9
1 ff ew 3 fq fj 28 9
1 ff ew 3 fq fr fj 28 9
fs ft fu 1 ew 3
ft fu 1 fv ew 3 26 fw
fx 4e 1 ew 2 3
1 fv ew 3 26 fw
1 fy fv ew 3 26 fw
k 1 fz 80 1i 3
k 1 fz 2 3
4j 4k 4l 4m k 4n 1 fz 3
k 1 g0 80 1i 3
4j 4k 4l 4m k 4n 1 g0 3
k 1 g0 1i 3
k 1 g1 2 3
k 1 g1 1i 3
k 1 g1 80 1i 3
4j 4k 4l 4m k 4n 1 g1 3
k 1 g2 1i l 3
k 1 g3 80 1i 3
1 3 17 g4
1 3 17 g5
4 1 2 3 f3 g6
k 1 80 1i 3
g7 1 3
g8 1 3
1 g9 ga 2 3
k 1 l 2 3
1 l 2 3
1 ga 2 3
1 gb 2f 3
k 1 1i l 3 m
1 gb 3 gc
1 2 3 gd
6c 27 ge 28 29 gf
4e 1 gg 3 gh
4j 4m k 4n 4e 1 gg 3 gh
gi
k 1 o gi 2 3
1 o gi 3
k 1 o gi 3 m
gj gk ew
ew
gl gm ew
gm ew
gn
go gn
gp gq gj ew
gm gj ew
1 an 3 17 gr
1 gs 3
gt gu 1 gs gv gw 3 gx
gy gu 1 3 gz h0
4e 1 2 3 h1 m
90 1 3
gu 1 3 h2
gu 1 3 fj 17 h2 h3 h4
k 4e 1 2 3
gu 1 2 3 28
1 gs 2 3 m
1 gs h5 2 h6 3 h7
h8 h9 1 h5 ha hb 3 28
hc k 4e 1 80 2 3
gu 1 hd 2 3 28 he
4e 1 1i hf 3
2 hg
1 hh 1i 3
1 hi 2 hj 3
1 2 3 hk
1 2 3 hl
4e 1 2 3
1 hm b0 62 63 3
1 25 2 3
1 1q hn ho an hp 3 t
1 1q hn ho an hp 3 t hq
1 hn 25 3 t
1 hn 3 t hq
1 hn 3 t
1 1q hn ho an hp 3 t hr hq
1 hs ht 3 17 hu
hv 1 hw 3
hv 1 hx hw 3
hv hy 1 hx hw 3
hv 1 hx hw 3 hz
4 1h 1 2 3 i0
1 i1 i2 3 17
1 i1 i2 3 i3 17
1 i4 i5 3
1 1q 25 3 i6
1 2 3 i7
1 2 i8 3 1l
1 i9 2 3
ia 1 2 3 ib
ia 1 2 3
1 ic id b 3
4 1 4g 1i 3
1 2 3 ie t
1 2 3 t
1 i 3 t
if 1 98 2 3
1 ig 3
1 ig 3 1l
1n 1 3 1l
ih i ii 1l ij ik il
1 3 17
im in 1 io 3 17
1 ip 3
1 ip 3 3b 2r
4 1 ip 3
4 1 3w 3
1 88 3
87 iq 88 ir
iq 88 ir is
iq 88 ir it
30 k 1 80 1i 3
iu 1 3 1o
iv 1 3
iu iw 1 3 17
1 ix 3
1 iy 3
1 3 iz
1 j0 2 3
1 3 j1
1 2 en 3
j2 j3 1 j4 3
1 j5 2 3
j6 au j7 ij ik il
1 j8 2 3
1 j9 ja jb 3 17
jc 1 3
1 jd 3
1 3 je
1 2 3 17 jf
jg 1 2 3
1 jh ji 3
1 3 jj jk
1 jl 2 3 jm
1 en 3 17
1 jl jn 3 17
1 3 jo jp
jq 1 i 3
1 jl i 3
jg 1 3
jg 1 jl 3
1 i en 3
jr 1 i 3
1 jl 3 17
1 3 js jt ju jv m
1 3 js jt ju jv jw m
4 1 jx 3w 3
1 jy jz k0 3 k1 m
4 1 3
30 1 2 3
4 1 2 3 js
1 k2 k3 3 17
1 jz k4 3
1 2 jz 3
1 2 3 17
1 2 3 2r
1 k5 3 fj 17 k6
1 2 3 fj
1 1q en 3
1 1q ho an k7 3 fj
1 1q 3 k8
1 en hp 3
1 k9 3 17
1 k9 an ka en 3
4l 1 3 m
1 k9 3
4 1 3 kb
4l 1 1d en 3
kc kd 1 3
ke 1 3
1 en 3
kf 1 3
1 kg 3
kh 1 3
1 ki kj 3
1 kj kk kl 3
1 km kj kk kl 3
kn 1 3
1 ko 3
1 kp kj kk kq 3
1 3 kr
1 ka 3
4 1 an 2 en 3 fj t
1 1q ho an 3 fj t
1 ks an 3 fj 17 t
1 an kt ku 3 fj 17 t
1 an kv 2 en 3 fj t
1 an 2 en kw 3 fj t
1 2 en kx 3 t
1 2 en 3 ky t
1 an 2 en 3 fj kz t
1 2 en 3 l0 t
1 kt 2 en 3 l1
1 2 en 3 kz t
4 l2 1 ip 3
1 l3 3
1 ip l4 3 l5
4 1 ip l6 3
j6 j7 49 4a l7
4 1 ip 3 l8 l9 m
4 1 la l3 ip 3 l9 m
4 1 2 3 l8 l9 m
4 ia 1 ip 3
1 lb 3 lc ld le
lf 1 3
lg lh 1 3 li
lg lh 1 lj lk 3 li
4 4j 4k 4l 4m k 4n ll 1 lm 3
1 ln 2 3
1 lo 2 3
1 lp lq 2 3
1 lr ls lt lu 3
1 lv lw 2 3
lx 1 ly 2 3
lz lx 1 2 3
lx 1 2 3
kh 1 m0 2 3
lh 1 2 3
m1 1 2 3 17 m2
m3 1 2 3
1 2 3 m4
1 2 3 m5
1 2 3 m6
m7 1 2 3
1 ho 2 m8 3 17
lx 1 m9 1d 2 3 17
4 4j 4k 4l 4m k 4n 1 3
1 2 3 ma mb
mc md 1 bf bl 3
1 88 3 me
1 2 3 mf
1 mg mh mi 2 bf 3
mj 1 1q 2 3
mk mj 1 1q 2 3 17
ml mm mj mn kh 1 mo 1q lv lj lk mp m0 mq mr 3 ms mt mu
mj 1 1q mv mw 3
mj 1 1q mv lt mw 3
mj kh 1 bg 1q 2 3 17 mx my
mj 1 bg 1q 2 mz 3 17 n0
mj mn kh 1 mo 1q 2 mz 3 17
mj mn lx 1 1q 2 3 n1
1 kj 2 3
n2 1 kj 2 3
1 kj 2 n3 3
1 kj 2 3 n4 n5
1 kj 2 3 n6 n7
1 kj 2 3 n8 n9 na nb nc
1 2 3 nd
1 2 3 17 ne gr
1 nf 1c 2 3
1 ng 3 nh
1 2 3 ni nj
1 1c 2 3 17
1 1d 2 3
1 nk 2 bf 3 17
4 nl 1 2 bf 3
1 2 bf 3 17
1 nm 2 bf 3 17
1 2 bf 3 17 nn
1 no 1d 2 3 17 np
1 2 bf 3 17 nq nr
1 1d 2 3 17
1 2 bf 3
1 bf bl 3
1 2 ns 3
1 3 74
nt 1 au 3 17
1 au 3 17 74
1 au 3 17
1 nu 3
nt 1 au 3 17 74
1 3 nv
1 nw 3
1 nx 3
4l ny 1 3
1 nz 3
o0 1 2 o1 bf 3
1 bl en 3
1 3 o2
1 1q 3
o3 o4 o5 o6 1 1q o7 an o8 3 o9
o3 oa o4 1 1q o7 3 17
o3 oa o4 1 1q o7 ob 3 17
oc o3 oa o4 1 1q o7 3 17 t
od 1 1q oe en 3
o5 1 1q o7 of 3
o5 1 og 1q of 3
o5 1 og 1q o8 of 3 oh
1 1q o7 en 3 17
oi 1 1q oj ok 3
oi 1 1q ol oj ok 3
1 1q o7 ol ok 3
1 1q o7 om o1 3 on 17
1 1q o7 en 3 17 oo
o4 op 1 1q o7 en 3 17 oq or os
1 1q 3 ot
ou 1 1q 3
ov ou 1 og 1q 3 17
ou 1 og 1q ow 3 17
ov ou 1 1q o7 o8 3 17
ov ou 1 og 1q ow 3 17
ov ou 1 og 1q ox 3 17
ov ou 1 og 1q o8 3 17
ov 1 og 1q o8 of 3 17 oy oh
ov ou oz 1 og 1q o8 3 p0 17
p1 1 3 17
1 o7 p2 p3 3
1 o7 p2 p3 p4 3
1 1q o7 3 17 os
p5 1 o7 o8 3 17
p5 1 og o8 3 17
1 p6 3
1 p7 3 6z
1 p8 p6 3
1 p6 p9 3 pa
1 p6 pb 3
1 p6 pc 3
pd 1 p6 3 pe
pf pd 1 pg ph pi pj pk pl pm pn 3 pe po pp pq
pd 1 p6 pi 3 pe po
1 pr 1q 3
oi 1 ol 3
4l 1 3 ps
1 og 1q o8 3 17 oy
1 og 3
o4 1 1q o7 en 3 or os
1 pr og 1q ho 3
1 og o8 3
1 pr 3
1 pr pt 3 pu
1 o7 3
lh 1 o7 3
1 og 1d 3
1 o7 of 3
1 o7 mg mh mi 2 bf 3
4l ny 1 pv pw 3 28
1 nu 3 px
1 bf 3
py 1 pz q0 ho hp 3 q1 q2 q3 q4 q5
1 pr 1q q0 3 q6 q7 q5
1 pr 1q ho 3
1 p8 1q o7 3
q8 1 og 3
q9 1 o7 3
1 og 3 qa
1 p7 o7 3
1 qb 3
1 3 qc
1 qd og qe pi hp 3 17 qf
qg 1 qh qd og qi ph qj qk ql pi 3 17 qf qm
qg 1 qh qn og qi ph qk ql pi hp 3 17 qf qm
1 qh qd og qi pz qj qk ql pi hp qo 3 qf q1 qm
1 q0 ho qe pi hp 3 17 qf q1
1 og q0 ho qe pi hp 3 17 qf q1
1 og q0 ho qp qq qe hp 3 17 qf
1 og qe ql pi hp 3 17 qf
1 qh qd og pz ho qj qr pi hp qo 3 qf q1 qm
1 og pz qe pi hp 3 17 qf
py 1 og pz ho qe qj pi hp 3 qf q5
oi 1 qh og qe pi hp 3 17 qf qs
1 og ho qe pi hp 3 17 qf qt qu
1 ql 3 nv
1 og 3 nv
qv 1 3 qw
1 qx qy 3
p5 1 o7 o8 en 3 qz
1 r0 3 17 r1 r2 o9
1 ow 3
1 r3 r4 3
r5 1 o7 3
oi r5 1 3
r5 1 r6 r7 3
r5 1 og 3
r5 1 r8 3
r5 1 3 r9
1 ra 3
1 2 3 1l 74
1 o7 3 17
1 2 rb 3 1l 74
qv 1 o7 2 bf 3
qg 1 qi 3
1 rc 2 3
1 qe 2 3
1 qe rd re 3 rf qf po
1 p8 2 3
qg 1 j5 3
1 ho qq 3
rg 1 o7 3
o4 rg 1 o7 3
rg 1 o7 3 o9
1 og 3 17
rh ri 1 og 3 17 rj
1 1q o7 3 17
1 rk 1q o7 3 17
1 og 1q rl 3 17
1 og 3 17 rm
1 og 1q 3 17 rm
1 og 1q rn 3 17 rm
1 og 1q ho ro rp 3 17
1 1q o7 rq rr 3 17 rs
1 og rt ru rv rw rx 3 ry 17
1 1q o7 3 17 q1
1 og rz s0 3 17
1 og 1q 3 17
1 ru rw 3
1 ho an 3 s1
1 3 os
1 ho an 3
1 o7 3 17 s2
1 o7 qo 3 17 s2
1 og 3 17 s2 nv
1 o7 s3 qk 3 17 q1 s4 s5
1 j5 3 pp
qg 1 o7 3 17 qm
1 o7 s6 s7 s8 3 17 nv
qg 1 qi o7 hp 3 17 qf s4 s9 qm
1 og 3 17 nv
1 o7 3 17 nv
1 pi 3
1 o7 pi 3
1 3 q1
4l 1 3 q1
sa sb py sc 1 3 28
1 sd se 3 sf 17
1 sd se og 3 sf 17
sg 1 sh 3 si
r5 1 3 sf
1 og 3 sf 17
sj 1 sk og 3 sf 17
1 sk og 3 sf 17
1 sl 3
py sc 1 og 3 fj 17 28
1 3 sm sn
py 1 sl 3 nv
oc p5 1 q0 o8 3 t
p5 1 o8 3
ny 1 3
3s 1 og so 3 17
1 o7 3 17 sp
3s 1 o7 ho 3 17
1 o7 ho sq 3 17 sr
3s 1 o7 ho sq 3 17
3s 1 o7 ho sq 3 17 ss
3s 1 o7 ho 3 17 oy
3s 1 o7 ho 3 17 or os
p5 st 1 og su sv sw 3 17 sx sy pq
p5 st 1 og su sv sw 3 17 sz sx t0 sy pq
1 og sv sw 3 17
1 og su t1 sv 3 17
1 og sv 3 17
1 og sv 3 17 sy pq
1 og sv 3 17 sx
1 og 3 t2 17
1 og 3 17 pq
1 t3 2 3
1 t4 og t5 qe pi 3 t6
1 3 t6
1 3 t6 t7
1 3 t6 t8
1 3 t6 t9
1 ta 3
1 tb og an qe pi 3 t6 tc td
1 tb og qe pi 3 17 te rj
1 an tf 3 tg
ny 1 o7 3 17
1 th o7 ho an ti tj tk tl tm 3
1 o7 ho qe en tm 3
1 o7 qe 3 o9
o6 1 og th ho an ti tj tn tm 3 to tp tq
tr 1 o7 3
1 ts og 3
1 25 en tm 3
1 bf en 3
1 3 tt
1 o7 3 os
1 o7 an 3
1 o7 qe 3 tu
1 og qe 3 tv tw tx ty
1 og qe 3 tv tz tx ty
1 o7 qe 3 tz tx
1 og qe 3 tw tx
1 o7 qe 3 tz
1 u0 og 3
p5 1 o7 o8 en 3 17
1 u1 u2 og u3 qe 3 17
u4 gj u5
u4 a4 u6 98 gj u5 b
u4 u7 98 gj u5
u4 98 gj u5 u8
u4 98 gj u5 u9
u4 98 gj u5
ua ub u4 98 gj u5
u4 uc 98 gj u5
u4 98 gj u5 ud
u4 98 gj u5 u8 ue
u4 98 gj u5 uf
u4 98 gj u5 ug
u4 98 gj u5 aa uh
u4 98 gj u5 aa ui uj
u4 uk 98 gj u5
u4 ul uk 98 gj u5
u4 98 gj u5 aa ab um
u4 gj u8
u4 un 98 gj u5 u8
u4 uo up un uq 98 gj u5 u8
u4 uo un 98 gj u5 u8
u4 gj u5 u8 b
u4 gj u5 ur b
u4 gj us
u4 gj
u4 gj u5 u8 b ut
u4 uk gj u5 b
u4 gj u5 u8 uu
u4 gj u5 u8 uv
u4 gj gk
u4 gj u8 gk
u4 uw gj gk
u4 ux 98 gj u8
u4 gj uy
u4 gj b
u4 uz gj
u4 1 gj 3
u4 v0 gj
u4 gj v1 v2
u4 gj v3
u4 gj v1
u4 98 gj
u4 v4 gj us
u4 gj us u8
u4 gj v5
u4 gj v6
u4 v7 gj v1
u4 v8 gj
u4 v7 v9 gj v1
u4 v7 v9 gj v1 va
u4 gj vb
u4 v7 v9 gj v1 vb
u4 gj vc vd
u4 gj v1 ve
u4 gj v1 vf
u4 gj vg
vh
vi
vj vh
vk 1 vl vm 3 vn
vm vo vp
vq 1 vr i 3
30 vs 1 i 3
30 1 vt i 3
1 vt i 3
1 i 3 vu
1 vv i 3
vw 1 i 3
vw 1 3 1o
1 3 1o
jg 1 vx 3
vy jg 1 vx i 3
vy jg 1 vx 2 3
i
jg hi vz w0 w1 j6 au j7 w2 w3 w4
jg 1 hi w5 3
j6 au j7 w6 w7 1o w8
j6 au j7 w9 wa w6 w7 w8
wb 1u wc wd j6 au j7 vr we wf wg
1 vr i 3
1n 1 vr 3
1 vr 2 3
wb 1u wc wd j6 au j7 vr wh wi wj we wf wg
1 vr i 3 wk
wl iu 1 3 w6 1o
iu 1 wm 3 1o
iu 1 wn 3 17 wo 1o
iu 1 wp 3 t 1o
iu 1 3 w6 t 1o
iu 1 3 t 1o
wq iu 1 i 3 w6
j6 au j7 wh wi wj bf we wf wg
wr 1 vr 3 ws
1 vr wt 3 ws
wl j6 au j7 w6 w7 1o w8
1 3 t
jg 1 i 3 t
1 hi 3 t 1o
j6 au j7 vr wh wi wj wu wv ww ws
iu 1 i 3
j6 au j7 wu wv ww
1 vr 3
1 vr 3 1o
jg 1 hi en w 3
1 vr i wx 3
1 i w 3 wy
wl iu 1 i 3 wy w6
1 i 3 1l wz
1 i 3 ws
1 x0 3
1 3 x1
1 i en 3 x2
x3 x4 x5 hi x6 x7 x8 x9
wh wi wj wu wv ww ws
wh wi wj wu wv ww
j6 au j7 vr wh wi wj wu wv ww
xa xb wi wu wv ww ws
j6 au j7 wh wi wj ws we wf wg
xc xd 1 3 t
xd 1 3 t
xe xd 1 3 t
xf xe xd 1 3 t
1 3 xg t
1 xh xi 3 xg
1 xj 3 t
1 xk 3 xg t
1 6g xl 3 t
1 6g xl 3 xm xn t
1 3 xn xo xg t xp
1 3 xq t
xr 1 xh 3 xg t
1 3 xs
1 3 xt t
1 3 xu t
1 3 xv t
1 3 t xw
xx 1 3 xn xg t xy
1 xz 6g 2 3
1 j4 3
1 bg j4 3 17 x1
1 y0 y1 pv y2 j4 3 17 y3 y4
1 y5 y6 2 3
1 j4 3 1l x1
1 y7 88 3 x1
1 y2 j4 3 x1
1 j4 3 x1
1 y8 j4 3
1 y9 ya 3 y3
1 yb yc 1u yd ye 3 x1
yf 1 xh 3 yg
1 2 3 x1 x2 t
1 yh 2 3
1 yi 3
1 6q 3
1 yj 6q 3
1 6q 3 yk
1 6q 3 yl
1 2 ym 3 x1
1 yn 2 3
1 yo j4 3
1 yp 3
1 3 yq
1 2 3 yr
1 3 ys
1 2 3 yt t
1 xh 3 yu yv yw yx yy
1 xh 3 yv yw yx yy
1 xh 3 yu yv yw yx
1 2 3 yz z0
1 3 yz z0
1 2 3 z1 yz z0
1 z2 2 3
1 z3 i 3
1 2 3 z4
1 z5 3 t
1 z5 z6 3 t z7
1 z5 z6 z8 3 t
1 z5 z9 3 za t
1 zb 2 3 y3
zc 1 2 3
1 i 3 x1
1 2 3 x1
1 88 y2 zd 3 x1
1 er 2 3
1 3 6z
1 ze 3 6z
1 2 zf 3
1 3 zg
1 zh 3 zi
1 j4 3 zj
1 zk j4 3
1 zk j4 3 xg
zl 1 zk j4 zm 3
1 zk j4 3 zn
1 zk j4 3 zo zp
1 zk j4 3 zq
1 yb y2 j4 3
1 zr j4 zs 3
1 zh 3
1 2 zt 3
3v 1 3
4l 1 j5 3
1 zu 2 3
1 j4 3 17
1 j4 3 17 zv
1 zw 2 3 17
1 zx zy 2 3
zz 100 101 17
an zz 100 101 17 102
1 103 2 3
1 3 y3
1 2 3 104
1 2 3 105
106 1 2 3
107 1 2 3
1 j4 3 y3
1 j4 3 108
1 109 2 3
1 109 10a 2 3
1 109 88 3
1 10b j4 3 1l
1 109 j4 3
1 j4 3 10c
1 j4 3 1l
1 2 10d 3 10e 10f
1 2 3 10e
10g 10h 2 10i 10j
10k 1 10b 2 3 1l
1 2 3 10l 10m 10n
1 2 3 10o
1 2 3 10p 10o
1 2 3 10o 10q
10r 1 2 3
1 10s 2 3 10t 10u
1 10s 2 3 10u
1 2 3 10v
1 zu 3
1 zu 2 3 10w t
1 2 10x 3
10y 1 3
10z 110 1 3 y3 111
1 2 3 112
1 10x 3 17
1 3 113
1 114 3 i3 17
1 3 115
1 3 116
1 3 117 118
1 3 118
1 2 3 119
1 11a 11b 11c 3 11d 11e
1 2 b0 3 11f 11g
1 i 3 11h 11i xg
87 1 3
1 j4 3 11j xg
1 j4 3 xg
py 1 3
11k 11l 11m 11n id 11o xg
87 iq 88 ir xg
42 iq 88 ir
87 zz ka 100
11p 1 j4 3
1 2 3 11q
11r 1 11s 3 17
1 11s 3 17
11r 1 11s zu 3 17
1 11s zu 3 17
1 ka 1c 1d 3 17
1 ka 1c 3 17
11t iq 88 ir
11t iq 88 ir 17
1 11u 3 17
iq ir
1 25 j4 3
1 25 j4 3 11v
1 j4 11w 3 17
1 j4 3 11x
an zz 100 11y
1 11z an 3
120 1 an 11y 3 17 121
1 an 3 t
1 11z an 3 122
sb 1 an 3 121
1 an 3
1 an j4 3
1 an 123 11y 3 17
1 11z an 11y 3 t
1 b0 3
1 an b0 3
1 an j4 11y 3 121
1 11z an 124 3 122
1 an 11y 3 xg
1 bg 11z an 125 11y 3 126
1 an ka 3 122
1 ho an ka 11y 3 127
1 an 3 128
1 an 11y 3 17
1 bg 11z an 11y 3
129 12a 1 3
42 1 12b 3
12c 12d 12e 12f 12g 12h 12i
1 id j4 10d 3
1 3 xg
1 zu 3 17 xg
1 3 17 xg
12j 1 3 17 xg
1 j4 3 12k 12l
1 j4 3 12m
kn 1 3 17
1 12n j4 3
12o 12p 2
k4
12q 2
12r 1 1q 12s 3
12t 12r 1 12u 1q an 3 1l 12v
12r 1 1q an 3
1 an 12w 12x 3
1 an 2 3 12y
1 an 3 12z
1 3 12z
1 12s an 130 3 131 132
1 1q an 130 3
1 133 u8 2 3 134
b
m
6c 135 136 m
137 2 m
6c m
4l 4x 4y 138 m
139 1 3 13a m
139 1 3 135 13a m
139 1 13b 3 13a m
139 1 13c 3 13a m
1 23 3 js m
gj
gj 13d u8
gj 13e
30 gj u8 13f hx 28
30 13g gj u8 13f 28
30 13h gj u8 13f
30 13g gj u8 13f 28 2r
30 13g gj u8 13f hx 28
13g gj
13g gj u8 13f
30 sc 13i 13j 13k
3i 4 1 13l 3
3i 4 13m 2 2r
3i 4 2
13n
13o 13p
1 2 13q 3 e3
13r 132
30 13s 13r 132
13t 13r 132
13u 13r 132
13v 13r 132
13w 13u 13r 132
12z 13r 132
13x
1 2 13y 3
1 2 13y 13z 3
1 2 13y 3 140 141
1 2 3 142
30 1 2 13y 3 143
30 ia 1 2 3
30 ia 1 i en 3
ia 1 i en 3
30 1 144 3
30 1 145 3
30 1 13y 3
146 17
147 148 17
149
17
14a
135
14b 2
4e 1 3 14c
6c 135
14d
b 135 14d
7m
30 7m 136
30 7m
30 88 14e 7m
30 2 7m
30 b 135 7m 136
30 20 6c 135 7m
30 7m g6
30 20 b 135 7m 136
7m 14f
1 2 3 7m
7m 136 2r
136 2r
14g 135
14h 1l
1 7q 3
1 14i 3
42 8d 1 3
2 11x
14j
14k
87 14l
2 14m m
30 14l 1 2 3
14n 2
14o
14p 2
1 3 14q 14r 14s
14t 1 3
17 14u
14v 28
14v 28 135
30 14w 1 14x 14v 3 28 135 14y 14z
1 14v 3 28
1 6c 14v 3 28 135 150
1 14x 151 14v 3 28 135
14x 152 14v 28 135
1 14x 6c 14v 3 28 135
4 1 153 154 14v 3 28
1 14v 3 28 135
1 14v 155 3 28
14x 14v 28 135 136
1 14x 6c 14v 3 156 28 135 136
14x 6c 157 158 14v 28 135 14y 14z 136
14x 6c 14v 159 28 135 150 136
14x 6c 14v 159 28 135 150 14y 14z 136
14x 6c 14v 159 28 135 136
1 14x 14v 3 28
1 14x 15a 14v 3 28
1 14x 15b 14v 3 156 28 15c
1 14x 6c 14v 3 28 15c
1 14x 15d 14v 3 28 15c
14x 14v 28
15e 28
20 15e 28
1 15f 6g 15e 15g 15h 3 28
7q 15i 28
1 15j 3 28
7q 15k 15l 28
15m 28
28
1 14x 3 156
15n 7m 15o 2r
15n 7m 15o
28 135 150 136
20 27 28 29
15p 20 28 135 150 136
30 20 28 135 150 136
20 b 28 150 136
20 27 2 28 135 150 29 136
15q 6c 135 150 136
15q 27 15r 135 136
15q 135 15s 150 136
20 b 28 135 150 136
b 28 135 136 2r
1 20 14x u8 b 3 28 135 136 2r
20 14x 15t b 28 135 7m 136 2r
30 20 15t b 28 135 136
15t b 28 135 136
15t b 28 136
15u 20 27 28 150 29 15v 136 2r
20 6c 28 15w
30 137 20 6c 27 28 135 150 29 136
137 6c 27 28 135 150 29 15x
137 20 6c 27 28 135 150 29 15x
20 15t b 28 135 136
139 6c 28 135
6c 15y 28 135 2r
6c 28 135 7m 2r
6c 28 7m 2r
15z 7m
30 160 135 13a
30 fj 17
30 2
30 am
30 2 en
4 30 161 2
4 161 2
2 13a
135 7m
15y 13a m
20 135 7m
3i 162 2 28 m
4 1 2 163 3 m
164 165 28 166 167
139
4 139 1 3
139 2
139 6c 135
139 3v 168 13a
4 139
2r
169 16a 2r
16b 16a 2r
135 16a 2r
16c 2r 16d
16e 2 2r
20 16f 43 16g 135 2r
1 16h 16i 3
16j 1 16h 16i 16k 3
1 16l 16k 2 3
1 16i 3
16k 16m
1 16h 16n 16i 3
30 16b 28 16a 2r
30 16b 16o 20 28 16a 2r
30 16b 20 28 135 16p 16a 2r
30 16b 20 16q 16r 16a 2r
16s wn
16t 2
4 16u 7m
16v wn 16w
16x 16y 15c
16z
170 1l 171 16z 172
137 wn 17
wn
139 wn
173 u8
174 175 176 u8 2
30 177 178 2
179 17a 17
17b 2
17c 17d 17e 17f 2 2r
4 17g 2 17h
4 4l 4e 1 3
17i 17j
1 en 3 17 17k
30 17l
17m
20 17n 17o
17p 7m 136
cf 17q 27 17r
17s 17t 17u
17s 17t
sb 1 3 17
139 136
139 16h 17
1 3 136 17u
139 17v
136
42 1 3
7m 17w 136 2r
17x 17y 17z
20 136
180
b 181
4 4l 1 3
182 181
1 183 3
1 46 184 48 185 183 186 49 4a 187 188 3 4c 4d
4 4l 4e
1 183 187 3 189
18a k 1 3 18b 18c 18d 18e 74
1 2 3 18f
1 j4 3 18g
18h 1 3 17 t
1 1q 12s 3
1 1q 18i 3
1 14h 3
1 1c 3
1 ho an 18j 3 17
1 j5 3
1 18k 3
1 18l 3
1 2 3 18m
1 3 18n 18o
1 14 3 18n 18o
1 14 3 74
18p 1 18q 3 74
18r 18s 18p 1 18q 18t 3 74
18u x0 18v wm 18w 1l
1n 1 3
1 14 14h 3
1 2 14h 3
k 1 80 1i 3 18x
k 18u x0 18v wm 18x
1 au en 3
1 14 14h 3 74
18a k 18y 18z 190 191 192 18b 1l t
1 14 193 3
1 194 3 74
195 1 3
1 3 121
5p 1 3 7m
1 3 196
1 2 3 74
18u x0 18v wm 1l
1 14 3 1l
1 3 17 121
1 6u 3 74
18a k 1 3 18b 197 198 199 x1 t
1 19a 3 19b
1 19c 3
1 14 3 19d
18u x0 18v wm 19e
1 14 3 19f
1 3 19g 74 19h
1 3 19i
1 3 1l 74
19j 1 10 19k 3 19l
1 19m 3
1 3 19l
19n 1 3
1 19o 3
1 19p 3 17
1 19q 3 17
1 19r 19s 19t 3 19u
1 1q 19q 19v 3 17
1 1q 19q en 3 17
1 1q 19q en 3 17 19w
1 1q 19q 19v en 3 17
1 19x 3
1 qe 3
19y 1 qe en 3 17
19y 1 qe en 3 17 t
1 qe 19z 3
1 qe en 3 17
1 qe 3 17
1 qe 1a0 3 17
1 1a1 qe 1a2 en 3
1 qe 1a3 3
1 qe 1a4 3 1a5
1 qe 1a4 3
1 qe 1a2 en 3 1a6 1a7
1a8 1 1a9 1aa 1ab qe 3 1ac
19y 1 qe b0 3 17 t
1 1i 3 1l
18a k 1 192 2 3 1l
1a8 1 3
1 6c ge 3
1a8 1 6c ge 3 7m
1 6c ge 3 7m
1a8 1 6c ge 3
1a8 1 6c ge 3 1ad
cf 1 6c ge 3
1a8 1 1aa 2 3
90 1a8 1 1aa 3
1 6c 3
1ae 1 3
1 25 3
1 3 1ad
1 x0 25 en 3
cf 1 ge 1af 3 28 7m 1ag
1 3 1ah t
1 ge 3
cf 1 ge 3 t
1h cf 1 ge 3 t
cf 1ai 1 ge 3 t
1 1aj 3 1ak
1 2f 3
1al 1 3
1al 1 3 1l
1am 1 3
1 1an 3
1ao 1ap 1aq gu 1 1an 3 28
1ar 1 3 1l
1ao gu 1 1an 3 28 1l
1ao gu 1 1an 3 28
1ao 1as gu 1 1an 3 28
1 1an 3 1l
1 1at 1an 3
1 1at 1an 3 1l
gu 1 1at 1an 1au 1av 3 28
gu 1 1at 1an 1au 3 28
gu 1 1at 1an 1au 3 28 1l
gu 1 1an 1au 3 28 1l
1 2 3 1aw
1 1ax 3
30 1 1ax 3
1 1w 3 1l
1 1ay 3
1 3 17 1az
1 3w 3
1 3 1b0
1b1 1b2
1b3 1 en 3
1 qe en 3 1b4 1b5
1 qe en 3
1 qe en 3 1b6
1 1b7 3
1 qe en 1b8 3
1 80 qe 1b9 1ba 3
1 3 1bb
1 3 1bc
iq 88 ir 1az
1 3 1az
1 3 1aw
1 3 74 1az
1 an 3 121
1 1bd 3
4 1 1be 3
1 1bf 3
1 2 1bg 3
1 3 1l 1az
1bh 1 3
1 3 1bi
1 1bj 3 1bi
1 3 1l 1bi
1 1bk 3
1 1bk 1bl 3
1 1bm 1bk x1 3
4 1 1bn 3
1 1bn 3
1 1bo 3
4 87 1be iq 88 ir
1 1bp 3
1 3 1bq 1ah
cf 1 1bp 1br 3 t
1 1bs 3
iq 88 ir 1bt
87 1bu iq 88 ir
1 3 1bv
j6 au j7 1bw
1 ge 3 1bx
1by 1 qe 2i 2j 1bz 3
1by 1c0 1 qe 2i 2j 1bz 3
1 3 1c1
1 17 3
cf
cf 1c2
1 3 1c3
1c4 1c5 18u x0 18v j6 au j7
1 1c6 2 3
1 2i 2j 1bz 3
1c7 1 3 1l
1 3 17 1c8
1 1c9 3 17
1 3 17 iz
1 1ca 3 17 1cb
1 3 1c8
1 3 11g
1 2 3 1cc
1cd 1 qe 2i 2j 1bz 3
1cd kn 1 qe 2i 2j 1bz 3
1by 1c0 1cd 1 qe 2i 2j 1bz 3
1cd kn 1 qe 2i 2j 1bz 3 t
1by 1cd kn 1 qe 2i 2j 1bz en 3
1by 1cd kn 1 qe 2i 2j 1bz 2 3 x1
1cd 1 qe 2i 2j 1bz 3 17
1 bl 3
1 en 3 t
1 an 3 1ce
1 1cf 3 t
jg 1 1i 3
jg k 1 1i 3
1cg jg 1 1i 3
jg k 1ch 1 1i 3
jg k 18u x0 18v wm 18w
1ci 1c7 1cj 1ck 1cl 1cm
1c7 1 3 1cl
1 3 18n 18o t
1cn 1co 1cp 18n 18o t 1cq
1cr 1cn 1co 1cp 18o t 1cq
1 3 1cs
1 ka 3 17
1 3 1ct t 1cu
1 3 1l t
1 1cv 2 3
1 en 3 1cw
4j 4k 4l 4m k 4n 1 1cx 3
4j 4k 4m k 4n 1 1cy gg 1cz 3
4 4l 1 1cx 3
4j 4k 4l 4m 1d0 k 4n 1 1cx 3
4j 4k 4m k 4n 1 1i 3 6p
4 1 80 x0 1cx 3
4 1 i 3
1 1i 1cx 3
1 2 3 1l 1d1
1d2 1 2 3
4 4j 4k 4l 4m k 4n 1 1cx 3
4 4j 4k 4l 4m 1d0 k 4n 1 1cx 3
4 4l 1 1cx 3 1d3
4j 4k 4l 4m k 4n 1 3 1d4 1d5
1d6 1d7 1d8 1d9 1da 1db
9k 9l 1dc
1dd 9k 9l 1dc
9l 1de
9l 1de 1df 1dg
9l 1de 1dh 1dg
nw
1di nw
9k fg 1dj
9l 1dk
1dd ay nw
9k 9l 1dl 1dm 1dc
1dn 4e 1 3
1do 1dp 1bz 2 17
2 bf
1dq 1dr 2
1 1ds 3 1l
1dn 1 1dt 3
1du 1ds
1ds 63 1dv
1ds 63
1du 1 1ds 63 3
1 1ds 3
1dw
1dx 1dy 1 3
1ds
1 1dz 2 3
1 1ds 63 3
1 1e0 63 3
1e1
1 1ds 3 m
1 3 zg m
6g
6g 63
1 3 28
1 1e2 3
1 1e3 3 1e4 1e5
1 1e6 1e7 1e3 3 1e4 1e5
1 3 1e8
1e9 1 3
1ea
4 1 1ds 3 1eb 1ec
1ed
1ds e3
18d
192 18d
2 1ee
1ef 1 3
1eg
1eh
fj
1ei 63 fj
1ej 1q an 17
ov 1q 1ek 1el
tb rv 1em
1 1en 3
1eo 1 1en 3
1 88 1ep 3
1 1eq 1er 1es 3 1et 1eu
1 1en 3 1ev
1 1en 3 1ev 17
1 1en 3 1ew
1 3 1ex
1 1ey 3
1 1ez 3
1 1f0 3
1 3 1f1 1f2
1 3 1f1 1f2 1f3
1f4
1ey 1f4
1 3 1f4
1 1ey 3 1f4
1er 1es
1er 1es 1f5 1f6 1f7 1ex
1f8 1er 1es 1f5 1f6 1f7
1f9 hm 63
4 63
2 1fa 1l
2 63 6p
1fb 1fc 1fd 1fe 1ff
1fb 1fc 1fg 1fh 1fe
1 1fh 1ds 3
1fb 1fc 1fh 1fe
1fc 1fh
1 1q 3 1fi
1fb 1fc 1fe 1ff
1e3 1ff
2 1ff
sb 1 1fj 1fk 1fl 2 3
1 1fm 2 3
63
sb 1q 2
1 1fn 3
1 1fo 3
1fp
1fq 1fr 1fs 1ft
1fu hp 1fp 1eh 1fv
1fw 1fu hp 1fp 1eh 1fv
1fx 1fq 1fy 1fz 1fu 1g0 1g1
1fx 1fq 1fz 1fu 1g0 1g1
1g2 1fu hp 1fp 1eh 1fv
1fq 1fu hp 1fp 1g3 1eh 1fv
1fu hp 1fp 1eh 1fv 1g4
1g5 1fu hp 1fp 1eh 1fv
1g6 1fu hp 1fp 1eh 1fv
1g7 1g8 1g9 1ga 1gb 1fu hp 1fp 1eh 1gc 1fv
1gd 1fu hp 1fp 1eh 1fv
1ge 1fu hp 1fp 1eh 1fv
1gf 1fu hp 1fp 1eh 1fv
1gg 1fu hp 1fp 1eh 1fv
1gh 1fu hp 1fp 1eh 1fv
hp 1fp
1gi 1gj hp 1fp
1gi hp 1fp 1gk
1gl 1gi hp 1fp
1gm 1gi hp 1fp 1gn
1gi 1go hp 1fp
1gi 1gp hp 1fp
1gq 1gr 1gs 1gt 1gu 1gv 1gw 1gx 1gy
4 30 1 3w 3 2r
30 1 en 3
4 30 1 3
4 30 1 ip 3 2r
30 k 4e 1 1k 5c 3 59 5a 3b 2r 5b
1gz 1h0 1 3
1 3 a1
4 30 1 pv 3w 3 2r
4 30 1 3 2r
30 1h1 1h2 1 3 1h3
1gz 1h0 1h4 1 3
1 1h5 25 3
30 1h1 1h2 1 3 1h6
30 1h7 1 2 3
30 1h7 1 3 196
30 1 2 en 3 t
30 1h7 1 2 3 t
30 1 3 1h8
1 1h9 3
4 30 3v 1 3 2r
1 i 3 a1
3v 1 3 a1
1 3 1ha a1
1 2 3 a1
a1
30 1h1 1 3
1 1hb 3
30 k 4e 1 1hc 1k 5c 3 59 5a 3b 2r 5b
4 1 1hd pv 3
30 1 3 1he
1 1hf 3
1 3 1hg 1hh
1 pv 3 1he
1h0 1 2 3
1 1hi 3
4 30 1 3 1hg
4 30 1 1hj 3
30 1hk 87 1 pv 3
30 1 pv 3 1he
30 1 3 3b
30 1 3 3b 2r
1 1hl 3
1 en 1h9 3
1 3 17 t
4 30 1 1hm 3 a1
1 1hn 3
1 25 3 1l
1gz 1h0 1 1ho 3 a1
30 46 184 48 1hp 183 1hq
30 1 3 1hr 1hs 1ht 1hh
30 1 25 3 196
4 30 1 ip 3
30 1gz 1h0 1 3
1 1hu 3
1 3 a1 zg
1 3 1hv 1hw 1hx 1l a1
30 1 3 1hr 1hs 1ht 1hh 1hy
1 3 1hh
1 1hz 3
1 1hz 11 3
1 11 3 1i0
1 11 3
30 1 1hz 1i1 3
1gz 1 1i2 3
1 3 1i3
1 1i4 3
1hl
1 1i2 3
1gz 1 3
1 1i5 3
1i6 1 2 3
4 2t 1 2 3
1 3 1i7
1 2 3 1i8 1i9
1ia 1 1ib 2 3
1 1ic 3 1id
1 3 1id
4 1 1i 3
1 1ie 1if 1ig 1ih 1ii 1ij 2 3
1 1ie 1if 1ih 1ii 1ij 2 3
1 2i 2j 1bz en 3
4 30 1 2 3
30 1 i 1ik 3
1 j6 j7 3 1hh
1 3 1il
1 1q 3 1im
30 1 en 3 t
4j 4k 4m k 4n 1 3
1 2 3 1hh
1 2 3 1hh 1in
1 1io 3 1ip
1 3 1in
4 1 3 2r
4 1 1iq 1ir 3
4 30 1 2 3 2r
4 30 1 3w 3 3b 2r
46 184 48 1hp 183 1hq
1 1is an 1it 3 17
1 1iu 3 1iv
4 1 1iw 1ix 3
4 30 46 184 48 1hp 183 1hq 1iv
1 1be 3
1 1iy 3
30 1 3 1iz
4 1 1j0 3
1j1 1 3 1hh
1 1j2 3 1hh
4 1 1j3 3
1j4 1j5 1 2 3 1j6
1j4 1j5 1 2 1j2 3
1j4 1j5 1 2 3 1j7
4 30 46 184 48 1hp 183 1hq 2r
1 2 3 1iv
1 1j8 3
30 1 3 1j9 1ja
1jb 1 3
4k 4l 1 3
1 3 1hh 1jc
30 1jd jg 1 2 3
jg 18u x0 18v 25 j6 au j7
1 2i 2j 1bz 3 17
1 1je 1jf 3
1 1jg 3 m
30 1 25 1jh 3
1 1ji 2 3
1 x0 xh 3
1 3 1jj
1jk 1 2 3
1jl 1jm 1 2 3
1 1jn 3
4 1jo 1 1jp 3
1 1jq 3
4j 4k 4l 4m k 4n 1 1jq 3 1jr
4j 4k 4m 1n k 4n 1 1jq 3 1jr
1js 1 1jq 3
1 1jq 1q 1is 3 14u
1 1jq 3 1jr
1 1jq 2 3
1 1jq 3 1l
1 1jq 1jt 3
1ju 1 1jq 3
1jv 1 1jq 3
1jq 1jw 1jx 1jy 1jz 1k0 1k1 1k2 2r
1 1jq 3 1k3
1 1jq 1jw 3 1k4
30 1k5 1 1k6 2 3 2r
30 1 3 2r 1k7 1k8 1k9
4 30 1ka 1 2 3 3b 2r
hv 1 3
1kb 1 1kc 3 1kd
1 1ke 3
1 1ke 2 3
4 1 3 2r 1kf
1 k4 3
1 1kg 3
1 1kh 3
1ki 1 3
1kj 1kk 1kl 1km 1kn 1ko 1kp
1kq 1kr 1ks 1kt 1ku iq 88 ir 1kv 1kw 1kx
1 3 1ky
1 3 1kz
1 1l0 2 3
1 1l1 2 3
1l2 1l3 1 pv 2 3 1l4
1 1l5 3
1l6 1 3
30 1l7 1 3
4 30 1l7 1 pv 3
4 30 1l7 1 pv 3w 3 2r
1l7 1 pv 3
30 1l8 1l7 1 2 3
1 pv 3 1l9
1l7 1 3
30 1l7 1la 1 3
1l7 1 1lb 3
1l7 1lc 1 3
1l7 1lc 1ld 1 3
30 1l7 1 2 3
30 1l7 1le 1 3
30 1l7 1lf 1 3
1l8 1 3
1l7 1lg 1lh 1li 1lj 1lk pv 1ll 1lm 1ln 1lo 1lp 1lq
1l7 1lr 1lh 1li 1lj 1lk pv 1ll 1lm 1ln 1lo 1lp 1lq
1l7 1li 1lj 1lk 1ll 1lm 1ln 1lo 1lp 1lq
1ls 1l7 1lr 1lh 1li 1lj 1lk pv 1ll 1lm 1ln 1lo 1lp 1lq
1 1i 25 1lt 3
1 1i 1lt 3
4 1 ip 3 2r
1 1lu 3
2t 1 1i 3
2t 1 2 3
30 1ka 1lv 1k 1lw 1lx 1ly 1lz 1m0 3b 2r
30 1 1lx 3 1j9 1ja 2r
30 1 3 1hr 1hs 1ht
1 1m1 3
1 3 1m2
1 25 3 1k9
1 3 25 1k9
sa 1m3
2 1m4
1m5 2
1m6 1k9
30 1 25 3 fd 1k9
1 25 3 1m7
1m8 1 3
1 3 1m9 1ma 1mb
cf 1 3 1mc a1 1md
30 1 3 1me
30 1 3 3b 1mc 2r
30 1 2 3 1mc 2r
30 1 3 1j9 1ja 1mc 2r
4 30 1mf 1 1mg 2 3 1me 1mh 1mi
30 1 3 3b 1mj 1mk 2r
30 1 3 1hh 1ml 1mm 1mj 2r
30 1 2 3 1mh 1mn 2r 1mo
1 3 1mp 9
1 3 1mp gr 9
1 1mq 3 1mp 9
1mr 1ms 1 1mt 3 1mp 9
1 3 1mp 74 9
1 1mu 1mq 3 1mp 9
1 1mv 3 1mp 9
1 1q 1mw 3 1mp 9
1 3 1mp 1mx 9
1 3 1mp 1my 9
1 w 3 1mp 9
1 w 3 1mz 1mp 9
1 i w 3 1mp 1l
1 80 x0 3 1mp 1l
1 w 3 1n0 1mp 9
1 3 1mp 1l 9
wm j6 au j7 1n1 1n2 1n3 w 1mp 1l 1n4
1 3 1mp 1n5 9
1 1n6 3 1n7 1n8 1mp 9
1 1n6 3 1n7 1mp 9
1 1n6 3 1mp 9
1n9 1 3 1mp 9
1 1na 3 1mp 9
1 1nb 3 1mp 9
1 3 1mp 9 1nc
1 3 1mp 9 1nc 1nd
1 1ne 1nf 3 1mp 9
1 3 1ng 1mp 9
1 3 1ng 1nh 1mp 9
1 3 1ni 1mp 9
1 1nj 3 1mp 9
1 3 1nk 1mp 9
1 3 17 1mp 9
1 1nl 3 1mp 9
1 3 1nm 1mp m2 9
1 3 1nn 1mp 9
1 3 1no 1mp 9
1 3 1mp 9 1np
1 3 1mp 92 t 9
1 3 1mp 1nq 9
1nr
1ns se 1nt 1nu
1nv 1 1nt 1nu 3
1nw 1 1nt 1nu 3 i3 1nx
1 1ny 1nt 1nu 3
1nz 1nt 1nu
1o0 1m3 1nt 1nu
1 1o1 1nt 1nu 3
4 4j 4k 4l 4m k 4n 1 1nt 1nu 3
1 1nt 1o2 1nu 3 1o3
1 1nt 1nu 3 17
1 12u 1nt 1nu 3 tu 17
o3 1o4 1 1nt 1nu 3 17
1o5 1 1o6 1o7 1nt 1nu 3 17
1 1o7 1nt 1nu 3 17
1 1q 1nt 1nu 3 17 1o8
1 1nt 1nu 1o9 3 17
1 1nt 1nu 3 17 or 1oa
1 1nt 1nu bl 3 17
1 1nt 1nu 3
1 1nt 1nu 3 1ob
1 xh 1i 1nt 1nu 3
1 80 x0 1nt 1nu 3
1 xh 1nt 1o2 1nu 3
1 xh zh 1nt 1nu 3
1 1nt 1o2 1nu 3
1nt 1o2 1nu 1oc
qv 1nt 1o2 1nu 1oc
1 1nt 1o2 1nu 3 1od
1 1nt 1o2 1nu 3 1oe
1nt 1o2 1nu 1oe
1 11a 1ca 1nt 1nu 3 1of
1 1nt 1o2 1nu 1oc 3 1og
1 1nt 1o2 1nu 3 1oh
1 11c 1nt 1o2 1nu 3
1 11c 1nt 1nu 3
1 1oi 1nt 1o2 1nu 1oc 3
1 1i 1oi 1nt 1nu 1oc 3
1 x0 1oi 1nt 1nu 1oc 3
1 1oi 1nt 1c 1d 1nu 3
1 1oi 1nt 1c 1nu 3
1 1nt 1nu 3 1oj 1ok 1ol
1 1i 1nt 1nu 3 1om
1 1on 1nt 1nu 3
1 1nt 1nu 1oo 3 1op
1 1nt 1o2 1nu 3 1oq
1 1nt 1nu bl 3 1oq
1 1nt 1nu 3 1or 1oq
1 3 1or 1oq
1 1nt 1o2 1nu 3 1os 1oq
1 1nt 1o2 1nu 3 1oq 1ot
1 1nt 1o2 1nu 1ou 3 1oq
1ov 1 1nt 1o2 1nu 3 1oq
1 1nt 1o2 1nu 3 1oq 1m6
1 3 1ow
1 2 3 1ow
1 3 1ox 1ow
42 17x 1 3 1ox 1ow
1 b 3 1ox 1oy 1ow
1 b 3 1ox 1ow
1 b 3 1ox 1oz 1ow
1 x0 1p0 3 1ox 1ow
1 80 x0 3 1ox 1ow
1 80 x0 1p0 3 1ox 1ow
4 1 14 3 1ox 1p1 1ow
4 1p2 1p3 1 14 3 1ox 1p1 1ow
4 1 80 x0 3 1ox 1ow
4 1 bl 3 1ox 1p1 1ow
1p4 1 3 1ow
1 3 1p5 1ow
1 3 1od 1ow 1p6
1 1p7 3 1p1 1p8 1ow
1 1p7 3 1ox 1p1 1p8 1ow
1 3 17 1ow
1 2 3 17 1ow
1p9 1 3 17 1ow
1 1pa 3 17 1ow
1 25 3 17 1ow
1ow
4 1 ip 3 l7 2r
ip l7
4 ip 2r 1ow
4 ip l7 2r 1ow
4 1 3w 1pb 3 l7 2r 1ow
4 j6 j7 ip 49 4a l7 2r 1ow
4 1 ip 3 l7 2r 1ow
4 1o2 l7 2r 1ow
l7 1ow
k 4e 1 1k 5c 3 59 5a 3b 2r
4 1 3w 3 2r
4 46 184 48 1hp 183 1hq 2r
1nt 1nu 17 1ow
1nt 1nu 17 1pc 1ow
1nt 1nu 2 17 1pc 1ow
1pd 1nt 1nu 2 17 1pc 1ow
1pe 1nt 1nu 2 17 1pc 1ow
28 1pf 1ow
1h9 28 1ow
1pg 28 1pf 1ow
1ph 28 1pf 1ow
80 x0 28 1ow
1pi 1i 28 1ow
1nt 1ow
4 25 1nt 1h9 1ow
1nt 2 1ow
25 1nt 2 1ow
25 1nt 2 1pj 1ow
25 1nt 1pk 2 1ow
25 1nt 2 1pl 1ow
4j 4k 4l 4m 1pm k 4n 1nt 1ow
1pn 25 1nt 2 1ow
1nt 2 1po 1ow
1nt 1o2 1pp
10 xh 1nt 1o2 1pp
1pq 10 xh 1nt 1o2 1pp
10 xh 1nt 1o2 1pr 1pp
10 xh 1nt 1o2 17 1pp 1ps
1jb 10 xh 1nt 1o2 1pp
10 xh 1pt 1nt 1o2 1pp
10 xh 1nt 1o2 1pu 1pp
1pv 10 xh 1nt 1o2 1pp
10 xh 1nt 1o2 1pw 1pp
1o2 1oz 1pp
1px 1o2 1oz 1pp
1o2 1py 1oz 1pp
1nt 1o2 1oe 1pp
1nt 1o2 1oe 1pz 1pp
1nt 1o2 1q0 1oe 1pp
1nt bl 1oe 1q1 1pp
1nt 1o2 1q2 1oe 1pp
1ca 11c 1nt 1o2 1of 1pp
1nt 1o2 1q3 1pp
1nt 1o2 1q4 1d 17 1pp
1nt 1o2 1q5 1pp
1kj 1kl 11c 1nt w7 w8
1kj 1kl 1q6 11c 1nt w7 w8
1 1q7 1nt 3 o9
1kj 1kl 1q6 1nt w7 w8
1q8 1q9 1kj 1kl 1q6 11c 1nt w7 w8
1kj 1kl 1nt w7 w8
1kj 1kl 11c 1nt 1or w7 w8 1qa
1kj 1kl iy 11c 1nt 1or w7 w8 1qa
1kj 1kl 1qb iy 11c 1nt 1or w7 w8 1qa
1kj 1kl iy 11c 1nt 1or 1qc w7 w8 1qa
1kj 1kl iy 11c 1nt 1or w7 w8 1qd 1qa
1qe 1kj 1kl 11c 1nt 1or w7 w8 1qa
1qf 1qe 1kj 1kl 1qb iy 11c 1nt 1or w7 w8 1qa
1qe 1kj 1kl iy 11c 1nt 1or 1qc w7 w8 1qa
1qe 1kj 1kl iy 11c 1nt 1or w7 w8 1qd 1qa
1kj 1kl 11c 1nt w7 w8 1qg
1kj 1kl 1qb 11c 1nt w7 w8
1kj 1kl 1qh 11c 1nt 1or w7 w8 1qa
1kj 1kl 11c 1nt 1qi 1or w7 w8 1qa
1kj 1kl 11c 1nt 1qj 1qi 1or w7 w8 1qa
1kj 1kl iy 11c 1nt 1qk 1or w7 w8 1qa
1kj 1kl iy 11c 1nt 1ql 1or w7 w8 1qa
1kj 1kl 11c 1nt w7 w8 1qm
1qn 1kj 1kl 11c 1nt w7 w8 1qm
1kj 1kl 11c 1nt 1qo w7 w8 1qm
1kj 1kl 11c 1nt 1qp w7 w8 1qm
1kj 1kl 11c 1nt w7 w8 1qm 1qq
`;

export const ATTRIBUTES = `

color
material
pattern
accessory_size
bird_cage/stand_design
bird_food_form
bird_food_ingredients
suitable_for_bird_type
toy/game_material
bird_treat_type
package_type
pet_supply_product_form
cat_age_group
pet_dietary_requirements
pet_food_flavor
pet_food_form
pet_food_supplements
furniture/fixture_material
cat_litter_formula
care_instructions
liner_features
usage_type
pet_treat_type
diaper_features
dog_diaper_size
dog_diaper_type
dog_age_group
dog_house_features
suitable_space
dog_kennel/run_features
dog_pen_features
outdoor_equipment_features
dog_kennel_features
dog_toy_type
suitable_for_breed_size
control_technology
exercise_machine_features
pet_treat_texture
compatible_aquarium
decoration_material
aquarium_filter_features
filter_type
power_source
suitable_for_water_type
gravel/substrate_material
substrate_features
aquarium_light_spectrum
light_source
lighting_features
aquarium_overflow_box_design
fish_type
suitable_for_fish_type
animal_type
fabric
pet_apparel_features
footwear_material
shape
pet_bedding_features
basket_material
upholstery_material
pet_control_accessory_features
connectivity_technology
glucose_meter_features
pet_monitor_items_included
pet_thermometer_design
door_material
first_aid_kit_components
food_storage_material
pet_hair_dryer_design
pet_hair_dryer_speed_settings
pet_nail_tool_type
constitutive_ingredients
leash_design
pet_medical_collar_design
medical_tape_material
pet_medical_supply_type
features
stroller_features
fragrance_level
product_certifications_standards
skin_care_features
spf_level
pet_trainer_type
pet_pad_features
pet_spray/solution_type
pet_dietary_preferences
disposable_bag_material
waste_bag_features
reptile/amphibian_food_form
light_color
light_pattern
reptile/amphibian_habitat_supply_type
habitat_material
small_animal_dietary_requirements
small_animal_food_form
small_animal_food_ingredients
small_animal_habitat/cage_type
compatible_vehicle
target_gender
activewear_clothing_features
activity
size
pants_length_type
waist_rise
neckline
sleeve_length_type
skirt/dress_length_type
age_group
bra_features
bra_strap_type
bra_support_level
cup_size
baby/toddler_clothing_features
dress_occasion
dress_style
outerwear_clothing_features
baby/toddler_sleepwear_style
baby/toddler_hosiery_style
shoe_size
swimwear_features
top_length_type
one_piece_style
intimate_apparel_features
undershirt_style
clothing_features
absorbency_level
underwear_style
bra_closure_type
bra_coverage
bra_style
pantyhose_style
shapewear_support_level
maternity_clothing_features
fit
maternity_sleepwear_style
best_uses
skirt_style
nightgown_style
clothing_accessory_material
handwear_material
baby/toddler_hat_style
jewelry_material
jewelry_type
handwear_features
handwear_type
bristle_material
hair_type
headwear_features
scarf/shawl_style
eyewear_frame_color
eyewear_frame_design
eyewear_frame_pattern
lens_color
lens_pattern
lens_polarization
temple_color
temple_pattern
closure_type
suspender_style
costume_theme
attachment_options
wallet_features
bag/case_closure
bag/case_features
bag/case_material
bag/case_storage_features
carry_options
chain_link_type
body_jewelry_type
bracelet_design
earring_design
ring_size
necklace_design
ring_design
band_color
band_pattern
case_color
case_pattern
dial_color
dial_pattern
smart_watch_features
watch_display
watch_material
watch_accessory_style
band_material
clasp_type
watch_features
occasion_style
shoe_features
shoe_fit
toe_style
heel_height_type
boot_style
sandal_style
first_steps/crawlers_style
flat_shoe_style
heel_shoe_type
slipper_style
sneaker_style
age_restrictions
event_type
ticket_additional_features
ticket_type
candle_kit_items_included
candle_type
wax_type
drawing/painting_kit_items_included
suitable_for_fabric_type
incense_fragrance
incense_kit_items_included
incense_type
jewelry_set_type
needlecraft_kit_type
perfumery_instruments_included
album_type
embellishments
scrapbook_paper_type
paper_finish
paper_size
paper_format
paper_texture
creative_art_project_type
transfer_paper_technique
suitable_for_art_technique
button/snap_closure_type
fastener_material
zipper_pull_style
dispenser_type
paint_form
paint_type
art_fixative_application_method
finish
suitable_for_crafting_material
ink_form
glaze_finish
visual_effect
dye_form
ink_type
paint_medium_type
foam_form
thickness_type
lumber/wood_type
papier_mache_shape
wreath_design
fiber_art_project_type
magnet_type
knitting_project_type
yarn_weight_category
craft_pipe_cleaner_design
floral_wire_design
wire/rope_material
jewelry_project_type
applique/patch_shape
embellishment/trim_material
textile_craft_project_type
theme
patch_shape
applique_shape
bead_shape
adhesive_type
celebration_type
craft_project_type
jewelry_finding_type
stone_shape
sequin/glitter_shape
glitter_shape
sequin_shape
labeling_project_type
embossing_project_type
filling/padding_project_type
pillow_shape
craft/sculpting_project_type
leather/vinyl_texture
scent
ingredient_pathway
olfactory_family
clay_texture
drying_speed
pottery/sculpting_project_type
slip_texture
canvas_material
canvas_finish
canvas_texture
painting_canvas_material
mesh_type
fabric_structure
compatible_printer
cover_features
sewing_foot_type
sewing_machine_part_category
art/crafting_tool_material
wire_thickness
palette_knife_shape
palette_design
blade_material
handle_material
scissor_blade_type
craft_cutter/embosser_type
craft_knife_design
craft_decoration_maker_type
bristle_shape
brush_application
brush_size
ink_application_technique
decorative_stamp_design
squeegee_blade_design
stencil/cut_shape
crafting_mat/pad_features
dress_form_features
crafting_frame/stretcher_features
crafting_stretcher_features
crafting_frame_features
crafting_hoop_features
glue_gun_features
glue_gun_operation
glue_gun_technology
temperature
hook_grip_design
hook_size
needle_eye_type
needle_size
pin_size
textile_craft_machine_features
brush_material
pattern_distribution_format
skill_level
mold_shape
condition
autograph_type
medium
signature_placement
country
denomination
coin_material
card_attributes
grading
rarity
trading_card_packaging
sports_theme
era
stand/display_type
comic_edition
comic_tradition
genre
language_version
postage_stamp_features
printing_method
stamp_theme
authenticity
crystal_system
fossil_type
geological_era
mineral_class
rock_composition
rock_formation
scale_model_accessory_type
scale_model_theme
kit_construction_type
scale_model_material
seal_stamp_design
sport
sports_logo
art_style
beer_style
flavor_profile
lovibond
potential_extract
bottle_closure_type
grape_variety
region
wine_sweetness
weight_type
model_train_accessory_type
model_train_theme
model_control_technology
scale_model_kit_type
compatible_brass_instrument
instrument_accessory_material
lubricant_form
instrument_support_type
baton_grip_design
tip_material
display_technology
tuner_design
tuning_modes
tuning_range
beat_subdivisions
sound_options
time_signatures
frame_material
height_adjustment
seat_cushioning
seat_shape
compatible_instrument
lyre/flip_folder_attachment_type
orientation
page_size
desk_size
music_stand_design
speaker_configuration
compatible_amplifier
control_functions
knob_function
knob_style
compatible_electric/acoustic_instrument
tube_component
tube_configuration
input/output_ports
sound_controls
compatible_keyboard_configuration
mount/stand_features
connection_method
pedal_polarity
compatible_percussion_instrument
drum_hardware_material
beater_head_size
mount_material
compatible_drum_configuration
drum_hardware_adjustability
footboard_type
grip_texture
percussion_tip_shape
midi_connectivity
sound_effects
mallet_material
percussion_stand_design
compatible_string_instrument
output_level
pickup_mounting_type
pickup_type
pickup_position
guitar_fitting/part_type
instrument_part_material
humidifier_design
instrument/accessory_finish
pick_design
strap_design
winder_features
instrument_string_material
compatible_orchestral_string_instrument
bow_hair_material
frog_material
pickup_design
tension
rosin_form
rosin_grade
application_method
ingredient_origin
swab_material
reed_strength
woodwind_care_items_included
compatible_clarinet_type
tip_opening
embouchure_hole_shape
lip_plate_material
compatible_flute_type
compatible_harmonica_type
compatible_oboe_type
instrument_material
accordion_tuning
bass_button_configuration
concertina_button_configuration
bell_size
tuning_pitch
interface_type
keyboard_key_type
polyphony
synthesis_method
drum_configuration
electronic_drum_components
tom_tom_design
keyboard_action
piano_additional_features
piano_pedals
piano_size
instrument_color
instrument_pattern
instrument_string_color
instrument_string_pattern
instrument_bow_material
string_instrument_size
fingerboard_color
fingerboard_material
fingerboard_pattern
guitar_size
neck_color
neck_material
neck_pattern
harp_size
mandolin_back_shape
clarinet_key_system
mouthpiece
flute_configuration
headjoint_cut
melodica_style
musical_key
oboe_key_system
ocarina_style
recorder_fingering_system
extended_saxophone_range
item_style
corsage/boutonniere_design
arrangement
stem_length
gift_bag_handle_design
card_size
personalization_design
balloon_kit_items_included
balloon_shape
banner_design
birthday_candle_design
birthday_candle_type
cocktail_decoration_design
cocktail_decoration_material
game_components
game_difficulty
game_name
straw/stirrer_design
envelope_seal_design
program_format
noise_intensity
card_format
invitation_personalization_design
pinata_design
card_holder_design
card_design
mounting_type
fluid_type
sfx_control_technology
compatible_special_effects_device
load_capacity
award_occasion
award_design
engraving
trophy_design
infant_age_group
safety_certifications
baby_gift_items_included
gift_set_format
personalization_options
baby_health_items_included
grooming_kit_format
wipe_fragrance
pacifier/teether_design
door_stopper_design
safety_device_installation
locking_mechanism
gate_mounting_type
opening_direction
opening_mechanism
baby_monitor_features
display_color_mode
range_type
safety_rail_installation
developmental_features
language
baby_equipment_safety_features
motion
portability
mobile_mounting_type
attachment_method
mobile_movement
nursery_theme
light_options
soothing_sounds
play_equipment_items_included
play_yard_design_features
baby/toddler_car_seat_features
car_seat_installation
car_seat_orientation
folding_mechanism
stroller_wheel_type
carrying_positions
double_stroller_configuration
compatible_seat_type
compatible_baby_carrier_type
compatible_stroller_type
compatible_baby_transport_type
compatible_baby_chair_type
wipe_dispenser_features
wipe_warmer_features
wipe_packaging
changing_mat_features
changing_tray_features
diaper_kit_components
diaper_organizer_features
disposable_bag_features
waste_bag_material
trash_can_features
ingredients
treatment_texture
diaper_bag_material
wet_bag_features
diaper_size
dietary_preferences
flour/grain_type
baby_drink_packaging
baby_food_flavor
formula_level
baby_formula_format
baby_snack_flavor
baby_snack_texture
timer_features
compatible_baby_bottle_design
bottle_warmer_features
cleaning_instructions
heating_method
heating_speed
temperature_control
bottle_sterilizer_features
sterilization_cycle_time
sterilization_method
sterilization_instructions
pump_accessories
pump_speed_settings
suction_levels
flow_rate_type
nipple_shape
stage
bottle_design
bottle_material
nipple_material
nipple_type
bib_design
lid_type
spout_type
nursing_cover_coverage
nursing_pad_design
cover_closure_design
firmness
nursing_pillow_shape
potty/toilet_seat_design
potty_training_kit_components
fold_type
display_recommended_use
display_resolution
operating_system
trade_show_display_features
totem_design
egg_turning
humidity_control_method
suitable_for_egg_type
animal_feed_form
livestock_food_ingredients
ingredient_category
chicken_feed_stage
pig_feed_stage
suitable_for_animal_type
communication_protocols
controller_design
phase_type
control_method
controller_drive_type
surverying_accessories_included
traffic_control_device_features
mirror_handle_design
dentistry_items_included
attachment_type
prophy_cup_design
dental_paste_flavor
grit_type
prop_theme
bullion_form
disposable_tableware_material
furniture/fixture_color
furniture/fixture_pattern
shelf_color
shelf_material
shelf_pattern
bottom_surface_material
burner_material
lid_material
gear_material
handle_color
handle_pattern
jaw_material
scale_material
chair_features
bulldozer_blade_type
chipper_technology
discharge_type
drive_type
propulsion_type
counter_shape
rack_design
bell_design
bell_sound
hardware_material
lock_type
frame_color
frame_pattern
handcuff_lock_type
detector_sensitivity
frequency_type
metal_detector_features
automation
conveyor_operation
pneumatic_conveyor_operation
suitable_for_vehicle_type
bedding_size
external_defibrillator_features
operating_mode
tuning_fork_design
tuning_fork_frequency
compatible_patient_profile
stretcher/gurney_intended_use
equipment_operation
stethoscope_design
stethoscope_technology
chiropractic_table_design
cart_design
product_sterility
scalpel_blade_material
scalpel_blade_number
scalpel_blade_shape
scalpel_handle_number
disposable_glove_features
medical_syringe_purpose
needle_gauge
needle_housing_material
tip_design
drilling_method
drilling_rig_orientation
needle_material
currencies_supported
verification_technology
pad_display_profile
terminal_operation
currency_type
housing_material
shopping_bag_material
chemical_grade
chemical_purity
autoclave_sterilization_method
blending_type
laboratory_freezer_design
camera_sensor_type
eyepiece/adapter_material
magnification
maximum_magnification
minimum_magnification
field_flatness
bulb_type
microscope_slide_material
illumination_technique
microscope_features
preservation_type
display_sign_design
emergency/safety_sign_design
lighting_options
facility_sign_design
open/closed_sign_design
parking_sign_design
policy_sign_design
retail/sale_sign_design
road_sign_design
warning_category
bullet_protection_level
filtration_class
hardhat_class
protection_type
hazmat_suit_design
protective_gear_features
protective_mask_design
protective_mask_features
dust_mask_type
helmet_shade_design
viewing_area_height
viewing_area_width
welding_helmet_features
cable_housing_material
camera_lens_material
camera_lens_type
suitable_for_camera_type
focus_adjustment
focus_type
carrying_type
lens_storage_type
lens_cap_compatible_device
converter_functionality
lens_filter_effects
lens_filter_type
color_saturation
contrast
film_format
grain
flash_modes
flash_type
camera_mounting_type
focus_device_type
camera_gear_type
image_sensor_size
camera_control_type
remote_technology
camera_button/knob_type
screen/display_design
silencer/blimp_type
suitable_for_camera/optics_device
camera_attachment
monitor_type
light_design
tripod/monopod_attachment_type
tripod/monopod_head_type
collar/mount_compatible_device
collar/mount_design
tripod_handle_type
spreader_type
feet_type
leg_lock_type
leg_sections
camera_features
borescope_design
auto_focusing_modes
camera_display_technology
camera_hd_type
compatible_memory_cards
image_formats_supported
light_exposure_modes
optical_zoom
photo_effects_type
scene_modes
shooting_modes
exposure_control
film_type
surveillance_camera_design
surveillance_camera_mounting_type
memory_storage_type
trail_camera_design
webcam_design
binocular_design
monocular_design
scope_design
scope_lens_type
telescope_level
telescope_tracking_system
reticle_plane
reticle_type
scope/sight_design
scope/sight_features
suitable_for_weapon_type
reel_capacity
timer_design
lamp_type
compatible_film_type
photographic_chemical_form
photographic_paper_size
photographic_paper_type
display_mode
background_design
diffuser_design
reflector_design
light_filtering
projection_design
softbox_mounting_type
softbox_shape
negative/slide_storage_type
cabinet_type
currency
usb_standard
music_genre
mp3_player_accessories_included
case_type
compatible_microphone_thread
base_type
microphone_thread
stylus_type
amplifier_class
audio_output_channel
audio_output_format
audio_technology
device_interface
frequency/radio_bands_supported
video_resolution_supported
audio_d/a_converter_dac
headphone_jack_type
amplifier/booster_suitable_location
audio_mixer_type
digital_sound_processing
pairing_method
connection_type
tuner_type
audio_connectivity
headphone_style
microphone_type
earphone_features
microphone_design
polar_pattern
processor_technology
audio_purpose
speaker_design
speaker_features
speaker_technology
recording_accessories_included
audio_player/recorder_features
audio_codecs/formats_supported
media_format
karaoke_modes
radio_features
cartridge_type
player_drive_type
bullhorn_features
dj_equipment_features
dj_software_compatibility
mixer_type
antenna_type
component_package_type
connector_gender
component_output_type
passband
stopband
dielectric_type
output_waveform
circuit_board_features
pcb_type
bios_type
compatible_processor_series
expansion_slots
memory_technology
motherboard_chipset_family
motherboard_form_factor
motherboard_memory_features
multi_gpu_technology
parallel_processing_technology_support
processor_socket
storage_drive_interfaces_supported
wi_fi_standard
communication_device_features
radio_case_design
handset_type
telephone_style
hand_side
mobile_phone_case_features
sim_card_type
battery_technology
cosmetic_condition
data_network
removable_storage_formats_supported
sim_card_capability
sim_card_type_1
sim_card_type_2
subscription_type
satellite_coverage_area
satellite_network_type
audio/scan_converter_features
audio_converter_features
scan_converter_features
modulation_method
splitter_use
computer_specialized_features
energy_efficiency_class
processor_family
chassis_type
computer_form
cooling_technology
graphics_card_type
internal_drive_form_factor_supported
memory_form_factor
storage_types_supported
computer_server_features
optical_drive_type
e_book_formats_supported
e_reader_display_technology
keyboard_type
vdi_protocol_support
touch_capabilities
touchscreen_technology
angles_supported
rotator_control_technology
lnb_output
lnb_technology
polarization
compatible_hdcp
splitter/switch_features
switching_method
panel_specification
panel_termination
cable_shielding
input_connection
output_connection
network_cable_interface
telephone_cable_interface
computer_accessories_included
mouse_pad_features
compatible_motherboard_form_factor
instruction_set_architecture
memory_channels
processor_cores
card/adapter_installation
barcode_scanner_interface
barcode_supported
scanner_sensor_type
compatible_electronic_card_type
fingerprint_capture_method
systems_supported
instrument_controller_type
graphics_tablet_accessories_included
graphics_tablet_specialized_features
keyboard_port_type
mouse_port_type
video_port_type
keyboard_format
keyboard_language
keyboard_layout
keyboard_specialized_features
keyboard_switch_type
pointing_device
mouse/trackball_features
mouse_technology
screen_specialized_features
read/write_speed
host_interface
storage_drive_interface_type
storage_media_type
hard_drive_features
hard_drive_form_factor
hard_drive_installation
storage_drive_type_installed
battery_features
battery_size
battery_type
compatible_battery_size
compatible_battery_technology
plug_type
battery_cell_type
fuel_source
stack_configuration
charging_method
compatible_device
outlet_type
plug_type_input
plug_type_output
gps_device_features
tracking_purpose
marine_navigator_features
suitable_for_angling_type
radar_technology
bridge/router_advanced_features
ethernet_lan_interface_type
network_protocols_supported
networking_standards
security_algorithms
wi_fi_band
pstn_connectivity_options
voip_protocol_support
hub/switch_storage_options
poe_standard
filament_type
compatible_filament
enclosure_type
print_technology
printer_accessories_included
suitable_for_printer_type
printing_color
duplexing_technology
compatible_paper_size
printer/copier_specialized_features
printer_functions
scanner_features
filtering_modes
radar_bands
contrast_ratio_typical
energy_efficiency_class_hdr
energy_efficiency_class_sdr
monitor_shape
monitor_specialized_features
native_aspect_ratio
hdr_format
smart_tv_platform
television_shape
television_specialized_features
3d_glasses_material
color_accuracy_standards
projector_light_source
player/recorder_specialized_features
playback_disc_formats
player_specialized_features
video_codecs/formats_supported
video_region_code
recorder_specialized_features
compression_format
compatible_game_format
compatible_resolution
console_system
allergen_information
dietary_supplements
beer_variety
bitter_variety
flavor
hard_cider_variety
absinthe_style
absinthe_variety
brandy_variety
gin_variety
liqueur_variety
rum_grade
spirit_dilution
tequila_variety
whiskey_style
whiskey_variety
beverage_product_form
base_spirit
wine_variety
coffee_roast
caffeine_content
coffee_product_form
grind_size
fruit_source
fat_content
soda_variety
tea_input_type
vinegar_drink_variety
bakery_items_included
chocolate_type
heat_level
baking_purpose
cooking_wine_variety
food_product_form
gel_strength
vinegar_variety
coffee_creamer_variety
nut_butter_variety
dry_bean_variety
cooking_method
canned_meat_variety
cuisine
meat_cut
seafood_type
nut/seed_type
nut_processing_method
pasta_type
heating_instructions
meat_type
tobacco_type
cigar_body
pipe_shape
coil_connection
e_cigarette/vaporizer_style
e_liquid_flavor
vaping_style
e_liquid_variety
vg/pg_ratio
baby/toddler_furniture_items_included
furniture/fixture_features
baby/toddler_furniture_features
crib/toddler_bed_features
toddler_bed_features
crib_features
baby/toddler_seat_features
compatible_mattress_size
bed/frame_features
foundation_color
foundation_material
foundation_pattern
slat_color
slat_material
slat_pattern
mattress_features
seat_type
upholstery_color
upholstery_pattern
seat_color
seat_pattern
door_color
door_pattern
door_type
top_color
top_material
top_pattern
leg_color
leg_material
leg_pattern
wine_rack_design
backrest_type
filler_material
massage_technique
treatment_area
hanging_chair_design
back_type
bathroom_furniture_items_included
tabletop_shape
kitchen/dining_furniture_items_included
tabletop_color
tabletop_material
tabletop_pattern
outdoor_furniture_items_included
seat_structure
suitable_for_storage_type
cover_material
style
suitable_location
backrest_upholstery_color
backrest_upholstery_material
backrest_upholstery_pattern
seat_upholstery_color
seat_upholstery_material
seat_upholstery_pattern
sofa_features
blanket_color
blanket_pattern
chemical_application
chemical_safety_features
chemical_product_form
chemical_container_type
suitable_for_material_type
durability_features
lubricant_dispenser_type
masonry_material
masonry_product_form
intended_application
primer_use
product_formulation
sheen/gloss_level
varnish/finish_application
plumbing_primer_application
coating/sealant_application
solder/flux_application
solvent/thinner_application
solvent_application
stripper_application
thinner_application
building_consumable_form
wall_patching_application
edge_style
door_closer_application
door_closer_design
hardware_finish
recommended_use
suitable_for_door_type
door_frame_application
door_frame_finish
door_knob_function
door_stop_placement
door_insulation
garage_door_material
door_application
door_glass_finish
door_suitable_location
door_surface_finish
building_board_material
sound_insulation
hatch_suitable_location
insulation_material
hardwood_lumber_grade
plywood_grade
softwood_lumber_grade
molding_application
gutter_fitting_type
gutter_style
flashing_material
shingle/tile_material
shutter_finish
siding_material
staircase_features
tile_design
tile_installation_method
tile_look
tile_material
tile_texture
weather_supply_application_method
weatherization_application
weather_strip_design
glazing_type
fencing_components
trellis_design
fuel_additives
fuel_grade
sulfur_content
kerosene_application
fuel_purity
propane_application
fuel_container_features
bracket/brace_design
knob/handle_design
cord_fastening_system
molding_shape
tape_material
hose_material
suitable_for_gas_type
spike_design
fastener_finish
bolt_form
nut_form
rivet_form
thread_direction
threaded_rod_size
washer_form
connector_design
hook_design
metal_molding_application
hardware_mounting_type
suitable_for_water_feature_type
dryer_technology
duct_design
duct_shape
housing_color
housing_pattern
hvac_control_type
sensor_features
key_purpose
security_level
pipe_clamp_design
bathtub_base_design
bathtub_skirt_shape
plumbing_trap_design
connecting_thread
faucet_thread
drain_location
shower_base_design
material_firmness
toilet_cover_design
toilet_cover_features
flush_plate_color
flush_plate_pattern
tank_color
tank_pattern
bathtub_features
shower_design
shower_features
shower_opening_type
sink_shape
sink_mounting_type
sink_type
bidet_mounting_type
flush_system
toilet_mounting_type
toilet_shape
urinal_mounting_type
placement_supported
motor_starting_method
circuit_breaker_panel_form
circuit_breaker_design
circuit_breaker_type
trip_type
shrink_ratio
switch_control_type
ignition_system
socket_type
solar_panel_design
solar_cell_type
solar_panel_connections
wall_plate_style
engine_design
engine_purpose
fuel_supply
shaft_orientation
start_type
storage_tank_application
suitable_installation
sandblaster_application
sander_type
rotating_direction
abrasive_material
backing_color
backing_material
backing_pattern
sanding_application
blade_design
suitable_for_pipe_type
chuck_type
drill_features
hammer_head_material
handle_design
scaffolding_mounting_type
lathe_application
sponge_shape
measuring_tool_features
device_technology
anemometer_application
units_of_measurement
system_of_measurement
gases_detected
micrometer_type
frequency_weighting
time_weighting
thermal_detector_type
thermocouple_type
airbrush_feed_type
airbrush_operation_method
paint_brush_design
plunger_shape
shaft_color
shaft_material
shaft_pattern
suction_cup_color
suction_cup_material
suction_cup_pattern
bevel_type
socket_driver_tip
tool_operation
tool_key_tip
drive_size
acupuncture_model_format
acupuncture_model_type
bed_pan_type
biometric_monitor_accessory_features
control_type
activity_tracker_design
compatible_operating_system
tracking_metrics
measuring_method
metrics_supported
weight_unit_supported
test_format
measuring_type
temperature_measurement
test_sample
condom_type
surface_texture
product_form
suitable_for_skin_type
application_area
first_aid_kit_usage
body_area
treatment_objective
heat_source
ice_pack_type
dietary_use
texture_level
food_supplement_form
detailed_ingredients
cbd_ingredients
hearing_aid_features
hearing_aid_material
technology_level
incontinence_aid_features
diaper_type
light_spectrum
medical_alarm_features
system_range
medical_identification_type
test_method
allergen_test_type
blood_test_kit_components
result_display
detectable_drugs
pregnancy_test_sensitivity
medicine/drug_form
mobility/accessibility_equipment_features
mobility_scooter_type
stair_lifts_control_type
staircase_type
transfer_boards_surface_type
wheelchair_type
compatible_walking_aid_equipment
crutch_type
muscle_stimulator_design
nebulizer_design
nebulizer_technology
oxygen_tank_valve_type
mask_type
compression_level
support/brace_material
suitable_for_precious_material
handle_type
solubility
compatible_cosmetic_tools
mounting_hardware
eyelash_applicator_design
compatible_makeup
tip_style
blade_type
toe_spacer_design
file_shape
pad_type
extractor_tip_style
roller_head
roller_material
roller_type
brush_head_usage
speed_settings
makeup_features
body_paint/foundation_type
cosmetic_finish
skin_tone
skin_undertone
skin_care_effect
eye_shadow_effect
eyebrow_enhancer_color
eyelash_material
eyelash_type
mascara_effect
product_benefits
face_powder_color
face_powder_type
makeup_shade
lip_gloss_effect
lip_liner_design
texture
lipstick_effect
nail_care_features
false_nail_application_method
nail_design
nail_shape
glue_strength
nail_art_items_included
nail_polish_drying_form
polish_dry_form
polish_remover_form
occasion
season
anti_agin_skin_care_type
active_ingredient
moisturizer_type
serum_target_areas
cosmetic_function
allergens
skin_care_mask_type
suitable_for_bug_type
tan_type
fragrance
candle_material
ear_care_application_method
earplug_use
feminine_sanitary_supply_features
menstrual_cup_shape
applicator_material
applicator_type
tampon_absorbency_level
tampon_features
compatible_shoe_size
hair_care_items_included
suitable_for_hair_type
compatible_hair_color
hair_loss_type
treatment_type
hair_shear_type
hair_care_finish
hold_level
hair_care_technology
hair_styling_tool_features
barrel_material
heat_settings
curler_type
plate_type
hair_styling_items_included
conditioner_effect
shampoo_type
shampoo/conditioner_effect
shampoo/conditioner_items_included
heat_function
claw_design
eye_pillow_shape
massage_area
reclining_function
aromatherapy
base_oil
stone_name
massage_stone_texture
stone_material
stone_type
breath_sprays_certifications
dental_floss_shape
dental_floss_thickness_level
dental_floss_type
dental_mouthgard_recommended_use
dental_mouthguard_certifications
dental_water_jet_operation
nozzle_type
dental_repair_kit_certifications
denture_base_color
denture_coverage
denture_design
denture_teeth_color
handle_grip_texture
stimulator_tip_shape
peroxide_content
usage_frequency
suitable_for_toothbrush
toothpaste_type
toothpick_design
lubricant_application
lubricant_composition
aftershave_product_form
body/facial_hair_type
suitable_for_body/facial_hair
razor_flexibility
razor_head_design
usage_conditions
suitable_for_skin_tone
shaving_cream_formulation
brush_type
razor_type
shaving_kit_components
travel_pillow_shape
solution_type
bottle_type
eyewear_lens_material
eyewear_frame_material
eyewear_frame_shape
lens_coating
lens_type
optical_frame_design
uv_protection
allergy_friendly_features
pile_type
rug/mat_features
rug/mat_material
rug/mat_shape
shower_curtain_mounting_type
rod_shape
camera_shape
motion_sensor_type
monitor_mounting_type
keypad_style
compatible_lock_type
rfid_frequency
plant_class
plant_name
artwork_frame_material
frame_style
art_movement
artwork_authenticity
painting_medium
cover_color
cover_pattern
filler_support
suitable_for_chair_type
door_mat_base_color
door_mat_base_material
door_mat_base_pattern
door_mat_surface_material
mat_features
finial_shape
flag_shape
candle_shape
post_material
rug_features
rug_material
rug_shape
fixation_type
tree_stand_material
egg_decorating_items_included
suitable_for_furniture_type
throw_pillow_shape
vase_shape
sustainability
wallpaper_application_method
roof_decor_shape
blind/shade_style
light_control
window_treatment_material
film_application_method
alert_type
emergency_items_included
flue_type
detector_operation_mode
extinguisher_rating
extinguishing_agent_type
fire_extinguisher_items_included
suitable_for_fire_class
detector_type
sensor_type
compatible_vacuum_type
boiler_system
evaporation_technology
operation_method
dryer_features
loading_type
garment_steamer_design
ironing_features
soleplate_type
washing_machine_features
washing_programs
cleaning_surfaces
dirt_separating_method
dry/wet_cleaning
dust_container_type
vacuum_air_filtering_technology
targeted_stains
cleaning_purpose
laundry_detergent_features
washing_method
suitable_for_pest_type
bug_type
format_supported
stationery_binding_type
barware_material
barware_items_included
cookware/bakeware_material
bakeware_features
bakeware_items_included
bakeware_pieces_included
baking_sheet_material
bakeware_shape
compatible_stove_top_type
cookware_features
cookware_items_included
suitable_for_container_type
food_bag_material
filter_material
tool/utensil_material
suitable_for_food_processor_type
air_fryer_functions
cooking_compartments
coffee_input_type
stove_top_type
top_surface_material
star_rating
compatible_recipes
oven_accessories_included
extraction_type
grease_filter_material
soda_maker_accessories_included
water_filter_application
food_dispenser_type
edge_type
kitchen_utensil_items_included
pasta_shape_type
coffee/tea_set_pieces_included
tableware_material
dinnerware_pieces_included
drinkware_material
drinkware_pieces_included
drinkware_shape
flatware_material
flatware_pieces_included
gardening_use
pest_control_method
nutrient_content
compatible_gardening_tool
teeth_material
cutting_method
tank_material
screen_material
targeted_pests
bulb_cap_type
light_temperature
bulb_shape
ph_level
plant_stage
plant_support_material
awning_construction_type
awning_design
compatible_hammock_design
canopy_material
suitable_for_power_equipment_type
outdoor_power_accessories_included
engine_type
tractor_accessories_included
sprinkler_head_type
bulb_size
timer_type
oil_type
bedding_pieces_included
closure_style
canopy_color
canopy_pattern
pole_color
pole_material
pole_pattern
flower_color
flower_pattern
plant_characteristics
sunlight
culinary_botanical_name
suitable_for_pool_type
sauna_accessories_included
wall_material
humidity_control
stove_airflow
luggage/bag_closure
diaper_bag_additional_features
diaper_bag_style
bag_strap_type
tag_fastening
bottle/container_closure
tote_handle_type
spinner_type
suitcase_handle_type
academic_level
publication_type
research_focus
research_methodology
subject_area
time_period
target_audience
book_cover_type
media_access
media_theme
publication_frequency
media_section
download_format
release_schedule
product_manual_area
media_content_type
mpaa_rating
book_cover_material
brightness_levels
light_attachment_type
bookmark_design
bookmark_shape
office_supply_material
page_layout
binder_ring_shape
tab_style
binding_style
calendar/organizer_features
calendar_format
desk_organizer_features
folder/report_cover_material
corrector_features
envelope_features
paper_type
sheet_color
sheet_pattern
notepad_cover_type
notepad_design
receipt_paper_features
band_strength
staple_wire_gauge
point_design
tack/pushpin_head_design
cutter_options
office_cart_features
calculator_accessory_type
calculator_features
supported_language
lamination_mode
authentication_technology
recording_quality
transcriber/dictation_system_features
line_spacing_options
office_instrument_material
clip_type
lens_configuration
customization
ink_color
ink_pattern
stamp_type
text_plate_material
pencil_sharpener_design
stapler_features
pen_tip_design
lead_grade
hardness
marker_tip_design
pen/pencil_features
pen_type
pencil_type
pencil_features
pen_color
pen_features
pen_pattern
felt_tip_design
feed_system
paperweight_design
board_material
board_mounting_type
chalkboard_surface
frame_design
presentation_supply_features
board_surface
display_board_features
zoom_type
laser_color
laser_light_source
laser_pattern
lectern_mounting_type
moving/shipping_box_material
packing_materials_included
software_features
compatible_programming_languages
compliance_certifications
primary_region
service_type
license_type
user_type
additional_security_software_features
ai_application
deployment_type
industry_focus
performance_metrics
training_data_requirements
customer_support_channels
software_tool_type
utility/maintenance_task_type
education_level
additional_financial_software_features
coverage_area
coverage_region
gps_compatible_device
gps_map_type
gps_software_focus
update_frequency
additional_animation_software_features
additional_graphic_software_features
additional_design_software_type
additional_publishing_software_features
disk_format_type
file_format_type
icon_type
wallpaper_theme
artwork_type
compatible_software_platform
template_type
font_style
footage_type
esrb_rating
national/regional_rating
pegi_rating
region_code
video_game_content_features
video_game_format
video_game_genre
video_game_platform
video_game_sub_genre
ball_material
ball_size
bat_material
bat_standard
swing_weighting
baseball/softball_ball_type
compatible_ball_type
softball_discipline
basketball_equipment_included
punching/training_bag_material
net_material
scoreboard_features
cricket_equipment_included
dance_style
grip_type
stick_material
lacrosse_equipment_included
player_position
recommended_skill_level
hockey_equipment_included
fastener_type
blade_curve
exercise_mat_material
mouthgard_design
material_hardness
dynamic_level
eyewear_lens_color
eyewear_lens_pattern
racket_balance
racket_head_shape
racket_material
net_mounting_type
racket_gauge
racket_string_design
racket_string_material
swing_style
exercise_equipment_material
resistance_system
jump_rope_design
exercise_equipment_included
resistance_level
compatible_bench_positions
compatible_exercises
bar_mounting_type
stopwatch_features
weight_bar_activity
weight_bar_type
collar_lock_type
compatible_weight_lifting_accessory
j_cup_type
pull_up_bar
cue_style
cue_type
cue_wrap
joint_connection
joint_face_type
joint_style
games_included
ping_pong_equipment_included
ping_pong_robot_features
watercraft_propulsion_type
paddle/oar_material
suitable_for_boat_type
inflation_method
life_jacket_features
display_features
dive_computer_items_included
diving/snorkeling_equipment_included
water_sport
fin_material
fin_pocket_type
diving_regulator_style
snorkel_shape
kitesurfing_style
bodyboard_features
paddleboard_features
fin_profile
board_concave_shape
board_profile
surfboard_features
waveski_features
kneeboard_features
rocker_type
ski_construction
anchor_type
windsurfing_board_style
air_mattress_features
hunting/survival_knife_design
knife_type
hand_warmer_type
outdoor_walking_activity
compass_style
suitable_for_camping_activity
assisted_braking_technology
carabiner_gate_type
carabiner_shape
crampon_attachment_type
climbing_activity
harness_closure_type
compatible_bike_type
vehicle_placement
child_seat_placement
hitch_type
bicycle_brake_type
cable_type
cycling_style
saddle_base_color
saddle_base_material
saddle_base_pattern
saddle_seat_color
saddle_seat_material
saddle_seat_pattern
valve_type
tire_bead_type
bicycle_features
gearing_type
tricycle_design
tricycle_propulsion_type
wheel_type
boot_type
clipper/trimmer_type
horse_grooming_accessories_included
work_capacity
horse_category
wader_type
fishing_wire_material
hoop_shape
angling_style
body_color
body_material
body_pattern
gear_ratio
spool_color
spool_material
spool_pattern
butt_cap_color
butt_cap_material
butt_cap_pattern
fishing_rod_action
fishing_rod_power
rod_color
rod_material
rod_pattern
tip_type
sinker_material
golf_equipment_included
golf_ball_type
club_subset
club_type
shaft_flex
parachuting_activity
airsoft_equipment_included
archery_style
archery_activity
quiver_style
arrow_fletching_material
nock_material
broadhead/field_point_material
broadhead_design
arrow_material
bolt_material
bow/crossbow_features
cam_system
core_color
core_material
core_pattern
riser_color
riser_material
riser_pattern
string_color
string_material
string_pattern
bow_features
archery_equipment_included
hunting_blind_design
paintball_equipment_included
footwear_color
footwear_pattern
inline_skating_style
shell/frame_color
shell/frame_material
shell/frame_pattern
paddle_equipment_included
tetherball_equipment_included
ev_battery_type
scooter_brake_type
electric_scooter_motor_type
wheel_part_type
ramp_type
board_type
skateboarding_style
wheel_hardness
wheel_hub_placement
skiing_style
wax_application_method
riding_style
binding_mount
flexibility_rating
shoe_binding_type
toe_strap_type
snowboarding_style
stiffness
snowboard_construction
snowboard_design
suitable_for_snowshoeing_activity
terrain
recommended_age_group
game_features
board_game_features
board_game_mechanics
gameplay_skills
dexterity_skills
dice_shape
electronic_game_genre
slot_machine_type
tile_game_type
playhouse_design
play_slide_design
jumping_surface_color
jumping_surface_material
jumping_surface_pattern
trampoline_design
sprinkler_shape
difficulty_level
puzzle_theme
puzzle_type
building_toy_type
construction_set_theme
doll/playset_features
toy_figure_features
toy_figure_theme
doll_features
doll_type
puppet_theme
puppet_type
playset_features
flash_card_theme
reading_toy_type
compatible_play_vehicle_type
play_vehicle_propulsion
pretend_electronics_toy_type
pretend_housekeeping_toy_type
toy_tool_type
riding_toy_propulsion_type
compatible_aircraft_type
battery_management_features
item_condition
manufacturer_type
charging_cable_type
charging_level
station_type
ev_connector/adapter_type
ev_conversion_kit_components
ev_battery_features
inverter_type
item_material
regenerative_braking_features
amplifier_configuration
cassette_adapter_type
compatible_player
faceplate_design
vehicle_audio_system_features
parking_camera_features
speakerphone_type
vehicle_braking_features
motor_vehicle_type
vehicle_oil_features
vehicle_engine_part_features
vehicle_engine_features
vehicle_exhaust_type
vehicle_frame/body_features
fit_type
vehicle_mirror_design
vehicle_mirror_features
vehicle_mirror_type
vehicle_seating_features
gauge_type
motor_vehicle_placement
vehicle_suspension_features
vehicle_drive/handling_features
transmission_type
rim/wheel_design
vehicle_tire_type
motorcycle_tire_type
atv/off_road_tire_type
vehicle_type
vehicle_application_area
vehicle_fluid_type
vehicle_cleaning_item_features
cover_type
vehicle_decor_features
air_freshener_form
car_freshener_fragrance
antifreeze_type
vehicle_fluid_features
viscosity
paint_finish
vehicle_paint_type
charger_type
filler_type
motorcycle_glove_purpose
vehicle_alarm/lock_features
hitch_class
immobilizer_type
safety_equipment_material
flare_type
cage_type
belt_type
rack_type
loading_ramp_type
trailer_type
bag_type
box_type
organizer_type
watercraft_type
chain_type
line/rope_type
windlass_design
hook_type
ladder_type
cleat_type
step_type
cleaner_purpose
polish_type
watercraft_engine_control_type
lock_placement
watercraft_motor_mounting_type
propeller_blade_design
meter_type
light_type
watercraft_steering_wheel_type
cockpit_type
drone_features
aircraft_engine_configuration
aircraft_engine_type
vehicle_features
car_type
truck_type
van_type
antique_vehicle_era
antique_car_design
vehicle_floor_configuration
cart_type
motorcycle_drive_type
motorcycle/scooter_type
recreational_vehicle_type
snowmobile_type
watercraft_features
boat_type
personal_watercraft_type
sailboat_type
yacht_type
`;
