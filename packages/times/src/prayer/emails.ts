import type { Email } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, getTenantLanguage } from '@minaret/foundation/email'
import { fillMessages } from '@minaret/messages'
import { messages } from './emails/messages.gen.ts'

/** The email that tells a mosque that a year's timetable is missing. */
export function timetableMissing(
  { tenant, to }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string },
  year: number,
): Email {
  const language = getTenantLanguage(tenant)
  const { subject, paragraphs } = fillMessages(messages, language, { year })
  return { to, ...renderEmail(tenant, { language, subject, paragraphs }) }
}
