import { defineGroup } from '../frame/defineCommand.ts'
import { beginCommand, setCommand, showCommand } from './hijriCommands.ts'

/** `hijri`: the months that the mosque announces. */
export const hijriCommand = () =>
  defineGroup('hijri', 'The Hijri date that the mosque announces', [showCommand(), setCommand(), beginCommand()])
