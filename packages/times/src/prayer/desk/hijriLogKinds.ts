import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { loggedMonth, readLoggedStart, undoHijri } from './hijri.ts'
import { describeStart, hijriSentence } from './hijriSentences.ts'
import { messages as texts } from './messages.gen.ts'

const undo: LogKind['undo'] = {
  permission: 'hijriChange',
  async run({ db, tenant, member, now }, entry) {
    const result = await db((tx) => undoHijri({ tx, tenant, accountId: member.accountId, now }, entry))
    if (!('conflict' in result)) return { change: result.change, message: texts.hijriUndone }
    const month = loggedMonth(entry)
    return {
      conflict: {
        undone: describeStart(month, readLoggedStart(entry.content?.before)),
        now: describeStart(month, result.conflict),
      },
    }
  },
}

/** The log entries about Hijri months. */
export const hijriLogKinds: LogKinds = {
  hijriMonthChanged: { describe: (content, name) => hijriSentence(content, name, false), undo },
  hijriMonthUndone: { describe: (content, name) => hijriSentence(content, name, true), undo },
}
