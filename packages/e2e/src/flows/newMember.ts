import type { Browser, Page } from '@playwright/test'
import type { Role } from '@minaret/plans'
import { insertStaffMember } from '@minaret/acceptance/staffMember'
import { withDatabase } from '../database.ts'
import { sizes } from '../fixtures.ts'
import { addDeskSession, deskAddress, openToday } from './desk.ts'

/** Somebody who is to be on a mosque's staff. */
export type NewMember = {
  tenant: string
  role: Role
  name: string
  /** By default one of their own, so that a second attempt finds no account of the first. */
  email?: string
}

/**
 * Inserts a member of staff, straight into the database of a server, as somebody who has just shown a passkey. How people
 * join by an invitation is walked in `staff.e2e.ts`.
 * @param dataDir the server's `DATA_DIR`
 * @returns the secret of their session
 */
export const insertMember = (dataDir: string, { tenant, email, role, name }: NewMember): Promise<string> =>
  withDatabase(dataDir, async (database) => {
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [tenant])
    const [row] = rows
    if (!row) throw new Error(`There is no mosque ${tenant}.`)
    const member = { tenantId: row.id, roles: [role], name, email, method: 'passkey' } as const
    return (await insertStaffMember(database, member)).secret
  })

/** Somebody new on the staff of a mosque at the shared server, at a phone of their own, on Today. */
export async function newMember(browser: Browser, member: NewMember): Promise<Page> {
  const secret = await insertMember(process.env.E2E_DATA ?? '', member)
  const context = await browser.newContext({ viewport: sizes.phone })
  const page = await context.newPage()
  await addDeskSession(page, secret)
  await openToday(page, deskAddress(`/${member.tenant}`))
  return page
}
