import { ownValue } from '@minaret/foundation/base'
import { addDays, zonedInstant } from '@minaret/timetable'
import type { RegularGiftState } from '@minaret/contract'
import { feeCover, readCardFees } from '@minaret/money'
import { and, eq, inArray } from 'drizzle-orm'
import { causes, regularGiftInvoices, type Tx } from '@minaret/foundation/db'
import { amountErrors } from '../causes/amounts.ts'
import { toCause } from '../causes/causes.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { comingDays, dayIn, daysBetween, dueAt } from '../records/collectionDays.ts'
import { type ChangeAction, type ChangeRow, type RegularGiftChange, readChange } from '../records/regularChanges.ts'
import type { EndReason } from './applySubscription.ts'
import { isOver } from '../records/regularStates.ts'
import type { RegularGift } from '../records/regularStore.ts'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from '../messages/regular/messages.gen.ts'

/** A requested change. */
export type ChangeRequest =
  /** `until`: the day collections resume. */
  | { action: 'pause'; until?: string }
  | { action: 'skip' | 'resume' | 'collect' }
  /** The amount without fee cover, which is recalculated if there was one. */
  | { action: 'amount'; amountMinor?: number }
  | { action: 'cancel'; by: EndReason }
  | { action: 'card'; paymentMethodId: string }

const runningActions: ChangeAction[] = ['pause', 'skip', 'amount', 'cancel', 'card', 'collect']

/** The changes allowed in each state of a regular gift. */
export const allowedChanges: Record<RegularGiftState, readonly ChangeAction[]> = {
  // Cancelling an unfinished setup goes through `endRegularGift`, and records no change.
  pending_setup: [],
  scheduled: runningActions,
  active: runningActions,
  ending: runningActions,
  past_due: ['pause', 'amount', 'cancel', 'card', 'collect'],
  paused: ['pause', 'resume', 'amount', 'cancel', 'card', 'collect'],
  ended: [],
  expired: [],
}

/** The response to a change to a regular gift that has ended. */
const overRefusal = refuse(409, texts.over)

/** Returns a refusal if a change is not allowed now; undefined if it is. */
export function stateRefusal({ state }: Pick<RegularGift, 'state'>, action: ChangeAction): Refusal | undefined {
  if (allowedChanges[state].includes(action)) return undefined
  if (isOver(state)) return overRefusal
  if (state === 'pending_setup') return refuse(409, texts.settingUp)
  if (action === 'resume') return refuse(409, texts.notPaused)
  if (state === 'past_due') return refuse(409, texts.pastDue)
  return refuse(409, texts.pausedFirst)
}

/** Whether a request repeats a recorded change. */
export function isSameChange(request: ChangeRequest, change: ChangeRow, timeZone: string): boolean {
  const recordedChange = readChange(change)
  if (request.action === 'amount' && recordedChange.action === 'amount')
    return recordedChange.amountMinor - recordedChange.coverMinor === request.amountMinor
  if (request.action === 'pause' && recordedChange.action === 'pause')
    return recordedChange.resumesAt === startOfDay(request.until, timeZone)
  if (request.action === 'card' && recordedChange.action === 'card')
    return recordedChange.paymentMethodId === request.paymentMethodId
  return request.action === recordedChange.action
}

const startOfDay = (day: string | undefined, timeZone: string): string | undefined =>
  day === undefined ? undefined : zonedInstant(day, 0, timeZone).toISOString()

const refuseField = (field: string, message: LocalizedText): Refusal => refuse(422, message, { [field]: message })

type ChangeContext = { tenant: Pick<Tenant, 'config'>; now: Date }

/** Maximum length of a pause with an end date, in days. */
const maxPauseDays = 366

function resolvePause(
  regularGift: RegularGift,
  until: string | undefined,
  { tenant, now }: ChangeContext,
): RegularGiftChange | Refusal {
  const { timeZone } = tenant.config
  if (until === undefined) return { action: 'pause' }
  const daysAhead = daysBetween(dayIn(timeZone, now), until)
  if (!(daysAhead > 0)) return refuseField('until', texts.dayAfterToday)
  if (daysAhead > maxPauseDays) return refuseField('until', texts.dayWithinYear)
  if (regularGift.until !== null && until > regularGift.until) return refuseField('until', texts.endsBefore)
  return { action: 'pause', resumesAt: startOfDay(until, timeZone) }
}

const hour = 3_600_000

/** Milliseconds after the due time within which a collection is charged: until then it counts as the next one. */
const chargeWindow = 2 * hour

/** Returns the due days that have not been charged yet, which a pause also skips. */
async function filterUncharged(tx: Tx, regularGift: RegularGift, days: string[], now: Date): Promise<string[]> {
  const invoices = await tx
    .select()
    .from(regularGiftInvoices)
    .where(and(eq(regularGiftInvoices.cycleId, regularGift.id), inArray(regularGiftInvoices.dueOn, days)))
  return days.filter((day) => {
    const dayInvoices = invoices.filter(({ dueOn }) => dueOn === day)
    if (dayInvoices.length > 0) return dayInvoices.some(({ state }) => state === 'draft' || state === 'open')
    const elapsedMs = now.getTime() - dueAt(regularGift, day).getTime()
    return elapsedMs >= 0 && elapsedMs < chargeWindow
  })
}

/** Skips only the next collection, drafted or not, by a pause that ends between it and the one after. */
async function resolveSkip(
  tx: Tx,
  regularGift: RegularGift,
  { tenant, now }: ChangeContext,
): Promise<RegularGiftChange | Refusal> {
  const { rhythm, startsOn, until } = regularGift
  const pauseMargin = (rhythm === 'daily' ? 12 : 24) * hour
  const today = dayIn(tenant.config.timeZone, now)
  const recentDays = comingDays({ rhythm, startsOn, until }, addDays(today, -1), 2).filter((day) => day <= today)
  const upcomingDays = comingDays({ rhythm, startsOn, until }, regularGift.nextOn ?? today, 2)
  const days = [...(await filterUncharged(tx, regularGift, recentDays, now)), ...upcomingDays]
  const pauseEnds = days.map((day) => dueAt(regularGift, day).getTime() + pauseMargin)
  const resumesAtMs = pauseEnds.find((end) => end > now.getTime())
  if (resumesAtMs === undefined) return refuse(409, texts.nothingToSkip)
  return { action: 'skip', resumesAt: new Date(resumesAtMs).toISOString() }
}

async function resolveAmount(
  tx: Tx,
  regularGift: RegularGift,
  amountMinor: number | undefined,
  { tenant }: { tenant: Pick<Tenant, 'config'> },
): Promise<RegularGiftChange | Refusal> {
  const { currency } = regularGift
  if (amountMinor === undefined) return refuseField('amountMinor', texts.enterAmount)
  const [cause] = await tx.select().from(causes).where(eq(causes.id, regularGift.causeId))
  if (!cause) return refuse(409, texts.causeMissing)
  const errors = amountErrors({ amountMinor, currency }, toCause(cause, tenant), tenant.config)
  if (errors) return refuse(422, joinTexts(...Object.values(errors)), errors)
  const fee = regularGift.coverMinor > 0 ? ownValue(readCardFees(tenant.config.payment.cardFees), currency) : undefined
  const coverMinor = fee ? feeCover(amountMinor, fee, currency) : 0
  return {
    action: 'amount',
    amountMinor: amountMinor + coverMinor,
    coverMinor,
    fromMinor: regularGift.amountMinor,
    fromCoverMinor: regularGift.coverMinor,
  }
}

/** Resolves a request to a change to the current regular gift, or to a refusal. */
export async function resolveChange(
  tx: Tx,
  regularGift: RegularGift,
  request: ChangeRequest,
  context: ChangeContext,
): Promise<RegularGiftChange | Refusal> {
  switch (request.action) {
    case 'pause':
      return resolvePause(regularGift, request.until, context)
    case 'skip':
      return resolveSkip(tx, regularGift, context)
    case 'amount':
      return resolveAmount(tx, regularGift, request.amountMinor, context)
    case 'collect':
      return regularGift.mode === 'demo' ? { action: 'collect' } : refuse(409, texts.demoOnly)
    case 'resume':
      return { action: 'resume' }
    case 'cancel':
    case 'card':
      return request
  }
}
