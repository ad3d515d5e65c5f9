import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { claimGuestGifts, type User } from '@minaret/foundation/identity'
import { regularGifts, donorCustomers, type Tx } from '@minaret/foundation/db'
import { type DataOwner, hasOwnAddress, isGuest, type PersonalDataStore } from '@minaret/foundation/operations'
import type { GivingCall, GivingServices } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { endRegularGift } from './changes.ts'
import { closeSetup } from './applySetup.ts'
import { isOver, openRegularStates } from '../records/regularStates.ts'
import {
  type RegularGift,
  findRunningRegularGifts,
  isOwnRegularGift,
  readRegularGifts,
  toRegularGiftView,
} from '../records/regularStore.ts'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

/** Said to whoever leaves while a regular gift cannot be ended: nobody is forgotten whose card is still charged. */
const stillCollecting = refuse(503, regularMessages.stillCollecting)

async function ended(call: GivingCall<'userDelete'>, regularGift: RegularGift): Promise<boolean> {
  const gateway = await call.payments.gatewayOf(call.tenant, call.db, regularGift.accountId)
  if (!gateway) return false
  const over =
    regularGift.state === 'pending_setup'
      ? await closeSetup(call, gateway, regularGift, 'giver')
      : await endRegularGift(call, gateway, regularGift, 'giver')
  return isOver(over.state)
}

/**
 * Ends at the provider what an account still gives regularly, that of its verified address included. No transaction is
 * open meanwhile.
 * @returns a refusal while one of them may still collect
 */
async function endRunningGifts(call: GivingCall<'userDelete'>, user: User): Promise<Refusal | undefined> {
  const { db, log } = call
  const running = await db(async (tx) => {
    await claimGuestGifts(tx, user)
    return findRunningRegularGifts(tx, user.id)
  })
  for (const regularGift of running)
    try {
      if (!(await ended(call, regularGift))) return stillCollecting
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

/** A guest's regular gifts: those of the address that belong to no account. */
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
 * Somebody's regular gifts. They end at the provider first, and stay in the ledger without their donor: all of it is
 * over then.
 */
export const regularGiftData: PersonalDataStore<'cycles', GivingServices> = {
  async read(tx, owner) {
    const own = isGuest(owner) ? and(isOfAddress(owner), ne(regularGifts.state, 'expired')) : isOwnRegularGift(owner.id)
    return (await readRegularGifts(tx, own)).map(toRegularGiftView)
  },

  endServices: endRunningGifts,

  // Begun since: it has to be ended first, and that is asked of the provider outside of any transaction.
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
