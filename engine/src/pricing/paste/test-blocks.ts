// Pasted blocks in the shapes that sellers copy; made up for this test, with what each of them really says.
import type { Comparable } from '@smart-listings/contract';

type Wanted = Pick<Comparable, 'title' | 'price'> & Partial<Comparable>;

export interface Block {
  name: string;
  /** The seller's own currency. */
  home: string;
  text: string;
  wanted: Wanted[];
  /** Line numbers that are reported. */
  problems?: number[];
}

const sold = (date: string | null = null) => ({ kind: 'sold' as const, date });
const block = (
  name: string,
  home: string,
  text: string,
  wanted: Wanted[],
  problems: number[] = [],
): Block => ({
  name,
  home,
  text,
  wanted,
  problems,
});

const EBAY: Block[] = [
  block(
    'eBay UK, asking',
    'GBP',
    `Makita DHP482 18V LXT Combi Drill Body Only
Pre-owned
£42.50
or Best Offer
+ £4.99 postage
Makita DHP482Z Cordless Combi Drill
Brand New
£59.99
Buy it now
Free postage
toolshop_uk (12,345) 99.8%`,
    [
      {
        title: 'Makita DHP482 18V LXT Combi Drill Body Only',
        price: 42.5,
        condition: 'used-good',
        kind: 'asking',
      },
      { title: 'Makita DHP482Z Cordless Combi Drill', price: 59.99, condition: 'new' },
    ],
  ),
  block(
    'eBay UK, sold',
    'GBP',
    `Sold  12 Nov 2025
Sony WH-1000XM4 Wireless Headphones Black
Pre-owned
£121.00
16 bids
+£3.49 postage
View similar active items
Sell one like this
Sold  9 Nov 2025
Sony WH-1000XM4 Noise Cancelling boxed
Opened – never used
£149.95
or Best Offer
Free postage`,
    [
      {
        title: 'Sony WH-1000XM4 Wireless Headphones Black',
        price: 121,
        condition: 'used-good',
        ...sold('2025-11-12'),
      },
      {
        title: 'Sony WH-1000XM4 Noise Cancelling boxed',
        price: 149.95,
        condition: 'open-box',
        ...sold('2025-11-09'),
      },
    ],
  ),
  block(
    'eBay US, sold, month first',
    'USD',
    `Sold  Nov 12, 2025
LEGO Star Wars 75192 Millennium Falcon UCS
New (Other)
$612.00
+$24.50 shipping
Sold  Nov 3, 2025
LEGO 75192 Millennium Falcon complete
Pre-Owned
$1,049.99
Free shipping`,
    [
      {
        title: 'LEGO Star Wars 75192 Millennium Falcon UCS',
        price: 612,
        condition: 'open-box',
        ...sold('2025-11-12'),
      },
      { title: 'LEGO 75192 Millennium Falcon complete', price: 1049.99, ...sold('2025-11-03') },
    ],
  ),
  block(
    'eBay Germany, sold',
    'EUR',
    `Verkauft  12. Nov 2025
Bosch GSR 12V-15 Akkuschrauber mit Koffer
Gebraucht
EUR 64,90
oder Preisvorschlag
+EUR 5,49 Versand
Verkauft  2. Okt 2025
Bosch GSR 12V-15 solo
Neu
EUR 1.049,00
Kostenloser Versand`,
    [
      {
        title: 'Bosch GSR 12V-15 Akkuschrauber mit Koffer',
        price: 64.9,
        condition: 'used-good',
        ...sold('2025-11-12'),
      },
      { title: 'Bosch GSR 12V-15 solo', price: 1049, condition: 'new', ...sold('2025-10-02') },
    ],
  ),
  block(
    'eBay France',
    'EUR',
    `Lampe de bureau Jieldé vintage grise
Occasion
189,00 EUR
ou Offre directe
+12,50 EUR livraison
Lampe Jieldé 4 bras restaurée
Occasion
1 250,00 EUR
Livraison gratuite`,
    [
      { title: 'Lampe de bureau Jieldé vintage grise', price: 189, condition: 'used-good' },
      { title: 'Lampe Jieldé 4 bras restaurée', price: 1250 },
    ],
  ),
  block(
    'eBay, a foreign currency beside the own',
    'GBP',
    `Nikon FM2 35mm SLR body only
Pre-Owned
US $185.00
or Best Offer
from United States
Nikon FM2n chrome tested
Pre-owned
£210.00
Located in United Kingdom`,
    [
      { title: 'Nikon FM2 35mm SLR body only', price: 185, currency: 'USD' },
      { title: 'Nikon FM2n chrome tested', price: 210 },
    ],
  ),
  block(
    'eBay, a variation listing',
    'GBP',
    `Dr Martens 1460 boots various sizes
Brand New
£69.00 to £119.00
Free postage
Dr Martens 1460 smooth black UK 6
Pre-owned
£48.00`,
    [{ title: 'Dr Martens 1460 smooth black UK 6', price: 48 }],
    [3],
  ),
  block(
    'eBay, crossed-out prices',
    'GBP',
    `Le Creuset 24cm casserole volcanic orange
Pre-owned
£85.00
Was: £120.00
29% off
Le Creuset round casserole 20cm
New (Other)
£110.00
RRP £249.00`,
    [
      { title: 'Le Creuset 24cm casserole volcanic orange', price: 85 },
      { title: 'Le Creuset round casserole 20cm', price: 110, condition: 'open-box' },
    ],
  ),
  block(
    'eBay, subtitle with aspects',
    'GBP',
    `Apple iPhone 13 128GB Midnight Unlocked
Pre-owned · Apple · iPhone 13 · 128 GB
£245.00
Buy it now
Free postage
Opens in a new window or tab
Apple iPhone 13 - 128GB - Blue (EE)
Very Good - Refurbished · Apple iPhone 13
£279.99
17 watchers`,
    [
      { title: 'Apple iPhone 13 128GB Midnight Unlocked', price: 245, condition: 'used-good' },
      { title: 'Apple iPhone 13 - 128GB - Blue (EE)', price: 279.99, condition: 'used-like-new' },
    ],
  ),
  block(
    'eBay, title twice as the picture says it',
    'GBP',
    `Ercol Windsor dining chair elm and beech
Ercol Windsor dining chair elm and beech
Pre-owned
£75.00
3 bids
2d 4h left`,
    [{ title: 'Ercol Windsor dining chair elm and beech', price: 75 }],
  ),
  block(
    'eBay Italy',
    'EUR',
    `Venduto  5 nov 2025
Moka Bialetti vintage 6 tazze
Usato
EUR 18,50
o Proposta d'acquisto
+EUR 7,00 spedizione`,
    [{ title: 'Moka Bialetti vintage 6 tazze', price: 18.5, condition: 'used-good', ...sold('2025-11-05') }],
  ),
  block(
    'eBay Spain',
    'EUR',
    `Vendido  28 oct 2025
Cámara Zenit E con objetivo Helios
De segunda mano
45,00 EUR
+9,90 EUR de envío`,
    [{ title: 'Cámara Zenit E con objetivo Helios', price: 45, ...sold('2025-10-28') }],
  ),
  block(
    'eBay Australia',
    'AUD',
    `Weber Baby Q BBQ with stand
Pre-Owned
AU $220.00
or Best Offer
+AU $35.00 postage`,
    [{ title: 'Weber Baby Q BBQ with stand', price: 220, currency: 'AUD' }],
  ),
  block(
    'eBay Canada',
    'CAD',
    `Vintage CCM ice skates size 9
Pre-Owned
C $34.99
+C $18.00 shipping`,
    [{ title: 'Vintage CCM ice skates size 9', price: 34.99, currency: 'CAD' }],
  ),
  block(
    'eBay with sponsored rows and page words',
    'GBP',
    `1,234 results for denby plates
Sort: Best Match
Sponsored
Denby Imperial Blue dinner plates set of 4
Pre-owned
£38.00
New Listing
Set of 6 Denby Greenwich side plates
Pre-owned
£24.00
Collection in person`,
    [
      { title: 'Denby Imperial Blue dinner plates set of 4', price: 38 },
      { title: 'Set of 6 Denby Greenwich side plates', price: 24 },
    ],
  ),
];

const VINTED: Block[] = [
  block(
    'Vinted UK',
    'GBP',
    `Barbour
M · Very good
£45.00
£48.45 includes Buyer Protection
Ralph Lauren
L · Good
£12.00
£13.30 incl.`,
    [
      { title: 'Barbour', price: 45, condition: 'used-like-new' },
      { title: 'Ralph Lauren', price: 12, condition: 'used-good' },
    ],
  ),
  block(
    'Vinted France',
    'EUR',
    `Sézane
38 / S · Très bon état
35,00 €
37,45 € incl.
Petit Bateau
Neuf avec étiquette
8,50 €
9,63 € incl.`,
    [
      { title: 'Sézane', price: 35, condition: 'used-like-new' },
      { title: 'Petit Bateau', price: 8.5, condition: 'new' },
    ],
  ),
  block(
    'Vinted Germany, one line each part by blank lines',
    'EUR',
    `Jack Wolfskin Regenjacke Damen
Größe M
Gut
15,00 €

Jack Wolfskin Softshell
Größe L
Zufriedenstellend
7,50 €

Vaude Fahrradjacke
Neuwertig
28 €`,
    [
      { title: 'Jack Wolfskin Regenjacke Damen', price: 15, condition: 'used-good' },
      { title: 'Jack Wolfskin Softshell', price: 7.5, condition: 'used-fair' },
      { title: 'Vaude Fahrradjacke', price: 28, condition: 'used-like-new' },
    ],
  ),
  block(
    'Vinted Poland',
    'PLN',
    `Kurtka zimowa The North Face
Bardzo dobry
189,00 zł
203,45 zł z ochroną`,
    [{ title: 'Kurtka zimowa The North Face', price: 189, currency: 'PLN', condition: 'used-like-new' }],
  ),
  block(
    'Vinted with likes',
    'GBP',
    `Levi's 501 straight jeans blue
W32 · Satisfactory
12 favourites
£9.00
£10.15 incl.
Levi's 501 cropped jeans
W28 · New without tags
4 favourites
£22.50
£24.33 incl.`,
    [
      { title: "Levi's 501 straight jeans blue", price: 9, condition: 'used-fair' },
      { title: "Levi's 501 cropped jeans", price: 22.5, condition: 'open-box' },
    ],
  ),
];

const ETSY: Block[] = [
  block(
    'Etsy with a sale',
    'GBP',
    `Handmade ceramic mug speckled stoneware
4.9 (1,234)
Sale Price £18.00
£18.00
Original Price £24.00
£24.00 (25% off)
Free UK delivery
Ad by Etsy seller`,
    [{ title: 'Handmade ceramic mug speckled stoneware', price: 18 }],
  ),
  block(
    'Etsy, several',
    'USD',
    `Personalized leather keychain with initials
5.0 (812)
$14.95
FREE shipping
Bestseller
Custom brass keychain engraved
4.8 (2.3k)
$22.00
Star Seller`,
    [
      { title: 'Personalized leather keychain with initials', price: 14.95 },
      { title: 'Custom brass keychain engraved', price: 22 },
    ],
  ),
  block(
    'Etsy, from a price',
    'GBP',
    `Linen tea towel in eight colours
4.7 (98)
£9.50+
Hand printed linen tea towel hare design
£12.00`,
    [{ title: 'Hand printed linen tea towel hare design', price: 12 }],
    [3],
  ),
  block(
    'Etsy Germany',
    'EUR',
    `Armband aus Silber handgemacht filigran
(456)
32,90 €
Kostenloser Versand`,
    [{ title: 'Armband aus Silber handgemacht filigran', price: 32.9 }],
  ),
];

const LOCAL: Block[] = [
  block(
    'Facebook Marketplace: the price first',
    'GBP',
    `£40
Oak bookcase five shelves
Leeds
£65
Ikea Billy bookcase with doors
Bradford
£25
Pine bookcase
Halifax`,
    [
      { title: 'Oak bookcase five shelves', price: 40 },
      { title: 'Ikea Billy bookcase with doors', price: 65 },
      { title: 'Pine bookcase', price: 25 },
    ],
  ),
  block(
    'Facebook, a reduced price',
    'GBP',
    `£180
£220
Brompton M3L folding bike
Manchester
£450
Brompton M6R low mileage
Salford`,
    [
      { title: 'Brompton M3L folding bike', price: 180 },
      { title: 'Brompton M6R low mileage', price: 450 },
    ],
  ),
  block(
    'Facebook US',
    'USD',
    `$1,200
Herman Miller Aeron size B fully loaded
Austin, TX
$650
Herman Miller Aeron classic
Round Rock, TX`,
    [
      { title: 'Herman Miller Aeron size B fully loaded', price: 1200 },
      { title: 'Herman Miller Aeron classic', price: 650 },
    ],
  ),
  block(
    'Gumtree',
    'GBP',
    `Wharfedale Diamond 9.1 bookshelf speakers
Leeds, West Yorkshire
£60
2 days ago
Mission 70 speakers pair working
York, North Yorkshire
£35
Today`,
    [
      { title: 'Wharfedale Diamond 9.1 bookshelf speakers', price: 60 },
      { title: 'Mission 70 speakers pair working', price: 35 },
    ],
  ),
  block(
    'Kleinanzeigen',
    'EUR',
    `Rennrad Peugeot 10 Gang Klassiker
10115 Mitte
220 € VB

Damenrad Hercules 28 Zoll
12047 Neukölln
80 €`,
    [
      { title: 'Rennrad Peugeot 10 Gang Klassiker', price: 220 },
      { title: 'Damenrad Hercules 28 Zoll', price: 80 },
    ],
  ),
  block(
    'Mercari Japan',
    'JPY',
    `ニコン FM2 ボディ シルバー
¥32,800
キヤノン AE-1 プログラム 動作品
¥14,500`,
    [
      { title: 'ニコン FM2 ボディ シルバー', price: 32800, currency: 'JPY' },
      { title: 'キヤノン AE-1 プログラム 動作品', price: 14500 },
    ],
  ),
  block(
    'Depop and Grailed',
    'USD',
    `Stone Island garment dyed jacket
Size L
$218
Stone Island crewneck navy
Size M
$95`,
    [
      { title: 'Stone Island garment dyed jacket', price: 218 },
      { title: 'Stone Island crewneck navy', price: 95 },
    ],
  ),
];

const NOTES: Block[] = [
  block('a note: title and price', 'GBP', 'Sony WH-1000XM4 £120', [{ title: 'Sony WH-1000XM4', price: 120 }]),
  block(
    'a note of several lines',
    'GBP',
    `Denby mug £6.50
Denby bowl - £9
Denby dinner plate: £11.00
Denby teapot | £24.99`,
    [
      { title: 'Denby mug', price: 6.5 },
      { title: 'Denby bowl', price: 9 },
      { title: 'Denby dinner plate', price: 11 },
      { title: 'Denby teapot', price: 24.99 },
    ],
  ),
  block('price before the title', 'GBP', '£12.50 Ladybird book The Elves', [
    { title: 'Ladybird book The Elves', price: 12.5 },
  ]),
  block(
    'sold and condition behind dashes',
    'GBP',
    `iPhone 13 128GB - £240 - sold 3 Nov 2025
iPhone 13 128GB boxed – £265 – like new
iPhone 13 128GB (used) £230`,
    [
      { title: 'iPhone 13 128GB', price: 240, ...sold('2025-11-03') },
      { title: 'iPhone 13 128GB boxed', price: 265, condition: 'used-like-new', kind: 'asking' },
      { title: 'iPhone 13 128GB', price: 230, condition: 'used-good' },
    ],
  ),
  block('postage in the line', 'GBP', 'Clarks desert boots UK 9 £28.00 + £4.20 postage', [
    { title: 'Clarks desert boots UK 9', price: 28 },
  ]),
  block('free postage in the line', 'GBP', 'Clarks desert boots UK 9 £28.00, free postage', [
    { title: 'Clarks desert boots UK 9', price: 28 },
  ]),
  block('euros with comma', 'EUR', 'Bosch Akkuschrauber 12V 64,90 €', [
    { title: 'Bosch Akkuschrauber 12V', price: 64.9 },
  ]),
  block('euros with thousands point', 'EUR', 'Vitra Eames Lounge Chair 4.250,00 €', [
    { title: 'Vitra Eames Lounge Chair', price: 4250 },
  ]),
  block('euros with thousands point and no cents', 'EUR', 'USM Haller Sideboard weiß 1.850 €', [
    { title: 'USM Haller Sideboard weiß', price: 1850 },
  ]),
  block('a model number before the price, which could be thousands', 'EUR', 'Makita DHP 482 120 €', [], [1]),
  block('even euros', 'EUR', 'Kinderwagen Hartan 45,- €', [{ title: 'Kinderwagen Hartan', price: 45 }]),
  block('Swiss francs', 'CHF', `Freitag Messenger Bag CHF 1'250.50`, [
    { title: 'Freitag Messenger Bag', price: 1250.5, currency: 'CHF' },
  ]),
  block('crowns of the own country', 'SEK', 'String hylla teak - 1 200 kr', [
    { title: 'String hylla teak', price: 1200, currency: 'SEK' },
  ]),
  block('crowns of nobody knows where', 'GBP', 'String hylla teak 900 kr', [], [1]),
  block('a code behind', 'GBP', 'Leica M6 classic black 2450 USD', [
    { title: 'Leica M6 classic black', price: 2450, currency: 'USD' },
  ]),
  block('yen', 'GBP', 'Seiko 5 automatic ¥3,200', [
    { title: 'Seiko 5 automatic', price: 3200, currency: 'JPY' },
  ]),
  block('a range in a line', 'GBP', 'Barbour Bedale jackets £60 - £110', [], [1]),
  block('two prices in a line', 'GBP', 'Two chairs £40 each or the pair £70', [], [1]),
  block('a shop price beside', 'GBP', 'Le Creuset pan RRP £249 asking £110', [
    { title: 'Le Creuset pan', price: 110 },
  ]),
  block('only a title', 'GBP', 'Barbour Bedale jacket olive', [], [1]),
  block('only a price', 'GBP', '£45.00', [], [1]),
  block('nothing', 'GBP', '\n \n', []),
  block(
    'one line cannot be used, the others can',
    'GBP',
    `Denby mug £6.50
Denby bowl, price unknown, large
Denby plate £8.00`,
    [
      { title: 'Denby mug', price: 6.5 },
      { title: 'Denby plate', price: 8 },
    ],
    [2],
  ),
];

const TABLES: Block[] = [
  block(
    'CSV with header',
    'GBP',
    `title,price,condition,date
"Sony WH-1000XM4, black",£121.00,Used,2025-11-12
Sony WH-1000XM4 boxed,149.95,Like new,2025-11-09`,
    [
      { title: 'Sony WH-1000XM4, black', price: 121, condition: 'used-good', date: '2025-11-12' },
      { title: 'Sony WH-1000XM4 boxed', price: 149.95, condition: 'used-like-new', kind: 'asking' },
    ],
  ),
  block(
    'CSV with sold price and links',
    'USD',
    `Item Title,Sold Price,Sold Date,URL
LEGO 75192,"$1,049.99",11/03/2025,https://www.ebay.com/itm/1
LEGO 75192 sealed,$699,11/12/2025,`,
    [
      { title: 'LEGO 75192', price: 1049.99, ...sold('2025-11-03'), link: 'https://www.ebay.com/itm/1' },
      { title: 'LEGO 75192 sealed', price: 699, ...sold('2025-11-12') },
    ],
  ),
  block(
    'semicolons and commas',
    'EUR',
    `Titel;Preis;Zustand;Datum
Bosch GSR 12V;64,90;Gebraucht;12.11.2025
"Bosch ""Professional"" GSR";1.049,00;Neu;02.10.2025`,
    [
      { title: 'Bosch GSR 12V', price: 64.9, condition: 'used-good', date: '2025-11-12' },
      { title: 'Bosch "Professional" GSR', price: 1049, condition: 'new', date: '2025-10-02' },
    ],
  ),
  block(
    'cells from a spreadsheet',
    'GBP',
    `Name\tPrice\tCurrency\tStatus
Nikon FM2\t185\tUSD\tSold
Nikon FM2n\t210\tGBP\tActive`,
    [
      { title: 'Nikon FM2', price: 185, currency: 'USD', kind: 'sold' },
      { title: 'Nikon FM2n', price: 210, currency: 'GBP', kind: 'asking' },
    ],
  ),
  block(
    'a table with bad rows',
    'GBP',
    `title,price
Denby mug,6.50
,9.00
Denby bowl,ask
Denby plate,£8 - £12`,
    [{ title: 'Denby mug', price: 6.5 }],
    [3, 4, 5],
  ),
  block('Windows line ends', 'GBP', 'title,price\r\nDenby mug,6.50\r\nDenby bowl,9\r\n', [
    { title: 'Denby mug', price: 6.5 },
    { title: 'Denby bowl', price: 9 },
  ]),
  block('a header in French', 'EUR', 'Titre;Prix\nLampe Jieldé;189,00 €', [
    { title: 'Lampe Jieldé', price: 189 },
  ]),
];

const MIXED: Block[] = [
  block(
    'eBay with the condition above the title',
    'GBP',
    `Sold  21 Oct 2026
Brand new
Dyson V8 Absolute Cordless Vacuum Cleaner
£129.99
or Best Offer
+£8.50 postage
gadget-outlet 99.4% positive (2.1K)
Sold  19 Oct 2026
Pre-owned
Dyson V8 Animal vacuum - good battery
£74.00
22 bids ·
Free local pickup
jane1967 100% positive (210)`,
    [
      {
        title: 'Dyson V8 Absolute Cordless Vacuum Cleaner',
        price: 129.99,
        condition: 'new',
        ...sold('2026-10-21'),
      },
      {
        title: 'Dyson V8 Animal vacuum - good battery',
        price: 74,
        condition: 'used-good',
        ...sold('2026-10-19'),
      },
    ],
  ),
  block(
    'Vinted with the fee named',
    'EUR',
    `Veste en cuir homme taille L
L / 40 / 12 · Bon état
45,00 €
48,20 €
Protection acheteurs incluse
Blouson aviateur vintage
M · Très bon état
60,00 €
63,95 €
Protection acheteurs incluse`,
    [
      { title: 'Veste en cuir homme taille L', price: 45, condition: 'used-good' },
      { title: 'Blouson aviateur vintage', price: 60, condition: 'used-like-new' },
    ],
  ),
  block(
    'eBay Germany, private and trade',
    'EUR',
    `KitchenAid Artisan 5KSM175 Küchenmaschine rot
Gebraucht | Privat
EUR 289,00
Sofort-Kaufen
EUR 9,99 Versand
aus Deutschland
KitchenAid Classic 4,3 L weiß
Brandneu | Gewerblich
EUR 349,00
oder Preisvorschlag
Kostenlose Lieferung
3 Beobachter`,
    [
      { title: 'KitchenAid Artisan 5KSM175 Küchenmaschine rot', price: 289, condition: 'used-good' },
      { title: 'KitchenAid Classic 4,3 L weiß', price: 349, condition: 'new' },
    ],
  ),
  block(
    'a numbered list',
    'GBP',
    `1. Roberts R200 radio 1970s teak - sold for £35 (12 Oct 2026)
2. Roberts R300 working - £48 - sold
3. Roberts Revival DAB £29.99 used
4) Roberts Rambler, £55`,
    [
      { title: 'Roberts R200 radio 1970s teak', price: 35, ...sold('2026-10-12') },
      { title: 'Roberts R300 working', price: 48, ...sold() },
      { title: 'Roberts Revival DAB', price: 29.99, condition: 'used-good' },
      { title: 'Roberts Rambler', price: 55 },
    ],
  ),
  block(
    'amounts without a sign',
    'GBP',
    `Sony WH1000XM4 – 120
Sony WH1000XM4 boxed – 135.50
Bose QC45 - £110 ono`,
    [
      { title: 'Sony WH1000XM4', price: 120 },
      { title: 'Sony WH1000XM4 boxed', price: 135.5 },
      { title: 'Bose QC45', price: 110 },
    ],
  ),
  block(
    'postage said in three ways',
    'GBP',
    `Nintendo Switch OLED White £179.99 Free P&P
Nintendo Switch OLED Neon - GBP 165 + 6.50 P&P
Nintendo Switch Lite turquoise (boxed): £85 inc postage`,
    [
      { title: 'Nintendo Switch OLED White', price: 179.99 },
      { title: 'Nintendo Switch OLED Neon', price: 165 },
      { title: 'Nintendo Switch Lite turquoise (boxed)', price: 85 },
    ],
  ),
  block(
    'a price for each, and postage behind a plus',
    'GBP',
    `Bundle of 5 Ladybird books
£12.00 (£2.40 each)
Ladybird book Cinderella 606D
£4.50 + £2.80 UK postage`,
    [
      { title: 'Bundle of 5 Ladybird books', price: 12 },
      { title: 'Ladybird book Cinderella 606D', price: 4.5 },
    ],
  ),
  block(
    'labelled lines',
    'GBP',
    `Wedgwood Jasperware blue vase
Price: £18.00
Condition: Used
Postage: £3.20
Sold: 3 Nov 2026

Wedgwood Jasperware plate
Price: £9.50
Condition: Used
Postage: Free
Sold: 1 Nov 2026`,
    [
      { title: 'Wedgwood Jasperware blue vase', price: 18, condition: 'used-good', ...sold('2026-11-03') },
      { title: 'Wedgwood Jasperware plate', price: 9.5, condition: 'used-good', ...sold('2026-11-01') },
    ],
  ),
  block(
    'a table with bars',
    'GBP',
    `Item | Price | Sold?
Ercol rocker | £220 | yes
Ercol stool | £65 | no`,
    [
      { title: 'Ercol rocker', price: 220, kind: 'sold' },
      { title: 'Ercol stool', price: 65, kind: 'asking' },
    ],
  ),
  block(
    'yen behind the amount',
    'JPY',
    `Canon AE-1 Program ボディ
12,800円
送料無料
現在 15,000円 Nikon FE2`,
    [
      { title: 'Canon AE-1 Program ボディ', price: 12800 },
      { title: 'Nikon FE2', price: 15000 },
    ],
  ),
  block(
    'Swedish, with postage under the price',
    'SEK',
    `Svenskt Tenn kudde
450 kr
Frakt 63 kr
String pocket hylla
1 095 kr
Frakt 99 kr`,
    [
      { title: 'Svenskt Tenn kudde', price: 450 },
      { title: 'String pocket hylla', price: 1095 },
    ],
  ),
  block(
    'a French note',
    'EUR',
    `Sac à main Longchamp Le Pliage - 32,00€ - vendu le 4 novembre 2026
Sac Longchamp cuir noir - 1 050 €`,
    [
      { title: 'Sac à main Longchamp Le Pliage', price: 32, ...sold('2026-11-04') },
      { title: 'Sac Longchamp cuir noir', price: 1050 },
    ],
  ),
  block(
    'postage from, and the usual shop price',
    'EUR',
    `Dyson V11 Absolute
249,99 €
UVP 599,00 €
Dyson V10 Motorhead gebraucht
149 € VB
Versand ab 6,19 €`,
    [
      { title: 'Dyson V11 Absolute', price: 249.99 },
      { title: 'Dyson V10 Motorhead gebraucht', price: 149 },
    ],
  ),
  block(
    'words behind the price',
    'GBP',
    `Two Lloyd Loom chairs £60 the pair
Single Lloyd Loom chair £35 or near offer
Lloyd Loom ottoman £45 collection only`,
    [
      { title: 'Two Lloyd Loom chairs', price: 60 },
      { title: 'Single Lloyd Loom chair', price: 35 },
      { title: 'Lloyd Loom ottoman', price: 45 },
    ],
  ),
  block('thousands behind the sign', 'GBP', 'Rolex Datejust £5 900 boxed', [], [1]),
  block(
    'eBay with collection and time left',
    'GBP',
    `Technics SL-1200 MK2 turntable silver, serviced
Pre-owned
£495.00
Collection in person: Free
7 watching
Technics SL1210 Mk5 black
Used
£550.00
Time left 3d 4h
0 bids`,
    [
      { title: 'Technics SL-1200 MK2 turntable silver, serviced', price: 495 },
      { title: 'Technics SL1210 Mk5 black', price: 550 },
    ],
  ),
  block(
    'even euros behind a dash',
    'EUR',
    `Lego Technic 42083 Bugatti — 1.199,- EUR VB
Lego Technic 42115 — 289,95 €`,
    [
      { title: 'Lego Technic 42083 Bugatti', price: 1199 },
      { title: 'Lego Technic 42115', price: 289.95 },
    ],
  ),
];

export const BLOCKS: readonly Block[] = [
  ...EBAY,
  ...VINTED,
  ...ETSY,
  ...LOCAL,
  ...NOTES,
  ...TABLES,
  ...MIXED,
];
