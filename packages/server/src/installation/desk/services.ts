import type { DeskCall, DatabaseOperationId } from '@minaret/foundation/operations'
import type { Readiness } from '@minaret/foundation/health'
import { findTenantNamed } from '../../tenants/store.ts'
import type { DeskPlace, Decider } from '../../signup/operator.ts'
import type { StaffServices } from '@minaret/staff/members'
import type { InstallationOwners } from '@minaret/staff/installation-owners'

/** What an installation owner's calls need beside what every one has. */
export type InstallationServices = StaffServices & {
  installationOwners: InstallationOwners
  /** How the parts of this server are. */
  readHealth(): Promise<Readiness>
}

type Call = DeskCall<DatabaseOperationId> & InstallationServices

/** The mosque of that short name, which nobody needs to work for. */
export async function findMosque({ database }: Pick<Call, 'database'>, slug: string) {
  const found = await findTenantNamed(database, slug)
  return found?.slug === slug ? found : undefined
}

/** Where the desk is, for links in emails. */
export const deskPlace = ({ hostname, listensOn }: Call): DeskPlace => ({ deskHost: hostname, port: listensOn() })

/** Who decides, for the log. */
export const deciderOf = ({ session, now }: Call): Decider => ({ accountId: session?.account.id, now })
