/** Spanish words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const SPANISH = `
colour	black	negro*
colour	white	blanco*, blanco roto
colour	grey	gris+, gris claro, gris oscuro, gris perla
colour	charcoal	gris antracita, antracita
colour	navy	azul marino, marino?
colour	blue	azul+, azul claro, azul oscuro, azul cielo, azul celeste, azul eléctrico, azul klein, azulón, azul petróleo, celeste?, añil
colour	turquoise	turquesa?, azul turquesa
colour	teal	azul pato, verde azulado
colour	green	verde+, verde claro, verde oscuro, verde botella, verde militar, verde oliva, verde esmeralda, verde menta, verde caqui, verde agua, verde lima
colour	khaki	caqui
colour	red	rojo*, rojo vivo
colour	burgundy	granate?, burdeos, color vino
colour	pink	rosa+, rosa palo, rosa pálido, rosa claro, rosa fucsia, rosa empolvado, fucsia, fuxia, salmón?
colour	coral	color coral
colour	peach	melocotón?, color melocotón
colour	orange	naranja?, color naranja, anaranjado*
colour	terracotta	color teja, color ladrillo
colour	yellow	amarillo*, mostaza?, color mostaza, ocre
colour	gold	dorado*
colour	rose gold	oro rosa
colour	silver	plateado*
colour	bronze	color bronce
colour	copper	cobrizo*
colour	brown	marrón+, castaño*?, chocolate?, color chocolate
colour	tan	color camel, color cuero, color tostado
colour	beige	beis, color arena, crudo?
colour	cream	crema?, color crema
colour	ivory	marfil?
colour	purple	morado*, púrpura, berenjena?
colour	lilac	lila, lavanda?, malva
colour	violet	violeta?
colour	multicolour	multicolores, bicolor
colour	clear	transparentes
shade	light	claro*, pálido*
shade	dark	oscuro*
shade	bright	vivo*, flúor, neón
shade	pastel	empolvado*, desteñido*?
shade	matt	mate, brillo, satinado*, metalizado*, con purpurina
shade	marl	jaspeado*
material	leather	cuero, piel?, piel genuina, piel auténtica, piel de vacuno, piel de cordero, cuero genuino, 100 piel, piel natural, napa, charol
material	faux leather	polipiel, piel sintética, cuero sintético, símil piel, imitación piel, imitación cuero, ecopiel, cuero ecológico
material	suede	ante?, serraje, piel de ante
material	faux suede	antelina
material	faux fur	pelo sintético, piel sintética de pelo, borreguito, pelo artificial
material	sheepskin	piel de borrego, piel de oveja
material	cotton	algodón, algodón orgánico
material	wool	lana, pura lana, lana virgen, pura lana virgen
material	merino wool	lana merina, lana merino
material	cashmere	cachemir, cachemira, casimir
material	silk	seda, seda natural
material	satin	satén, raso?
material	velvet	terciopelo
material	linen	lino
material	denim	vaquero?, tela vaquera, mezclilla
material	corduroy	pana
material	fleece	forro polar
material	canvas	lona?
material	lace	encaje
material	chiffon	gasa
material	tulle	tul
material	crepe	crepé
material	knit	punto?, ganchillo
material	polyester	poliéster
material	nylon	nailon, poliamida
material	acrylic	acrílico*
material	elastane	elastano
material	viscose	viscosa
material	microfibre	microfibra
material	neoprene	neopreno
material	felt	fieltro
material	hemp	cáñamo
material	jute	yute, esparto
material	down	plumón
material	feather	plumas?
material	raffia	rafia
material	rubber	goma?, caucho
material	plastic	plástico
material	silicone	silicona
material	acrylic glass	metacrilato
material	foam	espuma?, viscoelástica
material	metal	metálico*?, chapa?
material	steel	acero
material	stainless steel	acero inoxidable, inoxidable
material	iron	hierro, hierro fundido, forja
material	aluminium	aluminio
material	brass	latón
material	copper	cobre?
material	bronze	bronce?
material	pewter	peltre, estaño
material	chrome	cromado*
material	titanium	titanio
material	platinum	platino?
material	carbon fibre	fibra de carbono
material	sterling silver	plata de ley, plata 925
material	silver	plata?
material	silver plated	chapado* en plata, baño de plata, alpaca plateada
material	gold	oro?, oro blanco, oro amarillo, oro de ley, oro 18k, oro de 18 quilates
material	gold plated	chapado* en oro, bañado* en oro, baño de oro
material	enamel	esmaltado*
material	wood	madera, madera maciza
material	oak	roble
material	pine	pino?, madera de pino
material	mahogany	caoba
material	walnut	nogal
material	teak	teca
material	beech	haya?, madera de haya
material	birch	abedul
material	ash	fresno
material	maple	arce?
material	rosewood	palisandro, palo santo
material	cherry wood	cerezo?
material	plywood	contrachapado
material	mdf	aglomerado, tablero de densidad media
material	veneer	chapa de madera, chapado* en madera
material	bamboo	bambú
material	rattan	ratán, mimbre
material	cork	corcho
material	glass	vidrio, cristal templado
material	crystal	cristal?
material	ceramic	cerámica, loza, gres
material	porcelain	porcelana
material	terracotta	barro cocido
material	clay	arcilla, barro?
material	stone	piedra?, piedra natural, pizarra?
material	marble	mármol
material	concrete	hormigón, cemento
material	resin	resina
material	mother of pearl	nácar
material	pearl	perla+?
material	cubic zirconia	circonita, circonitas
material	amber	ámbar
material	paper	papel?
material	cardboard	cartón?
grade	genuine	auténtico*, genuino*, verdadero*
grade	pure	puro*, macizo*, natural, naturales
grade	recycled	reciclado*
grade	worked	cepillado*, pulido*, encerado*, lacado*, pintado*, pintado* a mano, tallado*, acolchado*, tejido* a mano, forrado*, sin forro, barnizado*, perforado*, martillado*, templado*
pattern	striped	a rayas, de rayas, rayas, rayas diplomáticas
pattern	floral	floreado*, estampado floral, estampado de flores, de flores, flores
pattern	checked	a cuadros, de cuadros, cuadros, vichy
pattern	polka dot	de lunares, lunares, topos
pattern	animal print	leopardo, estampado animal, estampado de leopardo, serpiente
pattern	camouflage	camuflaje
pattern	houndstooth	pata de gallo
pattern	herringbone	espiga, espiguilla
pattern	geometric	geométrico*
pattern	tropical	estampado tropical
pattern	embroidered	bordado*, lentejuelas
pattern	plain	liso*?
department	men	hombre+, caballero+
department	women	mujer+, señora+
department	boys	niño?, niños?, chico?, chicos?
department	girls	niña, niñas, chica, chicas
department	kids	infantil, infantiles, juvenil, peques
department	baby	bebé+, recién nacido
department	adult	adulto*
department	maternity	premamá, embarazada
era	antique	antiguo*?, antigüedad, antigüedades
era	art nouveau	modernista
era	1960s	años sesenta, años 60
era	1970s	años setenta, años 70
era	1980s	años ochenta, años 80
era	1990s	años noventa, años 90
era	1950s	años cincuenta, años 50
era	19th century	siglo xix
era	18th century	siglo xviii
era	20th century	siglo xx
edition	first edition	primera edición, 1ª edición
edition	limited edition	edición limitada, serie limitada
edition	special edition	edición especial, edición aniversario
edition	collector's edition	edición coleccionista, edición de coleccionista
edition	signed	firmado*, autografiado*, dedicado* por el autor
edition	numbered	numerado*
edition	reissue	reedición
edition	hardback	tapa dura, pasta dura
edition	paperback	tapa blanda, bolsillo?, edición de bolsillo
edition	illustrated	ilustrado*
size	one size	talla única
size	plus size	talla grande, tallas grandes
condition	new	nuevo*?, sin estrenar, a estrenar, sin usar, sin uso, nuevo* con etiqueta, nuevo* sin etiqueta, con etiqueta, con etiquetas, precintado*, sin abrir, nunca usado*, nunca puesto*, completamente nuevo*
condition	like new	como nuevo*, casi nuevo*, seminuevo*, prácticamente nuevo*, usado* una vez, usado* 1 vez, puesto* una vez, usado* dos veces, usado* 2 veces, puesto* dos veces, una sola puesta, impecable+, perfecto estado, estado impecable, apenas usado*
condition	refurbished	reacondicionado*
condition	good	buen estado, muy buen estado, excelente estado, buenas condiciones, perfectas condiciones, poco uso, poco usado*, bien cuidado*, buen uso
condition	used	usado*?, segunda mano, de segunda mano
condition	fair	estado aceptable, muy usado*, mal estado, bastante usado*
condition	faulty	para piezas, para repuestos, para despiece, para reparar
month	1	enero
month	2	febrero
month	3	marzo
month	4	abril
month	5	mayo?
month	6	junio
month	7	julio
month	8	agosto
month	9	septiembre, setiembre
month	10	octubre
month	11	noviembre
month	12	diciembre
deny	forward	evita, evitar, evite, eviten, no, sin, ni, nunca, ningún, ninguno, ninguna, nada, jamás, tampoco, excepto, salvo, a excepción, carece de, carecen de, libre de, necesita, necesitan, requiere, era?, antes era, antes eran, todo menos, todos menos
deny	backward	excluido*, no incluido*, no incluye, se vende aparte, se venden aparte, no viene incluido, no está incluido, no están incluidos
deny	both	falta, faltan, faltaba, le falta, le faltan, perdido*, extraviado*
doubt	forward	creo, creo que, pienso que, me parece, parece, parecen, quizás, quizá, tal vez, a lo mejor, posiblemente, probablemente, seguramente, supuestamente, aparentemente, supongo, imagino, diría, diría que, no sé, no lo sé, no estoy seguro, no estoy segura, no recuerdo, desconozco, desconocido*, ni idea, según el vendedor, según el dueño, según me dijeron, me dijeron, dicen que, que yo sepa, hasta donde sé, si no recuerdo mal, si mal no recuerdo, debe ser, debe de ser, deben ser, debería ser, podría ser, puede que, puede ser que, sin garantía de que, presuntamente, a falta de confirmar
choice	forward	a elegir, elige, elegir, escoge, a escoger, elección, disponible+ en, varios colores, varias tallas, varios modelos, diferentes colores, diferentes tallas, distintos colores, distintas tallas, todas las tallas, todos los colores, surtido*, cualquiera de, indica, indicar, indicad, diversos, diversas, otros colores, otras tallas, más colores, más tallas
choice	both	y o, o bien, u otro, u otra, opcional, según, o negro, o blanco, o azul, o rojo, o verde, o gris, o marrón, o rosa, o amarillo, o naranja, o morado, o beige, o dorado, o plateado, o s, o m, o l, o xl, o piel, o cuero, o algodón, o lana, o seda, o lino
correct	forward	quiero decir, quise decir, quería decir, mejor dicho, corrijo, corrección, rectifico, rectificación, perdón, perdonad, disculpa, disculpad, no espera, espera no, me equivoqué, me he equivocado, error mío, errata, fe de erratas, en realidad
other	forward	como?, para, compatible+ con, sirve para, sirven para, válido* para, apto* para, ideal para, perfecto* para, adecuado* para, pensado* para, diseñado* para, tipo, estilo, al estilo, estilo de, imitación, imita, réplica, copia de, similar a, recuerda a, recuerdan a, al modo de, similar al, similares a, parecido* a, parecido* al, igual que, igual a, igual al, como el, como los, como la de, como las, como un, como una, inspirado* en, en vez de, en vez del, en lugar de, en lugar del, sustituye a, sustituye al, reemplaza, recambio de, recambio del, repuesto de, repuesto del, cambio por, se cambia por, lo cambio por, busco, se busca, mi antiguo, mi antigua, mi otro, mi otra, mi anterior, también vendo, vendo también, también tengo, tengo también, ver mis otros, mis otros, a diferencia de, mejor que, a juego con, combina con
other	backward	compatible+, imitación, réplica, copia?, de imitación, a juego
fault	scratch	arañazo+, arañado*, rayado*, rayones, rasguño+, raspón, raspones, roce+, rozadura+, rozado*, rayita, rayitas
fault	mark	marca+ de uso, señal+ de uso, signo+ de uso, pequeñas marcas, alguna marca, algunas marcas, marquita+, un cerco, cercos, un poco marcado*, algo marcado*, ligeramente marcado*, está marcado*, están marcado*
fault	stain	mancha+, manchado*, manchita+, sucio*, suciedad, amarillento*, amarilleado*, descolorido*, decoloración, mota+ de polvo, algo de polvo, polvo dentro
fault	hole	agujero+, agujerito+, agujereado*, polilla
fault	tear	rasgado*, desgarro+, desgarrado*, rota, rotas, rotos, está roto, un roto, roto por, roto en, descosido*, deshilachado*, enganchón, enganchones, carrera en, rasgón, rasgones
fault	crack	grieta+, agrietado*, rajado*, raja+, fisura+, fisurado*, cuarteado*, pantalla rota, cristal roto
fault	chip	desconchón, desconchones, desconchado*, astillado*, mella+, mellado*, descascarillado*, pintura saltada
fault	dent	abolladura+, abollado*, golpe+, golpeado*, bollo+?, golpecito+, hundido*
fault	wear	desgaste, desgastado*, gastado*, desgastes, bolitas, pelotillas, pelusilla, deslucido*, uso visible, dado* de sí, raído*, perdido color, perdido un poco, perdido algo, cedido*
fault	fade	desteñido*, decolorado*, comido* por el sol
fault	crease	arrugado*, doblado*, doblez, deformado*, combado*, torcido*, esquinas dobladas, hinchado*
fault	broken	defecto+, defectuoso*, tara+, averiado*, avería+, fallo+, falla?, fallan?, dañado*, daño+, estropeado*, desperfecto+, atascado*, se atasca, pegajoso*, problema+, píxeles muertos, roto, va duro, va dura, está duro, está dura, píxel muerto
fault	not working	fuera de servicio, sin funcionar, no funciona, no funcionan, no enciende, no se enciende, no carga, no arranca, no va, no cierra, no lee, no agarra, dejó de funcionar, ha dejado de funcionar, para piezas, para repuestos, para despiece, para reparar, a reparar, para restaurar, a restaurar, hay que cambiar, hay que arreglar, hay que reparar, necesita reparación, necesita limpieza, sin sonido, no se oye, sin imagen, no se ve
fault	untested	sin probar, no probado*, no está probado, no lo he probado, no la he probado, sin comprobar, no he podido probar
fault	rust	óxido, oxidado*, oxidación, corrosión, corroído*
fault	mould	moho, humedad, humedades, carcoma
fault	smell	huele a, huele mal, mal olor, olor+?
fault	loose	suelto*?, flojo*, despegado*, despega, despegando, holgura+, se cae, tambalea, encogido*
fault	leak	pierde agua, pierde aceite, gotea, fuga+, gotera+, pierde aire, pierde presión
fault	noise	hace ruido, ruido+, chirría, cruje
fault	flicker	parpadea, se apaga sola, se apaga solo, se calienta, se cuelga, drift, se apaga
fault	burn	quemado*, quemadura+, chamuscado*, derretido*
fault	bite	mordido*, mordisqueado*, pelos de gato, pelos de perro
fault	dull	batería floja, batería agotada, dura poco, le dura poco
fault	writing	subrayado*, anotaciones, escrito* a mano, nombre escrito, dedicatoria+, notas a lápiz, notas al margen, notas manuscritas, garabato+, garabateado*, subrayados
fault	repair	reparado*, reparación, pegado*, cosido*, zurcido*, restaurado*, repintado*, arreglado*
fault	incomplete	incompleto*, no original, no completo, caducado*, desparejado*
missing	missing	falta, faltan, faltaba, le falta, le faltan, perdido*, no incluye, no incluyen, no incluido*, no trae, no viene con, no vienen con, no tiene, no lleva, sin caja, sin cargador, sin la caja, sin accesorios, no está incluido, perdí, perdimos, perdió, perdieron, se perdió, extravié
included	before	incluye, incluyen, incluyendo, viene con, vienen con, trae, traen, se entrega con, se vende con, se incluye, se incluyen, acompañado* de, junto con, completo con
included	behind	incluido*, de regalo, forma parte del lote, forman parte del lote, entra en el lote, entran en el lote, entra en el precio, entran en el precio
included	included	viene en, con caja, con su caja, en su caja, caja original, embalaje original, contiene, contenido, accesorios, accesorio, lote de, consta de, con instrucciones, con factura, contienen
care	care	lavar, lavable+, lavado*, lavadora, lavado a mano, lavar a mano, lavavajillas, planchar, plancha?, secadora, lavado en seco, tintorería, limpieza en seco
history	history	regalo?, regalado*, me lo regalaron, me la regalaron, heredado*, herencia, mudanza, dueño, dueños, propietario, único dueño, de mi abuela, de mi abuelo, me queda pequeño*, me queda grande, se me quedó, quedó pequeño, años de antigüedad, hace años, hace un año, hace dos años, casa sin humo, no fumadores, libre de humo, sin mascotas, sin animales, guardado*, revisado*, utilizado*
history	purchase	comprado*, compré, compra
measure	measure	largo?, ancho?, alto?, longitud, anchura, altura, profundidad, fondo?, diámetro, contorno, grosor, peso, pecho?, cintura, cadera, hombros, hombro a hombro, axila a axila, de axila a axila, sisa a sisa, manga?, tiro, entrepierna, largo total, ancho de hombros, capacidad, plantilla, tacón
measure	measured	medidas, medida, mide, miden, pesa
delivery	delivery	envío+, envío gratis, enviar, enviado*, se envía, hago envíos, gastos de envío, portes incluidos, portes pagados, portes a cargo, entrega, correos, mensajería, seur, mrw, nacex, punto de recogida, transporte?
delivery	collection	recogida, recoger, se recoge, a recoger, recogida en mano, en mano, solo recogida, se puede ver, ver en persona, quedada, quedar en persona, entrega en mano
no-make	none	sin marca, ninguna marca, marca desconocida, desconocida, desconocido, otra marca, genérico, genérica, sin especificar, no indicado, no indicada, no especificado, no especificada, ninguna, varios, varias, varias marcas, marcas varias, diversas marcas, hecho a mano, hecha a mano, artesanal, artesano, artesana, mezcla, variado, variados, variadas, no aplica, n d, no procede, sin etiqueta, sin firmar, sin nombre, compatible, no original, compatibles, no originales, genéricos, imitación
payment	payment	pago, pagos, transferencia, efectivo, en efectivo, contra reembolso, contrareembolso, señal?, a plazos
asking-price	price	precio, precio fijo, precio firme, precio negociable, la unidad, la pieza, negociable+, no negociable+, ofertas, oferta?, acepto ofertas, no acepto ofertas, escucho ofertas, regateo, no regateo, rebajado*, rebaja, último precio, chollo, una ganga, se vende por, lo vendo por, la vendo por, pido, por unidad, cada uno, cada una
asking-price	settles	acepto?, aceptaría?, quiero?, querría?
asking-price	terms	cambios, no cambio, no cambios, no acepto cambios
past-price	past price	precio original, precio en origen, precio de origen, precio inicial, precio habitual, precio de compra, precio en tienda+, precio medio en tienda+, precio de venta al público, pvp, precio de tienda, precio nuevo, costó, me costó, costaron, cuesta nuevo, cuesta, cuestan, valor, valorado* en, vale nuevo, pagué, comprado* por, antes, en su día, en su momento
contact	contact	contactar, contacto, contacta, escríbeme, escribir, escribidme, mensaje, mensajes, por privado, privado, pregunta, preguntas, pregúntame, preguntar, cualquier duda, dudas, más fotos, más información, más info, mis otros artículos, mis otros anuncios, otros anuncios, otros artículos, mira mi, mi perfil
contact	channel	llamar, llámame, teléfono?, tel, tlf, telf, tfno, llamad, llamadme, llame, whatsapp, wasap, guasap, sms, mi número, mi teléfono, número de teléfono
joiner	joiner	el, la, los, las, lo, un, una, unos, unas, de, del, en, con, por, a, al, es, son, está, están, era, fue, ha, han, he, se, su, sus, mi, mis, el mío, la mía, me, te, le, les, este, estos, estas, ese, esa, muy, más, también, todo, toda, todos, todas, cada, entre, desde, hasta, sobre, ya, tiene, tienen, solo, hecho, hecha, ambos, ambas, casi, aproximadamente
joiner	conjunction	y, e, que, pero, como, si, por eso, por lo tanto, por tanto, sin embargo, además
abbreviation	end	uds, ud, s.a, s.l, ss, hnos, etc
abbreviation	abbreviation	aprox, núm, pág, págs, ref, tel, tlf, tfno, sr, sra, dr, dra, p.ej, máx, mín, vol, ed, c, av, avda, dim, med, incl
filler	filler	bonito*, precioso*, hermoso*, lindo*, genial+, estupendo*, ideal+, elegante+, moderno*, clásico*, cómodo*, práctico*, suave+, calidad, buena calidad, alta calidad, gran calidad, perfecto*, único*, raro*, original+, grande+, pequeño*, se venden, a la venta, artículo, artículos, lote, par, conjunto, pieza, piezas, color, talla, marca, estado, modelo, hola, gracias, saludos, buenas, por favor, top
filler	offer	vendo, rebajas, en oferta, liquidación, se vende, en venta, vende, vendemos, pongo a la venta, pongo en venta, se ofrece, ofrezco
`;
