import type { Browser, Page } from '@playwright/test'
import type { Role } from '@minaret/plans'
import { insertStaffMember } from '@minaret/acceptance/staffMember'
import { withDatabase } from '../database.ts'
import { sizes } from '../fixtures.ts'
import { addDeskSession, deskAddress, openToday } from './desk.ts'

/** A staff member to insert. */
export type NewMember = {
  tenant: string
  role: Role
  name: string
  /** By default unique, so that a second attempt does not find the first one's account. */
  email?: string
}

/**
 * Inserts a staff member directly into a server's database, with a session just confirmed by a passkey. `staff.e2e.ts` tests
 * joining by an invitation.
 * @param dataDir the server's `DATA_DIR`
 * @returns the session's secret
 */
export const insertMember = (dataDir: string, { tenant, email, role, name }: NewMember): Promise<string> =>
  withDatabase(dataDir, async (database) => {
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [tenant])
    const [row] = rows
    if (!row) throw new Error(`There is no mosque ${tenant}.`)
    const member = { tenantId: row.id, roles: [role], name, email, method: 'passkey' } as const
    return (await insertStaffMember(database, member)).secret
  })

/** Inserts a staff member at the shared server. @returns the page of the member's phone, on Today */
export async function createMember(browser: Browser, member: NewMember): Promise<Page> {
  const secret = await insertMember(process.env.E2E_DATA ?? '', member)
  const context = await browser.newContext({ viewport: sizes.phone })
  const page = await context.newPage()
  await addDeskSession(page, secret)
  await openToday(page, deskAddress(`/${member.tenant}`))
  return page
}
