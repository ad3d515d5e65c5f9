import { Command } from 'commander'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { overrideCommand } from './override.ts'

/** `timetable import|export|override`: a mosque's own prayer times. */
export const timetableCommand = (): Command =>
  new Command('timetable')
    .description("The mosque's own prayer times")
    .addCommand(importCommand())
    .addCommand(exportCommand())
    .addCommand(overrideCommand())
