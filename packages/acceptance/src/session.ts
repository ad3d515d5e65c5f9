import { startSession } from '../../foundation/src/identity/session.ts'
import { users } from '../../foundation/src/db/accounts.ts'
import type { TestServer } from './testServer.ts'
import type { TestTenant } from './tenants.ts'

/**
 * Creates a member of a mosque and logs them in.
 * @param now the time on the server's clock
 * @returns the member's id, and the header that authenticates their requests
 */
export async function createLoggedInMember(
  { database, secrets }: Pick<TestServer, 'database' | 'secrets'>,
  tenant: Pick<TestTenant, 'id'>,
  { email = 'member@example.org', now = new Date() }: { email?: string; now?: Date } = {},
): Promise<{ id: string; headers: Record<string, string> }> {
  return database.forTenant(tenant.id)(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ tenantId: tenant.id, name: 'Member', email, emailKey: email, verifiedAt: now, passwordHash: 'none' })
      .returning()
    if (!user) throw new Error('The member was not inserted.')
    return { id: user.id, headers: { 'X-JWT-Token': await startSession(tx, { secrets, tenant, now }, user) } }
  })
}
