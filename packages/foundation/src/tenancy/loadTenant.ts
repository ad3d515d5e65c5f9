import type { Database } from '../db/database.ts'
import { createDirectory } from './directory.ts'
import type { Tenant } from './tenant.ts'

/**
 * Loads a mosque with its settings, for a command.
 * @param port port of the server on this machine, for local host names
 */
export async function loadTenant(database: Database, tenantId: string, port?: number): Promise<Tenant> {
  const tenant = await createDirectory(database, { listensOn: () => port }).byId(tenantId)
  if (!tenant) throw new Error('The mosque has been deleted in the meantime.')
  return tenant
}
