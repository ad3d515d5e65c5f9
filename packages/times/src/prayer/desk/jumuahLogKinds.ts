import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { undoJumuah } from './changeJumuah.ts'
import { readLoggedJumuah, type StoredJumuah } from './jumuah.ts'
import { messages as texts } from './messages.gen.ts'

/** Describes Jumu'ahs in their stored form, to compare two versions. */
const describe = (stored: readonly StoredJumuah[]): LocalizedText =>
  stored.length === 0
    ? texts.noJumuah
    : forMachines(stored.map(({ name, rules }) => [name, Object.values(rules)[0]].filter(Boolean).join(' ')).join('; '))

const undo: LogKind['undo'] = {
  right: 'jumuahChange',
  async run({ db, tenant, member, now }, entry) {
    const undone = await db((tx) => undoJumuah({ tx, tenant, accountId: member.accountId, now }, entry))
    return 'conflict' in undone
      ? { conflict: { undone: describe(readLoggedJumuah(entry.content?.before)), now: describe(undone.conflict) } }
      : { change: undone.change, message: texts.undone }
  },
}

const changed = (name: LocalizedText): LocalizedText => texts.jumuahChanged({ name })

const undone = (name: LocalizedText): LocalizedText => texts.undoneBy({ sentence: changed(name) })

/** The log entries about the weekly Jumu'ahs. */
export const jumuahLogKinds: LogKinds = {
  jumuahChanged: { sentence: (_content, name) => changed(name), undo },
  jumuahUndone: { sentence: (_content, name) => undone(name), undo },
}
