export { alone } from './transactionLock.ts'
export type { ApplicationState } from './emailTemplates.ts'
export {
  applicationAgainLetter,
  applicationConfirmLetter,
  applicationLetter,
  applicationNotice,
  contactLetter,
  newsletterLetter,
  registrationLetter,
  registrationNotice,
} from './emails.ts'
export { mailboxOf } from './mailbox.ts'
export { numberErrors, numberProblem, refuseFields } from './numbers.ts'
