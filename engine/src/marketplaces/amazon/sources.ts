import { citing } from '../sources.ts';

/** Where the facts of this folder were read. */
export const { cite, fact, policy } = citing({
  A1: ['Amazon Seller Central help 200390640', 'official'],
  A2: ['An article on Amazon’s cut of product titles to 75 characters', 'secondary'],
  A3: ['Public source code summarising Seller Central, July 2026', 'secondary', '2026-07'],
  A4: [
    'Amazon Seller Central announcement, titles from 21 January 2025 (sellercentral.amazon.it)',
    'official',
  ],
  A5: ['Amazon Seller Central help 201100890 (sellercentral-europe.amazon.com)', 'official'],
  A6: ['Amazon Seller Central help YTR6SYGFA5E3EQC', 'official'],
  A7: ['Notes of a seller’s tool on Amazon’s titles and highlights', 'secondary'],
  A8: ['goatconsulting.com, Amazon bullet point policy', 'secondary'],
  A9: ['shipaim.com, Amazon’s ban on prohibited words', 'secondary'],
  A10: ['sellerlabs.com, Amazon’s 250-character indexing maximum', 'secondary'],
  A11: ['sellermania.co.uk, inventory file help', 'secondary'],
  A12: ['Amazon Seller Central help 200385480 and Seller Forums', 'official'],
  A13: ['changethisfile.com and mercatuslab.com on Amazon images', 'secondary'],
  A14: ['riverbendconsulting.com, condition complaints', 'secondary'],
  A15: ['Amazon UK fee schedule of 2020 (sellercentral.amazon.de help GH78LW99F4XF3Z38)', 'official'],
  A16: ['Amazon announcement of 2026 fees (sellercentral-europe.amazon.com)', 'official'],
  A19: [
    'ryecroftglenton.com, VAT on Amazon’s fees for UK sellers (July 2024); ecommerceaccountants.co.uk, the same (November 2024)',
    'secondary',
    '2024-11',
  ],
  A20: [
    'Amazon announcement of 2021 fees (sellercentral-europe.amazon.com, HPVPH58T965XNF9)',
    'official',
    '2021-06',
  ],
  A21: [
    'listing-forge.com, marginely.com and sellerkit.me, Amazon’s referral fees by category in 2026',
    'secondary',
    '2026-01',
  ],
  A22: [
    'channelx.world and tamebay.com, Amazon’s referral fees from 5 June 2019, with the digital services tax since',
    'secondary',
    '2019-06',
  ],
  A18: ['striveformats.com, Amazon inventory loader preset', 'secondary'],
});
