import type { DeskOperationId, DeskOperations } from '@minaret/foundation/operations'
import { supportOperations } from '../support-access/operations.ts'
import { applicationDeskOperations } from '../applications/desk/operations.ts'
import { contactDeskOperations } from '../contact/desk/operations.ts'
import { detailsOperations } from '../configuration/desk/operations.ts'
import { contentChangeOperations } from '../editing/changeOperations.ts'
import { contentDraftOperations } from '../editing/draftOperations.ts'
import { contentHistoryOperations } from '../editing/historyOperations.ts'
import { libraryOperations } from '../editing/library/operations.ts'
import { contentReadOperations } from '../editing/operations.ts'
import { contentPreviewOperations } from '../editing/previewOperations.ts'
import { gasdsOperations } from '../box/desk/gasdsOperations.ts'
import { sheetOperations } from '../box/desk/sheetOperations.ts'
import { announcementOperations } from '../home/desk/operations.ts'
import { replyDeskOperations } from '../contact/desk/replyOperations.ts'
import { ownLoginOperations } from '../own-login/operations.ts'
import { payoutOperations } from '../payouts/operations.ts'
import { prayerDeskOperations } from '../prayer/desk/operations.ts'
import { jumuahDeskOperations } from '../prayer/desk/jumuahOperations.ts'
import { rulesDeskOperations } from '../prayer/desk/rulesOperations.ts'
import { timetableDeskOperations } from '../prayer/desk/timetableOperations.ts'
import { recoveryOperations } from '../account-recovery/operations.ts'
import { installationOperations } from '../installation-desk/operations.ts'
import { setupOperations } from '../setup/operations.ts'
import { signupOperations } from '../signup/operations.ts'
import { acceptanceOperations } from '../staff/acceptance.ts'
import { loginOperations } from '../staff/login.ts'
import { memberOperations } from '../staff/members.ts'
import { approvalOperations } from './approvals.ts'
import { protectedOperations } from '../tenants/desk/operations.ts'
import { displayOperations } from '../tv/desk/operations.ts'
import { giftDetailOperations } from '../gifts/desk/detailOperations.ts'
import { giftExportOperations } from '../gifts/desk/exportOperations.ts'
import { giftListOperations } from '../gifts/desk/listOperations.ts'
import { giftRefundOperations } from '../gifts/desk/refundOperations.ts'
import { addressOperations } from '../gift-aid/desk/addressOperations.ts'
import { buildingOperations } from '../gift-aid/desk/buildingOperations.ts'
import { claimOperations } from '../gift-aid/desk/claimOperations.ts'
import { declarationOperations } from '../gift-aid/desk/declarationOperations.ts'
import { importOperations } from '../imports/operations.ts'
import { importPictureOperations } from '../imports/pictureOperations.ts'
import { subscriptionImportOperations } from '../imports/subscriptions/operations.ts'
import { mosqueExportOperations } from '../mosque-export/operations.ts'
import { issueOperations } from '../newsletter/desk/issueOperations.ts'
import { subscriberDeskOperations } from '../newsletter/desk/subscriberOperations.ts'
import { maktabClassOperations } from '../maktab-classes/operations.ts'
import { bankOperations } from '../bank/operations.ts'
import { reportOperations } from '../reports/operations.ts'
import { donorDataOperations } from '../donors/dataOperations.ts'
import { donorMergeOperations } from '../donors/mergeOperations.ts'
import { donorOperations } from '../donors/operations.ts'
import { donorRegularOperations } from '../donors/regularOperations.ts'
import { donorSendOperations } from '../donors/sendOperations.ts'
import { donorDeclarationOperations } from '../donors/declarationOperations.ts'
import { cardPaymentOperations } from '../card-payments/operations.ts'
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
