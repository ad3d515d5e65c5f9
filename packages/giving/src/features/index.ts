import { feature } from '@minaret/foundation/operations'
import { bankLogKinds, bankOperations } from '../bank/desk/index.ts'
import { boxLogKinds, gasdsOperations, sheetOperations } from '../box/desk/index.ts'
import {
  cardAccountApproval,
  cardPaymentLogKinds,
  cardPaymentOperations,
  cardPaymentTasks,
} from '../card-payments/index.ts'
import { importedDonorData } from '../donors/index.ts'
import {
  donorDataOperations,
  donorDeclarationOperations,
  donorEraseTasks,
  donorLogKinds,
  donorMergeOperations,
  donorOperations,
  donorRegularOperations,
  donorSendOperations,
  eraseApproval,
} from '../donors/desk/index.ts'
import { filingTasks } from '../filing/index.ts'
import { declarationData, giftAidTasks } from '../gift-aid/index.ts'
import {
  addressOperations,
  buildingOperations,
  claimOperations,
  declarationOperations,
  giftAidLogKinds,
} from '../gift-aid/desk/index.ts'
import { giftPaymentTasks } from '../gift-payments/index.ts'
import { giftData, giftOperations } from '../gifts/index.ts'
import {
  giftDetailOperations,
  giftExportOperations,
  giftListOperations,
  giftLogKinds,
  giftRefundOperations,
  refundApproval,
} from '../gifts/desk/index.ts'
import { giftExportTasks } from '../gifts/desk/export/index.ts'
import { payoutTasks } from '../payouts/index.ts'
import { payoutOperations } from '../payouts/desk/index.ts'
import { receiptTasks } from '../receipts/index.ts'
import { reconciliationTasks } from '../reconciliation/index.ts'
import { regularGiftData, regularGiftOperations, regularGiftTasks } from '../regular/index.ts'
import { reportLogKinds, reportOperations, reportTasks } from '../reports/desk/index.ts'
import { paymentTasks, webhookOperations } from '../webhooks/index.ts'
import { webviewLinkOperations } from '../webview-links/index.ts'

/** The server features of this package. */
export const givingFeatures = [
  feature({
    name: 'gifts',
    public: giftOperations,
    desk: { ...giftListOperations, ...giftDetailOperations, ...giftExportOperations, ...giftRefundOperations },
    logKinds: giftLogKinds,
    approvals: [refundApproval],
    personalData: { gifts: giftData },
    tasks: giftExportTasks,
    hourly: ['gift-exports-tidy'],
  }),
  feature({ name: 'gift-payments', tasks: giftPaymentTasks, hourly: ['gifts-look'] }),
  feature({
    name: 'regular',
    public: regularGiftOperations,
    personalData: { cycles: regularGiftData },
    tasks: regularGiftTasks,
    hourly: ['cycles-look'],
  }),
  feature({ name: 'webhooks', public: webhookOperations, tasks: paymentTasks, hourly: ['card-accounts-read'] }),
  feature({ name: 'webview-links', public: webviewLinkOperations }),
  feature({ name: 'receipts', tasks: receiptTasks }),
  feature({ name: 'reconciliation', tasks: reconciliationTasks, hourly: ['payments-reconcile'] }),
  feature({ name: 'payouts', desk: payoutOperations, tasks: payoutTasks, hourly: ['payouts-read'] }),
  feature({ name: 'bank', desk: bankOperations, logKinds: bankLogKinds }),
  feature({ name: 'box', desk: { ...sheetOperations, ...gasdsOperations }, logKinds: boxLogKinds }),
  feature({
    name: 'gift-aid',
    desk: { ...claimOperations, ...buildingOperations, ...declarationOperations, ...addressOperations },
    logKinds: giftAidLogKinds,
    personalData: { declarations: declarationData },
    tasks: giftAidTasks,
    hourly: ['gift-aid-watch'],
  }),
  feature({ name: 'filing', tasks: filingTasks, everyFiveMinutes: ['hmrc-filings-due'] }),
  feature({
    name: 'donors',
    desk: {
      ...donorOperations,
      ...donorRegularOperations,
      ...donorSendOperations,
      ...donorDeclarationOperations,
      ...donorMergeOperations,
      ...donorDataOperations,
    },
    logKinds: donorLogKinds,
    approvals: [eraseApproval],
    // After gifts: imported data is erased only if the donor has no gifts left.
    personalData: { imported: importedDonorData },
    tasks: donorEraseTasks,
  }),
  feature({
    name: 'reports',
    desk: reportOperations,
    logKinds: reportLogKinds,
    tasks: reportTasks,
    hourly: ['report-email'],
  }),
  feature({
    name: 'card-payments',
    desk: cardPaymentOperations,
    logKinds: cardPaymentLogKinds,
    approvals: [cardAccountApproval],
    tasks: cardPaymentTasks,
  }),
] as const
