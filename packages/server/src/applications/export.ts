import { asc } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { type Database, type Tx, maktabChildren } from '@minaret/foundation/db'
import { openNeeds } from '../maktab/needs.ts'
import type { Secrets } from '@minaret/foundation/base'
import { readCourseApplications, readFamilies, readMessages, type ApplicationFilter } from './admin.ts'

type Range = Omit<ApplicationFilter, 'kinds'>

/** Applications for courses whole; reading them is written down. */
export const exportCourseApplications = (database: Database, tenantId: string, range: Range) =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'applications exported')
    return readCourseApplications(tx, range)
  })

/** Messages whole; reading them is written down. */
export const exportMessages = (database: Database, tenantId: string, range: Range) =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'applications exported')
    return readMessages(tx, range)
  })

const readChildren = (tx: Tx) =>
  tx.select().from(maktabChildren).orderBy(asc(maktabChildren.registrationId), asc(maktabChildren.position))

/**
 * Families of the evening school with their children; reading them is written down.
 * @param secrets opens what teachers must know of a child; without it that stays sealed, and only that there is something
 *   is said. That it was opened is written down as well.
 */
export const exportFamilies = (database: Database, tenantId: string, range: Range, secrets?: Secrets) =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'applications exported')
    if (secrets) await audit(tx, "children's needs read")
    const families = await readFamilies(tx, range)
    const children = await readChildren(tx)
    return families.map((family) => ({
      family,
      children: children
        .filter(({ registrationId }) => registrationId === family.id)
        .map(({ needs, ...child }) => ({
          ...child,
          hasNeeds: needs !== null,
          needs: needs && secrets ? openNeeds(secrets, needs, { tenantId, registrationId: family.id }) : undefined,
        })),
    }))
  })

/** A family as {@link exportFamilies} reads it. */
export type ExportedFamily = Awaited<ReturnType<typeof exportFamilies>>[number]
