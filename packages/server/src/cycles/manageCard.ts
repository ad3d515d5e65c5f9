import type { Cycle } from '@minaret/contract'
import { newPublicId } from '../db/columns.ts'
import { countDecline, mustWait } from '../gifts/declines.ts'
import { declineMessage } from '../gifts/messages.ts'
import { type Done, done, type Refusal, refuse } from '../http/operation.ts'
import type { Setup } from '../payments/billing.ts'
import type { Gateway } from '../payments/gateway.ts'
import { sha256 } from '../secrets.ts'
import { changeCycle } from './changes.ts'
import { stateRefusal } from './changesAsk.ts'
import { landInvoice } from './dues.ts'
import { answerOf, changeAnswer, isProviderSilent, type ManageCall, notKnown, openDue } from './manage.ts'
import { readAgain } from './settle.ts'
import { findCycle, type CycleRow } from './store.ts'

/** What a change of card names: the token of the new one, and the setup that waits for its bank. */
export type CardBody = { confirmationTokenId?: string; setupIntentId?: string }

const otherCard = refuse(409, 'That card was not set up for this gift. Please begin again with the card.')
const noToken = refuse(422, 'Please enter the new card again.', { confirmationTokenId: 'The new card is missing.' })

/** What must be equal before a card is believed to be this giver's, for this regular gift. */
const isOurs = (cycle: CycleRow, setup: Setup): boolean =>
  setup.accountId === cycle.accountId &&
  setup.customerId === cycle.customerId &&
  setup.tenantId === cycle.tenantId &&
  setup.cycleId === cycle.id

/** With the new card, the collection that waits for one is tried at once. */
async function collectOpen(call: ManageCall, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  const invoiceId = await call.db((tx) => openDue(tx, cycle))
  if (!invoiceId) return cycle
  const key = `jum:${cycle.tenantId}:${cycle.id}:pay:${invoiceId}:${cycle.version}`
  await landInvoice(call, cycle, await gateway.payInvoice(invoiceId, key))
  return readAgain(call, gateway, (await call.db((tx) => findCycle(tx, cycle.id))) ?? cycle)
}

/** The card stands: it is the one from now on, and what waits for a card is collected with it. */
async function takeCard(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  paymentMethodId: string,
): Promise<Done<Cycle> | Refusal> {
  const row = (await call.db((tx) => findCycle(tx, cycle.id))) ?? cycle
  const changed = await changeCycle(call, gateway, row, { action: 'card', paymentMethodId }, row.version)
  if (changed.kind !== 'done') return changeAnswer(call, changed, 'card')
  const settled = await collectOpen(call, gateway, changed.cycle).catch((error: unknown) => {
    if (!isProviderSilent(error)) throw error
    call.log.warn({ cycle: cycle.id, err: error }, 'an open collection could not be tried with the new card')
    return changed.cycle
  })
  if (settled.state !== 'past_due') return changeAnswer(call, { kind: 'done', cycle: settled }, 'card')
  const data = await call.db((tx) => answerOf(tx, settled))
  return done(
    data,
    data.problem === 'check'
      ? 'The new card is saved. Its bank wants to check the collection that is open.'
      : `The new card is saved, but the collection that is open was declined. ${declineMessage(settled.declineCode ?? '')}`,
  )
}

async function landCard(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  setup: Setup,
): Promise<Done<Cycle> | Refusal> {
  if (!isOurs(cycle, setup)) {
    call.log.error({ alarm: 'setup mismatch', cycle: cycle.id }, 'a card is not of the regular gift it was offered for')
    return otherCard
  }
  const { db, secrets, now, tenant, request } = call
  switch (setup.status) {
    case 'succeeded':
      return setup.paymentMethodId ? takeCard(call, gateway, cycle, setup.paymentMethodId) : notKnown
    case 'requires_action': {
      if (!setup.clientSecret) return notKnown
      const act = { clientSecret: setup.clientSecret, intentType: 'setup', setupIntentId: setup.id } as const
      return done(await db((tx) => answerOf(tx, cycle, act)), 'Your bank wants to check that it is you.')
    }
    case 'requires_payment_method': {
      const giver = { email: cycle.donorEmail, address: request.address }
      await db((tx) => countDecline(tx, { tenantId: tenant.id, secrets, now }, giver))
      return refuse(402, declineMessage(setup.declineCode ?? ''))
    }
    case 'processing':
      return notKnown
    case 'canceled':
      return otherCard
  }
}

/** Tries a new card for a regular gift, after the same limits as any other card. */
export async function startCard(
  call: ManageCall,
  gateway: Gateway,
  cycle: CycleRow,
  { confirmationTokenId, setupIntentId }: CardBody,
): Promise<Done<Cycle> | Refusal> {
  const { db, secrets, now, tenant, log, request } = call
  const { tenantId, id, customerId, donorEmail } = cycle
  const refusal = stateRefusal(cycle, 'card')
  if (refusal) return refusal
  if (!confirmationTokenId) return noToken
  if (!customerId) return otherCard
  const giver = { email: donorEmail, address: request.address }
  if (await db((tx) => mustWait(tx, { tenantId: tenant.id, secrets, now }, giver, log)))
    return {
      ...refuse(429, 'Too many cards have been declined. Please wait an hour and try again.'),
      headers: { 'retry-after': '3600' },
    }
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
  if (!body.setupIntentId)
    return refuse(422, 'Please enter the new card again.', { setupIntentId: 'Which card is meant is missing.' })
  const setup = await gateway.readSetup(body.setupIntentId)
  if (!isOurs(cycle, setup)) return otherCard
  // In the demonstration the token itself is the answer to the bank's check.
  if (gateway.mode === 'demo' && body.confirmationTokenId && setup.status === 'requires_action')
    return startCard(call, gateway, cycle, body)
  return landCard(call, gateway, cycle, setup)
}
