/** Names that are names in any spelling and place: makes, countries and their adjectives. */

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Adjectives and countries: a false origin is the commonest invention of all. */
export const PLACES = set(
  `italy italian france french germany german japan japanese usa american britain british england scotland scottish wales welsh ireland irish swiss switzerland spain spanish portugal portuguese china chinese india indian korea korean sweden swedish danish denmark norway norwegian finland finnish dutch belgian belgium austria austrian poland russian russia indonesia indonesian vietnam mexico mexican brazil brazilian turkish canada canadian australia australian thailand taiwan european scandinavian london paris milan york tokyo`,
);

/** Names that are other words without their capital: "polish it up". */
export const CAPITAL_PLACES = set('polish turkey');

/** One-word makes that sellers and models add from habit; they are no common words. */
export const MAKES = set(
  `apple samsung sony nokia huawei xiaomi lenovo asus acer dell logitech canon nikon fujifilm olympus panasonic philips bosch siemens miele dyson samsung lg jbl bose sennheiser beats nintendo playstation xbox microsoft google amazon kindle ikea zara mango primark adidas nike puma reebok asics vans converse gucci prada chanel dior hermes versace burberry armani fendi balenciaga moncler barbour patagonia lululemon uniqlo asos topshop boden jojo bugaboo chicco makita dewalt milwaukee ryobi stihl karcher gardena flymo lego duplo playmobil barbie hasbro mattel disney pokemon marvel fender gibson yamaha roland casio seiko citizen rolex omega tissot fossil swarovski pandora tiffany cartier wedgwood doulton meissen tefal delonghi nespresso kitchenaid kenwood smeg tupperware pyrex lecreuset michelin pirelli shimano sram thule garmin fitbit gopro siemens goretex bluetooth lycra spandex`,
);
