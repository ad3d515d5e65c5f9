import type { DeskLogContent } from '@minaret/foundation/db'
import { forMachines, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { prayers } from '@minaret/timetable'
import { readLoggedRules, undoRules } from './changeRules.ts'
import { messages as texts } from './messages.gen.ts'
import type { WrittenPrayerRules } from './rules.ts'

/** Describes rules in their stored form, to compare two versions. */
const describe = (rules: WrittenPrayerRules): string =>
  Object.entries(rules)
    .map(([when, rule]) => (when === 'always' ? rule : `${when}: ${rule}`))
    .join('; ')

const sentence =
  (isUndone: boolean) =>
  ({ values }: DeskLogContent, name: LocalizedText): LocalizedText => {
    const prayer = prayers.find((each) => each === values['prayer']) ?? 'dhuhr'
    const text = texts.rulesChanged({ name, prayer: texts[prayer] })
    return isUndone ? texts.undoneBy({ sentence: text }) : text
  }

const localizedRules = (rules: WrittenPrayerRules) =>
  Object.keys(rules).length === 0 ? texts.noRules : forMachines(describe(rules))

const undo: LogKind['undo'] = {
  right: 'rulesChange',
  async run({ db, tenant, member, now }, entry) {
    const undone = await db((tx) => undoRules({ tx, tenant, accountId: member.accountId, now }, entry))
    return 'conflict' in undone
      ? {
          conflict: {
            undone: localizedRules(readLoggedRules(entry.content?.before)),
            now: localizedRules(undone.conflict),
          },
        }
      : { change: undone.change, message: texts.undone }
  },
}

/** The log entries about rules. */
export const rulesLogKinds: LogKinds = {
  rulesChanged: { sentence: sentence(false), undo },
  rulesUndone: { sentence: sentence(true), undo },
}
