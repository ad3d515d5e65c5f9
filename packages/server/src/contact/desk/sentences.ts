import type { DeskLogContent } from '@minaret/foundation/db'
import { formatDay, inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { deskContactMessages as say } from './messages/index.ts'

/** Whether a message is answered and who looks after it, as the log holds it. */
export type LoggedCare = { answeredAt: string | null; assignee: string | null }

const text = ({ values }: DeskLogContent, key: string) => {
  const value = values[key]
  return value === undefined || value === null ? undefined : String(value)
}

/** What the entry is about: of a person it says only the day they wrote. */
const whatIn = (content: DeskLogContent, language: Language): string => {
  const day = formatDay(language, text(content, 'received') ?? '')
  return (text(content, 'kind') === 'imam' ? say.aQuestion(day) : say.aMessage(day))[language]
}

function careIn(content: DeskLogContent, name: LocalizedText, language: Language): string {
  const [who, what] = [name[language], whatIn(content, language)]
  const colleague = text(content, 'assignee')
  const parts = [
    ...(text(content, 'state') === 'answered' ? [say.markedAnswered(who, what)] : []),
    ...(text(content, 'state') === 'open' ? [say.reopened(who, what)] : []),
    ...(colleague === undefined ? [] : [say.assigned(who, what, colleague)]),
    ...(content.values.self === 1 ? [say.tookOn(who, what)] : []),
    ...(content.values.assignee === null ? [say.unassigned(who, what)] : []),
  ]
  return parts.map((part) => part[language]).join('; ')
}

/** The sentences of the log about messages, by the kind of entry. None names whoever wrote. */
export const contactSentences = {
  messageChanged: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => careIn(content, name, language)),
  messageUndone: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => say.undoneBy(careIn(content, name, language))[language]),
  replySent: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => say.replied(name[language], whatIn(content, language))[language]),
  replyTakenBack: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => say.tookBack(name[language], whatIn(content, language))[language]),
  replyResent: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => say.resent(name[language], whatIn(content, language))[language]),
  replyTextsChanged: (_content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => say.changedTexts(name[language])[language]),
} as const

/** The sentence of an entry, where its kind is one of a message's. */
export const sentenceOf = (kind: string, content: DeskLogContent, name: LocalizedText): LocalizedText | undefined =>
  new Map(Object.entries(contactSentences)).get(kind)?.(content, name)
