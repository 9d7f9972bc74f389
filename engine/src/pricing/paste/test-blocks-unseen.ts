// Blocks of shapes that the parser had not seen: written down first, then tried.
import type { Block } from './test-blocks.ts';

const sold = (date: string | null = null) => ({ kind: 'sold' as const, date });

const MARKETS: Block[] = [
  {
    name: 'eBay UK, sold, with maker beside the condition',
    home: 'GBP',
    text: `Sold  14 Nov 2026
Dyson V8 Absolute Cordless Vacuum Cleaner – Nickel/Yellow
Opens in a new window or tab
Pre-owned · Dyson
£89.99
Buy It Now
+ £6.45 delivery in 2-3 days
from United Kingdom
techcycle_uk 99.4% positive (3.2K)
Sold  13 Nov 2026
Dyson V8 Animal Cordless - Spares Or Repair
Opens in a new window or tab
Parts only · Dyson
£21.00
9 bids
Free delivery
mags-attic 100% positive (88)`,
    wanted: [
      {
        title: 'Dyson V8 Absolute Cordless Vacuum Cleaner – Nickel/Yellow',
        price: 89.99,
        condition: 'used-good',
        ...sold('2026-11-14'),
      },
      {
        title: 'Dyson V8 Animal Cordless - Spares Or Repair',
        price: 21,
        condition: 'for-parts',
        ...sold('2026-11-13'),
      },
    ],
  },
  {
    name: 'eBay US, with what it was and how many went',
    home: 'USD',
    text: `Instant Pot Duo 7-in-1 Electric Pressure Cooker 6 Quart
Brand New
$64.95
Was: $99.99 35% off
Free 2-4 day delivery
Free returns
1,248+ sold
Instant Pot Duo Nova 6 qt, lightly used
Pre-Owned
$38.00
or Best Offer
+$14.20 delivery
Located in United States
Last one`,
    wanted: [
      { title: 'Instant Pot Duo 7-in-1 Electric Pressure Cooker 6 Quart', price: 64.95, condition: 'new' },
      { title: 'Instant Pot Duo Nova 6 qt, lightly used', price: 38, condition: 'used-good' },
    ],
  },
  {
    name: 'eBay US, cards with grades and a trending price',
    home: 'USD',
    text: `2018 Panini Prizm Luka Doncic #280 Rookie RC PSA 10 GEM MINT
Graded: PSA 10
$189.99
Trending at $205.00
or 4 interest-free payments of $47.50
2018 Panini Prizm Luka Doncic #280 PSA 9
Graded: PSA 9
$84.00
Best offer accepted
+$4.99 shipping`,
    wanted: [
      { title: '2018 Panini Prizm Luka Doncic #280 Rookie RC PSA 10 GEM MINT', price: 189.99 },
      { title: '2018 Panini Prizm Luka Doncic #280 PSA 9', price: 84 },
    ],
  },
  {
    name: 'eBay Germany, several versions and a shop price',
    home: 'EUR',
    text: `Bosch Professional GSR 18V-55 Akku-Bohrschrauber Solo
Nagelneu
EUR 79,90
UVP EUR 149,00
Kostenloser Versand
Bosch GSR 18V Akkuschrauber verschiedene Sets
Gebraucht
EUR 45,00 bis EUR 160,00
Bosch Professional GSR 18V-28 mit Ladegerät
Gebraucht | Privat
EUR 61,50
5 Gebote · Noch 2T 4Std
+EUR 6,99 Versand`,
    wanted: [
      { title: 'Bosch Professional GSR 18V-55 Akku-Bohrschrauber Solo', price: 79.9, condition: 'new' },
      { title: 'Bosch Professional GSR 18V-28 mit Ladegerät', price: 61.5, condition: 'used-good' },
    ],
    problems: [8],
  },
  {
    name: 'eBay Ireland, from abroad with an estimate',
    home: 'EUR',
    text: `Casio F-91W Digital Watch Retro Black
Brand New
EUR 17.32
approx. £14.99
EUR 3.47 postage
from United Kingdom
Casio A158W Vintage Silver
Pre-Owned
EUR 14.00
Postage not specified`,
    wanted: [
      { title: 'Casio F-91W Digital Watch Retro Black', price: 17.32, currency: 'EUR' },
      { title: 'Casio A158W Vintage Silver', price: 14, currency: 'EUR' },
    ],
  },
  {
    name: 'Vinted, what the picture says',
    home: 'GBP',
    text: `Nike Air Force 1 white, brand: Nike, condition: Very good, size: 9, £25.00, £26.95 includes Buyer Protection
Adidas Samba OG black, brand: adidas, condition: New with tags, size: 8, £55.00, £58.45 includes Buyer Protection`,
    wanted: [
      { title: 'Nike Air Force 1 white', price: 25, condition: 'used-like-new' },
      { title: 'Adidas Samba OG black', price: 55, condition: 'new' },
    ],
  },
  {
    name: 'Vinted UK, size and condition in one line',
    home: 'GBP',
    text: `Barbour
L / 12 · Very good
£45.00
£47.95 incl.
21
Joules
M / 10 · Good
£12.50
£13.83 incl.
4`,
    wanted: [
      { title: 'Barbour', price: 45, condition: 'used-like-new' },
      { title: 'Joules', price: 12.5, condition: 'used-good' },
    ],
  },
  {
    name: 'Vinted Italy',
    home: 'EUR',
    text: `Levi's
W32 | IT 46 · Ottime
18,00 €
19,60 € include la Protezione acquisti
Carhartt
L · Nuovo con cartellino
39,90 €
42,60 € include la Protezione acquisti`,
    wanted: [
      { title: "Levi's", price: 18, condition: 'used-like-new' },
      { title: 'Carhartt', price: 39.9, condition: 'new' },
    ],
  },
  {
    name: 'Vinted Netherlands',
    home: 'EUR',
    text: `Scotch & Soda
M · Heel goed
€ 22,50
€ 24,33 incl. kopersbescherming
G-Star RAW
L · Goed
€ 15,00
€ 16,45 incl. kopersbescherming`,
    wanted: [
      { title: 'Scotch & Soda', price: 22.5, condition: 'used-like-new' },
      { title: 'G-Star RAW', price: 15, condition: 'used-good' },
    ],
  },
  {
    name: 'Etsy UK, price said twice',
    home: 'GBP',
    text: `Personalised Leather Wallet, Handmade Gift for Him
Ad by Etsy seller
5 out of 5 stars
(1,204)
Sale Price £18.75
£18.75
Original Price £25.00
£25.00 (25% off)
FREE UK delivery
Handmade Leather Bifold Wallet in Tan
4.9
(312)
£22.00
More like this`,
    wanted: [
      { title: 'Personalised Leather Wallet, Handmade Gift for Him', price: 18.75 },
      { title: 'Handmade Leather Bifold Wallet in Tan', price: 22 },
    ],
  },
  {
    name: 'Etsy Australia, from a price with a plus',
    home: 'AUD',
    text: `Ceramic Mug Speckled Stoneware Large
AU$42.00
FREE delivery eligible
Stoneware Mug choose your glaze
AU$38.00+
By MudLaneStudio`,
    wanted: [{ title: 'Ceramic Mug Speckled Stoneware Large', price: 42, currency: 'AUD' }],
    problems: [5],
  },
  {
    name: 'Facebook, old and new price in one line, and a free one',
    home: 'GBP',
    text: `£120£160
Trek mountain bike 18 inch frame
Bristol, City of Bristol
Free
Kids bike needs new tyres
Bath, Somerset
£95
Carrera Vengeance mountain bike
Bristol, City of Bristol`,
    wanted: [
      { title: 'Trek mountain bike 18 inch frame', price: 120 },
      { title: 'Carrera Vengeance mountain bike', price: 95 },
    ],
  },
  {
    name: 'Facebook US, just listed and miles',
    home: 'USD',
    text: `Just listed
$1,450
Vitamix Ascent A3500 blender like new
Austin, TX
Pending
$225
Vitamix 5200 blender
Round Rock, TX`,
    wanted: [
      { title: 'Vitamix Ascent A3500 blender like new', price: 1450 },
      { title: 'Vitamix 5200 blender', price: 225 },
    ],
  },
  {
    name: 'Gumtree, with numbers of pictures',
    home: 'GBP',
    text: `8
Featured
IKEA Billy bookcase white with glass doors
Billericay, Essex
£35
3 hours ago
5
Urgent
Oak bookcase solid, heavy, collection only
Chelmsford, Essex
£110
2 days ago`,
    wanted: [
      { title: 'IKEA Billy bookcase white with glass doors', price: 35 },
      { title: 'Oak bookcase solid, heavy, collection only', price: 110 },
    ],
  },
  {
    name: 'Kleinanzeigen, with the beginning of the text',
    home: 'EUR',
    text: `12
10115 Mitte
Heute, 09:14
Bosch Akkuschrauber GSR 12V-15
Verkaufe meinen gut erhaltenen Akkuschrauber mit zwei Akkus und Ladegerät, Koffer ist dabei ...
65 € VB
Versand möglich
Direkt kaufen
3
20359 St. Pauli
Gestern, 21:40
Makita Bohrhammer HR2630 im Koffer
Top Zustand, wenig benutzt, Abholung oder Versand ...
1.120 €
Nur Abholung`,
    wanted: [
      { title: 'Bosch Akkuschrauber GSR 12V-15', price: 65 },
      { title: 'Makita Bohrhammer HR2630 im Koffer', price: 1120 },
    ],
  },
  {
    name: 'Kleinanzeigen, one to give away and one without a number',
    home: 'EUR',
    text: `Ikea Kallax Regal weiß 4x4
80 €
04109 Leipzig

Kallax Regal Birke Dekor
VB
04229 Leipzig

Kallax 2x2 schwarz braun
Zu verschenken
04347 Leipzig

Kallax Einsatz mit Tür
12 € VB
04103 Leipzig`,
    wanted: [
      { title: 'Ikea Kallax Regal weiß 4x4', price: 80 },
      { title: 'Kallax Einsatz mit Tür', price: 12 },
    ],
  },
  {
    name: 'Leboncoin',
    home: 'EUR',
    text: `Canapé 3 places IKEA Kivik gris
150 €
Ameublement
Lyon 69003 3e Arrondissement
aujourd’hui à 10:21
Livraison possible
Canapé convertible d'angle réversible
1 290 €
Ameublement
Villeurbanne 69100
hier à 18:02`,
    wanted: [
      { title: 'Canapé 3 places IKEA Kivik gris', price: 150 },
      { title: "Canapé convertible d'angle réversible", price: 1290 },
    ],
  },
  {
    name: 'Wallapop: the price first',
    home: 'EUR',
    text: `35 €
Auriculares Sony WH-CH510 azul
Envío disponible
120,50 €
Auriculares Sony WH-1000XM3 con funda
Envío disponible
Destacado`,
    wanted: [
      { title: 'Auriculares Sony WH-CH510 azul', price: 35 },
      { title: 'Auriculares Sony WH-1000XM3 con funda', price: 120.5 },
    ],
  },
  {
    name: 'Marktplaats',
    home: 'EUR',
    text: `Gazelle Orange C7 damesfiets 53 cm
Nette fiets, rijdt goed, met slot en verlichting.
€ 275,00
Gebruikt
Ophalen
Jan
Utrecht
Vandaag
Batavus Finez E-go elektrische fiets
Accu nog goed, bereik ongeveer 50 km.
€ 850,-
Gebruikt
Ophalen of Verzenden
Marieke
Zwolle
Gisteren`,
    wanted: [
      { title: 'Gazelle Orange C7 damesfiets 53 cm', price: 275, condition: 'used-good' },
      { title: 'Batavus Finez E-go elektrische fiets', price: 850, condition: 'used-good' },
    ],
  },
  {
    name: 'OLX Poland',
    home: 'PLN',
    text: `Ekspres do kawy DeLonghi Magnifica S
Używane
650 zł
do negocjacji
Warszawa, Mokotów - Dzisiaj o 10:24
Ekspres Philips LatteGo 3200 stan idealny
Używane
1 150 zł
Kraków, Krowodrza - 12 listopada 2026`,
    wanted: [
      { title: 'Ekspres do kawy DeLonghi Magnifica S', price: 650, condition: 'used-good' },
      { title: 'Ekspres Philips LatteGo 3200 stan idealny', price: 1150, condition: 'used-good' },
    ],
  },
  {
    name: 'Amazon UK, with the price said twice, a unit price and used offers',
    home: 'GBP',
    text: `Philips Sonicare 4100 Electric Toothbrush, Black
4.5 out of 5 stars
12,345
£49.99£49.99 (£49.99/count)
RRP: £89.99
FREE delivery Tue, 25 Nov
More buying choices
£38.20(6 used & new offers)
Oral-B iO3 Electric Toothbrush, Matt Black
4.6 out of 5 stars
8,210
£67.00£67.00
Was: £80.00
FREE delivery Wed, 26 Nov`,
    wanted: [
      { title: 'Philips Sonicare 4100 Electric Toothbrush, Black', price: 49.99 },
      { title: 'Oral-B iO3 Electric Toothbrush, Matt Black', price: 67 },
    ],
  },
  {
    name: 'Amazon US, pounds and pence on lines of their own',
    home: 'USD',
    text: `Ninja AF101 Air Fryer, 4 Quart, Black
$79
99
List: $129.99
FREE delivery
COSORI Air Fryer 5 QT
$99
95
Typical: $119.99`,
    wanted: [
      { title: 'Ninja AF101 Air Fryer, 4 Quart, Black', price: 79.99 },
      { title: 'COSORI Air Fryer 5 QT', price: 99.95 },
    ],
  },
  {
    name: 'Poshmark and Mercari: the old price beside',
    home: 'USD',
    text: `Lululemon Align Leggings 25 inch Black
$48 $98
Size: 6
lululemon athletica
Patagonia Better Sweater Fleece Grey
$55 $139
Size: M
Patagonia`,
    wanted: [
      { title: 'Lululemon Align Leggings 25 inch Black', price: 48 },
      { title: 'Patagonia Better Sweater Fleece Grey', price: 55 },
    ],
  },
  {
    name: 'a chain of shops: what it sells for, not what it pays',
    home: 'GBP',
    text: `Apple iPhone 13 128GB Midnight, Unlocked B
WE SELL FOR
£265.00
WE BUY FOR CASH
£165.00
WE BUY FOR VOUCHER
£190.00
Apple iPhone 13 256GB Blue, Unlocked B
WE SELL FOR
£300.00
WE BUY FOR CASH
£192.00
WE BUY FOR VOUCHER
£221.00`,
    wanted: [
      { title: 'Apple iPhone 13 128GB Midnight, Unlocked B', price: 265 },
      { title: 'Apple iPhone 13 256GB Blue, Unlocked B', price: 300 },
    ],
  },
  {
    name: 'refurbished, with the price of a new one',
    home: 'GBP',
    text: `iPhone 13 128GB - Midnight - Unlocked
4.4/5 (2,345)
£279.00
£599.00 new
iPhone 13 mini 128GB - Blue - Unlocked
4.3/5 (801)
£239.00
£549.00 new`,
    wanted: [
      { title: 'iPhone 13 128GB - Midnight - Unlocked', price: 279 },
      { title: 'iPhone 13 mini 128GB - Blue - Unlocked', price: 239 },
    ],
  },
  {
    name: 'an auction house: estimates beside what was paid',
    home: 'GBP',
    text: `Lot 123
A Victorian mahogany chest of drawers
Estimate £200 - £300
Sold for £240
Lot 124
A George III oak bureau, fall front
Estimate £300 - £500
Sold for £420`,
    wanted: [
      { title: 'A Victorian mahogany chest of drawers', price: 240, kind: 'sold' },
      { title: 'A George III oak bureau, fall front', price: 420, kind: 'sold' },
    ],
  },
  {
    name: 'Ricardo and tutti',
    home: 'CHF',
    text: `Jura E8 Kaffeemaschine Piano Black
Gebraucht
CHF 420.–
Sofort kaufen
8004 Zürich
Jura ENA 4 revidiert
Gebraucht
CHF 1'050.00
3 Gebote
3011 Bern`,
    wanted: [
      { title: 'Jura E8 Kaffeemaschine Piano Black', price: 420, currency: 'CHF' },
      { title: 'Jura ENA 4 revidiert', price: 1050, currency: 'CHF' },
    ],
  },
  {
    name: 'DBA and FINN',
    home: 'DKK',
    text: `Bang & Olufsen Beoplay H95 sort
1.850 kr.
Brugt
2100 København Ø

Louis Poulsen PH5 klassisk hvid
3.200 kr.
Brugt
8000 Aarhus C`,
    wanted: [
      { title: 'Bang & Olufsen Beoplay H95 sort', price: 1850, currency: 'DKK' },
      { title: 'Louis Poulsen PH5 klassisk hvid', price: 3200, currency: 'DKK' },
    ],
  },
  {
    name: 'OLX India',
    home: 'INR',
    text: `₹ 24,500
iPhone 11 64 GB black with box
Koramangala, Bengaluru
Today
₹ 1,12,000
MacBook Pro M2 13 inch 512 GB
Andheri West, Mumbai
Yesterday`,
    wanted: [
      { title: 'iPhone 11 64 GB black with box', price: 24500, currency: 'INR' },
      { title: 'MacBook Pro M2 13 inch 512 GB', price: 112000, currency: 'INR' },
    ],
  },
  {
    name: 'Craigslist',
    home: 'USD',
    text: `Herman Miller Aeron chair size B
11/14
oakland east
$425
Steelcase Leap V2, grey
11/13
berkeley
$380`,
    wanted: [
      { title: 'Herman Miller Aeron chair size B', price: 425 },
      { title: 'Steelcase Leap V2, grey', price: 380 },
    ],
  },
  {
    name: 'Discogs',
    home: 'EUR',
    text: `Pink Floyd - The Dark Side Of The Moon (LP, Album, RE)
Media Condition: Very Good Plus (VG+)
Sleeve Condition: Very Good (VG)
€24.50
+€7.00 shipping
Pink Floyd - Wish You Were Here (LP, Album, Gat)
Media Condition: Near Mint (NM or M-)
€31.00
+€7.00 shipping`,
    wanted: [
      { title: 'Pink Floyd - The Dark Side Of The Moon (LP, Album, RE)', price: 24.5 },
      { title: 'Pink Floyd - Wish You Were Here (LP, Album, Gat)', price: 31 },
    ],
  },
];

const PEOPLE: Block[] = [
  {
    name: 'a chat with times and names',
    home: 'GBP',
    text: `[12/11/2026, 10:14] Sam: Makita DHP482 with case £55
[12/11/2026, 10:16] Priya: Makita DHP482 body only sold for £48
[13/11/2026, 18:02] Sam: thanks both, very helpful`,
    wanted: [
      { title: 'Makita DHP482 with case', price: 55, date: '2026-11-12' },
      { title: 'Makita DHP482 body only', price: 48, kind: 'sold', date: '2026-11-12' },
    ],
    problems: [3],
  },
  {
    name: 'a list with dots and places',
    home: 'EUR',
    text: `• RTX 3070 Founders Edition – 220€ – München
• RTX 3070 Asus Dual – 235 € VB – Berlin
• RTX 3070 Ti MSI – 260€ – Köln`,
    wanted: [
      { title: 'RTX 3070 Founders Edition - München', price: 220 },
      { title: 'RTX 3070 Asus Dual - Berlin', price: 235 },
      { title: 'RTX 3070 Ti MSI - Köln', price: 260 },
    ],
  },
  {
    name: 'one sentence each',
    home: 'GBP',
    text: `Saw a Le Creuset 24cm casserole go for £95 last week
Le Creuset 24cm volcanic casserole, chip on lid, £60 at the car boot
Le Creuset casserole 24cm blue £110 ono on Gumtree`,
    wanted: [
      { title: 'Saw a Le Creuset 24cm casserole - last week', price: 95, kind: 'sold' },
      { title: 'Le Creuset 24cm volcanic casserole, chip on lid - at the car boot', price: 60 },
      { title: 'Le Creuset casserole 24cm blue - on Gumtree', price: 110, kind: 'asking' },
    ],
  },
  {
    name: 'price, then title, in one line',
    home: 'USD',
    text: `$45 - Fujifilm Instax Mini 9 ice blue
$52.50 - Fujifilm Instax Mini 11 lilac, boxed
$1,020 - Fujifilm X-T3 body`,
    wanted: [
      { title: 'Fujifilm Instax Mini 9 ice blue', price: 45 },
      { title: 'Fujifilm Instax Mini 11 lilac, boxed', price: 52.5 },
      { title: 'Fujifilm X-T3 body', price: 1020 },
    ],
  },
  {
    name: 'links under the titles',
    home: 'GBP',
    text: `Roberts Revival RD70 radio duck egg
https://www.ebay.co.uk/itm/256012345678?hash=item3b
£79.00
Roberts Revival RD60 DAB radio red
https://www.ebay.co.uk/itm/256087654321
£48.50`,
    wanted: [
      { title: 'Roberts Revival RD70 radio duck egg', price: 79 },
      { title: 'Roberts Revival RD60 DAB radio red', price: 48.5 },
    ],
  },
];

const TABLES: Block[] = [
  {
    name: 'cells without a heading',
    home: 'GBP',
    text: `Denby Imperial Blue dinner plate\tUsed\t£6.50\t12/11/2026
Denby Imperial Blue side plate\tUsed\t£4.00\t10/11/2026
Denby Imperial Blue teapot\tNew\t£38.00\t02/11/2026`,
    wanted: [
      { title: 'Denby Imperial Blue dinner plate', price: 6.5, condition: 'used-good', date: '2026-11-12' },
      { title: 'Denby Imperial Blue side plate', price: 4, condition: 'used-good', date: '2026-11-10' },
      { title: 'Denby Imperial Blue teapot', price: 38, condition: 'new', date: '2026-11-02' },
    ],
  },
  {
    name: 'a seller’s report of orders',
    home: 'GBP',
    text: `"Sales record number","Order number","Buyer username","Item title","Quantity","Sold for","Postage and packaging","Total price","Sale date"
"1021","12-34567-89012","a_buyer","Canon EF 50mm f/1.8 STM lens, boxed","1","£72.00","£3.49","£75.49","14-Nov-26"
"1022","12-34567-89013","b_buyer","Canon EF 50mm f/1.8 II lens","1","£48.00","£3.49","£51.49","09-Nov-26"`,
    wanted: [
      { title: 'Canon EF 50mm f/1.8 STM lens, boxed', price: 72, ...sold('2026-11-14') },
      { title: 'Canon EF 50mm f/1.8 II lens', price: 48, ...sold('2026-11-09') },
    ],
  },
  {
    name: 'a cell that holds a line break',
    home: 'GBP',
    text: `title,description,price
"Anglepoise 1227 lamp","Rewired.
Scuffs to the base.",85.00
"Anglepoise Type 75 lamp, boxed","As new",120.00`,
    wanted: [
      { title: 'Anglepoise 1227 lamp', price: 85 },
      { title: 'Anglepoise Type 75 lamp, boxed', price: 120 },
    ],
  },
  {
    name: 'a drawn table with a rule under its head',
    home: 'EUR',
    text: `| Artikel | Zustand | Preis | Datum |
| --- | --- | ---: | --- |
| Kärcher K5 Premium | gebraucht | 129,00 € | 03.11.2026 |
| Kärcher K4 Full Control | neu | 169,50 € | 28.10.2026 |`,
    wanted: [
      { title: 'Kärcher K5 Premium', price: 129, condition: 'used-good', date: '2026-11-03' },
      { title: 'Kärcher K4 Full Control', price: 169.5, condition: 'new', date: '2026-10-28' },
    ],
  },
  {
    name: 'a line above the head of the table',
    home: 'GBP',
    text: `Comparable sales, November;;;
;;;
Item;Sold price;Sold on;Link
Ercol Windsor chair;85,00;2026-11-02;https://example.com/1
Ercol Quaker chair;92,50;2026-11-05;https://example.com/2`,
    wanted: [
      { title: 'Ercol Windsor chair', price: 85, ...sold('2026-11-02') },
      { title: 'Ercol Quaker chair', price: 92.5, ...sold('2026-11-05') },
    ],
  },
  {
    name: 'product research: averages and last day sold',
    home: 'GBP',
    text: `Listing\tAvg sold price\tAvg postage\tTotal sold\tItem sales\tDate last sold
Nintendo Switch OLED White Console\t£178.40\t£2.10\t14\t£2,497.60\t18 Nov 2026
Nintendo Switch OLED Neon\t£171.25\t£0.00\t9\t£1,541.25\t16 Nov 2026`,
    wanted: [
      { title: 'Nintendo Switch OLED White Console', price: 178.4, ...sold('2026-11-18') },
      { title: 'Nintendo Switch OLED Neon', price: 171.25, ...sold('2026-11-16') },
    ],
  },
];

// Written after the parser had been mended by those above, to see whether it had learnt more than them.
const ONCE_MORE: Block[] = [
  {
    name: 'once more: eBay France sold',
    home: 'EUR',
    text: `Vendu le 12 nov. 2026
Appareil photo Canon AE-1 Program + 50mm f/1.8
D'occasion · Particulier
165,00 EUR
ou Offre directe
+12,50 EUR de livraison
Vendu le 3 nov. 2026
Canon AE-1 noir révisé joints neufs
D'occasion · Professionnel
219,90 EUR
Livraison gratuite`,
    wanted: [
      { title: 'Appareil photo Canon AE-1 Program + 50mm f/1.8', price: 165 },
      { title: 'Canon AE-1 noir révisé joints neufs', price: 219.9 },
    ],
  },
  {
    name: 'once more: Depop grid with titles',
    home: 'GBP',
    text: `Vintage Carhartt Detroit jacket brown
£95.00
£120.00
L
Carhartt
Levi's trucker jacket sherpa lined
£42.00
M
Levi's`,
    wanted: [
      { title: 'Vintage Carhartt Detroit jacket brown', price: 95 },
      { title: "Levi's trucker jacket sherpa lined", price: 42 },
    ],
  },
  {
    name: 'once more: Reverb',
    home: 'USD',
    text: `Boss DS-1 Distortion Pedal Used
Used – Very Good
Located in: Portland, OR
$38.50
+ $6 Shipping
Add to Cart
Boss DS-1W Waza Craft
Brand New
$159.99
Free Shipping
12 Reviews`,
    wanted: [
      { title: 'Boss DS-1 Distortion Pedal Used', price: 38.5 },
      { title: 'Boss DS-1W Waza Craft', price: 159.99 },
    ],
  },
  {
    name: 'once more: Google Shopping',
    home: 'GBP',
    text: `De'Longhi Dedica EC685 Pump Espresso Machine
£159.00
Currys
Free delivery
4.5
(2K+)
Compare prices from 5+ shops
De'Longhi Dedica Style EC685M Metal
£149.99£199.99
Amazon.co.uk
Free delivery`,
    wanted: [
      { title: "De'Longhi Dedica EC685 Pump Espresso Machine", price: 159 },
      { title: "De'Longhi Dedica Style EC685M Metal", price: 149.99 },
    ],
  },
  {
    name: 'once more: forum for-sale',
    home: 'GBP',
    text: `FS: Brompton M6L 2019, racing green - £850 posted
FS: Brompton S2L black edition 2021 - £1,100 collected from Leeds
WTB: Brompton rack`,
    wanted: [
      { title: 'FS: Brompton M6L 2019, racing green - posted', price: 850 },
      { title: 'FS: Brompton S2L black edition 2021 - collected from Leeds', price: 1100 },
    ],
    problems: [3],
  },
  {
    name: 'once more: Excel with currency column',
    home: 'GBP',
    text: `Title\tPrice\tCurrency\tCondition
Roland TR-8S\t395.00\tEUR\tUsed
Roland TR-8\t210\tGBP\tVery good`,
    wanted: [
      { title: 'Roland TR-8S', price: 395, currency: 'EUR' },
      { title: 'Roland TR-8', price: 210 },
    ],
  },
  {
    name: 'once more: Willhaben',
    home: 'EUR',
    text: `Fahrrad KTM Life Track 28 Zoll
€ 320
Gebraucht
1100 Wien, 10. Bezirk, Favoriten
Heute, 08:12
Privat
KTM Macina E-Bike 500Wh
€ 1.690
Gebraucht
4020 Linz
Gestern, 19:40
Privat`,
    wanted: [
      { title: 'Fahrrad KTM Life Track 28 Zoll', price: 320 },
      { title: 'KTM Macina E-Bike 500Wh', price: 1690 },
    ],
  },
  {
    name: 'once more: Blocket',
    home: 'SEK',
    text: `Barnvagn Bugaboo Bee 5 svart
1 900 kr
Stockholm
Idag 09:14
Emmaljunga NXT90 grå
3 200 kr
Uppsala
Igår 20:02`,
    wanted: [
      { title: 'Barnvagn Bugaboo Bee 5 svart', price: 1900 },
      { title: 'Emmaljunga NXT90 grå', price: 3200 },
    ],
  },
  {
    name: 'once more: Nextdoor',
    home: 'USD',
    text: `$60 · KitchenAid hand mixer, white
$220 · KitchenAid Artisan stand mixer, red
Free · KitchenAid bowl, chipped`,
    wanted: [
      { title: 'KitchenAid hand mixer, white', price: 60 },
      { title: 'KitchenAid Artisan stand mixer, red', price: 220 },
    ],
    problems: [3],
  },
  {
    name: 'once more: eBay watchlist',
    home: 'GBP',
    text: `Garmin Forerunner 255 GPS watch black
Condition: Used
£129.00
+£3.99 postage
2d 4h left
Seller: runfast22 (431)
Garmin Forerunner 245 music
Condition: Opened - never used
£145.00
Free postage
5d 1h left
Seller: tech4u (9,120)`,
    wanted: [
      { title: 'Garmin Forerunner 255 GPS watch black', price: 129 },
      { title: 'Garmin Forerunner 245 music', price: 145 },
    ],
  },
  {
    name: 'once more: StockX like',
    home: 'USD',
    text: `Jordan 1 Retro High OG Chicago Lost and Found
Lowest Ask
$389
Last Sale: $365
Jordan 1 Retro High OG University Blue
Lowest Ask
$402
Last Sale: $398`,
    wanted: [
      { title: 'Jordan 1 Retro High OG Chicago Lost and Found', price: 389 },
      { title: 'Jordan 1 Retro High OG University Blue', price: 402 },
    ],
  },
  {
    name: 'once more: Chrono24',
    home: 'EUR',
    text: `Omega Speedmaster Professional Moonwatch 310.30.42.50.01.001
Box und Papiere, 2022
5.650 €
+ 49 € Versand
Gewerblicher Händler
DE
Tudor Black Bay 58 M79030N
Originalbox, 2021
2.890 €
Kostenloser Versand
Privatverkäufer
DE`,
    wanted: [
      { title: 'Omega Speedmaster Professional Moonwatch 310.30.42.50.01.001', price: 5650 },
      { title: 'Tudor Black Bay 58 M79030N', price: 2890 },
    ],
  },
];

export const UNSEEN_BLOCKS: readonly Block[] = [...MARKETS, ...PEOPLE, ...TABLES, ...ONCE_MORE];
