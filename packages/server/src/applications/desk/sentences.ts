import { formatDay, inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { wallClock } from '@minaret/timetable'
import type { Text } from '@minaret/messages'
import type { Applied, Standing } from './applied.ts'
import { messages as say } from './messages.gen.ts'

/** Returns the subject of log entries about an application. */
export const applicationSubject = (id: string): string => `application ${id}`

/** Returns the values of log entries about an application: its course and day, but nothing personal. */
export const loggedValues = ({ config }: Tenant, applied: Applied): DeskLogContent['values'] => ({
  received: wallClock(applied.row.createdAt, config.timeZone).date,
  course: applied.kind === 'course' ? (applied.course?.title ?? applied.row.courseId) : null,
})

const standings: readonly Standing[] = ['received', 'waiting', 'accepted', 'declined']

const whatIn = ({ values }: DeskLogContent): LocalizedText => {
  const day = inEachLanguage((language) => formatDay(language, String(values['received'] ?? '')))
  const { course } = values
  return course === null || course === undefined
    ? say.aFamily({ day })
    : say.anApplication({ course: String(course), day })
}

const sentence =
  (wording: (values: { name: Text; what: Text }) => LocalizedText) =>
  (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    wording({ name, what: whatIn(content) })

const decided = ({ values }: DeskLogContent) =>
  ({ accepted: say.didAccept, waiting: say.didWait, declined: say.didDecline, received: say.didReopen })[
    standings.find((standing) => standing === values['to']) ?? 'received'
  ]

/** Log sentences about applications by kind of entry. */
export const applicationSentences = {
  applicationDecided: (content: DeskLogContent, name: LocalizedText) => sentence(decided(content))(content, name),
  applicationUndone: (content: DeskLogContent, name: LocalizedText) => sentence(say.didUndo)(content, name),
  childNeedsOpened: (content: DeskLogContent, name: LocalizedText) => sentence(say.didOpen)(content, name),
  childClassChanged: (content: DeskLogContent, name: LocalizedText) => sentence(say.didClass)(content, name),
} as const

/** Returns the sentence of an entry; undefined if it is not about an application. */
export const sentenceOf = (kind: string, content: DeskLogContent, name: LocalizedText): LocalizedText | undefined =>
  new Map(Object.entries(applicationSentences)).get(kind)?.(content, name)
