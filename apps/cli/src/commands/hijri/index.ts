import { noun } from '../frame/verb.ts'
import { setCommand, showCommand } from './verbs.ts'

/** `hijri`: the mosque's own announcement of the month. */
export const hijriCommand = () =>
  noun('hijri', 'The Hijri date that the mosque announces', [showCommand(), setCommand()])
