import type { DonorEmailPreview } from '@minaret/contract/desk'
import type { Email } from '@minaret/foundation/db'

/** Converts an email for display to staff. A placeholder link has an ellipsis in place of its token. */
export const emailView = (email: Email | undefined): DonorEmailPreview =>
  email ? { email: { to: email.to, subject: email.subject, text: email.text.replaceAll('%E2%80%A6', '…') } } : {}
