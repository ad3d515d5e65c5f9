import { type GiftAidScope, giftAidWords } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import type { Email } from '@minaret/foundation/db'
import { shortId, type Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, type MailLanguage } from '@minaret/foundation/email'
import { declarationEmailTexts } from './emailWords.ts'

/** What the email tells of a declaration. The home is left out: the address was typed, and may be a stranger's. */
type DeclarationFacts = {
  id: string
  title: string | null
  firstName: string
  lastName: string
  scope: GiftAidScope
  wording: string
  charity: string
  agreedAt: Date
}

/** Confirms a Gift Aid declaration to whoever made it, in the words they agreed to, and says how to cancel it. */
export function declarationEmail(
  { tenant, to, language }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string; language: MailLanguage },
  { id, title, firstName, lastName, scope, wording, charity, agreedAt }: DeclarationFacts,
): Email {
  const words = declarationEmailTexts[language]
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: words.subject(charity),
      paragraphs: words.paragraphs(charity),
      facts: [
        { label: words.labels.name, value: [title, firstName, lastName].filter(Boolean).join(' ') },
        { label: words.labels.covers, value: words.scopes[scope] },
        { label: words.labels.made, value: wallClock(agreedAt, tenant.config.timeZone).date },
        { label: words.labels.reference, value: shortId(id) },
      ],
      quote: giftAidWords(wording)?.declaration(charity, scope),
      after: words.after,
    }),
  }
}
