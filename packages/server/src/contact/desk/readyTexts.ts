import type { ReplyText } from '@minaret/contract/desk'
import { languages } from '@minaret/foundation/i18n'
import { messages } from './replies/messages.gen.ts'

/** Built-in reply templates in each language, which a mosque can replace. */
export const readyTexts: readonly ReplyText[] = languages.flatMap((language) =>
  [messages.willReply, messages.visitors, messages.callUs].map(({ title, text }) => ({
    title: title[language],
    language,
    text: text[language],
  })),
)
