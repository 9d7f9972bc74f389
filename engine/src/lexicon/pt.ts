/** Portuguese words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const PORTUGUESE = `
colour	black	preto*
colour	white	branco*, branco sujo
colour	grey	cinzento*, cinza, cinza claro, cinza escuro
colour	charcoal	cinza antracite, antracite
colour	navy	azul marinho, azul escuro, marinho?
colour	blue	azul+, azul claro, azul bebé, azul céu, azul petróleo, azul royal, azul elétrico, celeste?
colour	turquoise	azul turquesa, turquesa?
colour	green	verde+, verde claro, verde escuro, verde tropa, verde militar, verde água, verde garrafa, verde menta, verde azeitona, verde esmeralda, verde lima
colour	khaki	caqui
colour	red	vermelho*, encarnado*
colour	burgundy	bordô, cor de vinho, grená
colour	pink	rosa, cor de rosa, rosa claro, rosa velho, rosa choque, rosa bebé, fúcsia, fuxia, salmão?
colour	coral	cor coral
colour	peach	pêssego?, cor de pêssego
colour	orange	laranja?, cor de laranja, alaranjado*
colour	terracotta	cor de tijolo
colour	yellow	amarelo*, mostarda?, cor mostarda, ocre
colour	gold	dourado*
colour	rose gold	ouro rosa, dourado rosa
colour	silver	prateado*
colour	brown	castanho*, marrom, marrons, castanho escuro, castanho claro, chocolate?
colour	tan	cor de camel, caramelo?
colour	beige	bege, cor de areia, areia?, cru?
colour	cream	creme?, cor creme
colour	ivory	marfim?
colour	purple	roxo*, púrpura, beringela?
colour	lilac	lilás, lavanda?, malva
colour	violet	violeta?
colour	multicolour	multicor, multicolorido*, colorido*?, bicolor
shade	light	claro*, clarinho*
shade	dark	escuro*
shade	bright	vivo*, néon, fluorescente+
shade	matt	fosco*, brilhante+, acetinado*, metalizado*
material	leather	couro, pele?, pele genuína, couro legítimo, couro genuíno, pele verdadeira, couro verdadeiro, napa, verniz?
material	faux leather	pele sintética, couro sintético, imitação de pele, imitação de couro, napa sintética, couro ecológico, courino
material	suede	camurça, nobuck
material	faux suede	camurça sintética, suedine
material	faux fur	pelo sintético
material	cotton	algodão, algodão orgânico
material	wool	pura lã, lã pura, lã virgem, lã natural, em lã, mistura de lã
material	merino wool	lã merino
material	cashmere	caxemira
material	silk	seda, seda pura, seda natural
material	satin	cetim
material	velvet	veludo
material	linen	linho
material	denim	ganga, sarja de ganga
material	corduroy	bombazine, veludo cotelê
material	fleece	polar?
material	canvas	lona?
material	lace	renda?
material	tulle	tule
material	knit	malha?, tricô?, croché?
material	polyester	poliéster
material	nylon	poliamida
material	acrylic	acrílico*
material	elastane	elastano
material	viscose	viscose
material	microfibre	microfibra
material	felt	feltro
material	hemp	cânhamo
material	jute	juta, sisal
material	feather	penas?
material	raffia	ráfia, palha?, palhinha
material	rubber	borracha
material	plastic	plástico
material	silicone	silicone
material	foam	espuma?
material	metal	metálico*?
material	steel	aço
material	stainless steel	aço inoxidável, aço inox, inox
material	iron	ferro, ferro forjado, ferro fundido
material	aluminium	alumínio
material	brass	latão
material	copper	cobre?
material	bronze	bronze?
material	pewter	estanho
material	chrome	cromado*
material	titanium	titânio
material	carbon fibre	fibra de carbono
material	sterling silver	prata de lei, prata 925
material	silver	prata?
material	silver plated	banhado* a prata, banho de prata, casquinha
material	gold	ouro?, ouro branco, ouro amarelo, ouro 18k, ouro de 19 quilates
material	gold plated	banhado* a ouro, banho de ouro, folheado* a ouro
material	enamel	esmaltado*
material	wood	madeira, madeira maciça
material	oak	carvalho
material	pine	pinho, madeira de pinho
material	mahogany	mogno
material	walnut	nogueira
material	teak	teca
material	beech	faia
material	cherry wood	cerejeira
material	rosewood	jacarandá, pau santo
material	plywood	contraplacado, compensado
material	mdf	aglomerado
material	veneer	folheado* de madeira
material	bamboo	bambu
material	rattan	vime, verga
material	cork	cortiça
material	glass	vidro?, vidro temperado
material	crystal	cristal?
material	ceramic	cerâmica, faiança, grés
material	porcelain	porcelana
material	terracotta	barro cozido
material	clay	barro?
material	stone	pedra?, pedra natural
material	marble	mármore
material	granite	granito
material	resin	resina
material	mother of pearl	madrepérola
material	pearl	pérola+?
material	cubic zirconia	zircónia
material	amber	âmbar
material	paper	papel?
material	cardboard	cartão?
grade	genuine	genuíno*, legítimo*, autêntico*, verdadeiro*
grade	pure	puro*, maciço*, natural, naturais
grade	recycled	reciclado*
grade	worked	escovado*, polido*, encerado*, lacado*, pintado*, pintado* à mão, entalhado*, acolchoado*, tricotado*, forrado*, envernizado*, perfurado*, temperado*
pattern	striped	às riscas, riscas, listrado*, listras
pattern	floral	florido*, estampado floral, às flores, flores
pattern	checked	xadrez?, aos quadrados, quadrados?
pattern	polka dot	às bolinhas, às pintas, de bolinhas, bolinhas
pattern	animal print	padrão leopardo, leopardo, oncinha, padrão animal, padrão zebra, padrão cobra
pattern	camouflage	camuflado*
pattern	houndstooth	pied de poule
pattern	herringbone	espinha de peixe, espinhado
pattern	geometric	geométrico*
pattern	embroidered	bordado*, lantejoulas, paetês
pattern	plain	liso*?, cor lisa
department	men	homem, homens, masculino*
department	women	mulher+, senhora+, feminino*
department	boys	menino+, rapaz, rapazes
department	girls	menina+, rapariga+
department	kids	criança+, infantil, infantis, juvenil, juvenis
department	baby	bebé+, recém nascido
department	unisex	unissexo
department	adult	adulto*
department	maternity	grávida+
era	antique	antigo*?, antiguidade, antiguidades
era	art nouveau	arte nova
era	1950s	anos cinquenta, anos 50
era	1960s	anos sessenta, anos 60
era	1970s	anos setenta, anos 70
era	1980s	anos oitenta, anos 80
era	1990s	anos noventa, anos 90
era	19th century	século xix
era	18th century	século xviii
era	20th century	século xx
edition	first edition	primeira edição, 1ª edição
edition	limited edition	edição limitada, série limitada
edition	special edition	edição especial, edição comemorativa
edition	collector's edition	edição de colecionador
edition	signed	autografado*, assinado*
edition	numbered	numerado*
edition	reissue	reedição
edition	hardback	capa dura
edition	paperback	capa mole, brochura, livro de bolso
edition	illustrated	ilustrado*
size	one size	tamanho único
size	plus size	tamanho grande, tamanhos grandes
condition	new	novo*?, por estrear, sem uso, nunca usado*, nunca aberto*, novo* com etiqueta, novo* sem etiqueta, com etiqueta, selado*, lacrado*, na caixa selada, zero uso
condition	like new	como novo*, quase novo*, seminovo*, praticamente novo*, usado* uma vez, usado* 1 vez, usado* duas vezes, usado* 2 vezes, estado impecável, impecável, impecáveis, perfeito estado, estado novo
condition	refurbished	recondicionado*, remodelado*
condition	good	bom estado, muito bom estado, excelente estado, ótimo estado, óptimo estado, boas condições, ótimas condições, bem cuidado*, bem conservado*, pouco usado*, pouco uso, bem estimado*
condition	used	usado*?, segunda mão, em segunda mão
condition	fair	estado razoável, muito usado*, bastante usado*, mau estado
condition	faulty	para peças, para reparar, para restauro
month	1	janeiro
month	2	fevereiro
month	3	março?
month	4	abril
month	5	maio?
month	6	junho
month	7	julho
month	8	agosto
month	9	setembro
month	10	outubro
month	11	novembro
month	12	dezembro
deny	forward	evita, evitar, evite, não, sem, nem, nunca, nenhum, nenhuma, nada, jamais, exceto, excepto, salvo, à exceção, isento* de, precisa, precisam, necessita, necessitam, perdi, perdemos, tudo menos, todos menos
deny	backward	não incluído*, não está incluído, não estão incluídos, vendido* separadamente, vendido* à parte, excluído*
deny	both	falta, faltam, faltando, em falta, perdido*, extraviado*
doubt	forward	acho, acho que, penso que, creio, creio que, julgo, julgo que, talvez, provavelmente, possivelmente, parece, parecem, aparentemente, supostamente, alegadamente, presumo, suponho, imagino, diria, não sei, não tenho a certeza, não tenho certeza, sem certeza, incerto*, desconhecido*, desconheço, não me lembro, não me recordo, segundo o vendedor, segundo o antigo dono, disseram me, dizem que, que eu saiba, tanto quanto sei, pelo que sei, se bem me lembro, se não me engano, salvo erro, deve ser, devem ser, deverá ser, deveria ser, poderá ser, pode ser que, será que, possível que, difícil dizer, por confirmar
choice	forward	à escolha, escolha, escolher, escolha entre, disponível em, disponíveis em, várias cores, vários tamanhos, vários modelos, diversas cores, diversos tamanhos, diferentes cores, diferentes tamanhos, diversos, diversas, qualquer cor, todas as cores, todos os tamanhos, indique a cor, indique o tamanho, indicar a cor, indicar o tamanho, sortido*, outras cores, outros tamanhos, mais cores, mais tamanhos
choice	both	ou, e ou, opcional, opcionais
correct	forward	quero dizer, queria dizer, quis dizer, aliás, correção, correcção, corrijo, corrigindo, retificação, retifico, desculpe, desculpem, perdão, não espera, não espere, espera não, espere não, ou melhor, melhor dizendo, enganei me, engano meu, erro meu, gralha, errata
other	forward	como?, para, compatível com, compatíveis com, serve em, serve no, serve na, serve para, servem para, adequado* para, indicado* para, apropriado* para, ideal para, ideais para, perfeito* para, pensado* para, concebido* para, tipo, estilo, ao estilo, faz lembrar, fazem lembrar, lembra, imitação, imita, réplica, cópia de, cópia do, cópia da, semelhante+ a, semelhante+ ao, similar a, similar ao, parecido* com, igual a, igual ao, iguais a, como um, como uma, como o, como as, como os, inspirado* em, inspirado* na, inspirado* no, em vez de, em vez do, em vez da, em vez dos, em vez das, ao invés de, ao invés do, ao invés da, em lugar de, em lugar do, em lugar da, substitui, em substituição, substituto de, troco por, troca por, procuro, à procura de, procura-se, o meu antigo, a minha antiga, o meu outro, a minha outra, também vendo, vendo também, também tenho, tenho também, ver os meus outros, os meus outros, ao contrário, melhor que, melhor do que, a condizer com, combina com
other	backward	compatível, compatíveis, imitação, réplica, contrafação
fault	scratch	risco+, riscado*, risquinho+, arranhão, arranhões, arranhado*, arranhadela+, esfoladela+, esfolado*, raspão, raspões
fault	mark	marca+ de uso, sinal de uso, sinais de uso, sinais de utilização, marcas de utilização, marca+ de desgaste, pequenas marcas, algumas marcas, pequena marca, marquinha+
fault	stain	mancha+, manchado*, manchinha+, encardido*, amarelado*, amarelecido*, sujo*, sujidade, descolorado*, descoloração
fault	hole	buraco+, buraquinho+, furo+, furado*, furinho+, traça+
fault	tear	rasgado*, rasgão, rasgões, rasgo+, descosido*, descosturado*, desfiado*, puxado*, puxões
fault	crack	rachado*, rachadura+, racha+, fissura+, fissurado*, partido*, quebrado*, trincado*, estalado*, vidro partido, ecrã partido
fault	chip	lascado*, lasca+, esbeiçado*, esbotenado*, tinta a sair, descascado*, picado*
fault	dent	mossa+, amolgado*, amolgadela+, amassado*, batida+?, afundado*
fault	wear	desgaste, desgastado*, gasto*?, borbotos, borboto, com borbotos, cotão, pelado*, coçado*, puído*, deslaçado*, alargado*?
fault	fade	desbotado*, descolorido*, queimado* do sol
fault	crease	vinco+, vincado*, amarrotado*, dobrado*, torto*, empenado*, deformado*
fault	broken	defeito+, defeituoso*, avariado*, avaria+, danificado*, dano+, estragado*, falha+, emperrado*, emperra, encravado*, pegajoso*, problema+, imperfeição, imperfeições
fault	not working	fora de serviço, sem funcionar, não funciona, não funcionam, não liga, não carrega, não fecha, não abre, não arranca, não lê, não segura, deixou de funcionar, para peças, para reparar, a reparar, para restauro, para restaurar, precisa de reparação, precisa de arranjo, precisa de limpeza, necessita de reparação
fault	untested	não testado*, por testar, sem testar, não foi testado, não consegui testar, no estado em que se encontra
fault	rust	ferrugem, enferrujado*, oxidado*, oxidação, corroído*
fault	mould	mofo, bolor, humidade, caruncho
fault	smell	cheiro+?, cheira a, cheira mal
fault	loose	solto*?, frouxo*, descolado*, a descolar, folga+, abana, largo de mais
fault	leak	vaza, pinga, fuga de, fugas de, infiltração, perde óleo, perde água, perde ar, perde pressão
fault	noise	ruído+, faz barulho, a ranger
fault	flicker	pisca, desliga se, sobreaquece, aquece muito, bloqueia
fault	burn	queimado*, queimadura+, chamuscado*, derretido*
fault	bite	roído*, mordido*, pelos de gato, pelos de cão
fault	dull	bateria fraca, bateria viciada, dura pouco
fault	writing	sublinhado*, anotações, escrito* à mão, nome escrito, rasurado*, notas a lápis, notas à margem, rabiscos, rabiscado*, dedicatória
fault	repair	reparado*, reparação, colado*?, remendado*, cosido*, restaurado*, repintado*, consertado*
fault	incomplete	incompleto*, não original, não é original, fora do prazo
missing	missing	falta, faltam, faltando, em falta, perdido*, não inclui, não incluem, não incluído*, não tem, não traz, não vem com, sem caixa, sem carregador, sem a caixa, sem acessórios
included	before	inclui, incluem, incluindo, vem com, traz, trazem, acompanha, acompanham, acompanhado* de, juntamente com, completo com
included	behind	incluído*, de oferta, incluído no preço, faz parte do lote, fazem parte do lote, faz parte da venda, fazem parte da venda
included	included	com caixa, na caixa, caixa original, embalagem original, ofereço, juntamente, contém, conteúdo, acessórios, acessório, composto por, com manual, com fatura, extras
care	care	lavar, lavável, laváveis, lavado*, lavagem, lavar à mão, máquina de lavar, máquina da loiça, passar a ferro, máquina de secar, limpeza a seco
history	history	oferecido*, prenda, presente?, herdado*, herança, mudança, dono, único dono, segundo dono, proprietário, da minha avó, do meu avô, ficou pequeno*, fica pequeno*, fica grande, já não serve, não me serve, anos de uso, há anos, há um ano, há dois anos, meses de uso, casa sem fumo, não fumador, não fumadores, sem animais, guardado*, revisto*, revisão, revisões, utilizado*, usado* durante
history	purchase	comprado*, comprei, compra
measure	measure	comprimento, largura, altura, profundidade, diâmetro, espessura, circunferência, peso, peito?, cintura, anca, ancas, ombros, ombro a ombro, axila a axila, de axila a axila, manga?, mangas?, entrepernas, capacidade, palmilha, salto?
measure	measured	medidas, medida, mede, medem, pesa
delivery	delivery	envio+, enviar, enviado*, envio grátis, portes de envio, portes incluídos, portes grátis, portes a cargo, entrega, entregas, ctt, correios, transportadora
delivery	collection	em mão, em mãos, levantamento, para levantar, levantar em, a levantar, recolha, recolher, a recolher, pode ser visto, pode ser vista, ver em, entrega em mão, entrega em mãos
no-make	none	sem marca, nenhuma marca, desconhecida, desconhecido, marca desconhecida, outra marca, genérico, genérica, não especificado, não indicado, não indicada, não especificada, nenhuma, vários, várias, várias marcas, marcas várias, diversas marcas, feito à mão, feita à mão, artesanal, misto, mistas, sortido, sortidos, não aplicável, n d, nenhum, sem etiqueta, não assinado, não assinada, sem nome, compatível, compatíveis, não original, não originais, imitação
payment	payment	pagamento, pagamentos, transferência, transferência bancária, dinheiro, em dinheiro, multibanco, à cobrança, sinal?, prestações
asking-price	price	preço, preço fixo, preço negociável, negociável, negociáveis, não negociável, propostas, proposta, ofertas, aceito propostas, aceito ofertas, desconto, pechincha, por unidade, cada um, cada uma, vendo por, último preço, peço
asking-price	settles	aceito?, aceitaria?, quero?, queria?
asking-price	terms	não aceito trocas, trocas, aceito trocas, troca, retoma
past-price	past price	preço original, preço inicial, preço de origem, preço em loja, preço de compra, preço de loja, preço novo, pvp, custou, custaram, custa novo, custa, custava, valor, valor de mercado, vale novo, paguei, comprado* por, na época
contact	contact	contactar, contacto, contacte, contato, contatar, mensagem, mensagens, por mensagem, privado, mp, perguntas, pergunte, dúvidas, qualquer dúvida, mais fotos, mais informações, outros anúncios, meus anúncios, outros artigos, meu perfil, minha loja
contact	channel	ligar, ligue, telefone?, telemóvel?, tel, tlm, telem, contato telefónico, ligar para, ligue para, whatsapp, sms, meu número, número de telefone, número de telemóvel
joiner	joiner	o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, com, por, pelo, pela, ao, aos, é, são, está, estão, era, foi, ser, há, se, seu, sua, meu, minha, meus, minhas, me, este, estes, estas, esse, essa, isto, aqui, muito, muita, mais, também, todo, toda, todos, todas, cada, entre, desde, até, sobre, já, ainda, tem, só, apenas, ambos, ambas, cerca, aproximadamente, quase, feito, feita
joiner	conjunction	e, que, mas, como, por isso, portanto, contudo, além disso, no entanto
abbreviation	end	lda, s.a, etc, un
abbreviation	abbreviation	aprox, núm, pág, págs, ref, tel, telef, tlm, sr, sra, dr, dra, ex, p.ex, av, máx, mín, vol, ed, c, dim, comp, larg, alt, prof, incl, tam
filler	filler	bonito*, lindo*, giro*, maravilhoso*, fantástico*, elegante+, moderno*, clássico*, confortável, confortáveis, prático*, macio*, qualidade, boa qualidade, alta qualidade, ótima qualidade, perfeito*, ótimo*, excelente, único*, raro*, original, originais, grande+, pequeno*, vende se, artigo, artigos, lote, par, conjunto, peça, peças, cor, tamanho, marca, estado, modelo, olá, oi, obrigado, obrigada, por favor, top
filler	offer	vendo, saldos, promoção, liquidação, à venda, vende-se, vende, ponho à venda, vendo-se, ofereço
`;
