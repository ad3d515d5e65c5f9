export type { Role } from '@minaret/plans'
export { readLedgerCounts, readLedgerCountsAt } from './ledger.ts'
export type { LedgerCounts } from './ledger.ts'
export { readDataField, post, prepareGift, sendGift } from './calls.ts'
export type { PreparedGift } from './calls.ts'
export {
  urlOf,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  waitForFonts,
  languageRules,
  appearancesOf,
  sizes,
  sizesOf,
  waitForHydration,
  test,
  fullMatrix,
} from './fixtures.ts'
export {
  chooseGift,
  expectRegularGiftSetUp,
  expectThankYouPage,
  fillGift,
  giveWithGiftAid,
  uniqueDonor,
  payInDemonstration,
  tabTo,
} from './flows/donate.ts'
export type { TestGift } from './flows/donate.ts'
export {
  deskAddress,
  enterDesk,
  logInToDesk,
  reportDelay,
  reloadOnceStored,
  waitForStoredDrafts,
} from './flows/desk.ts'
export { addPasskeys, joinStaff, openPhone } from './flows/joinStaff.ts'
export { createMember } from './flows/createMember.ts'
export { expectToast } from './flows/toast.ts'
export { pressTwice } from './flows/pressTwice.ts'
export { uniqueWord } from './uniqueWord.ts'
export { enterAsNewMember, startEmailingServer } from './flows/emailingServer.ts'
export type { EmailingServer } from './flows/emailingServer.ts'
export { countEffort } from './flows/effort.ts'
export type { Effort, InputDevice, Person } from './flows/effort.ts'
export { startDevServer } from './devServer.ts'
export type { DevServer } from './devServer.ts'
export { createDataFolder, foldersOf } from './folders.ts'
export { processesAt, runCommand, startServerProcess } from './serverProcess.ts'
export type { ServerProcess } from './serverProcess.ts'
export { dropResponse } from './dropResponse.ts'
export { addDnsRecords } from '@minaret/testkit/dns'
export { startMailbox } from '@minaret/testkit/smtp'
export { checkSites } from './flows/walk.ts'
export { readEmailCode, readEmailLink, readEmailReference } from './emails.ts'
export { skipRecoveryWait } from './recovery.ts'
export { startProxy } from './proxy.ts'
export { startSlowProxy } from './slowProxy.ts'
export type { Proxy, UnansweredRequest } from './proxy.ts'
export { copySources } from './sourceCopy.ts'
export type { SourceCopy } from './sourceCopy.ts'
export { startTwoServers } from './twoServers.ts'
export type { TwoServers } from './twoServers.ts'
export { fakeStripeJs } from './stripeJs.ts'
export { createTablePdf } from './printedTable.ts'
