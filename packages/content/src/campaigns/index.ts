export { campaignOperations } from './operations.ts'
export { countReportedNames, listSupporters, removeSupporterName, restoreSupporterName } from './supporterAdmin.ts'
