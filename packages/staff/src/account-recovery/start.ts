import { randomBytes } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { newPublicId, staffRecoveries, type Tx } from '@minaret/foundation/db'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { emailLoginNews } from '../members/mosques.ts'
import { startedEmail } from './emails.ts'
import { recoveryContent } from './logKinds.ts'
import { messages as texts } from './messages.gen.ts'

const hour = 3_600_000
/** The waiting time, in which the recovery can be cancelled, in milliseconds. */
const waitingTime = 24 * hour
/** Time in which it can then be finished, in milliseconds. Emailing the link resets this. */
const recoveryLife = 7 * 24 * hour

/** The options of a new recovery. */
export type NewRecovery = {
  account: { id: string; name: string; email: string }
  /** The mosques of the account holder. */
  mosques: readonly Tenant[]
  /** The desk’s URL without a trailing slash. */
  address: string
  /** The owner who starts it; undefined if it is started by command. */
  by?: { id: string; name: string }
  /** Whether the password is replaced too. */
  withPassword?: boolean
  now: Date
}

/**
 * Starts the recovery of a login in the given transaction. The old login stays valid for now, and everyone who can
 * cancel the recovery is emailed.
 */
export async function startRecovery(tx: Tx, { account, mosques, address, by, withPassword = false, now }: NewRecovery) {
  if (mosques.length === 0) return refuse(409, texts.noMosque)
  const isPending = and(eq(staffRecoveries.accountId, account.id), eq(staffRecoveries.state, 'waiting'))
  await tx
    .update(staffRecoveries)
    .set({ state: 'expired' })
    .where(and(isPending, lte(staffRecoveries.expiresAt, now)))
  const reference = randomBytes(32).toString('base64url')
  const readyAt = new Date(now.getTime() + waitingTime)
  const [recovery] = await tx
    .insert(staffRecoveries)
    .values({
      id: newPublicId(),
      accountId: account.id,
      startedBy: by?.id ?? null,
      startedAt: now,
      readyAt,
      expiresAt: new Date(readyAt.getTime() + recoveryLife),
      withPassword,
      cancelHash: sha256(reference),
    })
    .onConflictDoNothing()
    .returning()
  if (!recovery) return refuse(409, texts.alreadyStarted)
  const content = recoveryContent(account.name, by?.id)
  const news = {
    account,
    kind: 'recovery-started' as const,
    cause: recovery.id,
    // The fragment after `#` is not sent to servers, so it never appears in logs.
    renderEmail: startedEmail({ account, by: by?.name, readyAt, link: `${address}/recovery/cancel#${reference}` }),
  }
  await emailLoginNews(tx, mosques, news, () =>
    writeLog(tx, { accountId: by?.id, kind: 'recoveryStarted', content, now }),
  )
  return done({}, texts.started)
}
