import type { Tx } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { atEachMosque } from '../staff/mosques.ts'
import { cancelledEmail } from './emails.ts'
import { recoveryContent } from './logKinds.ts'
import { endRecovery, type OpenRecovery } from './store.ts'

/** Where a recovery is cancelled, and by whom: nobody where it is the link in an email. */
export type Cancelling = { mosques: readonly Tenant[]; address: string; by?: string; now: Date }

/** Cancels a recovery: its links are over, the log of each mosque says so, and whoever it was for is emailed. */
export async function cancelRecovery(
  tx: Tx,
  { recovery, account }: OpenRecovery,
  { mosques, address, by, now }: Cancelling,
): Promise<void> {
  await endRecovery(tx, recovery, 'cancelled')
  const content = recoveryContent(account.name, by)
  await atEachMosque(tx, mosques, account.id, async (tenant) => {
    await writeLog(tx, { accountId: by, kind: 'recoveryCancelled', content, now })
    if (tenant !== mosques[0]) return
    const letter = cancelledEmail(tenant, { to: account.email, link: address })
    await queueEmail(tx, { kind: 'recovery-cancelled', cause: recovery.id, letter })
  })
}
