import type { ReplyText, ReplyTexts } from '@minaret/contract/desk'
import { languages } from '@minaret/messages'

function parseReplyText(value: unknown): ReplyText | undefined {
  const { title, language, text }: Record<string, unknown> = Object(value)
  const supportedLanguage = languages.find((option) => option === language)
  return typeof title === 'string' && typeof text === 'string' && supportedLanguage
    ? { title, language: supportedLanguage, text }
    : undefined
}

/** Parses a stored draft of reply templates; undefined if it is invalid. */
export function parseReplyTexts(value: unknown): ReplyTexts | undefined {
  const { version, texts }: Record<string, unknown> = Object(value)
  if (typeof version !== 'string' || !Array.isArray(texts)) return undefined
  return { version, texts: texts.flatMap((text: unknown) => parseReplyText(text) ?? []) }
}
