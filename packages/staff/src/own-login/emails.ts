import { getTenantLanguage } from '@minaret/foundation/email'
import { fillMessages, inLanguage } from '@minaret/messages'
import type { LoginEvent } from '../members/mosques.ts'
import { formatInstant, renderNotice } from '../members/notices.ts'
import { messages } from './emails/messages.gen.ts'

/** A change to a member’s login; for a passkey, with its name. */
export type LoginChange =
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; passkey: string }
  | { kind: 'recoveryCodesRenewed'; passkey?: undefined }

/** Creates the email about a changed login, with advice in case of misuse. @param device the device used for the change */
export const createChangeEmail =
  (
    { kind, passkey }: LoginChange,
    { device, address, now }: { device: string; address: string; now: Date },
  ): LoginEvent['renderEmail'] =>
  (tenant, { email }) => {
    const language = getTenantLanguage(tenant)
    const labels = inLanguage(messages, language)
    const texts = fillMessages(messages[kind], language, { mosque: tenant.config.websiteName })
    const facts = [
      ...(passkey === undefined ? [] : [{ label: labels.passkey, value: passkey }]),
      { label: labels.when, value: formatInstant(tenant, now) },
      { label: labels.device, value: device },
    ]
    const link = `${address}/${tenant.slug}/sessions`
    return renderNotice(tenant, email, { ...texts, facts, action: labels.action, link })
  }
