import type { ApprovalKinds } from '../approvals/kind.ts'
import { cardAccountApproval } from '../card-payments/approval.ts'
import { eraseApproval } from '../donors/erase.ts'
import { refundApproval } from '../gifts/desk/refund.ts'
import { mosqueExportApproval } from '../mosque-export/approval.ts'
import { staffApprovalKinds } from '../staff/approvalKinds.ts'
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
