import type { Email } from '@minaret/foundation/db'
import { emailLocale, getTenantLanguage, renderEmail } from '@minaret/foundation/email'
import { fillMessages } from '@minaret/messages'
import type { Tenant } from '@minaret/foundation/tenancy'
import { messages } from './log-emails/messages.gen.ts'

type Head = { to: string; head: string; entries: number; at: Date; link: string }

/** The newest fingerprint of a mosque's log, for an owner to keep, and its purpose. */
export function logHeadEmail(tenant: Tenant, { to, head, entries, at, link }: Head): Email {
  const language = getTenantLanguage(tenant)
  const { websiteName: mosque, timeZone } = tenant.config
  const locale = emailLocale(language, tenant.config)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)
  const texts = fillMessages(messages, language, { mosque, day })
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: texts.subject,
      paragraphs: texts.paragraphs,
      facts: [
        { label: texts.fingerprint, value: head },
        { label: texts.entries, value: new Intl.NumberFormat(locale).format(entries) },
        { label: texts.command, value: `npm run minaret -- log verify --tenant ${tenant.slug} --head ${head}` },
      ],
      action: { label: texts.action, href: link },
      afterAction: texts.after,
    }),
  }
}
