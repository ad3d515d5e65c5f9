export { budgets } from './kinds.ts'
export type { CountedEmailKind, EmailKind, FreeEmailKind } from './kinds.ts'
export {
  clearRequestedEmails,
  isRefusedEmail,
  hashEmailUse,
  permitEmail,
  permitHashed,
  permitQuietly,
  refuseEmailing,
} from './permits.ts'
export type { EmailPermit, EmailRefused, EmailRequester } from './permits.ts'
export { renderEmail } from './compose.ts'
export { chooseLanguage, mailLanguages, getTenantLanguage } from './language.ts'
export type { MailLanguage } from './language.ts'
export { EmailError, makeMessage } from './message.ts'
export { createTransport } from './transport.ts'
export { toSingleLine } from './line.ts'
export { senderName, subjectPart } from './senderText.ts'
export { emailLocale, formatEmailInstant } from './locale.ts'
export { requeueEmail, scheduleSending } from './outbox.ts'
export { queueEmail } from './queueEmail.ts'
export { smtpUrlProblem } from './settings.ts'
export type { EmailSettings } from './settings.ts'
export { emailTasks } from './tasks.ts'
export { imapUrlProblem, readImapUrl } from './imapUrl.ts'
export type { ImapServer } from './imapUrl.ts'
