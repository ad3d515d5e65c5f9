import { type Api, type ApiOptions, createApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { parseConfig, type TenantConfig } from '@minaret/plans'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import { type CurrencyState, createCurrency } from '../currency/currency.ts'
import { type Clock, createClock, loadedAt, readSentAt, trueTime } from './clock.ts'
import { createSession, type LogoutReason, type SessionState } from '../session/session.ts'
import type { BrowserStorage } from '../storage/browserStorage.ts'
import type { Solve } from './challenge.ts'
import { type ToastsState, createToasts } from '../toasts/toasts.ts'
import { failureWords } from './failures.ts'
import { forgetAccount } from './private.ts'
import { createQueryClient } from './queryClient.ts'

/** What a page holds in memory: made once in the browser, once a request on the server, shared between neither. */
export type Domain = {
  api: Api
  tenant: TenantConfig
  queryClient: QueryClient
  session: StoreApi<SessionState>
  currency: StoreApi<CurrencyState>
  /** A call that fails says so here, unless it is quiet; so do the changes that say they worked. */
  toasts: StoreApi<ToastsState>
  /** Tells a failure as a message, in the page's language. */
  tell(error: Error): void
  clock: Clock
  /** Kept until the tab closes. */
  visit: BrowserStorage
  /** Kept for good. */
  storage: BrowserStorage
  /** What this page keeps of the link by which the mobile app has opened it. */
  appSession?: () => string | undefined
}

/** What a page's domain is made of: its host, its tenant, and where the browser keeps things. */
export type DomainOptions = {
  /** Origin of the API host. */
  baseUrl: string
  /** Who carries the requests, when not the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** The language the page is shown in (BCP 47), at each call: the host answers in its words. */
  language?: () => string | undefined
  /** Brings the check of what the host's answers hold. */
  shapes?: ApiOptions['shapes']
  /** The tenant's configuration, as the host sent it. */
  items: readonly ConfigurationItem[]
  /** The instant this page was made, in milliseconds: what the first render shows on both sides. */
  now: number
  /** Kept for good. */
  storage: BrowserStorage
  visit: BrowserStorage
  /** What this page keeps of the link by which the mobile app has opened it: its gifts are that link's. */
  appSession?: () => string | undefined
  /** The logout event (specification, section 8): a session has ended, here or in another tab. */
  onLogout?: (reason: LogoutReason) => void
  /** Solves the challenge that a host under pressure asks for before a call. */
  solve?: Solve
}

/** Makes everything the hooks of this package stand on. */
export function createDomain({ items, now, storage, visit, appSession, onLogout, ...host }: DomainOptions): Domain {
  const session = createSession(storage)
  const toasts = createToasts()
  const { show, takeBack } = toasts.getState()
  const tell = (error: Error) => show('error', failureWords(error, host.language?.()))
  const queryClient = createQueryClient({
    onFailure: tell,
    onSuccess: (message) => show('success', message),
    onAttempt: takeBack,
    language: host.language,
    patient: typeof window !== 'undefined',
  })
  session.subscribe(({ user, ended = 'asked' }, { user: before }) => {
    if (before && !user) {
      forgetAccount(queryClient)
      onLogout?.(ended)
    }
  })
  const tenant = parseConfig(items)
  const contentLanguage = () => {
    const shown = host.language?.()?.split('-')[0]
    return shown === tenant.language.split('-')[0] ? undefined : shown
  }
  const tokenNow = () => session.getState().user?.token
  return {
    api: createApi({
      ...host,
      contentLanguage,
      token: tokenNow,
      // An answer that comes late speaks of a session that may have been followed by another.
      onToken(token, sent) {
        if (sent === tokenNow()) session.getState().renew({ token })
      },
      onLogout: (sent) => session.getState().expire(sent),
    }),
    tenant,
    queryClient,
    session,
    currency: createCurrency(storage),
    toasts,
    tell,
    clock: createClock(now, trueTime(readSentAt() ?? now, Date.now, loadedAt())),
    visit,
    storage,
    appSession,
  }
}
