import { noun } from '../frame/defineCommand.ts'
import { inviteCommand } from './invite.ts'

/** `installation`: who owns this installation. */
export const installationCommand = () => noun('installation', 'Who owns this installation', [inviteCommand()])
