import { and, asc, eq } from 'drizzle-orm'
import type { RegularGift as RegularGiftView } from '@minaret/contract'
import { regularGiftInvoices, type Tx } from '@minaret/foundation/db'
import { findGateway, cardsUnavailable } from '../attempts/attempt.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Done, done, type Refusal, refuse } from '@minaret/foundation/responses'
import { OutcomeUnknown, ProviderRefusal, type Gateway } from '../providers/gateway.ts'
import { changeRegularGift, type ChangeResult, endRegularGift, resumeChange } from './changes.ts'
import type { ChangeRequest } from './changeRequests.ts'
import type { RegularGiftContext } from './applySubscription.ts'
import { rereadRegularGift } from './settle.ts'
import { isOver } from '../records/regularStates.ts'
import { isRegularGift, type RegularGift, readRegularGifts, toRegularGiftView } from '../records/regularStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** A call to manage a regular gift, authorised by the donor's session or an emailed link. */
export type ManageCall = Pick<
  GivingCall<'giftManage'>,
  'tenant' | 'db' | 'payments' | 'secrets' | 'now' | 'log' | 'request'
> &
  Pick<RegularGiftContext, 'onRequest'>

/** The parameters of a change besides its action. */
export type ChangeBody = { amountMinor?: number; until?: string; version?: number }

/** The response while the provider has not responded: the change is retried automatically. */
export const outcomeUnknown = refuse(503, regularMessages.outcomeUnknown)

/** Converts a regular gift to its API form, with the problem of its last collection. */
export function toResponse(row: { regularGift: RegularGift; causeTitle: string }): RegularGiftView {
  const { state, declineCode } = row.regularGift
  const problem = declineCode === 'authentication_required' ? 'check' : 'card'
  return { ...toRegularGiftView(row), ...(state === 'past_due' ? { problem } : {}) }
}

/** Reads the current regular gift with its cause, in its API form. */
export async function readResponse(
  tx: Tx,
  regularGift: RegularGift,
  act?: RegularGiftView['act'],
): Promise<RegularGiftView> {
  const [row] = await readRegularGifts(tx, isRegularGift(regularGift))
  if (!row) throw new Error(`Expected the regular gift ${regularGift.id}.`)
  return { ...toResponse(row), ...(act ? { act } : {}) }
}

const toChangeRequest = (
  action: Exclude<ChangeRequest['action'], 'card'>,
  { amountMinor, until }: ChangeBody,
): ChangeRequest => {
  if (action === 'pause') return { action, until }
  if (action === 'amount') return { action, amountMinor }
  return action === 'cancel' ? { action, by: 'giver' } : { action }
}

const confirmationMessage = (
  { state, amountMinor, currency }: RegularGift,
  action: ChangeRequest['action'],
  country: string | undefined,
): LocalizedText => {
  if (isOver(state)) return regularMessages.ended
  switch (action) {
    case 'pause':
      return regularMessages.paused
    case 'skip':
      return regularMessages.skipped
    case 'resume':
      return regularMessages.resumed
    case 'amount':
      return regularMessages.newAmount({ amount: { amountMinor, currency, country } })
    case 'card':
      return regularMessages.newCard
    case 'collect':
      return regularMessages.collecting
    case 'cancel':
      return regularMessages.notEndedYet
  }
}

/** The response to a change, with the message for the page. */
export async function changeResponse(
  call: Pick<ManageCall, 'db' | 'tenant'>,
  result: ChangeResult,
  action: ChangeRequest['action'],
): Promise<Done<RegularGiftView> | Refusal> {
  if (result.kind === 'refused') return result.refusal
  if (result.kind === 'unknown') return outcomeUnknown
  const { regularGift } = result
  const message = confirmationMessage(regularGift, action, call.tenant.config.country)
  return done(
    await call.db((tx) => readResponse(tx, regularGift)),
    regularGift.mode === 'demo' ? joinTexts(giftMessages.demonstration, message) : message,
  )
}

/** Changes a regular gift that the caller is authorised to manage. */
export async function manageRegularGift(
  call: ManageCall,
  regularGift: RegularGift,
  action: Exclude<ChangeRequest['action'], 'card'>,
  body: ChangeBody,
): Promise<Done<RegularGiftView> | Refusal> {
  if (body.version === undefined) return refuse(422, regularMessages.reload, { version: regularMessages.reload })
  const gateway = await findGateway(call, regularGift.accountId)
  if (!gateway) return cardsUnavailable
  if (action === 'cancel' && regularGift.state === 'pending_setup')
    return changeResponse(
      call,
      { kind: 'done', regularGift: await endRegularGift(call, gateway, regularGift, 'giver') },
      action,
    )
  const result = await changeRegularGift(call, gateway, regularGift, toChangeRequest(action, body), body.version)
  if (action !== 'collect' || result.kind !== 'done') return changeResponse(call, result, action)
  const row = await rereadRegularGift(call, gateway, result.regularGift).catch(() => result.regularGift)
  return changeResponse(call, { kind: 'done', regularGift: row }, action)
}

/** Finds the oldest open collection, which waits for another card or a bank check. */
export async function findOpenInvoice(tx: Tx, regularGift: RegularGift): Promise<string | undefined> {
  const [invoice] = await tx
    .select({ invoiceId: regularGiftInvoices.invoiceId })
    .from(regularGiftInvoices)
    .where(and(eq(regularGiftInvoices.cycleId, regularGift.id), eq(regularGiftInvoices.state, 'open')))
    .orderBy(asc(regularGiftInvoices.dueOn))
    .limit(1)
  return invoice?.invoiceId
}

/** Maximum age of the stored state in milliseconds before a view reads it from the provider again. */
const maxViewAge = 5000

/** Reads a past-due regular gift from the provider again when it is viewed: a bank check may have just been passed. */
export async function refreshIfPastDue(call: ManageCall, regularGift: RegularGift): Promise<RegularGift> {
  const age = Date.now() - (regularGift.checkedAt?.getTime() ?? 0)
  if (regularGift.state !== 'past_due' || age < maxViewAge) return regularGift
  const gateway = await findGateway(call, regularGift.accountId)
  if (!gateway) return regularGift
  // Finish a change in progress first: a read could be older than it.
  const readCurrent = async () =>
    (await resumeChange(call, gateway, regularGift)) ? rereadRegularGift(call, gateway, regularGift) : regularGift
  return readCurrent().catch((error: unknown) => {
    if (!isProviderError(error)) throw error
    return regularGift
  })
}

/** Whether an error means that the provider did not respond, or refused the request. */
export const isProviderError = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || error instanceof ProviderRefusal

/** Returns the client secret with which the donor's browser starts the bank check of the open collection. */
export async function checkCollection(
  call: ManageCall,
  gateway: Gateway,
  regularGift: RegularGift,
): Promise<Done<RegularGiftView> | Refusal> {
  const invoiceId = await call.db((tx) => findOpenInvoice(tx, regularGift))
  const clientSecret = invoiceId && (await gateway.invoiceSecret(invoiceId))
  const act = clientSecret ? ({ clientSecret, intentType: 'payment' } as const) : undefined
  return done(
    await call.db((tx) => readResponse(tx, regularGift, act)),
    act ? giftMessages.check : regularMessages.nothingToCheck,
  )
}
