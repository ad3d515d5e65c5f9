import type { RegularGift as RegularGiftView } from '@minaret/contract'
import { newPublicId } from '@minaret/foundation/db'
import type { CardSubmission } from '../attempts/cardTesting.ts'
import { declineMessage, declineOf } from '../attempts/messages.ts'
import { type Done, done, type Refusal, refuse } from '@minaret/foundation/responses'
import type { Setup } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { changeRegularGift } from './changes.ts'
import { findCardChange } from './findCardChange.ts'
import { countCardDecline, refuseCardReplacement, refuseAfterDeclines } from './cardTesting.ts'
import { stateRefusal } from './changeRequests.ts'
import { applyInvoice } from './invoices.ts'
import {
  readResponse,
  changeResponse,
  isProviderError,
  type ManageCall,
  outcomeUnknown,
  findOpenInvoice,
} from './manage.ts'
import { rereadRegularGift } from './settle.ts'
import { findRegularGift, type RegularGift } from '../records/regularStore.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'
import { joinTexts } from '@minaret/foundation/i18n'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** The parameters of a card change: the token of the new card, and the setup waiting for a bank check. */
export type CardBody = Partial<CardSubmission> & { setupIntentId?: string }

const otherCard = refuse(409, regularMessages.otherCard)
const noToken = refuse(422, regularMessages.enterCard, { confirmationTokenId: regularMessages.enterCard })

/** Whether a card setup belongs to this donor and regular gift. */
const isOwnSetup = (regularGift: RegularGift, setup: Setup): boolean =>
  setup.accountId === regularGift.accountId &&
  setup.customerId === regularGift.customerId &&
  setup.tenantId === regularGift.tenantId &&
  setup.regularGiftId === regularGift.id

/** Maximum number of reads of a regular gift after its open collection was paid. */
const maxReads = 4

/** Tries the open collection with the new card at once, one try per card, however often it is submitted. */
async function collectOpen(
  call: ManageCall,
  gateway: Gateway,
  regularGift: RegularGift,
  paymentMethodId: string,
): Promise<RegularGift> {
  const invoiceId = await call.db((tx) => findOpenInvoice(tx, regularGift))
  if (!invoiceId) return regularGift
  const key = `jum:${regularGift.tenantId}:${regularGift.id}:pay:${invoiceId}:${paymentMethodId}`
  const invoice = await gateway.payInvoice(invoiceId, key)
  await applyInvoice(call, regularGift, invoice)
  if (invoice.status === 'open' && invoice.declineCode !== 'authentication_required')
    await countCardDecline(call, regularGift)
  // While ours is in progress, a job may record a read from before the payment, so that ours is discarded. Read again, so that
  // the donor is not told that the card they have just paid with was declined.
  let row = regularGift
  for (let attempt = 0; attempt < maxReads; attempt += 1) {
    row = await rereadRegularGift(
      call,
      gateway,
      (await call.db((tx) => findRegularGift(tx, regularGift.id))) ?? regularGift,
    )
    if (invoice.status !== 'paid' || row.state !== 'past_due') return row
  }
  return row
}

/** The response to a card change, depending on the outcome of the open collection. */
async function cardResponse(call: ManageCall, regularGift: RegularGift): Promise<Done<RegularGiftView> | Refusal> {
  if (regularGift.state !== 'past_due') return changeResponse(call, { kind: 'done', regularGift }, 'card')
  const data = await call.db((tx) => readResponse(tx, regularGift))
  return done(
    data,
    data.problem === 'check'
      ? regularMessages.savedCheck
      : joinTexts(regularMessages.savedDeclined, declineMessage(regularGift.declineCode ?? '')),
  )
}

/** Switches to a verified card and collects the open collection with it, once per card. */
async function switchToCard(
  call: ManageCall,
  gateway: Gateway,
  regularGift: RegularGift,
  paymentMethodId: string,
): Promise<Done<RegularGiftView> | Refusal> {
  const { row, version, isCurrent } = await call.db(async (tx) => {
    const currentGift = (await findRegularGift(tx, regularGift.id)) ?? regularGift
    return { row: currentGift, ...(await findCardChange(tx, currentGift, paymentMethodId)) }
  })
  if (isCurrent) return cardResponse(call, row)
  const refusal = await refuseAfterDeclines(call, row)
  if (refusal) return refusal
  const result = await changeRegularGift(call, gateway, row, { action: 'card', paymentMethodId }, version)
  if (result.kind !== 'done') return changeResponse(call, result, 'card')
  const updatedGift = await collectOpen(call, gateway, result.regularGift, paymentMethodId).catch((error: unknown) => {
    if (!isProviderError(error)) throw error
    call.log.warn({ cycle: regularGift.id, err: error }, 'an open invoice could not be charged to the new card')
    return result.regularGift
  })
  return cardResponse(call, updatedGift)
}

async function applyCardSetup(
  call: ManageCall,
  gateway: Gateway,
  regularGift: RegularGift,
  setup: Setup,
): Promise<Done<RegularGiftView> | Refusal> {
  if (!isOwnSetup(regularGift, setup)) {
    call.log.error(
      { alarm: 'setup mismatch', cycle: regularGift.id },
      'a card does not belong to the regular gift it was entered for',
    )
    return otherCard
  }
  switch (setup.status) {
    case 'succeeded':
      return setup.paymentMethodId ? switchToCard(call, gateway, regularGift, setup.paymentMethodId) : outcomeUnknown
    case 'requires_action': {
      if (!setup.clientSecret) return outcomeUnknown
      const act = { clientSecret: setup.clientSecret, intentType: 'setup', setupIntentId: setup.id } as const
      return done(await call.db((tx) => readResponse(tx, regularGift, act)), giftMessages.check)
    }
    case 'requires_payment_method':
      await countCardDecline(call, regularGift)
      return {
        ...refuse(402, declineMessage(setup.declineCode ?? '')),
        data: { decline: declineOf(setup.declineCode ?? '') },
      }
    case 'processing':
      return outcomeUnknown
    case 'canceled':
      return otherCard
  }
}

/** Tries a new card for a regular gift, with the same fraud checks as any other card. */
export async function startCard(
  call: ManageCall,
  gateway: Gateway,
  regularGift: RegularGift,
  { confirmationTokenId, setupIntentId, pageToken, captcha }: CardBody,
): Promise<Done<RegularGiftView> | Refusal> {
  const { tenantId, id, customerId } = regularGift
  const refusal = stateRefusal(regularGift, 'card')
  if (refusal) return refusal
  if (!confirmationTokenId) return noToken
  if (!customerId) return otherCard
  // A setup in progress has already passed the checks.
  const cardRefusal = await (setupIntentId
    ? refuseAfterDeclines(call, regularGift)
    : refuseCardReplacement(call, regularGift, { confirmationTokenId, pageToken, captcha }))
  if (cardRefusal) return cardRefusal
  // A provider's token works once; a demonstration token stands for an outcome, and may be reused.
  const token = gateway.mode === 'demo' ? newPublicId() : sha256(confirmationTokenId).toString('base64url').slice(0, 22)
  const suffix = setupIntentId ? `:${setupIntentId}` : ''
  const setup = await gateway.setUp({
    regularGiftId: id,
    customerId,
    setupIntentId,
    confirmationTokenId,
    idempotencyKey: `jum:${tenantId}:${id}:card:${token}${suffix}:${regularGift.version}`,
  })
  return applyCardSetup(call, gateway, regularGift, setup)
}

/** Continues after the bank check of a new card: reads the setup again, which must belong to this donor and gift. */
export async function finishCard(
  call: ManageCall,
  gateway: Gateway,
  regularGift: RegularGift,
  body: CardBody,
): Promise<Done<RegularGiftView> | Refusal> {
  const refusal = stateRefusal(regularGift, 'card')
  if (refusal) return refusal
  if (!body.setupIntentId) return refuse(422, regularMessages.enterCard, { setupIntentId: regularMessages.enterCard })
  const setup = await gateway.readSetup(body.setupIntentId)
  if (!isOwnSetup(regularGift, setup)) return otherCard
  // In the demonstration the token itself is the result of the bank check.
  if (gateway.mode === 'demo' && body.confirmationTokenId && setup.status === 'requires_action')
    return startCard(call, gateway, regularGift, body)
  return applyCardSetup(call, gateway, regularGift, setup)
}
