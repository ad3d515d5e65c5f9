import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { LogEntry } from '@minaret/foundation/staff'
import { mayUse, type DeskRole } from '@minaret/plans'
import { recoveryLogKinds } from '@minaret/staff/account-recovery'
import { applicationLogKinds } from '../applications/desk/logKinds.ts'
import { approvalLogKinds } from '@minaret/staff/approvals'
import { boxLogKinds } from '@minaret/giving/box/desk'
import { cardPaymentLogKinds } from '@minaret/giving/card-payments'
import { detailsLogKinds } from '@minaret/staff/configuration/desk'
import { bankLogKinds } from '@minaret/giving/bank/desk'
import { contactLogKinds } from '../contact/desk/logKinds.ts'
import { donorLogKinds } from '@minaret/giving/donors/desk'
import { contentLogKinds } from '@minaret/content/editing'
import { libraryLogKinds } from '@minaret/content/editing/library'
import { giftAidLogKinds } from '@minaret/giving/gift-aid/desk'
import { giftLogKinds } from '@minaret/giving/gifts/desk'
import { announcementLogKinds } from '@minaret/content/home/desk'
import { importLogKinds } from '@minaret/content/imports'
import { mosqueExportLogKinds } from '../mosque-export/logKinds.ts'
import { newsletterLogKinds } from '@minaret/content/newsletter/desk'
import { ownLoginLogKinds } from '@minaret/staff/own-login'
import { prayerLogKinds } from '@minaret/times/prayer/desk'
import { maktabClassLogKinds } from '../maktab/desk/logKinds.ts'
import { reportLogKinds } from '@minaret/giving/reports/desk'
import { setupLogKinds } from '../setup-tasks/logKinds.ts'
import { signupLogKinds } from '../signup/logKinds.ts'
import { siteAddressLogKinds } from '../site-addresses/logKinds.ts'
import { staffLogKinds } from '@minaret/staff/members'
import { supportLogKinds } from '@minaret/staff/support-access'
import { protectedLogKinds } from '../tenants/desk/logKinds.ts'
import { displayLogKinds } from '@minaret/content/tv/desk'

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
