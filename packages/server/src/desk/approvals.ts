import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import {
  approve,
  cancel,
  decline,
  type DecisionContext,
  cancelByLink,
  viewLink,
  listApprovals,
} from '@minaret/staff/approvals'
import { messages as texts } from '@minaret/staff/approvals/messages'
import { getDeskUrl } from '@minaret/staff/members'
import type { DeskServices } from './services.ts'

/** Decides a request as the caller, in a transaction of the mosque. */
const decide =
  <K extends MosqueOperationId, R>(action: (context: DecisionContext, id: string, by: string) => Promise<R>) =>
  async (call: MosqueCall<K> & DeskServices & { params: { approval: string } }) => {
    const { db, tenant, member, now, params, log, approvalKinds: kinds } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    const context = { tenant, address: getDeskUrl(call), kinds, now, log }
    return db((tx) => action({ ...context, tx }, params.approval, member.accountId))
  }

/** Requests that need a second owner: listing, deciding, and cancelling by the emailed link. */
export const approvalOperations = {
  async approvalList({ db, tenant, request, member, now, approvalKinds }) {
    const reader = { accountId: member.accountId, language: chooseLanguage({ tenant, request }), now }
    return done(await db((tx) => listApprovals(tx, approvalKinds, reader)))
  },

  approvalApprove: decide<'approvalApprove', Awaited<ReturnType<typeof approve>>>(approve),
  approvalDecline: decide<'approvalDecline', Awaited<ReturnType<typeof decline>>>(decline),
  approvalCancel: decide<'approvalCancel', Awaited<ReturnType<typeof cancel>>>(cancel),

  approvalLinkView: ({ database, directory, body, request, now, approvalKinds }) =>
    viewLink(
      { database, directory, kinds: approvalKinds, reference: body.reference, now },
      chooseLanguage({ request }),
    ),

  approvalLinkCancel: ({ database, directory, body, now, approvalKinds }) =>
    cancelByLink({ database, directory, kinds: approvalKinds, reference: body.reference, now }),
} satisfies DeskOperations<
  'approvalList' | 'approvalApprove' | 'approvalDecline' | 'approvalCancel' | 'approvalLinkView' | 'approvalLinkCancel',
  DeskServices
>
