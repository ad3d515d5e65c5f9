import type { DeskCall, DatabaseOperationId } from '@minaret/foundation/operations'
import type { Readiness } from '@minaret/foundation/health'
import { findTenantNamed } from '../../tenants/store.ts'
import type { DeskPlace, Decider } from '../../signup/operator.ts'
import type { StaffServices } from '@minaret/staff/members'
import type { InstallationOwners } from '@minaret/staff/installation-owners'

/** Services of installation owners' operations, besides the desk's. */
export type InstallationServices = StaffServices & {
  installationOwners: InstallationOwners
  /** The state of this server's health checks. */
  readHealth(): Promise<Readiness>
}

type Call = DeskCall<DatabaseOperationId> & InstallationServices

/** Finds a mosque by short name, without requiring membership. */
export async function findMosque({ database }: Pick<Call, 'database'>, slug: string) {
  const tenant = await findTenantNamed(database, slug)
  return tenant?.slug === slug ? tenant : undefined
}

/** Returns the desk's host name and port, for links in emails. */
export const deskPlace = ({ hostname, listensOn }: Call): DeskPlace => ({ deskHost: hostname, port: listensOn() })

/** Returns the deciding account, for the log. */
export const deciderOf = ({ session, now }: Call): Decider => ({ accountId: session?.account.id, now })
