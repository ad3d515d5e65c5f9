import { inLanguage } from '@minaret/messages'
import { wallClock } from '@minaret/timetable'
import type { Email } from '@minaret/foundation/db'
import { formatClock, type Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, getTenantLanguage, emailLocale } from '@minaret/foundation/email'
import { messages } from './emails/messages.gen.ts'

/** A screen that no longer sends requests. */
type OfflineScreen = { name: string; seenAt: Date }

/** The email that tells a mosque which of its screens are offline. */
export function screensOfflineEmail(
  { tenant, to }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string },
  screens: readonly OfflineScreen[],
): Email {
  const language = getTenantLanguage(tenant)
  const { timeZone } = tenant.config
  const { subject, first, line, after } = inLanguage(messages, language)
  const [{ name } = { name: '' }] = screens
  const count = screens.length
  const day = new Intl.DateTimeFormat(emailLocale(language, tenant.config), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const lines = screens.map(({ name, seenAt }) =>
    line({ name, day: day.format(seenAt), time: formatClock(wallClock(seenAt, timeZone).minutes) }),
  )
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: subject({ count, name }),
      subjectTexts: [name],
      paragraphs: [first({ count }), ...lines, ...after],
    }),
  }
}
