import { feature } from '@minaret/foundation/operations'
import { embedOperations, prayerOperations, prayerTasks } from '../prayer/index.ts'
import {
  hijriDeskOperations,
  jumuahDeskOperations,
  prayerDeskOperations,
  prayerLogKinds,
  rulesDeskOperations,
  timetableDeskOperations,
} from '../prayer/desk/index.ts'

/** The features of this package. */
export const timesFeatures = [
  feature({
    name: 'prayer',
    public: { ...prayerOperations, ...embedOperations },
    desk: {
      ...prayerDeskOperations,
      ...timetableDeskOperations,
      ...rulesDeskOperations,
      ...jumuahDeskOperations,
      ...hijriDeskOperations,
    },
    logKinds: prayerLogKinds,
    tasks: prayerTasks,
    hourly: ['timetable-watch'],
  }),
] as const
