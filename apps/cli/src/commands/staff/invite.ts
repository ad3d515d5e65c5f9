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
      ? `${link}\n\n${email} can accept the invitation with this link. It works once, within 72 hours.`
      : `${email} is invited as ${roles.join(', ')}. A running server will email them a link that works once, within 72 hours.\nUse --print to show the link here.`,
  )
}

/** `staff invite`: invites a person to a mosque's desk, such as its first owner. */
export const inviteCommand = () =>
  defineTenantCommand('invite <email>', {
    summary: 'Invite someone to a mosque’s staff',
    examples: ['staff invite --tenant an-noor aisha@example.org --role owner'],
    details: 'Owners can invite everybody else at the desk. Without SMTP_URL, the link is printed.',
  })
    .requiredOption(
      '--role <roles...>',
      'one or more of owner, administrator, editor, imam, treasurer, counter, teacher, viewer',
    )
    .option('--print', 'print the link as well as emailing it')
    .action(run)
