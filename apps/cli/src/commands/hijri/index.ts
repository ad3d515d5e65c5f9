import { noun } from '../frame/defineCommand.ts'
import { beginCommand, setCommand, showCommand } from './hijriCommands.ts'

/** `hijri`: the mosque's own announcement of the month. */
export const hijriCommand = () =>
  noun('hijri', 'The Hijri date that the mosque announces', [showCommand(), setCommand(), beginCommand()])
