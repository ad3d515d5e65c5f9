import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { undoJumuah } from './changeJumuah.ts'
import { readLoggedJumuah, type StoredJumuah } from './jumuah.ts'
import { messages as texts } from './messages.gen.ts'

/** Jumu'ahs in the words in which they are stored, for whoever chooses between two versions. */
const wordsOf = (stored: readonly StoredJumuah[]): LocalizedText =>
  stored.length === 0
    ? texts.noJumuah
    : forMachines(stored.map(({ name, rules }) => [name, Object.values(rules)[0]].filter(Boolean).join(' ')).join('; '))

const undo: LogKind['undo'] = {
  right: 'jumuahChange',
  async run({ db, tenant, member, now }, entry) {
    const undone = await db((tx) => undoJumuah({ tx, tenant, accountId: member.accountId, now }, entry))
    return 'conflict' in undone
      ? { conflict: { undone: wordsOf(readLoggedJumuah(entry.content?.before)), now: wordsOf(undone.conflict) } }
      : { change: undone.change, message: texts.undone }
  },
}

const changed = (name: LocalizedText): LocalizedText => texts.jumuahChanged({ name })

const undone = (name: LocalizedText): LocalizedText => texts.undoneBy({ sentence: changed(name) })

/** What the log holds of the Jumu'ahs of every Friday. */
export const jumuahLogKinds: LogKinds = {
  jumuahChanged: { sentence: (_content, name) => changed(name), undo },
  jumuahUndone: { sentence: (_content, name) => undone(name), undo },
}
