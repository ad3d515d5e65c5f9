import { defineGroup } from '../frame/defineCommand.ts'
import { beginCommand, setCommand, showCommand } from './hijriCommands.ts'

/** `hijri`: the mosque's own announcements of months. */
export const hijriCommand = () =>
  defineGroup('hijri', 'The Hijri date that the mosque announces', [showCommand(), setCommand(), beginCommand()])
