import { defineGroup } from '../frame/defineCommand.ts'
import { beginCommand, setCommand, showCommand } from './hijriCommands.ts'

/** `hijri`: the mosque's Hijri dates. */
export const hijriCommand = () =>
  defineGroup('hijri', 'The Hijri date that the mosque announces', [showCommand(), setCommand(), beginCommand()])
