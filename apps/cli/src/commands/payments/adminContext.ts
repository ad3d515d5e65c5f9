import { readEnv } from '../../env.ts'
import type { CommandStore } from '../frame/store.ts'
import { note } from '../frame/tell.ts'

/** The store as the work on payments takes it. */
export function adminContextOf({ database, secrets }: CommandStore) {
  const { stripeApiBase, platform, port } = readEnv()
  return { database, secrets, stripeApiBase, platform, port, note }
}

/** Loaded when it is used: the provider's library comes with it. */
export const loadAdmin = () => import('@minaret/server/payments')
