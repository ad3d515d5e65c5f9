import { and, asc, eq } from 'drizzle-orm'
import type { Cycle } from '@minaret/contract'
import { cycleDues, type Tx } from '@minaret/foundation/db'
import { gatewayOrNone, noCards } from '../attempts/attempt.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Done, done, type Refusal, refuse } from '@minaret/foundation/responses'
import { OutcomeUnknown, ProviderRefusal, type Gateway } from '../providers/gateway.ts'
import { changeCycle, type Changed, endCycle, resumeChange } from './changes.ts'
import type { Ask } from './changesAsk.ts'
import { readAgain } from './settle.ts'
import { isOver } from '../records/regularStates.ts'
import { cycleIs, type CycleRow, readCycles, toCycle } from '../records/regularStore.ts'
import { giftMessages } from '../messages/gifts/index.ts'
import { joined, type LocalizedText } from '@minaret/foundation/i18n'
import { cycleMessages } from '../messages/regular/index.ts'

/** A call about a regular gift, by its owner's session or by the link in a letter. */
export type ManageCall = Pick<
  GivingCall<'giftManage'>,
  'tenant' | 'db' | 'payments' | 'secrets' | 'now' | 'log' | 'request'
>

/** What a change to a regular gift says beside its name. */
export type ChangeBody = { amountMinor?: number; until?: string; version?: number }

/** Said while the provider has not answered: the change is asked for again by itself. */
export const notKnown = refuse(503, cycleMessages.notKnown)

/** A regular gift as it is answered, with what is wrong with its last collection. */
export function toAnswer(found: { cycle: CycleRow; causeTitle: string }): Cycle {
  const { state, declineCode } = found.cycle
  const problem = declineCode === 'authentication_required' ? 'check' : 'card'
  return { ...toCycle(found), ...(state === 'past_due' ? { problem } : {}) }
}

/** The regular gift as it stands now, with its cause. */
export async function answerOf(tx: Tx, cycle: CycleRow, act?: Cycle['act']): Promise<Cycle> {
  const [found] = await readCycles(tx, cycleIs(cycle))
  if (!found) throw new Error(`Regular gift ${cycle.id} has gone.`)
  return { ...toAnswer(found), ...(act ? { act } : {}) }
}

const askOf = (action: Exclude<Ask['action'], 'card'>, { amountMinor, until }: ChangeBody): Ask => {
  if (action === 'pause') return { action, until }
  if (action === 'amount') return { action, amountMinor }
  return action === 'cancel' ? { action, by: 'giver' } : { action }
}

const said = (
  { state, amountMinor, currency }: CycleRow,
  action: Ask['action'],
  country: string | undefined,
): LocalizedText => {
  if (isOver(state)) return cycleMessages.ended
  switch (action) {
    case 'pause':
      return cycleMessages.paused
    case 'skip':
      return cycleMessages.skipped
    case 'resume':
      return cycleMessages.resumed
    case 'amount':
      return cycleMessages.newAmount({ amountMinor, currency, country })
    case 'card':
      return cycleMessages.newCard
    case 'collect':
      return cycleMessages.collecting
    case 'cancel':
      return cycleMessages.notEndedYet
  }
}

/** What is answered to a change, in the words of a page. */
export async function changeAnswer(
  call: Pick<ManageCall, 'db' | 'tenant'>,
  changed: Changed,
  action: Ask['action'],
): Promise<Done<Cycle> | Refusal> {
  if (changed.kind === 'refused') return changed.refusal
  if (changed.kind === 'unknown') return notKnown
  const { cycle } = changed
  const message = said(cycle, action, call.tenant.config.country)
  return done(
    await call.db((tx) => answerOf(tx, cycle)),
    cycle.mode === 'demo' ? joined(giftMessages.demonstration, message) : message,
  )
}

/** Changes a regular gift that the caller has shown to be theirs. */
export async function manageCycle(
  call: ManageCall,
  cycle: CycleRow,
  action: Exclude<Ask['action'], 'card'>,
  body: ChangeBody,
): Promise<Done<Cycle> | Refusal> {
  if (body.version === undefined) return refuse(422, cycleMessages.reload, { version: cycleMessages.reload })
  const gateway = await gatewayOrNone(call, cycle.accountId)
  if (!gateway) return noCards
  if (action === 'cancel' && cycle.state === 'pending_setup')
    return changeAnswer(call, { kind: 'done', cycle: await endCycle(call, gateway, cycle, 'giver') }, action)
  const changed = await changeCycle(call, gateway, cycle, askOf(action, body), body.version)
  if (action !== 'collect' || changed.kind !== 'done') return changeAnswer(call, changed, action)
  const row = await readAgain(call, gateway, changed.cycle).catch(() => changed.cycle)
  return changeAnswer(call, { kind: 'done', cycle: row }, action)
}

/** The collection that waits for another card, or for its bank. */
export async function openDue(tx: Tx, cycle: CycleRow): Promise<string | undefined> {
  const [due] = await tx
    .select({ invoiceId: cycleDues.invoiceId })
    .from(cycleDues)
    .where(and(eq(cycleDues.cycleId, cycle.id), eq(cycleDues.state, 'open')))
    .orderBy(asc(cycleDues.dueOn))
    .limit(1)
  return due?.invoiceId
}

/** How old what we know may be before it is read again for somebody who looks at it, in milliseconds. */
const shownFor = 5000

/** A regular gift whose collection has failed is read again for whoever looks: the bank's check may just have passed. */
export async function lookedAt(call: ManageCall, cycle: CycleRow): Promise<CycleRow> {
  const age = Date.now() - (cycle.checkedAt?.getTime() ?? 0)
  if (cycle.state !== 'past_due' || age < shownFor) return cycle
  const gateway = await gatewayOrNone(call, cycle.accountId)
  if (!gateway) return cycle
  // A change that is under way comes first: a reading could be older than it.
  const current = async () => ((await resumeChange(call, gateway, cycle)) ? readAgain(call, gateway, cycle) : cycle)
  return current().catch((error: unknown) => {
    if (!isProviderSilent(error)) throw error
    return cycle
  })
}

/** Whether an error means that the provider could not be asked, or would not. */
export const isProviderSilent = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || error instanceof ProviderRefusal

/** The secret with which the giver's browser lets their bank look at the collection that waits for it. */
export async function checkCollection(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
): Promise<Done<Cycle> | Refusal> {
  const invoiceId = await call.db((tx) => openDue(tx, cycle))
  const clientSecret = invoiceId && (await gateway.invoiceSecret(invoiceId))
  const act = clientSecret ? ({ clientSecret, intentType: 'payment' } as const) : undefined
  return done(await call.db((tx) => answerOf(tx, cycle, act)), act ? giftMessages.check : cycleMessages.nothingToCheck)
}
