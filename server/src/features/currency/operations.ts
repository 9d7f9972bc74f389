import { iso1A2Code } from '@rapideditor/country-coder';
import { CURRENCY_SHAPE, MESSAGES, nameCurrency } from '@smart-listings/contract';
import countryToCurrency from 'country-to-currency';
import { AppError } from '../../lib/app-error.ts';

const currencyByCountry = new Map<string, string>(Object.entries(countryToCurrency));

/**
 * The currency of the country at a position, such as 'GBP (£)'. Looked up in tables: the position goes nowhere.
 * @throws AppError not-found when the position lies in no country
 */
export function findCurrency(latitude: number, longitude: number): string {
  // Territories first: Hong Kong, Greenland and Gibraltar have money of their own.
  const territory = iso1A2Code([longitude, latitude], { level: 'territory' });
  const country = iso1A2Code([longitude, latitude]);
  const code = currencyByCountry.get(territory ?? '') ?? currencyByCountry.get(country ?? '');
  const currency = code && nameCurrency(code);
  if (!currency || !CURRENCY_SHAPE.test(currency)) throw new AppError('not-found', MESSAGES.currency);
  return currency;
}
