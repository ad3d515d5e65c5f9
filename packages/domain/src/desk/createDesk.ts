import { ApiError, createDeskApi, type DeskApi, type DeskApiOptions } from '@minaret/client'
import type { DeskSession } from '@minaret/contract/desk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand'
import { fieldErrorsOf } from '../app/failures.ts'
import { deskKey } from './deskKeys.ts'
import { deskFailureWords } from './failures.ts'
import { createToasts, type ToastsState } from '../toasts/toasts.ts'
import { createDeskDrafts, type DeskDrafts } from './drafts/deskDrafts.ts'
import { createUploads, type Uploads } from './uploads.ts'

/** A change that can still be undone from where it was made. */
export type Undoable = {
  /** The entry of the log that undoes it. */
  change: string
  mosque: string
  /** What the bar says of it; without it, that the site and displays are up to date. */
  saved?: string | undefined
}

/** What the desk holds in memory: one for each tab. */
export type Desk = {
  api: DeskApi
  queryClient: QueryClient
  toasts: StoreApi<ToastsState>
  /** The newest change, for the bar that undoes it; `at` is when it was made, in milliseconds since the desk was opened. */
  undoable: StoreApi<{ latest?: Undoable & { id: number; at: number } }>
  /** What is typed and not saved. */
  drafts: DeskDrafts
  /** Files on their way to the server, one at a time. */
  uploads: Uploads
  /** The language it is shown in. */
  language: string
  /** Shows it in another one from now on. */
  chooseLanguage(language: string): void
}

/** What a desk is made of. */
export type DeskOptions = Pick<DeskApiOptions, 'baseUrl' | 'fetch' | 'solve'> &
  Pick<Desk, 'language' | 'chooseLanguage'>

const minute = 60_000
const sessionKey = deskKey('sessionView', {})

/** Makes everything the desk's hooks need. */
export function createDesk({ baseUrl, fetch, language, chooseLanguage, solve }: DeskOptions): Desk {
  // The bar that undoes the newest change stands beside it: two in all.
  const toasts = createToasts(1)
  const { show, takeBack } = toasts.getState()
  const tell = (error: Error) => show('error', deskFailureWords(error, language))
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (query.state.data !== undefined && !query.meta?.quiet) tell(error)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: takeBack,
      onError(error, _sent, _context, { meta }) {
        const fields = Object.keys(fieldErrorsOf(error))
        const isAtFields = meta?.isField !== undefined && fields.length > 0 && fields.every(meta.isField)
        if (!meta?.quiet && !isAtFields) tell(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.kind === 'refused'),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const session = () => queryClient.getQueryData<DeskSession>(sessionKey)
  const api = createDeskApi({
    baseUrl,
    fetch,
    language: () => language,
    solve,
    writeToken: () => session()?.writeToken,
    onLogout: () => void queryClient.invalidateQueries({ queryKey: sessionKey }),
  })
  // Absent on a page that came over plain http from another machine.
  const subtle = globalThis.crypto?.subtle
  return {
    api,
    uploads: createUploads(api, subtle),
    drafts: createDeskDrafts({
      api,
      session,
      subtle,
      storage: () => globalThis.localStorage,
    }),
    queryClient,
    toasts,
    undoable: createStore(() => ({})),
    language,
    chooseLanguage,
  }
}
