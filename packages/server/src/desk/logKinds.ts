import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { LogEntry } from '@minaret/foundation/staff'
import { mayUse, type DeskRole } from '@minaret/plans'
import { recoveryLogKinds } from '../account-recovery/logKinds.ts'
import { applicationLogKinds } from '../applications/desk/logKinds.ts'
import { approvalLogKinds } from '../approvals/logKinds.ts'
import { boxLogKinds } from '../box/desk/logKinds.ts'
import { cardPaymentLogKinds } from '../card-payments/logKinds.ts'
import { detailsLogKinds } from '../configuration/desk/logKinds.ts'
import { bankLogKinds } from '../bank/logKinds.ts'
import { contactLogKinds } from '../contact/desk/logKinds.ts'
import { donorLogKinds } from '../donors/logKinds.ts'
import { contentLogKinds } from '../editing/logKinds.ts'
import { libraryLogKinds } from '../editing/library/logKinds.ts'
import { giftAidLogKinds } from '../gift-aid/desk/logKinds.ts'
import { giftLogKinds } from '../gifts/desk/logKinds.ts'
import { announcementLogKinds } from '../home/desk/logKinds.ts'
import { importLogKinds } from '../imports/logKinds.ts'
import { mosqueExportLogKinds } from '../mosque-export/logKinds.ts'
import { newsletterLogKinds } from '../newsletter/desk/logKinds.ts'
import { ownLoginLogKinds } from '../own-login/logKinds.ts'
import { prayerLogKinds } from '../prayer/desk/logKinds.ts'
import { maktabClassLogKinds } from '../maktab-classes/logKinds.ts'
import { reportLogKinds } from '../reports/logKinds.ts'
import { setupLogKinds } from '../setup/logKinds.ts'
import { signupLogKinds } from '../signup/logKinds.ts'
import { siteAddressLogKinds } from '../site-addresses/logKinds.ts'
import { staffLogKinds } from '../staff/logKinds.ts'
import { supportLogKinds } from '../support-access/logKinds.ts'
import { protectedLogKinds } from '../tenants/desk/logKinds.ts'
import { displayLogKinds } from '../tv/desk/logKinds.ts'

/** Every kind of entry the log has: each feature's own. */
export const logKinds: LogKinds = {
  ...detailsLogKinds,
  ...announcementLogKinds,
  ...contentLogKinds,
  ...libraryLogKinds,
  ...prayerLogKinds,
  ...setupLogKinds,
  ...signupLogKinds,
  ...staffLogKinds,
  ...ownLoginLogKinds,
  ...supportLogKinds,
  ...recoveryLogKinds,
  ...contactLogKinds,
  ...approvalLogKinds,
  ...protectedLogKinds,
  ...mosqueExportLogKinds,
  ...importLogKinds,
  ...siteAddressLogKinds,
  ...cardPaymentLogKinds,
  ...displayLogKinds,
  ...giftAidLogKinds,
  ...applicationLogKinds,
  ...maktabClassLogKinds,
  ...giftLogKinds,
  ...bankLogKinds,
  ...reportLogKinds,
  ...boxLogKinds,
  ...donorLogKinds,
  ...newsletterLogKinds,
}

/** How an entry is undone; nothing where it cannot be. */
export const undoOf = ({ kind, content }: LogEntry): LogKind['undo'] => (content ? logKinds[kind]?.undo : undefined)

/** Whether somebody with these roles may undo an entry. */
export function mayUndo(entry: LogEntry, roles: readonly DeskRole[]): boolean {
  const undo = undoOf(entry)
  return undo !== undefined && mayUse(undo.right, roles)
}
