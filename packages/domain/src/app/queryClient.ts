import { ApiError } from '@minaret/client'
import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRecord } from '../storage/browserStorage.ts'
import { endLoads } from './overdue.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: its failures show no message. */
    queryMeta: { quiet?: boolean }
    mutationMeta: {
      quiet?: boolean
      /** Whether its form says what is wrong with a field: a refusal that is about such fields alone shows no message. */
      isField?: (name: string) => boolean
      /** What success says: the host's own message, or these words in its place, by language. Silent without. */
      success?: true | SaidInEach
      /** Of the specification's auth slice: while the request is under way, what was sent with it is shown. */
      keepsSent?: boolean
    }
  }
}

/** Words of our own, by language; English serves every other. */
type SaidInEach = { readonly en: string } & Readonly<Record<string, string>>

const minute = 60_000

/** Whether asking again could help: the host decided nothing. */
const undecided = (error: unknown) => error instanceof ApiError && error.kind !== 'refused'

/** What is said of a change that worked, if anything. */
function successOf({ meta }: Mutation<unknown, unknown>, answer: unknown, language = ''): string {
  const success = meta?.success
  if (success === undefined) return ''
  if (success !== true) return success[language.split('-')[0] ?? ''] ?? success.en
  return isRecord(answer) && typeof answer.message === 'string' ? answer.message : ''
}

/**
 * The query client of one page or of one request. Every failure is told once, here, unless its call says `quiet` or it
 * is a refresh behind data that is shown already; so is the success of a change that says how.
 * @param onFailure what a failed call does to the page: a toast
 * @param onSuccess what a change that worked says
 * @param onAttempt something is being sent: what was said of an earlier failure no longer holds
 * @param language the page's (BCP 47)
 * @param patient whether a call is tried again when nothing answered, and its loading state ends after a time; not while
 * the server renders
 */
export function createQueryClient({
  onFailure,
  onSuccess = () => {},
  onAttempt = () => {},
  language,
  patient,
}: {
  onFailure: (error: Error) => void
  onSuccess?: (message: string) => void
  onAttempt?: () => void
  language?: () => string | undefined
  patient: boolean
}): QueryClient {
  const queryCache = new QueryCache({
    onError(error, query) {
      // A list's next page is asked for by a person, although there is data already.
      const isRequested = query.state.data === undefined || query.state.fetchMeta?.fetchMore !== undefined
      if (!query.meta?.quiet && isRequested) onFailure(error)
    },
  })
  // Nobody looks at a loading state while the server renders.
  if (patient) endLoads(queryCache)
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate(_variables, { meta }) {
        if (!meta?.quiet) onAttempt()
      },
      onSuccess(answer, _variables, _onMutateResult, mutation) {
        const message = successOf(mutation, answer, language?.())
        if (message) onSuccess(message)
      },
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
      // What was sent may be a password: it goes with the form.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
}
