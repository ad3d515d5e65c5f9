export { lockDonor, saveContact, preferencesOf } from './contact.ts'
export type { ContactPreferences } from './contact.ts'
export { findDonorGroup } from './group.ts'
export type { Donor, DonorGroup } from './group.ts'
export {
  donorGiftOrder,
  findDonorGift,
  findDonorRegularGift,
  readDonorDeclarations,
  readDonorEmails,
  readDonorGifts,
  readDonorRegularGifts,
  readDonorYears,
  yearFrom,
} from './history.ts'
export { forgetImportedDonors, importedDonorData } from './imported.ts'
export { findDuplicates } from './duplicates.ts'
export type { DuplicatePair, DuplicateReason } from './duplicates.ts'
export { donorOrder, readDonorPage, readDonors, readFigures } from './list.ts'
export type { DonorFigures } from './list.ts'
export { dismissPair, mergeDonor, separateDonor } from './merge.ts'
export {
  composeStatement,
  previewLink,
  previewReceipt,
  readDonorLanguage,
  resendReceipt,
  sendLink,
  sendStatement,
} from './send.ts'
export type { SendContext } from './send.ts'
