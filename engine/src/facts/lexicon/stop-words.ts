/** Frequent words by language; 'xx' gathers languages that are recognised but have no phrases here. */
const SOURCES: Record<string, string> = {
  en: `the and with for of is it in on to no not but has have was been are this that from used new size good condition very one box all some few only works black white blue small light screen cable battery includes charger original missing will can just bought great well both sealed unused cover case worn wear inside back front side top left right comes you my please still would them there out off up at by never which when if an as so a i brand`,
  de: `jacke kleid hose schuhe blaue blauer schwarze schwarzer weiße graue rote grüne knöpfe länge breite höhe stück neue neuer gut schöne schöner passt kleiner kleine kleines zwei und der die das mit ist ein eine einen einem einer nicht von für auf im zu sehr aber noch sich auch wie bei dem den des nur oder aus wird wurde sind war keine kein keinen guter gute gutem zustand neu neuwertig gebraucht größe farbe schwarz weiß versand abholung verkaufe leichte kratzer inkl etwas ohne funktioniert nach zum zur habe ich es hat dazu über privatverkauf rücknahme alle alte altes`,
  fr: `robe veste manteau chaussures cuir bleue noire blanche grise longueur largeur hauteur fleurs ceinture manches bouton boutons parfait belle près presque fois petite petit deux portée le la les et avec est une un des pour dans du de en sur très pas ne au aux bon état taille couleur noir sans par plus qui que se ce cette il elle vendu vends neuf porté comme sont mais ou je suis peu à d l envoi remise main propre légère traces boîte fonctionne collection fait`,
  es: `vestido chaqueta zapatos camisa piel blanco blanca azul azules negra roja rojo flores mangas cinturón largo ancho alto tela pequeño pequeña el la los las y con es una un para de en del muy no al por se que como sin su está estado talla color negro nuevo usado poco más lo le tiene incluye envío pero o la he usada buen uso bolso vendo funciona caja original dos todo también solo falta`,
  it: `borsa borsetta scarpe giacca vestito maglia camicia pelle rossa rosso nera bianco bianca grigio tracolla interno esterno maniche tasca lunghezza larghezza altezza cerniera piccolo piccola il lo la gli le e con è una un per di in del della dei molto non al da che come senza sono stato taglia colore nero nuovo usato poco più condizioni ottime spedizione vendo funziona scatola ha ma anche solo i nel sul alla alcuni segni`,
  nl: `jas jurk broek schoenen blauwe zwarte grijze witte knopen voering lengte breedte hoogte stoel tafel mooie de het en met een is van voor in op niet zeer goed maar nog er ook als bij dit die zijn wel geen maat kleur zwart nieuw gebruikt staat verkoop ophalen verzenden werkt doos zonder wat heeft is te naar zo goede om aan uit door`,
  pl: `kurtka sukienka buty spodnie czarna czarne niebieska biała guziki szerokość wysokość i z w na do nie jest się po jak ale bez dla od za to są był była było bardzo stan dobry rozmiar kolor czarny nowy używany raz wysyłka odbiór działa pudełko oryginalne tylko lub oraz brak ze przy mam sprzedam długość szerokość`,
  pt: `vestido casaco sapatos camisa couro branca azul preta vermelha mangas comprimento largura altura o a os as e com é uma um para de em do da dos das muito não no na por se que como sem está estado tamanho cor preto novo usado pouco mais tem inclui envio mas ou bom vendo funciona caixa são também só ao à pela pelo`,
  xx: `och med är ett att den på av för som inte från till har mycket bra skick storlek färg svart ny säljer finns eller utan kan det
    og ikke fra til meget god stand størrelse farve sort selges selger brukt pent lite med som av på en
    ve bir ile için çok yok var temiz kullanılmış beden renk siyah orijinal kutu sıfır az iyi durumda olarak sorunsuz
    ja on ei hyvä kunto koko väri musta uusi käytetty mukana kuntoinen myydään
    a se je na v s jsou velmi dobrý stav velikost barva černá nový použitý ne pro bez jako prodám
    és az egy nem van jó állapot méret szín fekete új használt nagyon eladó
    și cu este un o pentru în din foarte stare bună mărime culoare negru nou folosit nu vând`,
};

function compile(): ReadonlyMap<string, readonly { language: string; weight: number }[]> {
  const byWord = new Map<string, Set<string>>();
  for (const [language, words] of Object.entries(SOURCES)) {
    for (const word of words.split(/\s+/)) {
      if (word === '') continue;
      const languages = byWord.get(word) ?? new Set();
      languages.add(language);
      byWord.set(word, languages);
    }
  }
  const compiled = new Map<string, { language: string; weight: number }[]>();
  // A word of several languages tells less of each.
  for (const [word, languages] of byWord) {
    compiled.set(
      word,
      [...languages].map((language) => ({ language, weight: 1 / languages.size })),
    );
  }
  return compiled;
}

/** By word: the languages it speaks for, and how much. */
export const STOP_WORDS = compile();
