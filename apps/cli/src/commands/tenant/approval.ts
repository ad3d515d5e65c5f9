import { approveMosque, inviteToSignUp, listWaitingMosques } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withStore, withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type CommonOptions, defineCommand } from '../frame/defineCommand.ts'

async function approve(name: string, options: CommonOptions): Promise<void> {
  const { deskHost, port } = readEnv()
  const { slug, isChanged } = await withTenant(name, async ({ database }, id, slug) => ({
    slug,
    isChanged: await approveMosque(database, id, { deskHost, port }),
  }))
  printResult(options, { tenant: slug, approved: true, changed: isChanged }, () =>
    isChanged
      ? `${slug} is approved: search engines may list it, and it can take payments once they are set up. A running server\nwill email its owners.`
      : `${slug} was already approved. Nothing was changed.`,
  )
}

async function listWaiting(options: CommonOptions): Promise<void> {
  const { port } = readEnv()
  const mosques = await withStore(({ database }) => listWaitingMosques(database, port))
  const rows = mosques.map(({ owners, ...mosque }) => ({ ...mosque, owners: owners.map(({ email }) => email) }))
  printResult(options, rows, () =>
    mosques.length === 0
      ? 'No mosque is waiting for approval.'
      : [
          formatTable(
            rows.map(({ slug, name, place, address, owners, held, since }) => ({
              tenant: slug,
              name,
              place,
              address,
              owners: owners.join(', '),
              since: since.slice(0, 10),
              note: held ? 'closed: the name resembles another mosque’s' : '',
            })),
          ),
          '',
          `To approve one: npm run minaret -- tenant approve ${mosques[0]?.slug ?? ''}`,
        ].join('\n'),
  )
}

async function invite(email: string, options: CommonOptions): Promise<void> {
  await withStore(({ database, secrets }) => inviteToSignUp(database, secrets, email, new Date()))
  printResult(
    options,
    { email },
    () => `${email} can now sign up at the desk. Let them know, because no email was sent.`,
  )
}

/** `tenant approve`: approves a mosque that signed up at the desk. */
export const approveCommand = () =>
  defineCommand('approve <slug>', {
    summary: 'Approve a mosque that signed up at the desk',
    examples: ['tenant approve al-huda'],
    details: 'Until then, search engines do not list it, and it shows neither bank details nor card payments.',
  }).action(approve)

/** `tenant waiting`: lists the mosques pending approval. */
export const waitingCommand = () =>
  defineCommand('waiting', {
    summary: 'List the mosques waiting for approval',
    examples: ['tenant waiting'],
  }).action(listWaiting)

/** `tenant invite`: allows a person to sign up if sign-up is by invitation. */
export const inviteToSignUpCommand = () =>
  defineCommand('invite <email>', {
    summary: 'Allow someone to sign up at the desk',
    examples: ['tenant invite aisha@example.org'],
    details: 'Required if SIGNUP=invited. To invite someone to a mosque’s staff, use "staff invite".',
  }).action(invite)
