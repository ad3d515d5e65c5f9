import { eq } from 'drizzle-orm'
import { type Database, newPublicId, paymentAccounts } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { readPayloadField } from '@minaret/foundation/jobs'
import type { Directory } from '@minaret/foundation/tenancy'
import { listApprovers } from '@minaret/staff/approvals'
import { stoppedEmail } from './emails.ts'

type TaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  /** The desk's address, or undefined if there is no desk. */
  address: () => string | undefined
}

/** Job that emails owners and treasurers when Stripe stops card payments. */
export function cardPaymentTasks({ database, directory, address }: TaskDeps) {
  return {
    async 'card-account-stopped'(payload: unknown) {
      const [tenantId, accountId] = [readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'accountId')]
      const notice = readPayloadField(payload, 'notice')
      const [tenant, desk] = [await directory.byId(tenantId), address()]
      if (!tenant || desk === undefined) return
      await database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })(async (tx) => {
        const [account] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, accountId))
        // Card payments have resumed, or the account was closed.
        if (!account || account.chargesEnabled !== false || account.closedAt) return
        const link = `${desk}/${tenant.slug}/details/ways-to-give`
        for (const { id, email: to } of await listApprovers(tx, ['owner', 'treasurer'])) {
          const email = stoppedEmail(tenant, to, { account, link })
          await queueEmail(tx, { kind: 'card-account-stopped', cause: `${notice} ${id}`, email })
        }
      })
    },
  }
}
