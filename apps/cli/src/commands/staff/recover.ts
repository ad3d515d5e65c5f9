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
      `The recovery of ${email} has started. They and all owners of their mosques are emailed now; any of them can cancel it.\nAfter 24 hours, a running server will email ${email} a link to set up a new login.`,
  )
}

/** `staff recover`: starts the recovery of an account whose login factors are lost. */
export const recoverCommand = () =>
  defineCommand('recover <email>', {
    summary: 'Start account recovery for someone who has lost their passkey or phone, and their recovery codes',
    examples: ['staff recover aisha@example.org'],
    details:
      'First check by phone or in person that the request is really theirs. An owner can also start it at the desk.',
  })
    .option('--everything-lost', 'the password is lost too: the emailed link alone can set a new one')
    .action(run)
