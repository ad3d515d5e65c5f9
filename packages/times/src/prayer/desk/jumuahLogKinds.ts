import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { undoJumuah } from './changeJumuah.ts'
import { readLoggedJumuah, type StoredJumuah } from './jumuah.ts'
import { messages as texts } from './messages.gen.ts'

/** Describes stored Jumu'ahs, to compare two versions. */
const describeSlots = (slots: readonly StoredJumuah[]): LocalizedText =>
  slots.length === 0
    ? texts.noJumuah
    : forMachines(slots.map(({ name, rules }) => [name, Object.values(rules)[0]].filter(Boolean).join(' ')).join('; '))

const undo: LogKind['undo'] = {
  permission: 'jumuahChange',
  async run({ db, tenant, member, now }, entry) {
    const result = await db((tx) => undoJumuah({ tx, tenant, accountId: member.accountId, now }, entry))
    return 'conflict' in result
      ? {
          conflict: {
            undone: describeSlots(readLoggedJumuah(entry.content?.before)),
            now: describeSlots(result.conflict),
          },
        }
      : { change: result.change, message: texts.undone }
  },
}

const changedSentence = (name: LocalizedText): LocalizedText => texts.jumuahChanged({ name })

const undoneSentence = (name: LocalizedText): LocalizedText => texts.undoneBy({ sentence: changedSentence(name) })

/** The log entries about the weekly Jumu'ahs. */
export const jumuahLogKinds: LogKinds = {
  jumuahChanged: { describe: (_content, name) => changedSentence(name), undo },
  jumuahUndone: { describe: (_content, name) => undoneSentence(name), undo },
}
