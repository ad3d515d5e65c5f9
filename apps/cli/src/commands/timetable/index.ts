import { noun } from '../frame/verb.ts'
import { exportVerb } from './export.ts'
import { importVerb } from './import.ts'
import { overrideVerb } from './override.ts'
import { showVerb } from './show.ts'

/** `timetable`: a mosque's own prayer times. */
export const timetableCommand = () =>
  noun('timetable', "The mosque's own prayer times", [showVerb(), importVerb(), exportVerb(), overrideVerb()])
