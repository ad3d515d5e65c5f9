import { type GiftAidScope, giftAidText } from '@minaret/money'
import { fillMessages } from '@minaret/messages'
import { wallClock } from '@minaret/timetable'
import type { Email } from '@minaret/foundation/db'
import { formatDay } from '@minaret/foundation/i18n'
import { shortId, type Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, type MailLanguage } from '@minaret/foundation/email'
import { messages } from './emails/messages.gen.ts'

/** The details in the email. The home address is left out, as the email address may have been mistyped. */
type DeclarationDetails = {
  id: string
  title: string | null
  firstName: string
  lastName: string
  scope: GiftAidScope
  wording: string
  charity: string
  agreedAt: Date
}

/** Composes the email that confirms a Gift Aid declaration to the donor, with its wording and how to cancel it. */
export function declarationEmail(
  { tenant, to, language }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string; language: MailLanguage },
  { id, title, firstName, lastName, scope, wording, charity, agreedAt }: DeclarationDetails,
): Email {
  const content = fillMessages(messages, language, { charity })
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: content.subject,
      paragraphs: content.paragraphs,
      facts: [
        { label: content.labels.name, value: [title, firstName, lastName].filter(Boolean).join(' ') },
        { label: content.labels.covers, value: content.scopes[scope] },
        { label: content.labels.made, value: formatDay(language, wallClock(agreedAt, tenant.config.timeZone).date) },
        { label: content.labels.reference, value: shortId(id) },
      ],
      quote: giftAidText(wording)?.declaration(charity, scope),
      afterAction: content.after,
    }),
  }
}
