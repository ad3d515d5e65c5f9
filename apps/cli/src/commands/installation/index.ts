import { defineGroup } from '../frame/defineCommand.ts'
import { inviteCommand } from './invite.ts'

/** `installation`: the owners of this installation. */
export const installationCommand = () =>
  defineGroup('installation', 'The owners of this installation', [inviteCommand()])
