import type { ReplyText, ReplyTexts } from '@minaret/contract/desk'

const languages = ['en', 'ar', 'ur'] as const

function readText(value: unknown): ReplyText | undefined {
  const { title, language, text }: Record<string, unknown> = Object(value)
  const known = languages.find((one) => one === language)
  return typeof title === 'string' && typeof text === 'string' && known ? { title, language: known, text } : undefined
}

/** Ready texts as they were stored while they were edited; nothing when they are none. */
export function readTexts(value: unknown): ReplyTexts | undefined {
  const { version, texts }: Record<string, unknown> = Object(value)
  if (typeof version !== 'string' || !Array.isArray(texts)) return undefined
  return { version, texts: texts.flatMap((text: unknown) => readText(text) ?? []) }
}
