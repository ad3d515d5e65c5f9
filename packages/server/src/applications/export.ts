import { asc } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { type Database, type Tx, maktabChildren } from '@minaret/foundation/db'
import { openNeeds } from '../maktab/needs.ts'
import type { Secrets } from '@minaret/foundation/base'
import { readCourseApplications, readFamilies, readMessages, type ApplicationFilter } from './admin.ts'

type Range = Omit<ApplicationFilter, 'kinds'>

/** Exports applications for courses, and records that in the audit log. */
export const exportCourseApplications = (database: Database, tenantId: string, range: Range) =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'applications exported')
    return readCourseApplications(tx, range)
  })

/** Exports messages, and records that in the audit log. */
export const exportMessages = (database: Database, tenantId: string, range: Range) =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'applications exported')
    return readMessages(tx, range)
  })

const readChildren = (tx: Tx) =>
  tx.select().from(maktabChildren).orderBy(asc(maktabChildren.registrationId), asc(maktabChildren.position))

/**
 * Exports families of the maktab with their children, and records that in the audit log.
 * @param secrets decrypts the children's needs, which is recorded as well; without it only their existence is exported
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

/** A family exported by {@link exportFamilies}. */
export type ExportedFamily = Awaited<ReturnType<typeof exportFamilies>>[number]
