import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { claimGuestGifts, type User } from '@minaret/foundation/identity'
import { regularGifts, donorCustomers, type Tx } from '@minaret/foundation/db'
import { type DataOwner, hasOwnAddress, isGuest, type PersonalDataStore } from '@minaret/foundation/operations'
import type { GivingCall, GivingServices } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { endRegularGift } from './changes.ts'
import { endSetup } from './applySetup.ts'
import { isOver, openRegularStates } from '../records/regularStates.ts'
import {
  type RegularGift,
  findRunningRegularGifts,
  isOwnRegularGift,
  readRegularGifts,
  toRegularGiftView,
} from '../records/regularStore.ts'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** The response if a regular gift cannot be ended: a donor is not erased while their card is still being charged. */
const stillCollecting = refuse(503, regularMessages.stillCollecting)

async function endGift(call: GivingCall<'userDelete'>, regularGift: RegularGift): Promise<boolean> {
  const gateway = await call.payments.gatewayOf(call.tenant, call.db, regularGift.accountId)
  if (!gateway) return false
  const endedGift =
    regularGift.state === 'pending_setup'
      ? await endSetup(call, gateway, regularGift, 'giver')
      : await endRegularGift(call, gateway, regularGift, 'giver')
  return isOver(endedGift.state)
}

/**
 * Ends an account's running regular gifts at the provider, including those of its verified address. No transaction is open
 * during the calls.
 * @returns a refusal if one of them may still collect
 */
async function endRunningGifts(call: GivingCall<'userDelete'>, user: User): Promise<Refusal | undefined> {
  const { db, log } = call
  const runningGifts = await db(async (tx) => {
    await claimGuestGifts(tx, user)
    return findRunningRegularGifts(tx, user.id)
  })
  for (const regularGift of runningGifts)
    try {
      if (!(await endGift(call, regularGift))) return stillCollecting
    } catch (err) {
      if (!(err instanceof OutcomeUnknown || err instanceof ProviderRefusal)) throw err
      log.error(
        { alarm: 'cycle outlives', cycle: regularGift.id, err },
        'a regular gift of a deleted account is still active',
      )
      return stillCollecting
    }
  return undefined
}

/** Condition for a guest's regular gifts: those with the address that belong to no account. */
const isOfAddress = (owner: DataOwner) =>
  and(
    hasOwnAddress(owner, sql`lower(${regularGifts.donorEmail})`),
    isNull(regularGifts.userId),
    isNull(regularGifts.forgottenAt),
  )

const findRunning = async (tx: Tx, owner: DataOwner) =>
  isGuest(owner)
    ? tx
        .select({ id: regularGifts.id })
        .from(regularGifts)
        .where(and(isOfAddress(owner), inArray(regularGifts.state, [...openRegularStates])))
    : findRunningRegularGifts(tx, owner.id)

/**
 * The regular gifts in a person's data. They are ended at the provider before being erased; afterwards they stay in the
 * ledger without their donor.
 */
export const regularGiftData: PersonalDataStore<'cycles', GivingServices> = {
  async read(tx, owner) {
    const isOwn = isGuest(owner)
      ? and(isOfAddress(owner), ne(regularGifts.state, 'expired'))
      : isOwnRegularGift(owner.id)
    return (await readRegularGifts(tx, isOwn)).map(toRegularGiftView)
  },

  endServices: endRunningGifts,

  // A gift started since then must be ended first, by a call to the provider outside any transaction.
  findObstacle: async (tx, owner) => ((await findRunning(tx, owner)).length > 0 ? stillCollecting : undefined),

  async erase(tx, owner, now) {
    const { id, tenantId, emailKey, verifiedAt } = owner
    await tx
      .update(regularGifts)
      .set({ donorName: '', donorEmail: '', message: null, userId: null, forgottenAt: now })
      .where(isGuest(owner) ? isOfAddress(owner) : eq(regularGifts.userId, id))
    if (verifiedAt)
      await tx
        .delete(donorCustomers)
        .where(and(eq(donorCustomers.tenantId, tenantId), eq(donorCustomers.donorKey, emailKey)))
    return []
  },

  async detach(tx, userId) {
    await tx.update(regularGifts).set({ userId: null }).where(eq(regularGifts.userId, userId))
  },
}
