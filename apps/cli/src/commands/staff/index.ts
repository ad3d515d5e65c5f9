import { defineGroup } from '../frame/defineCommand.ts'
import { inviteCommand } from './invite.ts'
import { recoverCommand } from './recover.ts'

/** `staff`: a mosque's desk staff. */
export const staffCommand = () => defineGroup('staff', 'A mosque’s staff', [inviteCommand(), recoverCommand()])
