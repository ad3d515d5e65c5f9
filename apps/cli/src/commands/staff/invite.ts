import { inviteToDesk, isRole, loadTenant, InvalidValueError, type Role } from '@minaret/server/operator'
import { readDeskEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { role: readonly string[]; print?: boolean }

function parseRoles(names: readonly string[]): Role[] {
  const unknownName = names.find((name) => !isRole(name))
  if (unknownName !== undefined)
    throw new InvalidValueError(
      `"${unknownName}" is not a role. Choose from owner, administrator, editor, imam, treasurer, counter, teacher and viewer.`,
    )
  return names.filter(isRole)
}

async function run(email: string, options: Options): Promise<void> {
  const { deskHost, port, smtpUrl } = readDeskEnv()
  const roles = parseRoles(options.role)
  const link = await withTenant(options.tenant, async ({ database }, id) =>
    inviteToDesk(database, await loadTenant(database, id, port), { deskHost, port, email, roles, now: new Date() }),
  )
  // Without a mail server no email is sent.
  const isPrinted = options.print === true || smtpUrl === undefined
  printResult(options, { email, roles, ...(isPrinted ? { link } : {}) }, () =>
    isPrinted
      ? `${link}\n\n${email} can accept with this link, once, within 72 hours.`
      : `${email} is invited as ${roles.join(', ')}. An email has a link that works once, within 72 hours; a running server\nsends it. With --print the link is shown here.`,
  )
}

/** `staff invite`: invites a person to a mosque's desk, such as its first owner. */
export const inviteCommand = () =>
  defineTenantCommand('invite <email>', {
    summary: 'Invite someone to the staff of a mosque',
    examples: ['staff invite --tenant an-noor aisha@example.org --role owner'],
    more: 'Owners invite everybody else in the desk. Without SMTP_URL the link is printed.',
  })
    .requiredOption(
      '--role <roles...>',
      'what they do: owner, administrator, editor, imam, treasurer, counter, teacher, viewer',
    )
    .option('--print', 'print the link as well as emailing it')
    .action(run)
