import { type CommandWording, throwForCommand } from '@minaret/foundation/base'
import type { Tx } from '@minaret/foundation/db'
import { changeOverride, type DayOverride, type OwnDayChange } from './changeOverride.ts'
import { type OverrideCodes, OverrideError } from './ScheduleError.ts'

const sentences: CommandWording<OverrideCodes> = {
  invalid: ({ problems }) => `${problems.map(({ message }) => message).join(' ')} Nothing was changed.`,
}

/** Changes an override by command. @throws OperatorError if it is invalid */
export const overrideDay = (
  tx: Tx,
  tenantId: string,
  day: string,
  change: OwnDayChange,
): Promise<DayOverride | undefined> =>
  throwForCommand(OverrideError, sentences, () => changeOverride(tx, tenantId, day, change))
