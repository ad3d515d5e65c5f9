import { defineGroup } from '../frame/defineCommand.ts'
import { createCommand } from './create.ts'
import { listCommand } from './list.ts'
import { disableCommand, enableCommand } from './state.ts'

/** `user`: the accounts at a mosque. */
export const userCommand = () =>
  defineGroup('user', 'Accounts at a mosque', [createCommand(), listCommand(), disableCommand(), enableCommand()])
