import type { OwnDay } from '@minaret/contract/desk'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { readLoggedDay } from './dayHistory.ts'
import { deskTimesMessages } from './messages/index.ts'
import { describeOwnDay, prayerSentences } from './sentences.ts'
import { undoDay } from './writeDay.ts'

const describe = (own: OwnDay | null) => ({
  en: describeOwnDay(own, 'en'),
  ar: describeOwnDay(own, 'ar'),
  ur: describeOwnDay(own, 'ur'),
})

const undo: LogKind['undo'] = {
  right: 'dayChange',
  async run({ db, tenant, member, now }, { subject, content }) {
    const day = subject?.replace(/^day /, '') ?? ''
    const [before, after] = [readLoggedDay(content?.before), readLoggedDay(content?.after)]
    const undone = await db((tx) => undoDay({ tx, tenant, accountId: member.accountId, now }, day, { before, after }))
    return 'conflict' in undone
      ? { conflict: { undone: describe(before), now: describe(undone.conflict.own ?? null) } }
      : { change: undone.change, message: deskTimesMessages.undone }
  },
}

/** What the log holds of prayer times. */
export const prayerLogKinds: LogKinds = {
  dayChanged: { sentence: prayerSentences.dayChanged, undo },
  dayUndone: { sentence: prayerSentences.dayUndone, undo },
}
