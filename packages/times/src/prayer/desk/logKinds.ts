import type { OwnDay } from '@minaret/contract/desk'
import { inEachLanguage } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { readLoggedDay, readLoggedDays } from './dayHistory.ts'
import { messages as deskTimesMessages } from './messages.gen.ts'
import { describeOwnDay, prayerSentences } from './sentences.ts'
import { hijriLogKinds } from './hijriLogKinds.ts'
import { jumuahLogKinds } from './jumuahLogKinds.ts'
import { rulesLogKinds } from './rulesLogKinds.ts'
import { rangeSentences } from './rangeSentences.ts'
import { timetableSentences } from './timetableSentences.ts'
import { undoDay } from './writeDay.ts'
import { undoRange } from './writeRange.ts'
import { undoImport } from './writeTimetable.ts'

const describeOverride = (override: OwnDay | null) => inEachLanguage((language) => describeOwnDay(override, language))

const undo: LogKind['undo'] = {
  permission: 'dayChange',
  async run({ db, tenant, member, now }, { subject, content }) {
    const day = subject?.replace(/^day /, '') ?? ''
    const [before, after] = [readLoggedDay(content?.before), readLoggedDay(content?.after)]
    const result = await db((tx) => undoDay({ tx, tenant, accountId: member.accountId, now }, day, { before, after }))
    return 'conflict' in result
      ? { conflict: { undone: describeOverride(before), now: describeOverride(result.conflict.own ?? null) } }
      : { change: result.change, message: deskTimesMessages.undone }
  },
}

const undoSeveral: LogKind['undo'] = {
  permission: 'rangeChange',
  async run({ db, tenant, member, now }, { content }) {
    const [before, after] = [readLoggedDays(content?.before), readLoggedDays(content?.after)]
    const values = content?.values ?? {}
    const result = await db((tx) =>
      undoRange({ tx, tenant, accountId: member.accountId, now }, { before, after }, values),
    )
    return 'conflict' in result
      ? { conflict: { undone: describeOverride(result.conflict.undone), now: describeOverride(result.conflict.now) } }
      : { change: result.change, message: deskTimesMessages.undone }
  },
}

const undoTimetable: LogKind['undo'] = {
  permission: 'timetableReplace',
  async run({ db, tenant, member, now }, entry) {
    const change = await db((tx) => undoImport({ tx, tenant, accountId: member.accountId, now }, entry))
    const file = String(entry.content?.values['file'] ?? '')
    return change === undefined
      ? { conflict: { undone: deskTimesMessages.timetableBefore({ file }), now: deskTimesMessages.timetableSince } }
      : { change, message: deskTimesMessages.undone }
  },
}

/** The log entries about prayer times. */
export const prayerLogKinds: LogKinds = {
  dayChanged: { describe: prayerSentences.dayChanged, undo },
  dayUndone: { describe: prayerSentences.dayUndone, undo },
  daysChanged: { describe: rangeSentences.daysChanged, undo: undoSeveral },
  timetableImported: { describe: timetableSentences.timetableImported, undo: undoTimetable },
  timetableRestored: { describe: timetableSentences.timetableRestored, undo: undoTimetable },
  ...rulesLogKinds,
  ...jumuahLogKinds,
  ...hijriLogKinds,
  daysUndone: { describe: rangeSentences.daysUndone, undo: undoSeveral },
}
