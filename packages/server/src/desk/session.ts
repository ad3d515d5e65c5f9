import type { DeskMosque } from '@minaret/contract/desk'
import type { DeskCall, DeskOperations } from '@minaret/foundation/operations'
import type { Database } from '@minaret/foundation/db'
import { type DeskRole, supportRole } from '@minaret/plans'
import { done, refuse } from '@minaret/foundation/responses'
import {
  endStaffSession,
  listMemberships,
  listSupportedMosques,
  startStaffSession,
  type StaffSession,
  writeSessionCookie,
} from '@minaret/foundation/staff'
import { demonstrationOwnerAccount, isDemonstrationOwned, ownsInstallation } from '@minaret/staff/installation-owners'
import { hasPasskeyAddedSince } from '@minaret/staff/own-login'
import { describeDevice } from '@minaret/staff/members'
import { draftKeysOf } from './draftKeys.ts'
import { findDemonstrationAccount, listDemonstrationEntries } from './demonstration.ts'
import type { DeskServices } from './services.ts'
import { messages as deskMessages } from './messages.gen.ts'

/** Lists the mosques a session can open. */
async function mosquesOf(
  { database, directory, installationOwners, request, now }: DeskCall<'sessionView'> & DeskServices,
  session: StaffSession,
): Promise<DeskMosque[]> {
  const { id: accountId } = session.account
  const staffMemberships = await listMemberships(database, accountId)
  const supportedMosques = ownsInstallation(installationOwners, session, request.isLocal)
    ? await listSupportedMosques(database, accountId, now)
    : []
  const memberships: { tenantId: string; roles: readonly DeskRole[]; endsAt?: Date }[] = [
    ...staffMemberships,
    ...supportedMosques
      .filter(({ tenantId }) => !staffMemberships.some((membership) => membership.tenantId === tenantId))
      .map(({ tenantId, endsAt }) => ({ tenantId, endsAt, roles: [supportRole] as const })),
  ]
  const mosques = await Promise.all(
    memberships.map(async ({ tenantId, roles, endsAt }) => {
      const tenant = await directory.byId(tenantId)
      if (!tenant) return []
      const { slug, address, config } = tenant
      const { websiteName, timeZone, language } = config
      const languages = config.languages.filter((tag) => tag !== language)
      const access = { roles: [...roles], ...(endsAt ? { supportUntil: endsAt.toISOString() } : {}) }
      return [{ slug, name: websiteName, ...access, address, timeZone, language, languages }]
    }),
  )
  return mosques.flat()
}

const accountIn = ({ account: { name, email }, method, shared }: StaffSession) => ({
  name,
  email,
  demonstration: method === 'demonstration',
  shared,
})

/** Whether the account was recovered with a code and has no new passkey yet. */
async function isRecovered(database: Database, { account, recoveredAt }: StaffSession): Promise<boolean> {
  if (!recoveredAt) return false
  return !(await database.forAccount()((tx) => hasPasskeyAddedSince(tx, account.id, recoveredAt)))
}

const canEnter = ({ request, demoEntry }: Pick<DeskCall<'sessionView'>, 'request'> & DeskServices) =>
  demoEntry || request.isLocal

/** Starts a session of a demonstration account. */
async function enterDemonstration(
  { database, request, now }: Pick<DeskCall<'demonstrationEnter'>, 'database' | 'request' | 'now'>,
  account: { id: string; epoch: number },
) {
  const device = describeDevice(request.header('user-agent'))
  const startedSession = await database.forAccount()((tx) =>
    startStaffSession(tx, { account, method: 'demonstration', device, shared: false, now }),
  )
  return done({}, deskMessages.entered, {
    'set-cookie': writeSessionCookie(request, startedSession.secret, startedSession.seconds),
  })
}

/** Viewing and ending the session, and entering a demonstration. */
export const sessionOperations = {
  async sessionView(call) {
    const { database, session, secrets, signup, installationOwners, request } = call
    const recovery = session && (await isRecovered(database, session)) ? { recovered: true } : {}
    return done({
      ...(session ? { account: { ...accountIn(session), ...recovery }, writeToken: session.writeToken } : {}),
      ...(session && !session.shared ? { draftKeys: draftKeysOf(secrets, session.account.id) } : {}),
      ...(signup ? { signup: signup.mode } : {}),
      ...(session && ownsInstallation(installationOwners, session, request.isLocal) ? { installation: true } : {}),
      ...(isDemonstrationOwned(installationOwners, request.isLocal) ? { installationEntry: true } : {}),
      mosques: session ? await mosquesOf(call, session) : [],
      entries: canEnter(call) ? await listDemonstrationEntries(call.database, call.directory) : [],
    })
  },

  async demonstrationEnter(call) {
    const { database, body } = call
    const account = canEnter(call) ? await findDemonstrationAccount(database, body.mosque, body.role) : undefined
    return account ? enterDemonstration(call, account) : refuse(404, deskMessages.noDemonstration)
  },

  async demonstrationOwnerEnter(call) {
    const { database, installationOwners, request } = call
    const account = isDemonstrationOwned(installationOwners, request.isLocal)
      ? await database.forAccount()(demonstrationOwnerAccount)
      : undefined
    return account ? enterDemonstration(call, account) : refuse(404, deskMessages.noDemonstration)
  },

  async sessionEnd({ database, session, request }) {
    if (session) await database.forAccount()((tx) => endStaffSession(tx, session.account.id, session.id))
    return done({}, deskMessages.loggedOut, { 'set-cookie': writeSessionCookie(request, '', 0) })
  },
} satisfies DeskOperations<
  'sessionView' | 'demonstrationEnter' | 'demonstrationOwnerEnter' | 'sessionEnd',
  DeskServices
>
