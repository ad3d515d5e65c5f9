import type { DeskLogContent } from '@minaret/foundation/db'
import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { prayers } from '@minaret/timetable'
import { readLoggedRules, undoRules } from './changeRules.ts'
import { messages as texts } from './messages.gen.ts'
import type { StoredPrayerRules } from './rules.ts'

/** Describes stored rules, to compare two versions. */
const describeRules = (rules: StoredPrayerRules): string =>
  Object.entries(rules)
    .map(([when, rule]) => (when === 'always' ? rule : `${when}: ${rule}`))
    .join('; ')

const createSentence =
  (isUndone: boolean) =>
  ({ values }: DeskLogContent, name: LocalizedText): LocalizedText => {
    const prayer = prayers.find((candidate) => candidate === values['prayer']) ?? 'dhuhr'
    const text = texts.rulesChanged({ name, prayer: texts[prayer] })
    return isUndone ? texts.undoneBy({ sentence: text }) : text
  }

const localizedRules = (rules: StoredPrayerRules) =>
  Object.keys(rules).length === 0 ? texts.noRules : forMachines(describeRules(rules))

const undo: LogKind['undo'] = {
  permission: 'rulesChange',
  async run({ db, tenant, member, now }, entry) {
    const result = await db((tx) => undoRules({ tx, tenant, accountId: member.accountId, now }, entry))
    return 'conflict' in result
      ? {
          conflict: {
            undone: localizedRules(readLoggedRules(entry.content?.before)),
            now: localizedRules(result.conflict),
          },
        }
      : { change: result.change, message: texts.undone }
  },
}

/** The log entries about rules. */
export const rulesLogKinds: LogKinds = {
  rulesChanged: { describe: createSentence(false), undo },
  rulesUndone: { describe: createSentence(true), undo },
}
