import { type Api, createApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { parseConfig, type TenantConfig } from '@minaret/plans'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import { type CurrencyState, createCurrency } from '../currency/currency.ts'
import { type Clock, createClock } from '../prayer/clock.ts'
import { type SessionState, createSession } from '../session/session.ts'
import type { Shelf } from '../storage/shelf.ts'
import { createQueryClient } from './queryClient.ts'

/** What a page holds in memory: made once in the browser, once a request on the server, shared between neither. */
export type Domain = {
  api: Api
  tenant: TenantConfig
  queryClient: QueryClient
  session: StoreApi<SessionState>
  currency: StoreApi<CurrencyState>
  clock: Clock
  /** Kept until the tab closes. */
  visit: Shelf
}

export type DomainOptions = {
  /** Origin of the API host. */
  baseUrl: string
  /** Who carries the requests, when not the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** The tenant's configuration, as the host sent it. */
  items: readonly ConfigurationItem[]
  /** The instant this page was made, in milliseconds: what the first render shows on both sides. */
  now: number
  /** Kept for good. */
  shelf: Shelf
  visit: Shelf
  /** A call failed; its message is for people. */
  onFailure?: (error: Error) => void
  /** The host ended the session. */
  onLogout?: () => void
}

/** Makes everything the hooks of this package stand on. */
export function createDomain({ items, now, shelf, visit, onFailure, onLogout, ...host }: DomainOptions): Domain {
  const session = createSession(shelf)
  const onServer = typeof window === 'undefined'
  return {
    api: createApi({
      ...host,
      token: () => session.getState().user?.token,
      onLogout() {
        if (!session.getState().user) return
        session.getState().logout()
        onLogout?.()
      },
    }),
    tenant: parseConfig(items),
    queryClient: createQueryClient({ onFailure: (error) => onFailure?.(error), patient: !onServer }),
    session,
    currency: createCurrency(shelf),
    clock: createClock(now),
    visit,
  }
}
