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
    [link, '', `${name} sets up a login with this link, once, within 72 hours, and then sees all mosques.`].join('\n'),
  )
}

/** `installation invite`: creates the link by which an owner of the installation sets up a login. */
export const inviteCommand = () =>
  defineCommand('invite <email>', {
    summary: 'Invite an owner of the installation, who approves new mosques',
    examples: ['installation invite aisha@example.org --name "Aisha Rahman"'],
    more: 'The address must be in INSTALLATION_OWNERS. The link is printed and not emailed.',
  })
    .requiredOption('--name <name>', 'their name, as it is shown at the desk')
    .action(run)
