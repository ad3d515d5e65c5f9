import { type Api, ApiError, createApi, oops } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { parseConfig, type TenantConfig } from '@minaret/plans'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import { type CurrencyState, createCurrency } from '../currency/currency.ts'
import { type Clock, createClock, trueTime } from '../prayer/clock.ts'
import { type SessionState, createSession } from '../session/session.ts'
import type { Shelf } from '../storage/shelf.ts'
import { type ToastsState, createToasts } from '../toasts/toasts.ts'
import { createQueryClient } from './queryClient.ts'

/** What a page holds in memory: made once in the browser, once a request on the server, shared between neither. */
export type Domain = {
  api: Api
  tenant: TenantConfig
  queryClient: QueryClient
  session: StoreApi<SessionState>
  currency: StoreApi<CurrencyState>
  /** A call that fails says so here, unless it is quiet. */
  toasts: StoreApi<ToastsState>
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
  /** The host ended the session. */
  onLogout?: () => void
}

/** Makes everything the hooks of this package stand on. */
export function createDomain({ items, now, shelf, visit, onLogout, ...host }: DomainOptions): Domain {
  const session = createSession(shelf)
  const toasts = createToasts()
  // What is no failed call is a fault of ours: its words would help nobody.
  const tell = (error: Error) => toasts.getState().show('error', error instanceof ApiError ? error.message : oops)
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
    queryClient: createQueryClient({
      onFailure: tell,
      onAttempt: () => toasts.getState().takeBack(),
      patient: !onServer,
    }),
    session,
    currency: createCurrency(shelf),
    toasts,
    clock: createClock(now, trueTime(now)),
    visit,
  }
}
