import type { Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { emailLoginNews } from '../members/mosques.ts'
import { cancelledEmail } from './emails.ts'
import { recoveryContent } from './logKinds.ts'
import { endRecovery, type OpenRecovery } from './store.ts'

/** The context of a cancellation. `by` is undefined if the link in an email was used. */
export type CancellationContext = {
  mosques: readonly Tenant[]
  address: string
  by?: { id: string; name: string }
  now: Date
}

/** Cancels a recovery: its links expire, each mosque’s log records it, and the account holder and the owners are emailed. */
export async function cancelRecovery(
  tx: Tx,
  { recovery, account }: OpenRecovery,
  { mosques, address, by, now }: CancellationContext,
): Promise<void> {
  await endRecovery(tx, recovery, 'cancelled')
  const content = recoveryContent(account.name, by?.id)
  const news = {
    account,
    kind: 'recovery-cancelled' as const,
    cause: recovery.id,
    renderEmail: cancelledEmail({ name: account.name, by: by?.name, address }),
  }
  await emailLoginNews(tx, mosques, news, () =>
    writeLog(tx, { accountId: by?.id, kind: 'recoveryCancelled', content, now }),
  )
}
