import { readEnv } from '../../env.ts'
import type { CommandStore } from '../frame/store.ts'
import { note } from '../frame/tell.ts'

/** The store as the work on payments takes it. */
export function adminContextOf({ database, secrets }: CommandStore) {
  const { stripeApiBase, platform, port } = readEnv()
  return { database, secrets, stripeApiBase, platform, port, note }
}

/** Loaded on demand, because it loads the provider's library. */
export const loadAdmin = () => import('@minaret/server/payments')
