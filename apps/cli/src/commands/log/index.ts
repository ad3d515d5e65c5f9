import { defineGroup } from '../frame/defineCommand.ts'
import { verifyCommand } from './verify.ts'

/** `log`: the log of staff actions at the desk. */
export const logCommand = () => defineGroup('log', 'The log of a mosque’s staff', [verifyCommand()])
