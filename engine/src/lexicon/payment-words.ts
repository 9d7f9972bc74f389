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

/** Services and coins that money is sent by, whatever language names them. Names that are words or things too need a verb beside them. */
export const MONEY_SERVICES: readonly string[] =
  'paypal,revolut,venmo,zelle,cash app,cashapp,wise,western union,moneygram,skrill,neteller,payoneer,remitly,bizum,lydia,paylib,wero,satispay,postepay,tikkie,blik,mb way,mbway,pix,swish,vipps,twint,klarna,apple pay,google pay,paysafecard,bitcoin,btc,ethereum,usdt,tether,crypto,gift cards,gift card'.split(
    ',',
  );
