import type { DeskLogContent } from '@minaret/foundation/db'
import { formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

/** The answered state and assignee of a message in the log. */
export type LoggedCare = { answeredAt: string | null; assignee: string | null }

const text = ({ values }: DeskLogContent, key: string) => {
  const value = values[key]
  return value === undefined || value === null ? undefined : String(value)
}

/** Describes an entry's message by its day only, without the sender. */
const whatIn = (content: DeskLogContent): LocalizedText => {
  const day = inEachLanguage((language) => formatDay(language, text(content, 'received') ?? ''))
  return text(content, 'kind') === 'imam' ? texts.aQuestion({ day }) : texts.aMessage({ day })
}

function careIn(content: DeskLogContent, name: LocalizedText): LocalizedText {
  const about = { name, what: whatIn(content) }
  const colleague = text(content, 'assignee')
  const parts = [
    ...(text(content, 'state') === 'answered' ? [texts.markedAnswered(about)] : []),
    ...(text(content, 'state') === 'open' ? [texts.reopened(about)] : []),
    ...(colleague === undefined ? [] : [texts.assigned({ ...about, colleague })]),
    ...(content.values.self === 1 ? [texts.tookOn(about)] : []),
    ...(content.values.assignee === null ? [texts.unassigned(about)] : []),
  ]
  return inEachLanguage((language) => parts.map((part) => part[language]).join('; '))
}

/** Log sentences about messages by kind of entry. None names the sender. */
export const contactSentences = {
  messageChanged: careIn,
  messageUndone: (content: DeskLogContent, name: LocalizedText) => texts.undoneBy({ sentence: careIn(content, name) }),
  replySent: (content: DeskLogContent, name: LocalizedText) => texts.replied({ name, what: whatIn(content) }),
  replyTakenBack: (content: DeskLogContent, name: LocalizedText) => texts.tookBack({ name, what: whatIn(content) }),
  replyResent: (content: DeskLogContent, name: LocalizedText) => texts.resent({ name, what: whatIn(content) }),
  replyTextsChanged: (_content: DeskLogContent, name: LocalizedText) => texts.changedTexts({ name }),
} as const

/** Returns the sentence of an entry; undefined if it is not about a message. */
export const sentenceOf = (kind: string, content: DeskLogContent, name: LocalizedText): LocalizedText | undefined =>
  new Map(Object.entries(contactSentences)).get(kind)?.(content, name)
