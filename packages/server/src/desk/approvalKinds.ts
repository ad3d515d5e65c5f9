import type { ApprovalKinds } from '@minaret/staff/approvals'
import { cardAccountApproval } from '@minaret/giving/card-payments'
import { eraseApproval } from '@minaret/giving/donors/desk'
import { refundApproval } from '@minaret/giving/gifts/desk'
import { mosqueExportApproval } from '../mosque-export/approval.ts'
import { staffApprovalKinds } from '@minaret/staff/members'
import { settingApprovalKinds } from '../tenants/desk/approvalKinds.ts'

/** Everything that takes two people: each feature's own. */
export const approvalKinds: ApprovalKinds = new Map(
  [
    ...staffApprovalKinds,
    ...settingApprovalKinds,
    cardAccountApproval,
    refundApproval,
    eraseApproval,
    mosqueExportApproval,
  ].map((kind) => [kind.name, kind]),
)
