import { inLanguage } from '@minaret/messages'
import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { messages } from './emails/messages.gen.ts'
import { type AccountFacts, needsOf, stateOf } from './state.ts'

/** Tells somebody who handles a mosque’s money that Stripe has stopped its card payments, and why. @param link to its desk */
export function stoppedEmail(
  tenant: Tenant,
  to: string,
  { account, link }: { account: Omit<AccountFacts, 'isOn'>; link: string },
): Email {
  const language = getTenantLanguage(tenant)
  const say = inLanguage(messages, language)
  const { reason = 'other' } = stateOf({ ...account, isOn: true })
  const mosque = tenant.config.websiteName
  const needs = reason === 'missing' ? needsOf(account.requirements?.due ?? []).map((need) => say.needs[need]) : []
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: say.subject({ mosque }),
      paragraphs: [say.lead({ mosque }), say.reasons[reason]],
      facts: needs.length > 0 ? [{ label: say.label, value: needs.join(' · ') }] : [],
      action: { label: say.action, href: link },
      after: [say.after],
    }),
  }
}
