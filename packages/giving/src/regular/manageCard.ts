import type { Cycle } from '@minaret/contract'
import { newPublicId } from '@minaret/foundation/db'
import type { Tried } from '../attempts/gate.ts'
import { declineMessage, declineOf } from '../attempts/messages.ts'
import { type Done, done, type Refusal, refuse } from '@minaret/foundation/responses'
import type { Setup } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { changeCycle } from './changes.ts'
import { cardChange } from './cardChange.ts'
import { countFor, mayNotReplace, mustRest } from './cardGate.ts'
import { stateRefusal } from './changesAsk.ts'
import { landInvoice } from './dues.ts'
import { answerOf, changeAnswer, isProviderSilent, type ManageCall, notKnown, openDue } from './manage.ts'
import { readAgain } from './settle.ts'
import { findCycle, type CycleRow } from '../records/regularStore.ts'
import { giftMessages } from '../messages/gifts/index.ts'
import { joined } from '@minaret/foundation/i18n'
import { cycleMessages } from '../messages/regular/index.ts'

/** What a change of card names: the token of the new one, and the setup that waits for its bank. */
export type CardBody = Partial<Tried> & { setupIntentId?: string }

const otherCard = refuse(409, cycleMessages.otherCard)
const noToken = refuse(422, cycleMessages.enterCard, { confirmationTokenId: cycleMessages.enterCard })

/** What must be equal before a card is believed to be this giver's, for this regular gift. */
const isOurs = (cycle: CycleRow, setup: Setup): boolean =>
  setup.accountId === cycle.accountId &&
  setup.customerId === cycle.customerId &&
  setup.tenantId === cycle.tenantId &&
  setup.cycleId === cycle.id

/** How often a regular gift is read again at most, whose open collection has been paid. */
const lookAgain = 4

/** With the new card, the collection that waits for one is tried at once: one try for a card, however often it comes. */
async function collectOpen(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  paymentMethodId: string,
): Promise<CycleRow> {
  const invoiceId = await call.db((tx) => openDue(tx, cycle))
  if (!invoiceId) return cycle
  const key = `jum:${cycle.tenantId}:${cycle.id}:pay:${invoiceId}:${paymentMethodId}`
  const invoice = await gateway.payInvoice(invoiceId, key)
  await landInvoice(call, cycle, invoice)
  if (invoice.status === 'open' && invoice.declineCode !== 'authentication_required') await countFor(call, cycle)
  // A reading of a worker's that began before the payment may be written while ours is under way: then ours is not, and is
  // taken again, so that nobody is told that the card was declined with which they have just paid.
  let row = cycle
  for (let look = 0; look < lookAgain; look += 1) {
    row = await readAgain(call, gateway, (await call.db((tx) => findCycle(tx, cycle.id))) ?? cycle)
    if (invoice.status !== 'paid' || row.state !== 'past_due') return row
  }
  return row
}

/** What is answered once the new card stands, by what became of the collection that was open. */
async function cardAnswer(call: ManageCall, cycle: CycleRow): Promise<Done<Cycle> | Refusal> {
  if (cycle.state !== 'past_due') return changeAnswer(call, { kind: 'done', cycle }, 'card')
  const data = await call.db((tx) => answerOf(tx, cycle))
  return done(
    data,
    data.problem === 'check'
      ? cycleMessages.savedCheck
      : joined(cycleMessages.savedDeclined, declineMessage(cycle.declineCode ?? '')),
  )
}

/** The card stands: it is the one from now on, and what waits for a card is collected with it. Once for each card. */
async function takeCard(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  paymentMethodId: string,
): Promise<Done<Cycle> | Refusal> {
  const { row, version, stands } = await call.db(async (tx) => {
    const found = (await findCycle(tx, cycle.id)) ?? cycle
    return { row: found, ...(await cardChange(tx, found, paymentMethodId)) }
  })
  if (stands) return cardAnswer(call, row)
  const refusal = await mustRest(call, row)
  if (refusal) return refusal
  const changed = await changeCycle(call, gateway, row, { action: 'card', paymentMethodId }, version)
  if (changed.kind !== 'done') return changeAnswer(call, changed, 'card')
  const settled = await collectOpen(call, gateway, changed.cycle, paymentMethodId).catch((error: unknown) => {
    if (!isProviderSilent(error)) throw error
    call.log.warn({ cycle: cycle.id, err: error }, 'an open invoice could not be charged to the new card')
    return changed.cycle
  })
  return cardAnswer(call, settled)
}

async function landCard(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  setup: Setup,
): Promise<Done<Cycle> | Refusal> {
  if (!isOurs(cycle, setup)) {
    call.log.error(
      { alarm: 'setup mismatch', cycle: cycle.id },
      'a card does not belong to the regular gift it was entered for',
    )
    return otherCard
  }
  switch (setup.status) {
    case 'succeeded':
      return setup.paymentMethodId ? takeCard(call, gateway, cycle, setup.paymentMethodId) : notKnown
    case 'requires_action': {
      if (!setup.clientSecret) return notKnown
      const act = { clientSecret: setup.clientSecret, intentType: 'setup', setupIntentId: setup.id } as const
      return done(await call.db((tx) => answerOf(tx, cycle, act)), giftMessages.check)
    }
    case 'requires_payment_method':
      await countFor(call, cycle)
      return {
        ...refuse(402, declineMessage(setup.declineCode ?? '')),
        data: { decline: declineOf(setup.declineCode ?? '') },
      }
    case 'processing':
      return notKnown
    case 'canceled':
      return otherCard
  }
}

/** Tries a new card for a regular gift, behind the same gate as any other card. */
export async function startCard(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  { confirmationTokenId, setupIntentId, pageToken, captcha }: CardBody,
): Promise<Done<Cycle> | Refusal> {
  const { tenantId, id, customerId } = cycle
  const refusal = stateRefusal(cycle, 'card')
  if (refusal) return refusal
  if (!confirmationTokenId) return noToken
  if (!customerId) return otherCard
  // Who goes on with a setup has come through the gate with it.
  const stopped = await (setupIntentId
    ? mustRest(call, cycle)
    : mayNotReplace(call, cycle, { confirmationTokenId, pageToken, captcha }))
  if (stopped) return stopped
  // A provider's tokens are used once; those of the demonstration name an outcome, and may be tried again.
  const token = gateway.mode === 'demo' ? newPublicId() : sha256(confirmationTokenId).toString('base64url').slice(0, 22)
  const again = setupIntentId ? `:${setupIntentId}` : ''
  const setup = await gateway.setUp({
    cycleId: id,
    customerId,
    setupIntentId,
    confirmationTokenId,
    idempotencyKey: `jum:${tenantId}:${id}:card:${token}${again}:${cycle.version}`,
  })
  return landCard(call, gateway, cycle, setup)
}

/** Goes on after the bank has looked at the new card: the setup is read again, and must be of this giver and gift. */
export async function finishCard(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  body: CardBody,
): Promise<Done<Cycle> | Refusal> {
  const refusal = stateRefusal(cycle, 'card')
  if (refusal) return refusal
  if (!body.setupIntentId) return refuse(422, cycleMessages.enterCard, { setupIntentId: cycleMessages.enterCard })
  const setup = await gateway.readSetup(body.setupIntentId)
  if (!isOurs(cycle, setup)) return otherCard
  // In the demonstration the token itself is the answer to the bank's check.
  if (gateway.mode === 'demo' && body.confirmationTokenId && setup.status === 'requires_action')
    return startCard(call, gateway, cycle, body)
  return landCard(call, gateway, cycle, setup)
}
