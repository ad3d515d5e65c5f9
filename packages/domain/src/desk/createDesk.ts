import { ApiError, createDeskApi, type DeskApi, type DeskApiOptions } from '@minaret/client'
import type { DeskSession } from '@minaret/contract/desk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand'
import { fieldErrorsOf } from '../app/failures.ts'
import { deskKey } from './deskKeys.ts'
import { deskFailureMessage } from './failures.ts'
import { createToasts, type ToastsState } from '../toasts/toasts.ts'
import { createDeskDrafts, type DeskDrafts } from './drafts/deskDrafts.ts'
import { createUploads, type Uploads } from './uploads.ts'

/** A change that can be undone with the undo bar. */
export type UndoableChange = {
  /** The audit log entry that undoes it. */
  logEntry: string
  mosque: string
  /** The message of the undo bar; by default, that the site and displays will be updated. */
  message?: string | undefined
}

/** The desk's state in memory, one per tab. */
export type Desk = {
  api: DeskApi
  queryClient: QueryClient
  toasts: StoreApi<ToastsState>
  /** The latest change, for the undo bar; `at` is its time, in milliseconds since the desk was opened. */
  undoable: StoreApi<{ latest?: UndoableChange & { id: number; at: number } }>
  /** Unsaved form drafts. */
  drafts: DeskDrafts
  /** File uploads, one at a time. */
  uploads: Uploads
  /** The display language. */
  language: string
  /** Changes the display language. */
  chooseLanguage(language: string): void
}

/** Options of {@link createDesk}. */
export type DeskOptions = Pick<DeskApiOptions, 'baseUrl' | 'fetch' | 'solve'> &
  Pick<Desk, 'language' | 'chooseLanguage'>

const minute = 60_000
const sessionKey = deskKey('sessionView', {})

/** Creates everything the desk's hooks need. */
export function createDesk({ baseUrl, fetch, language, chooseLanguage, solve }: DeskOptions): Desk {
  // The undo bar is shown beside the toast: two messages in all.
  const toasts = createToasts(1)
  const { show, takeBack } = toasts.getState()
  const showError = (error: Error) => show('error', deskFailureMessage(error, language))
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (query.state.data !== undefined && !query.meta?.quiet) showError(error)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: takeBack,
      onError(error, _sent, _context, { meta }) {
        const fields = Object.keys(fieldErrorsOf(error))
        const isAtFields = meta?.isField !== undefined && fields.length > 0 && fields.every(meta.isField)
        if (!meta?.quiet && !isAtFields) showError(error)
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
  // Undefined on a page served over plain HTTP from another machine.
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
