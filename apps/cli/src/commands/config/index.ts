import { defineGroup } from '../frame/defineCommand.ts'
import { getCommand } from './get.ts'
import { listCommand } from './list.ts'
import { setCommand, unsetCommand } from './set.ts'

/** `config`: a mosque's settings. */
export const configCommand = () =>
  defineGroup('config', "A mosque's settings", [listCommand(), getCommand(), setCommand(), unsetCommand()])
