import type { Variable } from './variables.ts'
import { imapUrlProblem, smtpUrlProblem } from '@minaret/foundation/email'
import { isAddress } from '@minaret/foundation/email-addresses'

const addressProblem = (value: string) => (isAddress(value) ? undefined : 'must be one email address, without a name')

/** Variables of sending emails and reading bounces. */
export const emailVariables = {
  SMTP_URL: {
    name: 'SMTP_URL',
    secret: true,
    unset: 'emails are saved as files in `DATA_DIR/mail`, and their links are printed',
    meaning:
      'The mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. Options: `?requireTLS=true`, `ignoreTLS`, `name`.',
    problem: smtpUrlProblem,
  },
  MAIL_FROM: {
    name: 'MAIL_FROM',
    unset: "`no-reply@` the mosque's first host name",
    meaning: "The sender address of emails, with the mosque's name. Replies go to the mosque's own email address.",
    problem: addressProblem,
  },
  IMAP_URL: {
    name: 'IMAP_URL',
    secret: true,
    unset: 'bounces and complaints are not read',
    meaning:
      'A dedicated inbox for bounces and spam complaints: `imaps://user:password@host`, or `imap://` for STARTTLS; a folder other than `INBOX` after a `/`. Reports are deleted once they are read. Needs `MAIL_RETURN_TO`.',
    problem: imapUrlProblem,
  },
  MAIL_RETURN_TO: {
    name: 'MAIL_RETURN_TO',
    unset: '`MAIL_FROM`',
    meaning: 'The email address of the inbox in `IMAP_URL`, to which mail servers send bounces.',
    problem: addressProblem,
  },
} as const satisfies Record<string, Variable>
