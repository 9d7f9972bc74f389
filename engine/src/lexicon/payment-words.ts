/** How buyers are asked for money past a marketplace, which they have of its own: closed classes, folded, by language. */
import type { Language } from '../language/languages.ts';

const setOf = (rows: Readonly<Record<Language, string>>): ReadonlySet<string> =>
  new Set(Object.values(rows).flatMap((words) => words.split(/\s+/)));

/** Asking to pay: verbs as buyers are told, and the nouns of them. */
export const PAYS: ReadonlySet<string> = setOf({
  en: 'pay paid paying payment payments send sent sending transfer transferred wire wired accept accepts accepted accepting deposit prepay prepayment',
  de: 'zahl zahle zahlen zahlt zahlung bezahl bezahle bezahlen bezahlt bezahlung uberweise uberweisen uberweist schick schicke schicken sende senden anzahlung',
  fr: 'payez payer paye payable paiement envoyez envoyer envoie versez verser virez virer reglez reglement accepte acceptes',
  pl: 'zaplac zaplata placic platne platnosc platnosci wyslij wyslac przelej przekaz wplac wplata wplaty',
  es: 'paga pague paguen pagar pago pagos envia envie enviar transfiere transfiera ingresa ingrese acepta acepto aceptamos',
  it: 'paga paghi pagate pagare pagamento pagamenti invia invii inviate inviare manda mandare versa versare accetto accettiamo',
  nl: 'betaal betalen betaald betaling stuur sturen zend overmaken accepteer',
  pt: 'pague paga pagar pagamento pagamentos envie enviar mande mandar transfira deposite aceito aceitamos',
  sv: 'betala betalas betalning skicka skickas sand overfor swisha',
});

/** What is sent: money by its plain names. What is as often a part of a thing ("deposit box") is a way to pay, not this. */
export const MONEY: ReadonlySet<string> = setOf({
  en: 'money funds deposit balance payment',
  de: 'geld anzahlung betrag zahlung kaution',
  fr: 'argent acompte montant paiement arrhes',
  pl: 'pieniadze zaliczke zaliczka kwote kwota wplate wplata zadatek',
  es: 'dinero importe anticipo pago',
  it: 'soldi denaro acconto caparra importo pagamento',
  nl: 'geld aanbetaling bedrag betaling',
  pt: 'dinheiro adiantamento pagamento',
  sv: 'pengar pengarna belopp handpenning betalning betalningen',
});

/** Before the thing is there. */
export const IN_ADVANCE: ReadonlySet<string> = setOf({
  en: 'first upfront advance beforehand now before',
  de: 'zuerst vorab voraus vorher vorkasse',
  fr: 'avance prealable abord avant',
  pl: 'najpierw gory',
  es: 'primero adelantado antes',
  it: 'prima anticipo anticipato',
  nl: 'eerst vooraf vooruit',
  pt: 'primeiro adiantado antes',
  sv: 'forst forskott innan',
});

/** Services that money is sent by, by the language of those who use them; rows of the lexicon are made of these. */
export const SERVICES: Readonly<Record<Language, string>> = {
  en: 'paypal, revolut, venmo, zelle, cash app, cashapp, klarna, clearpay, bitcoin, western union, apple pay, google pay, moneygram, skrill, neteller, payoneer, remitly, paysafecard',
  de: '',
  fr: 'lydia, paylib, wero',
  pl: 'blik, blikiem',
  es: 'bizum',
  it: 'postepay, satispay',
  nl: 'tikkie',
  pt: 'mbway, mb way, pix',
  sv: 'swish, swisha',
};
/** Names of services and coins that are words or things too: they need a verb beside them. */
const ALSO_WORDS = 'wise, vipps, twint, btc, ethereum, usdt, tether, crypto, gift cards, gift card';
const namesIn = (list: string): readonly string[] => list.split(', ').filter((name) => name !== '');

/** Whatever language names them. */
export const MONEY_SERVICES: readonly string[] = [...Object.values(SERVICES), ALSO_WORDS].flatMap(namesIn);

/** Marketplaces take these themselves, and those behind them are words of another language. */
const NOT_PAST = new Set(
  namesIn('paypal, klarna, clearpay, apple pay, google pay, lydia, pix, swish, blik, blikiem'),
);
/** Accounts and transfers, in nine languages. */
const TRANSFERS =
  'bank transfer, wire transfer, bacs, sort code, iban, usdt, überweisung, banküberweisung, sofortüberweisung, vorkasse, ' +
  'virement, transferencia bancaria, bonifico, overschrijving, przelew, przelewem, transferência bancária, banköverföring, ' +
  'bankgiro, plusgiro';

/** Ways to pay past a marketplace, as a text writes them. */
export const PAST_WAYS: readonly string[] = [
  ...Object.values(SERVICES)
    .flatMap(namesIn)
    .filter((name) => !NOT_PAST.has(name)),
  ...namesIn(TRANSFERS),
];
