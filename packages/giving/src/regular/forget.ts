import { and, eq } from 'drizzle-orm'
import { joinGuestGifts, type User } from '@minaret/foundation/identity'
import { cycles, donorCustomers, type Tx } from '@minaret/foundation/db'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { endCycle } from './changes.ts'
import { closeSetup } from './setupLand.ts'
import { isOver } from '../records/regularStates.ts'
import { type CycleRow, runningCycles } from '../records/regularStore.ts'
import { cycleMessages } from '../messages/regular/index.ts'

/** Said to whoever leaves while a regular gift cannot be ended: nobody is forgotten whose card is still charged. */
export const stillCollecting = refuse(503, cycleMessages.stillCollecting)

async function ended(call: GivingCall<'userDelete'>, cycle: CycleRow): Promise<boolean> {
  const gateway = await call.payments.gatewayOf(call.tenant, call.db, cycle.accountId)
  if (!gateway) return false
  const over =
    cycle.state === 'pending_setup'
      ? await closeSetup(call, gateway, cycle, 'giver')
      : await endCycle(call, gateway, cycle, 'giver')
  return isOver(over.state)
}

/**
 * Ends at the provider what an account still gives regularly, that of its verified address included. No transaction is
 * open meanwhile.
 * @returns a refusal while one of them may still collect
 */
export async function endRunning(call: GivingCall<'userDelete'>, user: User): Promise<Refusal | undefined> {
  const { db, log } = call
  const running = await db(async (tx) => {
    await joinGuestGifts(tx, user)
    return runningCycles(tx, user.id)
  })
  for (const cycle of running)
    try {
      if (!(await ended(call, cycle))) return stillCollecting
    } catch (err) {
      if (!(err instanceof OutcomeUnknown || err instanceof ProviderRefusal)) throw err
      log.error(
        { alarm: 'cycle outlives', cycle: cycle.id, err },
        'a regular gift of a deleted account is still active',
      )
      return stillCollecting
    }
  return undefined
}

/** What was given regularly stays in the books, and nobody can tell any more who gave it. All of it is over. */
export async function forgetPayer(tx: Tx, user: User, now: Date): Promise<void> {
  await tx
    .update(cycles)
    .set({ donorName: '', donorEmail: '', message: null, userId: null, forgottenAt: now })
    .where(eq(cycles.userId, user.id))
  if (user.verifiedAt)
    await tx
      .delete(donorCustomers)
      .where(and(eq(donorCustomers.tenantId, user.tenantId), eq(donorCustomers.donorKey, user.emailKey)))
}
