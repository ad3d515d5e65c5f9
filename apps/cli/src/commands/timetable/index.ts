import { defineGroup } from '../frame/defineCommand.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { overrideCommand } from './override.ts'
import { showCommand } from './show.ts'

/** `timetable`: a mosque's own prayer times. */
export const timetableCommand = () =>
  defineGroup('timetable', "The mosque's own prayer times", [
    showCommand(),
    importCommand(),
    exportCommand(),
    overrideCommand(),
  ])
