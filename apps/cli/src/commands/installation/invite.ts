import { inviteInstallationOwner } from '@minaret/server/operator'
import { readDeskEnv } from '../../env.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'
import { withStore } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'

async function run(email: string, { name, ...options }: CommonOptions & { name: string }): Promise<void> {
  const { deskHost, port, installationOwners } = readDeskEnv()
  const owners = installationOwners === 'demonstration' ? [] : installationOwners
  const link = await withStore(({ database }) =>
    inviteInstallationOwner(database, { email, name, owners, deskHost, port, now: new Date() }),
  )
  printResult(options, { email, name, link }, () =>
    [
      link,
      '',
      `With this link, ${name} can set up a login that gives access to all mosques. It works once, within 72 hours.`,
    ].join('\n'),
  )
}

/** `installation invite`: creates the link with which an installation owner sets up a login. */
export const inviteCommand = () =>
  defineCommand('invite <email>', {
    summary: 'Invite an installation owner, who can approve new mosques',
    examples: ['installation invite aisha@example.org --name "Aisha Rahman"'],
    details: 'The address must be in INSTALLATION_OWNERS. The link is printed and not emailed.',
  })
    .requiredOption('--name <name>', 'the name to show at the desk')
    .action(run)
