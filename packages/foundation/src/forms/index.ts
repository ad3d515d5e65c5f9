export { lockUntilCommit } from './transactionLock.ts'
export type { ApplicationDecision, ApplicationState } from './states.ts'
export {
  repeatedApplicationEmail,
  applicationConfirmEmail,
  applicationEmail,
  applicationNotice,
  contactEmail,
  imamNoticeEmail,
  replyEmail,
  newsletterEmail,
  registrationEmail,
  registrationNotice,
} from './emails.ts'
export { getMailbox } from './mailbox.ts'
export { plainLine } from './plainLine.ts'
export { numberErrors, numberProblem, refuseFields } from './numbers.ts'
export { type AppliedTo, decisionEmail, suggestDecision } from './decisionEmail.ts'
