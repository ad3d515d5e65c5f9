import { defineGroup } from '../frame/defineCommand.ts'
import { listCommand } from './list.ts'
import { resendCommand } from './resend.ts'
import { testCommand } from './test.ts'

/** `mail`: this installation's outgoing emails. */
export const mailCommand = () =>
  defineGroup('mail', 'Outgoing emails: list, resend and test', [listCommand(), resendCommand(), testCommand()])
