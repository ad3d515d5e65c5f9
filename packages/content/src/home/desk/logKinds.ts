import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'
import { type LoggedAnnouncement, readLogged, undoAnnouncement } from './writeAnnouncement.ts'

/** An announcement in one line, for whoever chooses between two versions. */
const describe = (state: LoggedAnnouncement): LocalizedText =>
  state ? forMachines(state.title === null ? state.text : `${state.title}: ${state.text}`) : texts.noAnnouncement

const undo: LogKind['undo'] = {
  right: 'announcementChange',
  async run({ db, member, now }, { subject, content }) {
    const id = subject?.replace(/^announcement /, '') ?? ''
    const [before, after] = [readLogged(content?.before), readLogged(content?.after)]
    const undone = await db((tx) => undoAnnouncement({ tx, accountId: member.accountId, now }, id, { before, after }))
    return 'conflict' in undone
      ? { conflict: { undone: describe(before), now: describe(undone.conflict) } }
      : { change: undone.change, message: texts.undone }
  },
}

const kind = (sentence: (values: { name: Text; words: string }) => LocalizedText): LogKind => ({
  sentence: ({ values }, name) => sentence({ name, words: String(values.words ?? '') }),
  undo,
})

/** What the log holds of announcements. */
export const announcementLogKinds: LogKinds = {
  announcementAdded: kind(texts.didAdd),
  announcementChanged: kind(texts.didChange),
  announcementEnded: kind(texts.didEnd),
  announcementUndone: kind(texts.didUndo),
}
