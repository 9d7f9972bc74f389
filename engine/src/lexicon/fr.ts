/** French words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const FRENCH = `
colour	black	noir*
colour	white	blanc+, blanche+, blanc cassé
colour	grey	gris*, gris clair, gris foncé, gris perle, gris chiné
colour	charcoal	gris anthracite
colour	navy	bleu marine, bleu nuit, marine?
colour	blue	bleu*, bleu ciel, bleu clair, bleu foncé, bleu roi, bleu pétrole, bleu jean, bleu électrique, bleu pastel
colour	turquoise	bleu turquoise
colour	teal	bleu canard, bleu paon
colour	green	vert*, vert kaki, vert olive, vert sapin, vert bouteille, vert d'eau, vert émeraude, vert menthe, vert clair, vert foncé, vert anis
colour	khaki	kaki
colour	red	rouge+, rouge vif, rouge cerise, écarlate+
colour	burgundy	rouge bordeaux, lie de vin
colour	pink	rose+?, rose pâle, rose poudré, rose clair, rose vif, rose fuchsia, fuchsia, fushia, fuschia, vieux rose, rose bonbon, saumon?
colour	coral	corail?
colour	peach	abricot?
colour	orange	orangée+
colour	terracotta	couleur brique, couleur rouille
colour	yellow	jaune+, jaune moutarde, jaune pâle, jaune citron, moutarde?, ocre+
colour	gold	doré*
colour	silver	argenté*
colour	copper	cuivré*
colour	brown	marron+, marron clair, marron foncé, brun*, chocolat?, couleur noisette
colour	tan	marron glacé
colour	beige	beiges, beige clair, sable?
colour	cream	crème?
colour	ivory	ivoire?
colour	purple	pourpre+, prune?, couleur prune
colour	lilac	lilas, parme, lavande?
colour	violet	violet?, violets?, violette+
colour	multicolour	multicolore+, bicolore+, tricolore+
shade	light	clair*, pâle+
shade	dark	foncé*, sombre+
shade	bright	vif, vifs, vive, vives, fluo
shade	pastel	pastel, poudré*, délavé*
shade	medium	moyen*
shade	matt	mat, mate, mats, brillant*, satiné*, nacré*, irisé*, pailleté*, métallisé*, verni*
shade	marl	chiné*
material	leather	cuir, cuir véritable, véritable cuir, cuir verni, cuir grainé, cuir de vachette, cuir de veau, cuir d'agneau, cuir pleine fleur, vachette
material	faux leather	simili cuir, similicuir, faux cuir, imitation cuir, skaï, cuir synthétique, cuir vegan, synderme
material	suede	daim, cuir suédé
material	faux suede	suédine, faux daim, imitation daim
material	fur	vraie fourrure, fourrure véritable, vison
material	faux fur	fausse fourrure, fourrure synthétique, imitation fourrure, peluche?
material	sheepskin	peau de mouton, peau lainée
material	cotton	coton, coton bio
material	wool	laine, laine vierge, pure laine, laine bouillie, lainage
material	merino wool	laine mérinos, mérinos
material	cashmere	cachemire
material	alpaca	alpaga
material	silk	soie, soie naturelle, pure soie
material	velvet	velours
material	corduroy	velours côtelé
material	linen	lin
material	fleece	polaire?
material	canvas	toile?, toile enduite
material	lace	dentelle
material	chiffon	mousseline
material	crepe	crêpe
material	knit	maille?, tricot?
material	acrylic	acrylique
material	elastane	élasthanne
material	neoprene	néoprène
material	felt	feutre?
material	hemp	chanvre
material	jute	toile de jute
material	down	duvet?, duvet d'oie, duvet de canard
material	feather	plumes?
material	raffia	raphia, paille?
material	rubber	caoutchouc
material	plastic	plastique, matière plastique
material	acrylic glass	plexiglas
material	foam	mousse?, mousse à mémoire de forme
material	metal	métal, tôle?
material	steel	acier
material	stainless steel	acier inoxydable, acier inox, inox
material	iron	fer forgé, fonte?, fonte émaillée
material	aluminium	alu
material	brass	laiton
material	copper	cuivre?
material	pewter	étain
material	chrome	chromé*
material	titanium	titane
material	platinum	platine?
material	carbon fibre	fibre de carbone
material	sterling silver	argent massif, argent 925, argent sterling
material	silver	argent?
material	silver plated	métal argenté, plaqué argent
material	gold	or jaune, or blanc, or massif, or 18 carats, or 9 carats, or 14 carats, or 18k
material	gold plated	plaqué or, vermeil
material	enamel	émaillé*
material	wood	bois, bois massif, bois naturel
material	oak	chêne, chêne massif
material	pine	pin massif, bois de pin
material	mahogany	acajou
material	walnut	noyer?, noyer massif
material	teak	teck
material	beech	hêtre
material	birch	bouleau?
material	ash	frêne
material	elm	orme
material	maple	érable
material	rosewood	palissandre, bois de rose
material	cherry wood	merisier
material	ebony	ébène
material	cedar	cèdre
material	mango wood	manguier, bois de manguier
material	driftwood	bois flotté
material	plywood	contreplaqué
material	mdf	aggloméré, stratifié
material	veneer	placage, plaqué chêne
material	bamboo	bambou
material	rattan	rotin, osier, cannage, jonc de mer
material	cork	liège
material	glass	verre?, verre trempé, verre soufflé, pâte de verre
material	crystal	cristal?
material	ceramic	céramique, grès
material	porcelain	porcelaine, biscuit de porcelaine
material	terracotta	terre cuite
material	clay	argile
material	stone	pierre?, pierre naturelle, ardoise?
material	marble	marbre
material	granite	granit
material	concrete	béton
material	resin	résine
material	melamine	mélamine, mélaminé*
material	mother of pearl	nacre
material	pearl	perle+?, perle+ de culture
material	cubic zirconia	oxyde de zirconium
material	diamond	diamant+?
material	amber	ambre
material	horn	corne?
material	paper	papier?
material	cardboard	carton?
grade	genuine	véritable+, authentique+, vrai*
grade	pure	pur*, massif*, naturel*
grade	recycled	recyclé*
grade	worked	brossé*, poli*, ciré*, huilé*, laqué*, peint*, sculpté*, matelassé*, rembourré*, tissé*, tricoté*, côtelé*, doublée+, entièrement doublé, enduit*, vernissé*, gravé*, perforé*, martelé*, patiné*, grainé*, crocheté*, trempé*, thermolaqué*, verni*
pattern	striped	rayé*, à rayures, rayures, marinière, tennis rayé
pattern	floral	fleuri*, à fleurs, imprimé floral, imprimé fleuri, motif floral, motifs fleurs, liberty
pattern	checked	à carreaux, carreaux, écossais*, vichy
pattern	polka dot	à pois, motif pois, plumetis
pattern	animal print	imprimé léopard, imprimé animal, motif léopard, imprimé zèbre, imprimé serpent, imprimé python, léopard
pattern	houndstooth	pied de poule, pied de coq
pattern	herringbone	chevrons
pattern	geometric	géométrique+
pattern	argyle	jacquard
pattern	tropical	imprimé tropical
pattern	embroidered	brodé*, à sequins, dentelle anglaise
pattern	plain	uni?, unie, unis, unies
department	men	homme+, messieurs
department	women	femme+, dame?, dames
department	boys	garçon+
department	girls	fille+, fillette+
department	kids	enfant+, ado, ados
department	toddler	tout petit, tout petits
department	baby	bébé+, nourrisson, naissance?
department	unisex	unisexe, mixte
department	adult	adulte+
department	maternity	grossesse, femme enceinte
era	antique	ancien*?, antiquité
era	victorian	victorien*
era	art deco	art déco
era	pre-war	avant guerre
era	post-war	après guerre
era	1920s	années vingt, années folles, années 20
era	1930s	années trente, années 30
era	1940s	années quarante, années 40
era	1950s	années cinquante, années 50
era	1960s	années soixante, années 60
era	1970s	années soixante dix, années 70
era	1980s	années quatre vingt, années 80
era	1990s	années quatre vingt dix, années 90
era	2000s	années 2000
era	19th century	xixe siècle, xixème siècle, 19e siècle, 19ème siècle
era	18th century	xviiie siècle, xviiième siècle, 18e siècle, 18ème siècle
era	20th century	xxe siècle, 20e siècle, 20ème siècle
edition	first edition	première édition, édition originale, 1ère édition, premier tirage
edition	limited edition	édition limitée, série limitée, tirage limité
edition	special edition	édition spéciale, édition anniversaire, hors série
edition	collector's edition	édition collector, collector
edition	signed	dédicacé*, signé*
edition	numbered	numéroté*
edition	reissue	réédition
edition	remastered	remasterisé*
edition	box set	coffret
edition	hardback	relié?, couverture rigide, cartonné*
edition	paperback	broché?, couverture souple, livre de poche, format poche
edition	unabridged	intégrale, texte intégral
edition	illustrated	illustré*
edition	large print	gros caractères
size	one size	taille unique
size	plus size	grande taille
condition	new	neuf*?, tout neuf, toute neuve, neuf avec étiquette, neuve avec étiquette, neuf sans étiquette, neuve sans étiquette, jamais porté*, jamais utilisé*, jamais servi, jamais mis, jamais ouvert*, jamais déballé*, sous blister, scellé*, non ouvert*, non porté*, état neuf
condition	like new	comme neuf*, comme neuve+, quasi neuf*, presque neuf*, porté* une fois, porté* 1 fois, porté* deux fois, porté* 2 fois, porté* une seule fois, utilisé* une fois, très peu porté*, à peine porté*, état impeccable, parfait état
condition	refurbished	reconditionné*
condition	good	bon état, très bon état, excellent état, tbe, bel état, très bel état, peu porté*, peu servi, peu utilisé*, bien entretenu*
condition	used	occasion?, d'occasion, seconde main, porté*?, usagée+
condition	fair	état correct, état moyen, état d'usage, mauvais état, état satisfaisant
condition	faulty	pour pièces, pour pièce, pour bricoleur, à réparer, hors service, hs
month	1	janvier
month	2	février
month	3	mars?
month	4	avril
month	5	mai?
month	6	juin
month	7	juillet
month	8	août
month	9	septembre
month	10	octobre
month	11	novembre
month	12	décembre
deny	forward	éviter, évitez, à éviter, pas, aucun, aucune, jamais, ni, sans, rien, nulle part, n'est plus, n'a plus, n'ai plus, n'y a, ne sont, ne comprend, ne contient, ne possède, ne présente, ne comporte, sauf, hormis, excepté, à l'exception, exempt de, dépourvu de, dépourvue de, hors étiquette, nécessite, a besoin, non inclus, non fournie, à prévoir, c'était, était autrefois, était avant, autrefois, anciennement
deny	backward	exclu*, non inclus*, non compris*, non fourni*, non livré*, non vendu*, vendu* séparément, pas inclus*, pas compris*, pas fourni*, en sus, à prévoir
deny	both	manque, manquent, manquait, manquant*, perdu*, absent*, égaré*
doubt	forward	je pense, je crois, il me semble, me semble, semble, semblent, semblerait, peut être, probablement, sans doute, apparemment, éventuellement, vraisemblablement, possiblement, pas sûr, pas sûre, pas certain, pas certaine, je ne sais pas, ne sais pas, sais pas, aucune idée, à vérifier, devrait être, doit être, doivent être, serait, seraient, inconnu*, d'après moi, selon moi, selon le vendeur, selon l'ancien propriétaire, si je me souviens, si mes souvenirs, sauf erreur, à ma connaissance, je suppose, j'imagine, on m'a dit, m'a t on dit, il paraît, paraît il, visiblement, ne me souviens, je dirais, difficile à dire, non vérifié*, non garanti*
choice	forward	au choix, à choisir, choisir, choisissez, choix entre, choix de, disponible+ en, existe en, existent en, divers, diverses, différents coloris, différentes couleurs, différentes tailles, plusieurs coloris, plusieurs couleurs, plusieurs tailles, plusieurs modèles, assorti*, soit, précisez, préciser, merci de préciser, toutes tailles, toutes couleurs, tous coloris, autres couleurs, autres coloris, d'autres couleurs, d'autres coloris, autres tailles, d'autres tailles
choice	both	ou, et ou, ou bien, votre choix, optionnel*, en option, selon vos goûts, variable+
correct	forward	je veux dire, je voulais dire, non attendez, attendez, pardon, rectification, rectificatif, erratum, correction, je corrige, je rectifie, ou plutôt, enfin non, oups, erreur de ma part, faute de frappe, je me suis trompé*, me suis trompé*, au temps pour moi, autant pour moi, lire plutôt, à lire
other	forward	comme?, pour?, pour le, pour la, pour les, pour l, pour un, pour une, pour tout, pour toute, pour tous, convient à, convient pour, conviennent à, conviendra à, adapté* à, adapté* aux, adaptable, compatible+ avec, compatible+, prévu* pour, conçu* pour, idéal pour, idéale pour, parfait pour, parfaite pour, comme un, comme une, comme les, comme celui, comme celle, façon?, genre?, dans le style, dans l'esprit, style de, à la manière, inspiré* de, inspiré* par, dans le genre, rappelle, rappellent, proche de, similaire+ à, similaire+ au, similaire+ aux, ressemble au, ressemble aux, ressemble à, ressemblent à, semblable à, équivalent à, équivalent de, identique à, à la place de, à la place du, à la place des, à la place d, au lieu de, au lieu du, au lieu des, au lieu d, plutôt que, remplace, remplacent, remplacement de, remplacement du, en remplacement, imitation, imite, copie de, réplique de, contrefaçon, style, type, effet cuir, effet bois, effet marbre, effet daim, effet velours, effet métal, aspect cuir, aspect bois, aspect daim, aspect marbre, aspect pierre, aspect lin, va avec, vont avec, assorti* à, assorti* au, mon ancien, mon ancienne, mes anciens, mon autre, mon précédent, ma précédente, j'ai aussi, je vends aussi, vends aussi, vends également, je vends également, voir mes autres, voir aussi mes, mes autres annonces, mes autres articles, échange contre, contre un, je cherche, cherche, je recherche, recherche, contrairement, à ne pas confondre, mieux que, différent de, différent du, aussi en, également en, existe aussi en
other	backward	compatible+, inspiration, façon cuir, imitation, réplique, copie?, générique, vendu à part, vendus à part
fault	scratch	rayure+?, rayure+ sur, rayure+ d'usage, petite+ rayure+, légère+ rayure+, micro rayure+, quelques rayures, des rayures, une rayure, est rayé*, sont rayé*, écran rayé, légèrement rayé*, griffure+, griffée+, est griffé, éraflure+, éraflé*, éraillé*, égratignure+, un peu rayé*, très rayé*, assez rayé*
fault	mark	trace+, trace+ d'usure, trace+ d'usage, marque+ d'usure, marque+ d'usage, petite+ marque+, légère+ marque+, marques du temps, auréole+, coulure+, reste de colle, rond+ de verre, ronds de verres, cerne+, trait+ de stylo, trace+ de stylo, trait+ de feutre
fault	stain	tache+, taché*, tâche sur, tâches sur, petite tâche, petites tâches, jauni*, jaunissement, jaunissure+, décoloration+, sali*, salissure+, encrassé*, terni*, piqûre+, rousseurs, poussiéreux, grain+ de poussière, un peu de poussière, poussière dans, poussière sur
fault	hole	trou?, trous, troué*, petit trou, un trou, mité*, mites, perforé
fault	tear	déchirure+, déchiré*, accroc+, fil tiré, fils tirés, fil+ tiré+, décousu*, filé*?
fault	crack	fissure+, fissuré*, fêlé*, fêlure+, craquelé*, craquelure+, fendu*, cassé*, brisé*
fault	chip	ébréché*, ébréchure+, éclat?, éclats, écaillé*, égrenure+, égrisure+, peinture écaillée, s'écaille
fault	dent	bosse?, cabossé*, bosselé*, enfoncement+, enfoncé*, coup+ sur, choc+ sur, petit choc, petits chocs, quelques chocs, un choc, poc, pocs
fault	wear	usure?, usures, usée+, est usé, sont usés, un peu usé, légèrement usé, très usé, signes d'usure, signe d'usure, signes d'usage, traces d'usure, usure normale, légère usure, bouloché*, bouloche+, boulochage, peluché*, effiloché*, élimé*, râpé*, frottement+, frotté*, abîmé*, dégarni*, distendu*, détendu*, feutré*, affaissé*, déformé*, usé*?, un peu usés, un peu usées, légèrement usés
fault	fade	déteint*, décoloré*, pâli*, passé de couleur
fault	crease	corné*, plié*, froissé*, pliure+, gondolé*, voilé*, tordu*, dos cassé, rétréci*, de travers, gonflé*?, boursouflé*
fault	broken	défaut+, défectueux, défectueuse, défectueuses, endommagé*, détérioré*, panne, en panne, dysfonctionnement+, bloqué*, coincé*, grippé*, dégât+, dommage+, problème+, pixel mort, pixels morts, faux contact, imperfection+, collant*?, accroche un peu, accroche légèrement, est dur, sont durs, est dure, un peu dur, un peu dure, dur à, dure à
fault	not working	ne fonctionne pas, ne fonctionnent pas, ne fonctionne plus, ne fonctionnent plus, ne marche pas, ne marche plus, ne s'allume pas, ne s'allume plus, ne charge pas, ne charge plus, ne démarre pas, ne démarre plus, ne tient pas, ne tient plus, ne ferme pas, ne ferme plus, fonctionne mal, fonctionne plus, marche plus, marche pas, fonctionne pas, hors service, hs, pour pièces, pour pièce, à réparer, à restaurer, à rénover, à retaper, à remplacer, à changer, à nettoyer, à recoudre, à revoir, prévoir réparation, pas de son, plus de son, pas d'image, plus d'image, à resserrer, à recoller, à refaire, à régler, à repeindre, à reprendre, à revisser, à poncer
fault	untested	non testé*, pas testé*, pas pu tester, pas pu le tester, pas pu la tester, non vérifié, vendu en l'état, vendue en l'état, vendus en l'état, en l'état
fault	rust	rouille, rouillé*, oxydé*, oxydation, corrosion, corrodé*, vert de gris
fault	mould	moisi*, moisissure+, humidité, champignon?, vermoulu*, trous de vers, xylophage+
fault	smell	odeur+?, sent le, sent la, maison fumeur
fault	loose	décollé*, se décolle, se décollent, desserré*, descellé*, branlant*, bancal*, a du jeu, décloué*, détaché du, porte mal, brinquebalant*
fault	leak	fuite+, fuit, dégât des eaux, dégâts des eaux, perd de l'eau, goutte?, perd de l'huile, perd de l'air, perd de la pression
fault	noise	grince, grincement+, grésille, grésillement+, bruyant*, claquement+
fault	flicker	clignote, scintille, saute?, surchauffe, plante souvent, drift, s'éteint, s'arrête
fault	burn	brûlé*, brûlure+, roussi*, fondu*, trou de cigarette
fault	bite	mordillé*, mâchouillé*, poils d'animaux, poils de chat, poils de chien
fault	dull	batterie faible, batterie fatiguée, batterie à changer, batterie hs, faible autonomie, opaque?, flou?, émoussé*, batterie usée, batterie qui tient, tient moins, ne tient plus longtemps
fault	writing	annotation+, annoté*, surligné*, souligné*, gribouillage+, tampon de bibliothèque, nom inscrit, nom écrit, ex libris, notes au crayon, notes au stylo, notes en marge, notes manuscrites, griffonnage+, gribouillé*, soulignements
fault	repair	réparé*, réparation+, recollé*, recousu*, rafistolé*, reprise+?, restauré*, ressoudé*, repeint*, refait*, raccourci*, retouché*, été repris*, raccommodé*, rapiécé*, rustine+
fault	incomplete	incomplet, incomplète, incomplets, incomplètes, pas complet, pas complète, dépareillé*, pas d'origine, non d'origine, périmé*
missing	missing	manque, manquent, il manque, manquant*, manquait, absent*, perdu*, égaré*, non inclus*, non compris*, non fourni*, pas inclus*, pas compris*, pas fourni*, n'est pas inclus, n'est pas fourni, ne comprend pas, ne contient pas, n'a plus, n'ai plus, sans boîte, sans la boîte, sans le chargeur, sans chargeur, sans notice, sans accessoires, vendu* sans, livré* sans, vendu* séparément
included	before	inclut, incluent, comprend, comprenant, comprennent, livré* avec, vendu* avec, accompagné* de, offert avec, complet avec, joint avec, avec son, avec sa, avec ses
included	behind	inclus*, compris*, fourni*, livré*, en cadeau, fait partie du lot, font partie du lot, fait partie de l'offre, font partie de l'offre, fait partie de la vente, font partie de la vente
included	included	contient, contenant, contenu, livré* dans, avec boîte, avec la boîte, avec sa boîte, dans sa boîte, boîte d'origine, emballage d'origine, ainsi que, accessoire+, composé* de, se compose, le lot contient, dans le lot, lot comprenant, avec facture, avec notice, contiennent
care	care	lavage, lavable+, laver, lavé*, lave vaisselle, repassage, repasser, nettoyage à sec, pressing, lavage main, lavage à la main, entretien facile, facile à entretenir, sèche linge, micro ondes, se lave
history	history	cadeau, offert, offerts, double emploi, hérité*, succession, déménagement, vide maison, vide grenier, vide dressing, brocante, grenier, trouvaille, propriétaire, première main, mère, grand mère, grand père, trop petit*, trop grand*, ne me va plus, ne me va pas, ne correspond pas, erreur de taille, ans d'âge, a servi, ayant servi, utilisé*, non fumeur, sans animaux, pas d'animaux, révisé*
history	purchase	acheté*, achat, facture d'achat, date d'achat
measure	measure	longueur, largeur, hauteur, profondeur, diamètre, épaisseur, circonférence, poids, tour de taille, tour de poitrine, tour de hanches, tour de cou, entrejambe, épaules, épaule, carrure, manches, longueur manche, aisselle à aisselle, aisselles, d'aisselle à aisselle, poitrine?, hanches?, taille?, pointure, contenance, talon, hauteur talon, longueur totale
measure	measured	dimensions, mesure, mesures, pèse, à plat
delivery	delivery	livraison, envoi, envoie, envois, envoyer, expédition, expédié*, expédie, frais de port, port offert, port compris, port en sus, frais d'envoi, frais de livraison, colissimo, mondial relay, relais colis, chronopost, la poste, lettre suivie, colis suivi, point relais, suivi?, possibilité d'envoi, possibilité de livraison
delivery	collection	remise en main propre, main propre, en main propre, retrait, à retirer, à récupérer, récupérer, venir chercher, à venir chercher, à emporter, sur place, visible+ à, à voir sur place, à voir
no-make	none	sans marque, aucune marque, marque inconnue, inconnue, inconnu, autre marque, non précisé, non précisée, non renseigné, non renseignée, non indiqué, non indiquée, aucune, divers, diverses, diverses marques, plusieurs marques, différentes marques, marques diverses, fait main, fait maison, artisanal, artisanale, mixte, mélange, plusieurs, néant, non applicable, sans objet, sans étiquette, non signé, non signée, sans nom, générique, compatible, adaptable, non original, non originale, compatibles, adaptables, non originaux, imitation
payment	payment	paiement, payer, payable, virement, espèces, chèque, chèques, acompte, arrhes, paiement sécurisé, cb?, carte bancaire, règlement
asking-price	price	prix, prix ferme, prix fixe, négociable+, non négociable+, à débattre, prix à débattre, prix négociable+, la pièce, par pièce, chacun, chacune, faire offre, faire une offre, faites une offre, offre+, faire proposition, à saisir, petit prix, prix de vente, prix demandé, prix en baisse, baisse de prix, vendu* au prix, je le vends, je la vends, cède, réduction, remise sur lot, l'unité, pièce l'unité, le lot à, lot à, je demande
asking-price	settles	prends?, prendre?, accepte?, accepter?, souhaite?, voudrais?, veux?
asking-price	terms	pas d'échange, échange, échanges
past-price	past price	prix neuf, prix d'achat, prix boutique, prix magasin, prix d'origine, prix initial, prix public, prix conseillé, prix catalogue, prix du neuf, prix à neuf, prix de base, prix en magasin, prix en boutique, valeur neuf, valeur neuve, valeur, acheté* à, payé*, coûte neuf, coûtait, coûte, au lieu de, vaut, valait, neuf à, à l'époque
contact	contact	contactez moi, contacter, me contacter, contactez, joindre, mp, en mp, message, messages, écrivez moi, n'hésitez pas, hésitez pas, hésitez, questions, toute question, plus de photos, autres photos, mes autres annonces, mes autres articles, mes autres ventes, mes annonces, mon dressing, mon vestiaire, mon profil, ma boutique, voir mes autres, répondre, réponds
contact	channel	téléphone, téléphoner, appeler, appelez, par sms, sms, mail, par mail, tél, tel port, appelez moi, whatsapp, mon numéro, joignable au, numéro de téléphone
joiner	joiner	le, la, les, l, un, une, des, de, du, d, en, à, au, aux, avec, dans, sur, sous, par, ce, cet, cette, ces, celui ci, celle ci, ceux ci, celles ci, le mien, la mienne, c, est, sont, était, ont, il, elle, ils, elles, je, j, mon, ma, mes, notre, nos, votre, vos, leur, leurs, son, sa, ses, y, se, aussi, également, très, tout, toute, tous, toutes, plus, chez, entre, fait, être, été, même, environ, encore, bien, deux, à partir, vers, depuis, jusqu, afin, lors
joiner	conjunction	et, qui, que, qu, mais, donc, comme, si, ainsi, cependant, toutefois, pourtant, par conséquent, en outre
abbreviation	end	cie, bd, tbe, ttc, ht, pcs, mn, dim
abbreviation	abbreviation	env, réf, cf, ex, mme, mlle, tél, p ex, diam, haut, larg, ép, éd, coll, vol, av, apr, janv, févr, juil, sept, nbre, nb, qté, c.à.d, approx, max, min
filler	filler	beau, belle, beaux, belles, magnifique+, superbe+, joli*, sublime+, super, génial*, original*, élégant*, chic, tendance, moderne+, classique+, pratique+, confortable+, agréable+, doux, douce, qualité, de qualité, bonne qualité, très bonne qualité, excellente qualité, haut de gamme, parfait*, idéal*, unique+, rare+, grand*, petit*, article, articles, lot, paire, ensemble, pièce, pièces, couleur, coloris, taille, marque, état, modèle, bonjour, salut, merci, cordialement, bonne journée, svp, s'il vous plaît, vraiment, voici, top
filler	offer	vends, soldes, braderie, vide dressing, déstockage, vend, je vends, à vendre, en vente, vente, je vend, je cède, nous vendons, je mets en vente, mets en vente, mis en vente
`;
