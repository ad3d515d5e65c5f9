export { campaignOperations } from './operations.ts'
export { countReportedNames, listSupporters, removeSupporterName, dismissReports } from './supporterAdmin.ts'
