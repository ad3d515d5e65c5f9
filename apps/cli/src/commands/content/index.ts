import { defineGroup } from '../frame/defineCommand.ts'
import { checkCommand } from './check.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'

/** `content`: imports and exports a mosque's content as a folder. */
export const contentCommand = () =>
  defineGroup('content', "A mosque's folder: its content, times and pictures", [
    checkCommand(),
    importCommand(),
    exportCommand(),
  ])
