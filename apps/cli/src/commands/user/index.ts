import { defineGroup } from '../frame/defineCommand.ts'
import { createCommand } from './create.ts'
import { listCommand } from './list.ts'
import { disableCommand, enableCommand } from './state.ts'

/** `user`: people with an account. */
export const userCommand = () =>
  defineGroup('user', 'People with an account at a mosque', [
    createCommand(),
    listCommand(),
    disableCommand(),
    enableCommand(),
  ])
