import { ownValue } from '@minaret/foundation/base'
import type { PaymentMode } from '@minaret/contract'
import type { planSystems } from '@minaret/foundation/db'
import { isAddress } from '@minaret/foundation/email-addresses'
import type { ListedSubscription } from '../providers/billing.ts'

/** A system that regular gifts come from. */
export type PlanSystem = (typeof planSystems)[number]

/** Why a subscription isn't adopted: the code of a sentence, and what the sentence speaks of. */
export type AdoptionRefusal = { code: string; about?: string }

/** Whose account it is, and what it takes. */
export type Adopter = { tenantId: string; mode: PaymentMode; currencies: readonly string[] }

/** Stripe takes eight digits at most. */
const mostMinor = 99_999_999
const longestEmail = 254

/** What the labels of other systems begin with or are, each as a public source writes or reads them. */
const signs: readonly (readonly [PlanSystem, RegExp])[] = [
  ['givewp', /^Donation Post ID$/],
  ['donorbox', /^donorbox_/],
  ['simplepay', /^simpay_form_id$/],
  ['raisedonors', /^RaiseDonors_/],
]

/** Which system has made a subscription, as far as it says so. */
export function findSystem({ labels, application }: Pick<ListedSubscription, 'labels' | 'application'>): PlanSystem {
  const names = Object.keys(labels)
  const found = signs.find(([, sign]) => names.some((name) => sign.test(name)))
  return found?.[0] ?? (application ? 'application' : 'unknown')
}

const ofStatus: Readonly<Record<string, string>> = {
  canceled: 'planEnded',
  incomplete_expired: 'planEnded',
  incomplete: 'planIncomplete',
  trialing: 'planTrial',
  past_due: 'planPastDue',
  unpaid: 'planPastDue',
  paused: 'planPaused',
}

/** Whether an address is one an email can be sent to over the internet. */
const isEmail = (text: string) => text.length <= longestEmail && isAddress(text) && /@[^@]+\.[^@.]+$/.test(text)

/** Whose it is, and whether it still collects. */
function refuseByState(found: ListedSubscription, { tenantId, mode }: Adopter): AdoptionRefusal | undefined {
  const { labels, status } = found
  if (labels.tenant_id === tenantId) return { code: 'planHere' }
  // Another mosque on this server, or on another one that runs the same software.
  if (labels.tenant_id && labels.jummah_id) return { code: 'planOtherMosque' }
  if (found.mode !== mode) return { code: 'planMode' }
  const code = ownValue(ofStatus, status)
  if (code) return { code }
  if (found.isPaused) return { code: 'planPaused' }
  if (status !== 'active') return { code: 'planUnknown' }
  if (found.endsByItself) return { code: 'planEnding' }
  if (found.isScheduled) return { code: 'planScheduled' }
  if (!found.canChange) return { code: 'planOtherApplication' }
  return found.isTransferred ? { code: 'planTransferred' } : undefined
}

/** What it collects, and from whom. */
function refuseByTerms(found: ListedSubscription, { currencies }: Adopter): AdoptionRefusal | undefined {
  const { items, interval, intervalCount, currency, amountMinor } = found
  if (items !== 1) return { code: 'planItems', about: String(items) }
  if ((interval !== 'week' && interval !== 'month') || intervalCount !== 1)
    return interval && Number.isSafeInteger(intervalCount)
      ? { code: 'planInterval', about: `${intervalCount} ${interval}` }
      : { code: 'planUnknown' }
  if (!currencies.includes(currency)) return { code: 'planCurrency', about: currency.toUpperCase().slice(0, 10) }
  if (found.isInvoiced) return { code: 'planInvoiced' }
  if (found.isDiscounted) return { code: 'planDiscounted' }
  if (amountMinor === undefined || amountMinor <= 0 || amountMinor > mostMinor) return { code: 'planAmount' }
  if (found.email === '') return { code: 'planNoEmail' }
  if (!isEmail(found.email)) return { code: 'planBadEmail' }
  const isWhole = /^sub_\w{1,250}$/.test(found.id) && found.customerId && found.anchorAt && found.nextAt
  return isWhole ? undefined : { code: 'planUnknown' }
}

/**
 * Why a subscription can't be adopted; nothing where it can. A pure function: it asks nobody, and whatever a subscription lacks
 * is a reason against it.
 */
export const refuseAdoption = (found: ListedSubscription, adopter: Adopter): AdoptionRefusal | undefined =>
  refuseByState(found, adopter) ?? refuseByTerms(found, adopter)
