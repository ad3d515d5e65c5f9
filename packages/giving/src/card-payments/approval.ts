import { and, eq } from 'drizzle-orm'
import { paymentAccounts } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { allowAccount } from '../card-accounts/index.ts'
import { z } from 'zod'
import { approvalKind } from '@minaret/staff/approvals'
import { messages as texts } from './messages.gen.ts'

/** Approval to take the mosque’s gifts in a Stripe account opened by one of its owners. */
export const cardAccountApproval = approvalKind({
  name: 'cardAccount',
  askedBy: ['owner'],
  approvedBy: ['owner'],
  payload: z.object({ stripeAccount: z.string() }),
  describe: ({ stripeAccount }) => texts.askAccount({ account: stripeAccount }),
  async problem({ tx }, { stripeAccount }) {
    const isWaiting = and(eq(paymentAccounts.stripeAccount, stripeAccount), eq(paymentAccounts.opening, 'asked'))
    return (await tx.$count(paymentAccounts, isWaiting)) > 0 ? undefined : texts.agreedAlready
  },
  async perform({ tx, requestedBy, now }, { stripeAccount }) {
    await allowAccount(tx, stripeAccount)
    const content = { values: { account: stripeAccount } }
    await writeLog(tx, { accountId: requestedBy.id, kind: 'cardAccountAllowed', content, now })
  },
})
