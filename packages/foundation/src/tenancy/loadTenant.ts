import type { Database } from '../db/database.ts'
import { createDirectory } from './directory.ts'
import type { Tenant } from './tenant.ts'

/**
 * A mosque with its settings, for a command.
 * @param port the one the host of this machine listens on, for names that never leave it
 */
export async function loadTenant(database: Database, tenantId: string, port?: number): Promise<Tenant> {
  const tenant = await createDirectory(database, { listensOn: () => port }).byId(tenantId)
  if (!tenant) throw new Error('The mosque has been deleted in the meantime.')
  return tenant
}
