import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { announcementMessages as say } from './messages/index.ts'
import { type LoggedAnnouncement, readLogged, undoAnnouncement } from './writeAnnouncement.ts'

/** An announcement in one line, for whoever chooses between two versions. */
const describe = (state: LoggedAnnouncement): LocalizedText =>
  state ? forMachines(state.title === null ? state.text : `${state.title}: ${state.text}`) : say.noAnnouncement

const undo: LogKind['undo'] = {
  right: 'announcementChange',
  async run({ db, member, now }, { subject, content }) {
    const id = subject?.replace(/^announcement /, '') ?? ''
    const [before, after] = [readLogged(content?.before), readLogged(content?.after)]
    const undone = await db((tx) => undoAnnouncement({ tx, accountId: member.accountId, now }, id, { before, after }))
    return 'conflict' in undone
      ? { conflict: { undone: describe(before), now: describe(undone.conflict) } }
      : { change: undone.change, message: say.undone }
  },
}

type Sentence = (name: string, words: string) => LocalizedText

const kind = (sentence: Sentence): LogKind => ({
  sentence({ values }, name) {
    const words = String(values.words ?? '')
    return { en: sentence(name.en, words).en, ar: sentence(name.ar, words).ar, ur: sentence(name.ur, words).ur }
  },
  undo,
})

/** What the log holds of announcements. */
export const announcementLogKinds: LogKinds = {
  announcementAdded: kind(say.didAdd),
  announcementChanged: kind(say.didChange),
  announcementEnded: kind(say.didEnd),
  announcementUndone: kind(say.didUndo),
}
