import { inLanguage } from '@minaret/messages'
import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { messages } from './emails/messages.gen.ts'
import { type AccountFacts, needsOf, stateOf } from './state.ts'

/** Tells staff who handle money that Stripe has stopped the mosque’s card payments, and why. @param link to its desk */
export function stoppedEmail(
  tenant: Tenant,
  to: string,
  { account, link }: { account: Omit<AccountFacts, 'isOn'>; link: string },
): Email {
  const language = getTenantLanguage(tenant)
  const texts = inLanguage(messages, language)
  const { reason = 'other' } = stateOf({ ...account, isOn: true })
  const mosque = tenant.config.websiteName
  const needs = reason === 'missing' ? needsOf(account.requirements?.due ?? []).map((need) => texts.needs[need]) : []
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: texts.subject({ mosque }),
      paragraphs: [texts.lead({ mosque }), texts.reasons[reason]],
      facts: needs.length > 0 ? [{ label: texts.label, value: needs.join(' · ') }] : [],
      action: { label: texts.action, href: link },
      afterAction: [texts.after],
    }),
  }
}
