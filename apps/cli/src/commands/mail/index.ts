import { defineGroup } from '../frame/defineCommand.ts'
import { listCommand } from './list.ts'
import { resendCommand } from './resend.ts'
import { testCommand } from './test.ts'

/** `mail`: this installation's outgoing emails. */
export const mailCommand = () =>
  defineGroup('mail', 'Emails: what was sent, what is stuck, sending one again, and a test', [
    listCommand(),
    resendCommand(),
    testCommand(),
  ])
