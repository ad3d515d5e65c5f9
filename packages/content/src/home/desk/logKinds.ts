import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'
import { type LoggedAnnouncement, readLogged, undoAnnouncement } from './writeAnnouncement.ts'

/** Describes an announcement in one line, for a conflict message. */
const describeAnnouncement = (state: LoggedAnnouncement): LocalizedText =>
  state ? forMachines(state.title === null ? state.text : `${state.title}: ${state.text}`) : texts.noAnnouncement

const undo: LogKind['undo'] = {
  permission: 'announcementChange',
  async run({ db, member, now }, { subject, content }) {
    const id = subject?.replace(/^announcement /, '') ?? ''
    const [before, after] = [readLogged(content?.before), readLogged(content?.after)]
    const result = await db((tx) => undoAnnouncement({ tx, accountId: member.accountId, now }, id, { before, after }))
    return 'conflict' in result
      ? { conflict: { undone: describeAnnouncement(before), now: describeAnnouncement(result.conflict) } }
      : { change: result.change, message: texts.undone }
  },
}

const toLogKind = (sentence: (values: { name: Text; words: string }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) => sentence({ name, words: String(values.words ?? '') }),
  undo,
})

/** The log entries of announcements. */
export const announcementLogKinds: LogKinds = {
  announcementAdded: toLogKind(texts.didAdd),
  announcementChanged: toLogKind(texts.didChange),
  announcementEnded: toLogKind(texts.didEnd),
  announcementStarted: toLogKind(texts.didStart),
  announcementUndone: toLogKind(texts.didUndo),
}
