import type { DeskOperationId, DeskOperations } from '@minaret/foundation/operations'
import { supportOperations } from '@minaret/staff/support-access'
import { applicationDeskOperations } from '../applications/desk/operations.ts'
import { contactDeskOperations } from '../contact/desk/operations.ts'
import { detailsOperations } from '@minaret/staff/configuration/desk'
import {
  contentChangeOperations,
  contentDraftOperations,
  contentHistoryOperations,
  contentReadOperations,
  contentPreviewOperations,
} from '@minaret/content/editing'
import { libraryOperations } from '@minaret/content/editing/library'
import { gasdsOperations, sheetOperations } from '@minaret/giving/box/desk'
import { announcementOperations } from '@minaret/content/home/desk'
import { replyDeskOperations } from '../contact/desk/replyOperations.ts'
import { ownLoginOperations } from '@minaret/staff/own-login'
import { payoutOperations } from '@minaret/giving/payouts/desk'
import {
  hijriDeskOperations,
  prayerDeskOperations,
  jumuahDeskOperations,
  rulesDeskOperations,
  timetableDeskOperations,
} from '@minaret/times/prayer/desk'
import { recoveryOperations } from '@minaret/staff/account-recovery'
import { installationOperations } from '../installation/desk/operations.ts'
import { setupOperations } from '../setup-tasks/operations.ts'
import { signupOperations } from '../signup/operations.ts'
import { acceptanceOperations, loginOperations, memberOperations } from '@minaret/staff/members'
import { approvalOperations } from './approvals.ts'
import { protectedOperations } from '../tenants/desk/operations.ts'
import { displayOperations } from '@minaret/content/tv/desk'
import {
  giftDetailOperations,
  giftExportOperations,
  giftListOperations,
  giftRefundOperations,
} from '@minaret/giving/gifts/desk'
import {
  addressOperations,
  buildingOperations,
  claimOperations,
  declarationOperations,
} from '@minaret/giving/gift-aid/desk'
import { importOperations, importPictureOperations } from '@minaret/content/imports'
import { subscriptionImportOperations } from '@minaret/content/imports/subscriptions'
import { mosqueExportOperations } from '../mosque-export/operations.ts'
import { issueOperations, subscriberDeskOperations } from '@minaret/content/newsletter/desk'
import { maktabClassOperations } from '../maktab/desk/operations.ts'
import { bankOperations } from '@minaret/giving/bank/desk'
import { reportOperations } from '@minaret/giving/reports/desk'
import {
  donorDataOperations,
  donorMergeOperations,
  donorOperations,
  donorRegularOperations,
  donorSendOperations,
  donorDeclarationOperations,
} from '@minaret/giving/donors/desk'
import { cardPaymentOperations } from '@minaret/giving/card-payments'
import { siteAddressOperations } from '../site-addresses/operations.ts'
import { draftOperations } from './drafts.ts'
import { logOperations } from './log.ts'
import { type DeskServices, sessionOperations } from './session.ts'
import { todayOperations } from './today.ts'
import { uploadOperations } from './uploads.ts'

/** Every operation of the desk. One that is missing does not compile. */
export const deskOperations: DeskOperations<DeskOperationId, DeskServices> = {
  ...sessionOperations,
  ...loginOperations,
  ...acceptanceOperations,
  ...signupOperations,
  ...installationOperations,
  ...memberOperations,
  ...ownLoginOperations,
  ...supportOperations,
  ...recoveryOperations,
  ...todayOperations,
  ...setupOperations,
  ...prayerDeskOperations,
  ...detailsOperations,
  ...announcementOperations,
  ...contentReadOperations,
  ...contentDraftOperations,
  ...contentChangeOperations,
  ...contentHistoryOperations,
  ...contentPreviewOperations,
  ...libraryOperations,
  ...timetableDeskOperations,
  ...rulesDeskOperations,
  ...jumuahDeskOperations,
  ...hijriDeskOperations,
  ...displayOperations,
  ...draftOperations,
  ...uploadOperations,
  ...contactDeskOperations,
  ...replyDeskOperations,
  ...logOperations,
  ...approvalOperations,
  ...protectedOperations,
  ...mosqueExportOperations,
  ...importOperations,
  ...importPictureOperations,
  ...subscriptionImportOperations,
  ...siteAddressOperations,
  ...cardPaymentOperations,
  ...giftListOperations,
  ...giftDetailOperations,
  ...giftExportOperations,
  ...giftRefundOperations,
  ...claimOperations,
  ...buildingOperations,
  ...declarationOperations,
  ...addressOperations,
  ...applicationDeskOperations,
  ...maktabClassOperations,
  ...payoutOperations,
  ...reportOperations,
  ...bankOperations,
  ...sheetOperations,
  ...gasdsOperations,
  ...donorOperations,
  ...donorRegularOperations,
  ...donorSendOperations,
  ...donorDeclarationOperations,
  ...donorMergeOperations,
  ...donorDataOperations,
  ...subscriberDeskOperations,
  ...issueOperations,
}
