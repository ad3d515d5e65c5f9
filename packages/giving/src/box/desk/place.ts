import type { BoxChoices, BoxSheetPlace } from '@minaret/contract/desk'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { CollectionDetails } from '../index.ts'
import { isCalendarDay, wallClock } from '@minaret/timetable'
import { messages as texts } from './messages.gen.ts'

/** Today in the mosque's time zone, `YYYY-MM-DD`. */
export const todayOf = ({ config }: Pick<Tenant, 'config'>, now: Date): string => wallClock(now, config.timeZone).date

/** Returns errors in the place and counters of a collection, by field. */
export function findPlaceErrors(
  { day, cause, building, second }: BoxSheetPlace,
  choices: BoxChoices,
  { today, openedBy, before: currentDetails }: { today: string; openedBy: string; before?: CollectionDetails },
): Record<string, LocalizedText> {
  const isBuilding =
    building === undefined ||
    building === currentDetails?.buildingId ||
    choices.buildings.some(({ id }) => id === building)
  const isSecondCounter =
    second !== openedBy &&
    (second === currentDetails?.secondBy || choices.counters.some(({ account }) => account === second))
  return {
    ...(isCalendarDay(day) && day <= today ? {} : { day: texts.noDay }),
    ...(choices.causes.some(({ id }) => id === cause) ? {} : { cause: texts.noCause }),
    ...(isBuilding ? {} : { building: texts.noBuilding }),
    ...(isSecondCounter ? {} : { second: texts.noSecond }),
  }
}

/** Converts a sheet's place to its stored form. */
export const storedPlace = ({ day, cause, building, second }: BoxSheetPlace): CollectionDetails => ({
  day,
  causeId: cause,
  ...(building === undefined ? {} : { buildingId: building }),
  secondBy: second,
})
