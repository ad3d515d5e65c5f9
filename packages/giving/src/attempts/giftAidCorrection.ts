import { and, eq, inArray, isNull } from 'drizzle-orm'
import { causes, type Tx, gifts } from '@minaret/foundation/db'
import { isGiftAidOffered, readGiftAid } from '../gift-aid/answer.ts'
import { replaceDeclaration, declarerOf } from '../gift-aid/declare.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { chooseLanguage } from '@minaret/foundation/email'
import type { Gift } from '../records/giftStore.ts'
import { joinTexts } from '@minaret/foundation/i18n'

const correctableStates = ['created', 'failed'] as const

/**
 * Reads and stores a changed Gift Aid choice.
 * @param openedGift the gift or regular gift as it was opened
 */
export async function correctDeclaration(
  tx: Tx,
  call: Pick<GivingCall<'giftPay'>, 'body' | 'tenant' | 'secrets' | 'session' | 'request' | 'now'>,
  openedGift: Pick<Gift, 'causeId' | 'currency' | 'donorEmail' | 'language' | 'mode' | 'declarationId'>,
): Promise<Pick<Gift, 'giftAid' | 'declarationId'> | Refusal> {
  const [cause] = await tx.select({ giftAid: causes.giftAid }).from(causes).where(eq(causes.id, openedGift.causeId))
  const isOffered = cause !== undefined && isGiftAidOffered(cause, openedGift.currency, call.tenant)
  const result = readGiftAid(call.body.giftAid, isOffered)
  if ('errors' in result) return refuse(422, joinTexts(...Object.values(result.errors)), result.errors)
  const declarer = { donorEmail: openedGift.donorEmail, language: openedGift.language ?? chooseLanguage(call) }
  return replaceDeclaration(tx, result.choice, declarerOf(call, declarer, openedGift.mode), openedGift.declarationId)
}

/**
 * Applies a changed Gift Aid choice, unless a card is being confirmed. A donor whose card was declined may change
 * yes to no.
 */
export async function correctGiftAid(
  tx: Tx,
  call: Pick<GivingCall<'giftPay'>, 'body' | 'tenant' | 'secrets' | 'session' | 'request' | 'now'>,
  gift: Gift,
): Promise<Gift | Refusal> {
  if (!correctableStates.some((state) => state === gift.state) || gift.forgottenAt) return gift
  const declaration = await correctDeclaration(tx, call, gift)
  if ('status' in declaration) return declaration
  if (declaration.giftAid === gift.giftAid && declaration.declarationId === gift.declarationId) return gift
  const [correctedGift] = await tx
    .update(gifts)
    .set(declaration)
    .where(and(eq(gifts.id, gift.id), inArray(gifts.state, [...correctableStates]), isNull(gifts.forgottenAt)))
    .returning()
  return correctedGift ?? gift
}
