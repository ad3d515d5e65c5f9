import { type Api, type ApiOptions, createApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { parseConfig, type TenantConfig } from '@minaret/plans'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import { type CurrencyState, createCurrency } from '../currency/currency.ts'
import { type Clock, createClock, pageTime } from './clock.ts'
import { createSession, type LogoutReason, type SessionState } from '../session/session.ts'
import type { BrowserStorage } from '../storage/browserStorage.ts'
import type { Solve } from './challenge.ts'
import { type ToastsState, createToasts } from '../toasts/toasts.ts'
import { failureMessage } from './failures.ts'
import { forgetAccount } from './private.ts'
import { createQueryClient } from './queryClient.ts'

/** A page's state in memory: created once per page in the browser and once per request on the server, never shared. */
export type Domain = {
  api: Api
  tenant: TenantConfig
  queryClient: QueryClient
  session: StoreApi<SessionState>
  currency: StoreApi<CurrencyState>
  /** Failed calls appear here unless they are quiet; so do changes with a success message. */
  toasts: StoreApi<ToastsState>
  /** Shows a failure as a toast, in the page's language. */
  showFailure(error: Error): void
  clock: Clock
  /** Storage that lasts until the tab closes. */
  visit: BrowserStorage
  /** Storage that lasts beyond the visit. */
  storage: BrowserStorage
  /** The session of the link with which the mobile app opened this page. */
  appSession?: () => string | undefined
}

/** Options of `createDomain`: the server, the tenant, and the browser's storage. */
export type DomainOptions = {
  /** Origin of the API server. */
  baseUrl: string
  /** Replaces the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Creates the client: by default one that calls the server over HTTP. */
  client?: (options: ApiOptions) => Api
  /** The page's language (BCP 47), read at each call: the server responds in it. */
  language?: () => string | undefined
  /** Loads the validators of the server's responses. */
  shapes?: ApiOptions['shapes']
  /** The tenant's configuration, as the server sent it. */
  items: readonly ConfigurationItem[]
  /** The same, if it is parsed already. */
  tenant?: TenantConfig
  /** When this page was rendered, in milliseconds: server render and hydration both show this time. */
  now: number
  /** Storage that lasts beyond the visit. */
  storage: BrowserStorage
  /** Storage that lasts until the tab closes. */
  visit: BrowserStorage
  /** The session of the link with which the mobile app opened this page: its gifts belong to that link. */
  appSession?: () => string | undefined
  /** The logout event (specification, section 8): the session ended, here or in another tab. */
  onLogout?: (reason: LogoutReason) => void
  /** Solves the challenge that a server under load requires before a call. */
  solve?: Solve
}

/** Creates the domain that the hooks of this package use. */
export function createDomain({
  items,
  now,
  storage,
  visit,
  appSession,
  onLogout,
  client = createApi,
  tenant = parseConfig(items),
  ...options
}: DomainOptions): Domain {
  const session = createSession(storage)
  const toasts = createToasts()
  const { show, takeBack } = toasts.getState()
  const showFailure = (error: Error) => show('error', failureMessage(error, options.language?.()))
  const queryClient = createQueryClient({
    onFailure: showFailure,
    onSuccess: (message) => show('success', message),
    onAttempt: takeBack,
    language: options.language,
    isBrowser: typeof window !== 'undefined',
  })
  session.subscribe(({ user, ended = 'asked' }, { user: previousUser }) => {
    if (previousUser && !user) {
      forgetAccount(queryClient)
      onLogout?.(ended)
    }
  })
  const contentLanguage = () => {
    const pageLanguage = options.language?.()?.split('-')[0]
    return pageLanguage === tenant.language.split('-')[0] ? undefined : pageLanguage
  }
  const currentToken = () => session.getState().user?.token
  return {
    api: client({
      ...options,
      contentLanguage,
      token: currentToken,
      // A late response may belong to an earlier session.
      onToken(token, sentToken) {
        if (sentToken === currentToken()) session.getState().renew({ token })
      },
      onLogout: (sentToken) => session.getState().expire(sentToken),
    }),
    tenant,
    queryClient,
    session,
    currency: createCurrency(storage),
    toasts,
    showFailure,
    clock: createClock(now, pageTime(now)),
    visit,
    storage,
    appSession,
  }
}
