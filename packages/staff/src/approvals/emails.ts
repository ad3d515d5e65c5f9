import type { Email } from '@minaret/foundation/db'
import { formatEmailInstant, getTenantLanguage, renderEmail } from '@minaret/foundation/email'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import { messages as texts } from './messages.gen.ts'

type ApprovalEmail = { to: string; name: string; sentence: LocalizedText; link: string }

/** Creates the email that asks an owner to approve another owner’s request. */
export function approvalEmail(tenant: Tenant, { to, name, sentence, link }: ApprovalEmail): Email {
  const language = getTenantLanguage(tenant)
  const mosque = tenant.config.websiteName
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: texts.emailSubject({ mosque })[language],
      paragraphs: [texts.emailAsks({ name, mosque })[language]],
      facts: [{ label: texts.emailWhat[language], value: sentence[language] }],
      action: { label: texts.emailOpen[language], href: link },
      afterAction: [texts.emailWarning({ name })[language]],
    }),
  }
}

/** Creates the email that tells an owner what will happen, and how to cancel it. */
export function waitEmail(tenant: Tenant, { to, name, sentence, link, dueAt }: ApprovalEmail & { dueAt: Date }): Email {
  const language = getTenantLanguage(tenant)
  const mosque = tenant.config.websiteName
  const dueText = formatEmailInstant(dueAt, language, tenant.config)
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: texts.waitSubject({ mosque })[language],
      paragraphs: [texts.emailAsks({ name, mosque })[language]],
      facts: [
        { label: texts.emailWhat[language], value: sentence[language] },
        { label: texts.waitUntil[language], value: dueText },
      ],
      action: { label: texts.waitCancel[language], href: link },
      afterAction: [texts.waitWarning[language]],
    }),
  }
}
