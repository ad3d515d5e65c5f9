import { ApiError } from '@minaret/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: its failures show no message. */
    queryMeta: { quiet?: boolean }
    mutationMeta: { quiet?: boolean }
  }
}

const minute = 60_000

/** Whether asking again could help: the host decided nothing. */
const undecided = (error: unknown) => error instanceof ApiError && error.kind !== 'refused'

/**
 * The query client of one page or of one request. Every failure is told once, here, unless its call says `quiet` or it
 * is a refresh behind data that is shown already.
 * @param onFailure what a failed call does to the page: a toast
 * @param onAttempt something is being sent: what was said of an earlier failure no longer holds
 * @param patient whether a call is tried again when nothing answered; not while the server renders
 */
export function createQueryClient({
  onFailure,
  onAttempt = () => {},
  patient,
}: {
  onFailure: (error: Error) => void
  onAttempt?: () => void
  patient: boolean
}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (!query.meta?.quiet && query.state.data === undefined) onFailure(error)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: onAttempt,
      onError(error, _variables, _onMutateResult, mutation) {
        if (!mutation.meta?.quiet) onFailure(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: patient ? 30 * minute : Infinity,
        retry: (count, error) => patient && count < 2 && undecided(error),
        // Being offline is a failure people are told about, not a pause.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
