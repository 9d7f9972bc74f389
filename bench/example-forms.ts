// Six items as sellers type them, one a platform: the input of docs/examples.md and of the benches.
import { type ListingForm, listingFormSchema } from '@smart-listings/contract';

export const exampleForms: readonly ListingForm[] = [
  {
    platform: 'eBay',
    itemName: 'Barbour Bedale wax jacket',
    make: 'Barbour',
    modelNumber: 'MWX0018',
    features:
      'Barbour Bedale in Sage, size C42 / 107CM. Ready for a re-wax, theres dry patches on both elbows and the shoulders. Small hole inside the left hand warmer pocket, you lose change into the lining!! Two-way brass zip runs sweet. Tartan lining clean apart from faint mark at the collar. Pit to pit 22.5", length 29". Does smell of wax as they all do. No hood.',
    condition: 'used-fair',
    targetBuyer: 'country / heritage style',
    keywords: 'waxed cotton, countrywear',
  },
  {
    platform: 'Etsy',
    itemName: 'Hornsea Pottery Saffron tea jar 1970s',
    make: 'Hornsea Pottery',
    modelNumber: 'Saffron',
    features:
      'Hornsea Saffron storage jar, "TEA", orange and brown pattern, 1970s England. Around 6 inches tall incl. the wooden lid. Rubber seal on lid has perished and gone hard. Light crazing inside, no chips or cracks. Backstamp to base.',
    condition: 'used-good',
    targetBuyer: 'retro kitchen lovers',
    keywords: '70s kitchen, canister, mid century',
  },
  {
    platform: 'Vinted',
    itemName: 'Dr Martens 1460 cherry red',
    make: 'Dr. Martens',
    modelNumber: '1460',
    features:
      "Docs 1460 8 eye boot, Cherry Red smooth leather, UK 6 / EU 39. Code 11822600. Broken in (you're welcome) creasing across toes, scuff on right heel, soles loads of life. Original laces swapped for black ones",
    condition: 'used-good',
    targetBuyer: '',
    keywords: 'docs, DMs, boots, grunge',
  },
  {
    platform: 'Amazon',
    itemName: 'Hohner Marine Band 1896 harmonica in C',
    make: 'Hohner',
    modelNumber: '1896',
    features:
      'Marine Band 1896, key of C, 10 hole diatonic, pearwood comb, 20 brass reeds, in hard plastic case. Unopened, shop closing stock. Cannot take back once the seal on case is broken (hygeine)',
    condition: 'new',
    targetBuyer: 'blues players',
    keywords: 'mouth organ, blues harp',
  },
  {
    platform: 'Facebook Marketplace',
    itemName: 'IKEA Kallax 2x4 white',
    make: 'IKEA',
    modelNumber: 'KALLAX',
    features:
      'White kallax 8 cubes 77x147cm. a few of the cubes have coffe cup rings and one corner is swollen from a plant pot leak (goes against wall). already taken apart, all screws in a bag, allen key too. 2 wicker baskets thrown in. collection LS6 ground floor, cash or bank transfer',
    condition: 'used-good',
    targetBuyer: '',
    keywords: 'kallax, expedit, storage unit',
  },
  {
    platform: 'Gumtree',
    itemName: 'Delonghi Magnifica S bean to cup spares',
    make: "De'Longhi",
    modelNumber: 'ECAM22.110.B',
    features:
      'faulty DeLonghi Magnifica S. it turns on and grinds beans lovely, then no water comes through and it leaks from underneath, the descale light is stuck on. milk frother does steam. 15 bar, 1.8 litre tank (tank is fine). brew group comes out ok. drip tray has a crack. black. was used every day for 4 yrs. want it gone before we move on the 30th',
    condition: 'for-parts',
    targetBuyer: 'someone handy',
    keywords: 'bean to cup, coffee machine spares',
  },
].map((form) => listingFormSchema.parse(form));
