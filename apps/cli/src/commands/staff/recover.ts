import { recoverLogin } from '@minaret/server/operator'
import { readDeskEnv } from '../../env.ts'
import { withStore } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'

type Options = CommonOptions & { everythingLost?: boolean }

async function run(email: string, options: Options): Promise<void> {
  const { deskHost, port } = readDeskEnv()
  const withPassword = options.everythingLost === true
  await withStore(({ database }) => recoverLogin(database, { email, withPassword, deskHost, port, now: new Date() }))
  printResult(
    options,
    { email, withPassword },
    () =>
      `The recovery of ${email} has started. They and all owners of their mosques are emailed now, and each email can cancel\nit. In 24 hours a running server emails ${email} a link to set up a new login.`,
  )
}

/** `staff recover`: starts the recovery of an account whose login factors are lost. */
export const recoverCommand = () =>
  defineCommand('recover <email>', {
    summary: 'Start account recovery for someone who has lost their passkey or phone, and their recovery codes',
    examples: ['staff recover aisha@example.org'],
    more: 'First check by phone or face to face that the request is really theirs. An owner can start it at the desk as well.',
  })
    .option('--everything-lost', 'the password is lost as well: the email alone then sets a new one')
    .action(run)
