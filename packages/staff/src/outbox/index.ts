export { listEmails, resendEmail } from './admin.ts'
export type { ListedEmail } from './admin.ts'
export { deleteUnsentEmails } from './deleteUnsent.ts'
export { sendTestEmail } from './sendTestEmail.ts'
