import { formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { wallClock } from '@minaret/timetable'
import type { Text } from '@minaret/messages'
import type { AnyApplication, ApplicationState } from './anyApplication.ts'
import { messages as texts } from './messages.gen.ts'

/** Returns the subject of log entries about an application. */
export const applicationSubject = (id: string): string => `application ${id}`

/** Returns the values of log entries about an application: its course and day, without personal data. */
export const loggedValues = ({ config }: Tenant, application: AnyApplication): DeskLogContent['values'] => ({
  received: wallClock(application.row.createdAt, config.timeZone).date,
  course: application.kind === 'course' ? (application.course?.title ?? application.row.courseId) : null,
})

const states: readonly ApplicationState[] = ['received', 'waiting', 'accepted', 'declined']

const describeApplied = ({ values }: DeskLogContent): LocalizedText => {
  const day = inEachLanguage((language) => formatDay(language, String(values['received'] ?? '')))
  const { course } = values
  return course === null || course === undefined
    ? texts.aFamily({ day })
    : texts.anApplication({ course: String(course), day })
}

const sentence =
  (wording: (values: { name: Text; what: Text }) => LocalizedText) =>
  (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    wording({ name, what: describeApplied(content) })

const wordingOf = ({ values }: DeskLogContent) =>
  ({ accepted: texts.didAccept, waiting: texts.didWait, declined: texts.didDecline, received: texts.didReopen })[
    states.find((state) => state === values['to']) ?? 'received'
  ]

/** Log sentences about applications by kind of entry. */
export const applicationSentences = {
  applicationDecided: (content: DeskLogContent, name: LocalizedText) => sentence(wordingOf(content))(content, name),
  applicationUndone: (content: DeskLogContent, name: LocalizedText) => sentence(texts.didUndo)(content, name),
  childNeedsOpened: (content: DeskLogContent, name: LocalizedText) => sentence(texts.didOpen)(content, name),
  childClassChanged: (content: DeskLogContent, name: LocalizedText) => sentence(texts.didClass)(content, name),
} as const

/** Returns the sentence of an entry; undefined if it is not about an application. */
export const sentenceOf = (kind: string, content: DeskLogContent, name: LocalizedText): LocalizedText | undefined =>
  new Map(Object.entries(applicationSentences)).get(kind)?.(content, name)
