export { readBooks, readBooksAt } from './books.ts'
export type { Books } from './books.ts'
export { inData, post, prepareGift, sendGift } from './calls.ts'
export type { GiftTry } from './calls.ts'
export {
  door,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  looksOf,
  sizes,
  sizesOf,
  takenOver,
  test,
  whole,
} from './fixtures.ts'
export { chooseGift, expectSetUp, expectThanks, fillGift, payInDemonstration, tabTo } from './flows/donate.ts'
export type { Giving } from './flows/donate.ts'
export { startDevServer } from './devServer.ts'
export type { DevServer } from './devServer.ts'
export { dataFolder, placesOf } from './folders.ts'
export { runCommand, startHostProcess } from './host.ts'
export type { HostProcess } from './host.ts'
export { loseAnswer } from './lost.ts'
export { walkSites } from './flows/walk.ts'
export { linkInLetter, referenceInLetter } from './letters.ts'
export { startProxy } from './proxy.ts'
export type { Proxy, Unanswered } from './proxy.ts'
export { copySources } from './sourceCopy.ts'
export type { SourceCopy } from './sourceCopy.ts'
export { startTogether } from './together.ts'
export type { Together } from './together.ts'
export { fakeStripeJs } from './stripeJs.ts'
