import type { DeskCall, DatabaseOperationId, DeskOperations } from '@minaret/foundation/operations'
import { plainLine } from '@minaret/foundation/forms'
import { done, refuse } from '@minaret/foundation/responses'
import { readSettings, storeSetting } from '@minaret/staff/configuration'
import { changeTenantState } from '../../tenants/store.ts'
import { listMosquePage, type ListContext, readMosqueDetail, readMosqueState } from './readMosques.ts'
import { emailStateChange } from '../../signup/operator.ts'
import { deciderOf, deskPlace, findMosque, type InstallationServices } from './services.ts'
import { listSupportedMosques, writeInstallationLog } from '@minaret/foundation/staff'
import { messages as texts } from './messages.gen.ts'

const mosqueNotFound = refuse(404, texts.mosqueNotFound)
const reasonRequired = refuse(422, texts.reasonNeeded, { reason: texts.reasonNeeded })

type StateCall = DeskCall<'installationSuspend' | 'installationOpen'> & InstallationServices

/** Suspends or reopens a mosque with a reason. @param problem why this is not possible now */
async function setState(call: StateCall, id: string, state: 'open' | 'suspended', problem?: typeof texts.openAlready) {
  const { database, directory, body } = call
  const reason = plainLine(body.reason)
  if (reason === '') return reasonRequired
  if (problem) return refuse(409, problem)
  if (!(await changeTenantState(database, id, state, { ...deciderOf(call), reason })))
    return refuse(409, texts.elsewhere)
  await emailStateChange(database, id, { state, reason }, deskPlace(call))
  directory.forget(id)
  return done({}, state === 'open' ? texts.opened : texts.suspended)
}

const listContextOf = async ({
  database,
  session,
  now,
  listensOn,
}: DeskCall<DatabaseOperationId> & InstallationServices): Promise<ListContext> => ({
  port: listensOn(),
  supported: session ? await listSupportedMosques(database, session.account.id, now) : [],
})

/** The mosques of the installation: statistics, plan and state. */
export const mosqueOperations = {
  async installationMosqueList(call) {
    return done(await listMosquePage(call.database, call.query, await listContextOf(call)))
  },

  async installationMosqueView(call) {
    const { database, params, now } = call
    const mosque = await readMosqueDetail(database, params.slug, now, await listContextOf(call))
    return mosque ? done(mosque) : mosqueNotFound
  },

  async installationPlanChange(call) {
    const { database, directory, params, body, session, now } = call
    const mosque = await findMosque(call, params.slug)
    if (!mosque) return mosqueNotFound
    const { plan } = body
    const previousPlan = await database.forTenant(mosque.id)(async (tx) => {
      const settings = await readSettings(tx)
      await storeSetting(tx, 'activePlan', plan)
      return settings.find(({ key }) => key === 'activePlan')?.value
    })
    directory.forget(mosque.id)
    if (previousPlan !== plan)
      await database.forAccount()((tx) =>
        writeInstallationLog(tx, {
          accountId: session?.account.id,
          kind: 'planChanged',
          mosque: mosque.slug,
          content: { plans: `${previousPlan || 'basic'} → ${plan}` },
          now,
        }),
      )
    return done({}, texts.planChanged)
  },

  async installationSuspend(call) {
    const { database, params } = call
    const mosque = await readMosqueState(database, params.slug)
    if (!mosque) return mosqueNotFound
    const isClosed = mosque.state === 'suspended' || mosque.state === 'declined'
    return setState(call, mosque.id, 'suspended', isClosed ? texts.suspendedAlready : undefined)
  },

  async installationOpen(call) {
    const { database, params } = call
    const mosque = await readMosqueState(database, params.slug)
    if (!mosque) return mosqueNotFound
    const { state } = mosque
    const problem = state === 'open' ? texts.openAlready : state === 'suspended' ? undefined : texts.approveInstead
    return setState(call, mosque.id, 'open', problem)
  },
} satisfies DeskOperations<
  | 'installationMosqueList'
  | 'installationMosqueView'
  | 'installationPlanChange'
  | 'installationSuspend'
  | 'installationOpen',
  InstallationServices
>
