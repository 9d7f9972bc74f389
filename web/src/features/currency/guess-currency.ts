// Loaded while no currency has been chosen.
import { CURRENCY_SHAPE, nameCurrency } from '@smart-listings/contract';
import countryToCurrency from 'country-to-currency';
import { CURRENCIES } from './currencies.ts';
import { TIME_ZONES } from './time-zones.ts';

interface Signs {
  /** 'en-GB' */
  language: string;
  /** 'Europe/London' */
  timeZone: string;
}

const currencyByCountry = new Map<string, string>(Object.entries(countryToCurrency));

/**
 * The currency of where somebody sells, by the browser's own settings; null when they say nothing.
 * Browsers come in American English, so that its region says less than the time zone does.
 */
export function guessCurrency({ language, timeZone }: Signs): string | null {
  const locale = readLocale(language);
  const currencyOf = (country: string | undefined) => currencyByCountry.get(country ?? '');
  const code =
    (locale?.region === 'US' ? undefined : currencyOf(locale?.region)) ??
    currencyIn(timeZone) ??
    currencyOf(locale?.maximize().region);
  if (!code) return null;
  const name = CURRENCIES.find((known) => known.startsWith(code)) ?? nameCurrency(code);
  return CURRENCY_SHAPE.test(name) ? name : null;
}

function readLocale(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language);
  } catch {
    return null;
  }
}

function currencyIn(timeZone: string): string | undefined {
  return Object.entries(TIME_ZONES).find(([, zones]) => zones.split(' ').includes(timeZone))?.[0];
}
