import { ApiError } from '@minaret/client'
import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRecord } from '../storage/browserStorage.ts'
import { timeOutLoads } from './loadTimeout.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: its failures show no toast. */
    queryMeta: { quiet?: boolean }
    mutationMeta: {
      quiet?: boolean
      /** Whether the form shows errors at this field: a refusal about such fields alone shows no toast. */
      isField?: (name: string) => boolean
      /** The success toast: `true` for the server's message, or text by language. No toast if absent. */
      success?: true | LocalisedText
      /** For the specification's auth slice: `sent` holds the request while it is in flight. */
      keepsSent?: boolean
    }
  }
}

/** Text by language; English for any other language. */
type LocalisedText = { readonly en: string } & Readonly<Record<string, string>>

const minuteMs = 60_000

/** Whether a retry could help: the server did not refuse. */
const isRetryable = (error: unknown) => error instanceof ApiError && error.kind !== 'refused'

/** The success message of a change, or an empty string. */
function successMessageOf({ meta }: Mutation<unknown, unknown>, response: unknown, language = ''): string {
  const success = meta?.success
  if (success === undefined) return ''
  if (success !== true) return success[language.split('-')[0] ?? ''] ?? success.en
  return isRecord(response) && typeof response.message === 'string' ? response.message : ''
}

/**
 * Creates the query client of one page or one request. It reports every failure once, unless the call is `quiet` or a
 * background refresh, and the success of a change that has a message.
 * @param onFailure reports a failed call, as a toast
 * @param onSuccess reports a successful change's message
 * @param onAttempt called when a change is sent: toasts of an earlier failure no longer apply
 * @param language the page's (BCP 47)
 * @param isBrowser false while the server renders: then calls are not retried and loading states do not time out
 */
export function createQueryClient({
  onFailure,
  onSuccess = () => {},
  onAttempt = () => {},
  language,
  isBrowser,
}: {
  onFailure: (error: Error) => void
  onSuccess?: (message: string) => void
  onAttempt?: () => void
  language?: () => string | undefined
  isBrowser: boolean
}): QueryClient {
  const queryCache = new QueryCache({
    onError(error, query) {
      // A user requests a list's next page, although there is data already.
      const isRequested = query.state.data === undefined || query.state.fetchMeta?.fetchMore !== undefined
      if (!query.meta?.quiet && isRequested) onFailure(error)
    },
  })
  // The server shows no loading states.
  if (isBrowser) timeOutLoads(queryCache)
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate(_variables, { meta }) {
        if (!meta?.quiet) onAttempt()
      },
      onSuccess(response, _variables, _onMutateResult, mutation) {
        const message = successMessageOf(mutation, response, language?.())
        if (message) onSuccess(message)
      },
      onError(error, _variables, _onMutateResult, mutation) {
        if (!mutation.meta?.quiet) onFailure(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: isBrowser ? 30 * minuteMs : Infinity,
        retry: (count, error) => isBrowser && count < 2 && isRetryable(error),
        // Being offline is a failure to report, not a pause.
        networkMode: 'always',
      },
      // The variables may hold a password: drop them with the form.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
}
