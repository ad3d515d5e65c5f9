import type { DeskOperations } from '@minaret/foundation/operations'
import { plainLine } from '@minaret/foundation/forms'
import { done, refuse } from '@minaret/foundation/responses'
import { changeSetting } from '../configuration/store.ts'
import { setTenantState } from '../tenants/store.ts'
import { listMosquePage, readMosqueDetail } from './readMosques.ts'
import { deciderOf, findMosque, type InstallationServices } from './services.ts'
import { writeInstallationLog } from '@minaret/foundation/staff'
import { installationMessages as say } from './messages/index.ts'

const missing = refuse(404, say.noSuchMosque)
const noReason = refuse(422, say.reasonNeeded, { reason: say.reasonNeeded })

/** Every mosque of the installation, in numbers; its plan, and whether it is open. */
export const mosqueOperations = {
  async installationMosqueList({ database, query, listensOn }) {
    return done(await listMosquePage(database, query, listensOn()))
  },

  async installationMosqueView({ database, params, now, listensOn }) {
    const mosque = await readMosqueDetail(database, params.slug, now, listensOn())
    return mosque ? done(mosque) : missing
  },

  async installationPlanChange(call) {
    const { database, directory, params, body, session, now } = call
    const mosque = await findMosque(call, params.slug)
    if (!mosque) return missing
    const { before = '', after = '' } = await changeSetting(database, mosque.id, 'activePlan', body.plan)
    directory.forget(mosque.id)
    if (before !== after)
      await database.forAccount()((tx) =>
        writeInstallationLog(tx, {
          accountId: session?.account.id,
          kind: 'planChanged',
          mosque: mosque.slug,
          content: { plans: `${before || 'basic'} → ${after}` },
          now,
        }),
      )
    return done({}, say.planChanged)
  },

  async installationSuspend(call) {
    const { database, directory, params, body, now } = call
    const mosque = await readMosqueDetail(database, params.slug, now)
    const found = mosque && (await findMosque(call, params.slug))
    if (!mosque || !found) return missing
    const reason = plainLine(body.reason)
    if (reason === '') return noReason
    if (mosque.state === 'suspended' || mosque.state === 'declined') return refuse(409, say.suspendedAlready)
    await setTenantState(database, found.id, 'suspended', { ...deciderOf(call), reason })
    directory.forget(found.id)
    return done({}, say.suspended)
  },

  async installationOpen(call) {
    const { database, directory, params, body, now } = call
    const mosque = await readMosqueDetail(database, params.slug, now)
    const found = mosque && (await findMosque(call, params.slug))
    if (!mosque || !found) return missing
    const reason = plainLine(body.reason)
    if (reason === '') return noReason
    if (mosque.state === 'open') return refuse(409, say.openAlready)
    if (mosque.state !== 'suspended') return refuse(409, say.approveInstead)
    await setTenantState(database, found.id, 'open', { ...deciderOf(call), reason })
    directory.forget(found.id)
    return done({}, say.opened)
  },
} satisfies DeskOperations<
  | 'installationMosqueList'
  | 'installationMosqueView'
  | 'installationPlanChange'
  | 'installationSuspend'
  | 'installationOpen',
  InstallationServices
>
