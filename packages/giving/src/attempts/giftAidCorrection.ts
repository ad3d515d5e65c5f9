import { and, eq, inArray, isNull } from 'drizzle-orm'
import { causes, type Tx, gifts } from '@minaret/foundation/db'
import { isGiftAidOffered, readGiftAid } from '../gift-aid/answer.ts'
import { redeclare, declarerOf } from '../gift-aid/declare.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { chooseLanguage } from '@minaret/foundation/email'
import type { Gift } from '../records/giftStore.ts'
import { joinTexts } from '@minaret/foundation/i18n'

const correctable = ['created', 'failed'] as const

/**
 * Reads and stores a changed answer to Gift Aid.
 * @param before the gift or regular gift as it was opened
 */
export async function correctDeclaration(
  tx: Tx,
  call: Pick<GivingCall<'giftPay'>, 'body' | 'tenant' | 'secrets' | 'session' | 'request' | 'now'>,
  before: Pick<Gift, 'causeId' | 'currency' | 'donorEmail' | 'language' | 'mode' | 'declarationId'>,
): Promise<Pick<Gift, 'giftAid' | 'declarationId'> | Refusal> {
  const [cause] = await tx.select({ giftAid: causes.giftAid }).from(causes).where(eq(causes.id, before.causeId))
  const isOffered = cause !== undefined && isGiftAidOffered(cause, before.currency, call.tenant)
  const read = readGiftAid(call.body.giftAid, isOffered)
  if ('errors' in read) return refuse(422, joinTexts(...Object.values(read.errors)), read.errors)
  const declarer = { donorEmail: before.donorEmail, language: before.language ?? chooseLanguage(call) }
  return redeclare(tx, read.choice, declarerOf(call, declarer, before.mode), before.declarationId)
}

/**
 * Applies a changed answer to Gift Aid, unless a card is being confirmed. A donor whose card was declined may change
 * yes to no.
 */
export async function correctGiftAid(
  tx: Tx,
  call: Pick<GivingCall<'giftPay'>, 'body' | 'tenant' | 'secrets' | 'session' | 'request' | 'now'>,
  gift: Gift,
): Promise<Gift | Refusal> {
  if (!correctable.some((state) => state === gift.state) || gift.forgottenAt) return gift
  const answer = await correctDeclaration(tx, call, gift)
  if ('status' in answer) return answer
  if (answer.giftAid === gift.giftAid && answer.declarationId === gift.declarationId) return gift
  const [corrected] = await tx
    .update(gifts)
    .set(answer)
    .where(and(eq(gifts.id, gift.id), inArray(gifts.state, [...correctable]), isNull(gifts.forgottenAt)))
    .returning()
  return corrected ?? gift
}
