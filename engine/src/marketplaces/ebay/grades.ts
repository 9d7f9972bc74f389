import type { ConditionGrade, Conditions } from '../marketplace.ts';

function grade(id: number, code: string, label: string, note?: string): ConditionGrade {
  return { id, code, label, allowed: true, ...(note === undefined ? {} : { note }) };
}

function notOffered(note: string): ConditionGrade {
  return { id: null, code: null, label: 'For parts or not working', allowed: false, note };
}

/**
 * The grade for each of our conditions, by families of goods: clothing, shoes and bags; books, films, music and
 * games; all others. The category decides in the end what is offered.
 */
export const GRADES: Conditions['grades'] = [
  {
    families: ['clothing', 'shoes', 'bags'],
    grades: {
      new: grade(1000, 'NEW', 'New with tags/box'),
      'open-box': grade(1500, 'NEW_OTHER', 'New without tags/box'),
      'used-like-new': grade(2990, 'PRE_OWNED_EXCELLENT', 'Pre-owned - Excellent'),
      'used-good': grade(3000, 'USED_EXCELLENT', 'Pre-owned - Good'),
      'used-fair': grade(3010, 'PRE_OWNED_FAIR', 'Pre-owned - Fair'),
      'for-parts': notOffered('Fashion categories have no such grade: do not list it as working.'),
    },
  },
  {
    families: ['books', 'media'],
    grades: {
      new: grade(1000, 'NEW', 'Brand New'),
      'open-box': grade(2750, 'LIKE_NEW', 'Like New', 'In trading-card categories 2750 means Graded.'),
      'used-like-new': grade(2750, 'LIKE_NEW', 'Like New', 'In trading-card categories 2750 means Graded.'),
      'used-good': grade(5000, 'USED_GOOD', 'Good', 'Very Good (4000) where it is better.'),
      'used-fair': grade(6000, 'USED_ACCEPTABLE', 'Acceptable'),
      'for-parts': notOffered('Mostly not offered for books, films, music and games.'),
    },
  },
  {
    families: null,
    grades: {
      new: grade(1000, 'NEW', 'New'),
      'open-box': grade(1500, 'NEW_OTHER', 'Open box', 'Unused, packaging opened or missing.'),
      'used-like-new': grade(3000, 'USED_EXCELLENT', 'Used'),
      'used-good': grade(3000, 'USED_EXCELLENT', 'Used'),
      'used-fair': grade(3000, 'USED_EXCELLENT', 'Used', 'Fill in the condition description.'),
      'for-parts': grade(7000, 'FOR_PARTS_OR_NOT_WORKING', 'For parts or not working'),
    },
  },
];
