import type { DeskLogContent } from '@minaret/foundation/db'
import { formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

/** The answered state and assignee of a message in the log. */
export type LoggedCare = { answeredAt: string | null; assignee: string | null }

const valueOf = ({ values }: DeskLogContent, key: string) => {
  const value = values[key]
  return value === undefined || value === null ? undefined : String(value)
}

/** Describes an entry's message by its day only, without the sender. */
const describeMessage = (content: DeskLogContent): LocalizedText => {
  const day = inEachLanguage((language) => formatDay(language, valueOf(content, 'received') ?? ''))
  return valueOf(content, 'kind') === 'imam' ? texts.aQuestion({ day }) : texts.aMessage({ day })
}

function describeCare(content: DeskLogContent, name: LocalizedText): LocalizedText {
  const values = { name, what: describeMessage(content) }
  const colleague = valueOf(content, 'assignee')
  const parts = [
    ...(valueOf(content, 'state') === 'answered' ? [texts.markedAnswered(values)] : []),
    ...(valueOf(content, 'state') === 'open' ? [texts.reopened(values)] : []),
    ...(colleague === undefined ? [] : [texts.assigned({ ...values, colleague })]),
    ...(content.values.self === 1 ? [texts.assignedToSelf(values)] : []),
    ...(content.values.assignee === null ? [texts.unassigned(values)] : []),
  ]
  return inEachLanguage((language) => parts.map((part) => part[language]).join('; '))
}

/** Log sentences about messages by kind of entry. None names the sender. */
export const contactSentences = {
  messageChanged: describeCare,
  messageUndone: (content: DeskLogContent, name: LocalizedText) =>
    texts.undoneBy({ sentence: describeCare(content, name) }),
  replySent: (content: DeskLogContent, name: LocalizedText) => texts.replied({ name, what: describeMessage(content) }),
  replyTakenBack: (content: DeskLogContent, name: LocalizedText) =>
    texts.didCancelReply({ name, what: describeMessage(content) }),
  replyResent: (content: DeskLogContent, name: LocalizedText) => texts.resent({ name, what: describeMessage(content) }),
  replyTextsChanged: (_content: DeskLogContent, name: LocalizedText) => texts.changedTexts({ name }),
} as const

/** Returns the sentence of an entry; undefined if it is not about a message. */
export const sentenceOf = (kind: string, content: DeskLogContent, name: LocalizedText): LocalizedText | undefined =>
  new Map(Object.entries(contactSentences)).get(kind)?.(content, name)
