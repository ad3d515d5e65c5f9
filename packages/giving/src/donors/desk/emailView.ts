import type { DonorEmailShown } from '@minaret/contract/desk'
import type { Email } from '@minaret/foundation/db'

/** An email as staff are shown it. A link that leads nowhere yet has three dots in the place of its secret. */
export const emailView = (email: Email | undefined): DonorEmailShown =>
  email ? { email: { to: email.to, subject: email.subject, text: email.text.replaceAll('%E2%80%A6', '…') } } : {}
