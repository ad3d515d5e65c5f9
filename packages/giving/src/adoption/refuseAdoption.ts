import { ownValue } from '@minaret/foundation/base'
import type { PaymentMode } from '@minaret/contract'
import type { planSystems } from '@minaret/foundation/db'
import { isAddress } from '@minaret/foundation/email-addresses'
import type { ListedSubscription } from '../providers/billing.ts'

/** A system that regular gifts are imported from. */
export type PlanSystem = (typeof planSystems)[number]

/** Why a subscription isn't adopted: a message code and its parameter. */
export type AdoptionRefusal = { code: string; about?: string }

/** The mosque that adopts, with its payment mode and currencies. */
export type Adopter = { tenantId: string; mode: PaymentMode; currencies: readonly string[] }

/** Stripe accepts at most eight digits. */
const maxAmountMinor = 99_999_999
const maxEmailLength = 254

/** Metadata keys that identify other systems, from their public sources. */
const systemPatterns: readonly (readonly [PlanSystem, RegExp])[] = [
  ['givewp', /^Donation Post ID$/],
  ['donorbox', /^donorbox_/],
  ['simplepay', /^simpay_form_id$/],
  ['raisedonors', /^RaiseDonors_/],
]

/** Returns the system that created a subscription, if it can be recognised. */
export function findSystem({ labels, application }: Pick<ListedSubscription, 'labels' | 'application'>): PlanSystem {
  const names = Object.keys(labels)
  const match = systemPatterns.find(([, pattern]) => names.some((name) => pattern.test(name)))
  return match?.[0] ?? (application ? 'application' : 'unknown')
}

const codeByStatus: Readonly<Record<string, string>> = {
  canceled: 'planEnded',
  incomplete_expired: 'planEnded',
  incomplete: 'planIncomplete',
  trialing: 'planTrial',
  past_due: 'planPastDue',
  unpaid: 'planPastDue',
  paused: 'planPaused',
}

/** Whether an email address has a public domain. */
const isEmail = (text: string) => text.length <= maxEmailLength && isAddress(text) && /@[^@]+\.[^@.]+$/.test(text)

/** Checks the owner and the state of a subscription. */
function refuseByState(subscription: ListedSubscription, { tenantId, mode }: Adopter): AdoptionRefusal | undefined {
  const { labels, status } = subscription
  if (labels.tenant_id === tenantId) return { code: 'planHere' }
  // Another mosque on this server or on another Minaret server.
  if (labels.tenant_id && labels.jummah_id) return { code: 'planOtherMosque' }
  if (subscription.mode !== mode) return { code: 'planMode' }
  const code = ownValue(codeByStatus, status)
  if (code) return { code }
  if (subscription.isPaused) return { code: 'planPaused' }
  if (status !== 'active') return { code: 'planUnknown' }
  if (subscription.endsByItself) return { code: 'planEnding' }
  if (subscription.isScheduled) return { code: 'planScheduled' }
  if (!subscription.canChange) return { code: 'planOtherApplication' }
  return subscription.isTransferred ? { code: 'planTransferred' } : undefined
}

/** Checks the terms and the donor of a subscription. */
function refuseByTerms(subscription: ListedSubscription, { currencies }: Adopter): AdoptionRefusal | undefined {
  const { items, interval, intervalCount, currency, amountMinor } = subscription
  if (items !== 1) return { code: 'planItems', about: String(items) }
  if ((interval !== 'week' && interval !== 'month') || intervalCount !== 1)
    return interval && Number.isSafeInteger(intervalCount)
      ? { code: 'planInterval', about: `${intervalCount} ${interval}` }
      : { code: 'planUnknown' }
  if (!currencies.includes(currency)) return { code: 'planCurrency', about: currency.toUpperCase().slice(0, 10) }
  if (subscription.isInvoiced) return { code: 'planInvoiced' }
  if (subscription.isDiscounted) return { code: 'planDiscounted' }
  if (amountMinor === undefined || amountMinor <= 0 || amountMinor > maxAmountMinor) return { code: 'planAmount' }
  if (subscription.email === '') return { code: 'planNoEmail' }
  if (!isEmail(subscription.email)) return { code: 'planBadEmail' }
  const isComplete =
    /^sub_\w{1,250}$/.test(subscription.id) && subscription.customerId && subscription.anchorAt && subscription.nextAt
  return isComplete ? undefined : { code: 'planUnknown' }
}

/** Returns why a subscription can't be adopted, or undefined if it can. A pure function; missing data is a reason. */
export const refuseAdoption = (subscription: ListedSubscription, adopter: Adopter): AdoptionRefusal | undefined =>
  refuseByState(subscription, adopter) ?? refuseByTerms(subscription, adopter)
