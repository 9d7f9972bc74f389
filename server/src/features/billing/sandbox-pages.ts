import { PRODUCT } from '@smart-listings/contract';
import { actionsOf, type SandboxAction } from '../../billing/sandbox/machine.ts';
import type { SandboxSubscription } from '../../billing/sandbox/subscription.ts';

const LABELS: Record<SandboxAction, string> = {
  pay: 'Pay 4.99 GBP (no money is taken)',
  cancel: 'Cancel at the end of the period',
  keep: 'Keep the subscription',
  pause: 'Pause now',
  resume: 'Resume and pay',
  'fail-payment': 'Let the next payment fail',
  'retry-payment': 'Pay what is due',
  refund: 'Refund the last payment',
  'period-ends': 'Let the paid period end now',
};

const STATES: Record<SandboxSubscription['status'], string> = {
  unpaid: 'Not paid yet',
  active: 'Active',
  past_due: 'Payment failed',
  paused: 'Paused',
  canceled: 'Ended',
};

interface Target {
  /** Where the buttons send to. */
  action: string;
  returnUrl: string;
  /** Lets the page's own styles and scripts through its policy. */
  nonce: string;
}

export function checkoutPage(
  subscription: SandboxSubscription,
  { action, returnUrl, nonce }: Target,
): string {
  const isPaid = subscription.status !== 'unpaid';
  return page('Checkout', nonce, [
    '<h1>Smart Listings Pro</h1>',
    `<p class="price">4.99 GBP <small>a month, until cancelled</small></p>`,
    `<p>The first payment can be had back within ${PRODUCT.refundDays} days.</p>`,
    isPaid
      ? '<p role="status">This checkout is paid. You are taken back in a moment.</p>'
      : form(subscription, 'pay', action),
    link(returnUrl, isPaid ? 'Back to Smart Listings' : 'Leave without paying'),
    script(isPaid ? LEAVE : FOLLOW, nonce),
  ]);
}

export function portalPage(
  subscriptions: readonly SandboxSubscription[],
  { action, returnUrl, nonce }: Target,
): string {
  const parts = subscriptions.map((subscription) =>
    [
      '<section>',
      `<h2>Smart Listings Pro: ${STATES[subscription.status]}</h2>`,
      `<p>${describe(subscription)}</p>`,
      ...actionsOf(subscription).map((choice) => form(subscription, choice, action)),
      '</section>',
    ].join('\n'),
  );
  return page('Manage subscription', nonce, [
    '<h1>Your subscription</h1>',
    ...parts,
    link(returnUrl, 'Back to Smart Listings'),
  ]);
}

/** Instead of a page that there is not, for whoever follows an old link. */
export function refusalPage(sentence: string, { returnUrl, nonce }: Omit<Target, 'action'>): string {
  return page('Nothing here', nonce, [
    '<h1>Nothing here</h1>',
    `<p>${escapeHtml(sentence)} Links to the sandbox are good for an hour.</p>`,
    link(returnUrl, 'Back to Smart Listings'),
  ]);
}

function describe({ status, period, endsWithPeriod }: SandboxSubscription): string {
  if (!period || status === 'canceled') return 'No payments are taken.';
  const end = `<time datetime="${period.endsAt}">${period.endsAt.slice(0, 16).replace('T', ' ')} UTC</time>`;
  if (status === 'past_due') return 'The payment for this month failed.';
  return endsWithPeriod ? `Paid until ${end}, and ends then.` : `Renews on ${end}.`;
}

function form({ transactionId }: SandboxSubscription, choice: SandboxAction, action: string): string {
  return `<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="transactionId" value="${escapeHtml(transactionId)}">
<button name="action" value="${choice}"${choice === 'pay' ? ' class="main"' : ''}>${LABELS[choice]}</button>
</form>`;
}

function link(href: string, text: string): string {
  return `<p><a href="${escapeHtml(href)}">${text}</a></p>`;
}

function script(code: string, nonce: string): string {
  return `<script nonce="${nonce}">${code}</script>`;
}

/** Tells the other tab that shows the same checkout, and goes where the link goes. */
const LEAVE = `
new BroadcastChannel(location.search).postMessage('paid');
setTimeout(() => location.replace(document.querySelector('main a').href), 4000);
`;

/** Looks again when it is paid in another tab, or may have been while nobody looked. */
const FOLLOW = `
new BroadcastChannel(location.search).onmessage = () => location.reload();
addEventListener('visibilitychange', () => document.hidden || location.reload());
`;

function page(title: string, nonce: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} – payment sandbox</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<p class="mark"><strong>Test mode.</strong> This is the payment sandbox of this server: no card is asked for and no money moves.</p>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d1b18; --paper: #faf8f4; --line: #d9d3c8; --mark: #7a4b00; --soft: #fff3d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #efebe4; --paper: #191714; --line: #453f37; --mark: #ffd88a; --soft: #33280f; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.mark { margin: 0; padding: 12px 16px; background: var(--soft); color: var(--mark); border-bottom: 1px solid var(--line); text-align: center; }
main { max-width: 480px; margin: 32px auto; padding: 0 16px; }
section { border: 1px solid var(--line); border-radius: 8px; padding: 0 16px 8px; margin: 16px 0; }
h1 { font-size: 24px; } h2 { font-size: 18px; }
.price { font-size: 24px; font-variant-numeric: tabular-nums; } small { font-size: 16px; }
form { margin: 8px 0; }
button { font: inherit; width: 100%; min-height: 44px; border: 1px solid var(--ink); border-radius: 6px; background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--ink); color: var(--paper); }
a { color: inherit; }
`;
