import { getTenantLanguage } from '@minaret/foundation/email'
import { fillMessages, inLanguage } from '@minaret/messages'
import type { LoginNews } from '../members/mosques.ts'
import { instantAt, renderNotice } from '../members/notices.ts'
import { messages } from './emails/messages.gen.ts'

/** What was changed of somebody's login; of a passkey, what it is called. */
export type LoginChange =
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; passkey: string }
  | { kind: 'recoveryCodesRenewed'; passkey?: undefined }

/** That a login was changed, with what to do if it was somebody else. @param device where it was done */
export const changeEmail =
  (
    { kind, passkey }: LoginChange,
    { device, address, now }: { device: string; address: string; now: Date },
  ): LoginNews['letter'] =>
  (tenant, { email }) => {
    const language = getTenantLanguage(tenant)
    const say = inLanguage(messages, language)
    const texts = fillMessages(messages[kind], language, { mosque: tenant.config.websiteName })
    const facts = [
      ...(passkey === undefined ? [] : [{ label: say.passkey, value: passkey }]),
      { label: say.when, value: instantAt(tenant, now) },
      { label: say.device, value: device },
    ]
    const link = `${address}/${tenant.slug}/sessions`
    return renderNotice(tenant, email, { ...texts, facts, action: say.action, link })
  }
