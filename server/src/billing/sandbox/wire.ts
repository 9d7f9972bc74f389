/** What the sandbox knows, in the words of Paddle's notifications. */
import type { SandboxSubscription } from './subscription.ts';

const CURRENCY = 'GBP';
/** Minor units: 4.99 GBP. */
const PRICE = '499';

const ITEM_PRICE = {
  id: 'pri_sandbox',
  product_id: 'pro_sandbox',
  description: 'Pro, monthly',
  name: 'Pro',
  tax_mode: 'account_setting',
  billing_cycle: { interval: 'month', frequency: 1 },
  trial_period: null,
  unit_price: { amount: PRICE, currency_code: CURRENCY },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1 },
  status: 'active',
  custom_data: null,
};

export function describeSubscription(state: SandboxSubscription): object {
  const { period, status, startedAt, updatedAt, endsWithPeriod } = state;
  const runs = status === 'active' || status === 'past_due';
  const renewsAt = runs && !endsWithPeriod && period ? period.endsAt : null;
  return {
    id: state.subscriptionId,
    transaction_id: state.transactionId,
    status,
    customer_id: state.customerId,
    address_id: 'add_sandbox',
    business_id: null,
    currency_code: CURRENCY,
    created_at: startedAt,
    updated_at: updatedAt,
    started_at: startedAt,
    first_billed_at: startedAt,
    next_billed_at: renewsAt,
    paused_at: status === 'paused' ? updatedAt : null,
    canceled_at: status === 'canceled' ? updatedAt : null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: period && { starts_at: period.startsAt, ends_at: period.endsAt },
    billing_cycle: { interval: 'month', frequency: 1 },
    scheduled_change:
      endsWithPeriod && period ? { action: 'cancel', effective_at: period.endsAt, resume_at: null } : null,
    items: [
      {
        status: runs ? 'active' : 'inactive',
        quantity: 1,
        recurring: true,
        created_at: startedAt,
        updated_at: updatedAt,
        previously_billed_at: period?.startsAt ?? null,
        next_billed_at: renewsAt,
        trial_dates: null,
        price: ITEM_PRICE,
        product: null,
      },
    ],
    custom_data: null,
    import_meta: null,
  };
}

export function describeTransaction(state: SandboxSubscription): object {
  const { period, updatedAt } = state;
  return {
    id: state.lastPaymentId,
    status: 'completed',
    customer_id: state.customerId,
    address_id: 'add_sandbox',
    business_id: null,
    custom_data: null,
    currency_code: CURRENCY,
    origin: state.lastPaymentId === state.transactionId ? 'web' : 'subscription_recurring',
    subscription_id: state.subscriptionId,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: period && { starts_at: period.startsAt, ends_at: period.endsAt },
    items: [{ price: ITEM_PRICE, quantity: 1, proration: null }],
    details: null,
    payments: [],
    checkout: null,
    created_at: updatedAt,
    updated_at: updatedAt,
    billed_at: updatedAt,
  };
}

/** All of the last payment, paid back. */
export function describeAdjustment(state: SandboxSubscription, id: string): object {
  const totals = {
    subtotal: PRICE,
    tax: '0',
    total: PRICE,
    fee: '0',
    earnings: PRICE,
    currency_code: CURRENCY,
  };
  return {
    id,
    action: 'refund',
    type: 'full',
    transaction_id: state.lastPaymentId,
    subscription_id: state.subscriptionId,
    customer_id: state.customerId,
    reason: 'Money-back guarantee',
    credit_applied_to_balance: false,
    currency_code: CURRENCY,
    status: 'approved',
    items: [],
    totals,
    payout_totals: null,
    created_at: state.updatedAt,
    updated_at: state.updatedAt,
  };
}
