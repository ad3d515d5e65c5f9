import { findTenantId, listSlugs, OperatorError } from '@minaret/server'
import { readEnv } from '../env.ts'
import { openStore, type Store } from '../store.ts'

/**
 * Opens the store, beside a running host or alone, finds the tenant by its short name or host name, does the work and
 * lets everything go again.
 * @throws OperatorError naming the tenants there are, when there is none of that name
 */
export async function withTenant<T>(name: string, work: (store: Store, tenantId: string) => Promise<T>): Promise<T> {
  // Ctrl-C lets the work come to its end, so that the database is not left behind.
  let interrupted = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true))
  const store = await openStore(readEnv(), (line) => console.error(line))
  try {
    const id = await findTenantId(store.database, name)
    if (id) return await work(store, id)
    const slugs = await listSlugs(store.database)
    const known =
      slugs.length > 0
        ? `There are: ${slugs.join(', ')}.`
        : 'There are none yet: start the host once to load the demonstration.'
    throw new OperatorError(`No mosque is called "${name}". ${known}`)
  } finally {
    await store.close()
    if (interrupted) process.exitCode = 130
  }
}
