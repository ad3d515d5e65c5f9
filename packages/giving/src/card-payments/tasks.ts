import { eq } from 'drizzle-orm'
import { type Database, newPublicId, paymentAccounts } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { payloadField } from '@minaret/foundation/jobs'
import type { Directory } from '@minaret/foundation/tenancy'
import { approversAmong } from '@minaret/staff/approvals'
import { stoppedEmail } from './emails.ts'

type CardPaymentTasks = {
  database: Database
  directory: Pick<Directory, 'byId'>
  /** Where the desk is; nothing without one. */
  address: () => string | undefined
}

/** The job that tells whoever handles a mosque's money that Stripe takes no cards for it any more. */
export function cardPaymentTasks({ database, directory, address }: CardPaymentTasks) {
  return {
    async 'card-account-stopped'(payload: unknown) {
      const [tenantId, accountId] = [payloadField(payload, 'tenantId'), payloadField(payload, 'accountId')]
      const notice = payloadField(payload, 'notice')
      const [tenant, desk] = [await directory.byId(tenantId), address()]
      if (!tenant || desk === undefined) return
      await database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })(async (tx) => {
        const [account] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, accountId))
        // It takes cards again, or nobody wants it to.
        if (!account || account.chargesEnabled !== false || account.closedAt) return
        const link = `${desk}/${tenant.slug}/details/ways-to-give`
        for (const { id, email } of await approversAmong(tx, ['owner', 'treasurer'])) {
          const letter = stoppedEmail(tenant, email, { account, link })
          await queueEmail(tx, { kind: 'card-account-stopped', cause: `${notice} ${id}`, letter })
        }
      })
    },
  }
}
