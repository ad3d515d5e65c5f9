import { readEnv } from '../../env.ts'
import type { CommandStore } from '../frame/store.ts'
import { printNote } from '../frame/output.ts'

/** Creates the context that payment operations need. */
export function createAdminContext({ database, secrets }: CommandStore) {
  const { stripeApiBase, platform, port } = readEnv()
  return { database, secrets, stripeApiBase, platform, port, note: printNote }
}

/** Loaded on demand, because it loads the provider's library. */
export const loadAdmin = () => import('@minaret/server/payments')
