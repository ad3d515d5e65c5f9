import { read, send, withoutSession } from '@minaret/client'
import type { GiftAttempt, PageToken } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Domain } from '../app/createDomain.ts'
import { type Solve, solveChallenge, noSolver } from '../app/challenge.ts'
import { privateKey } from '../app/private.ts'
import { fieldErrorsOf } from '../app/failures.ts'
import { isUnanswered } from './failure.ts'
import { savePageToken, readStoredPageToken } from './pageToken.ts'
import { giftQueries } from './queries.ts'

/** A payment attempt from the form; the page token is added before sending. */
export type Attempt = Omit<GiftAttempt, 'pageToken' | 'captcha' | 'appSession'> & {
  /** The donor is not the logged-in user: the attempt is sent without the session. */
  asGuest?: boolean
}

type GiftDomain = Pick<Domain, 'api' | 'visit' | 'queryClient' | 'appSession'>

/** Mutation key of payments. */
export const giftPayKey = ['gifts', 'pay'] as const

/** Mutations of a gift. */
export const giftMutations = {
  /**
   * Pays. An attempt is idempotent, so it is retried after a lost response. If the server requires a
   * challenge only now, it is solved with a new page token and the attempt is sent once more.
   */
  pay: ({ api, visit, queryClient, appSession = () => undefined }: GiftDomain, solve: Solve = noSolver) =>
    mutationOptions({
      mutationKey: giftPayKey,
      mutationFn: async ({ asGuest, ...attempt }: Attempt) => {
        const { attemptId, causeId } = attempt
        const pageTokenOptions = giftQueries.pass({ api, visit }, causeId, attemptId)
        const post = async (issued: PageToken & { captcha?: string }) => {
          const { pageToken } = issued
          const captcha = issued.captcha ?? (issued.challenge && (await solveChallenge(solve, issued.challenge)))
          savePageToken(visit, { ...issued, attemptId, used: true, captcha })
          return send(
            api.POST('/api/stripePaymentProcess', {
              body: { ...attempt, pageToken, captcha, appSession: appSession() },
              ...(asGuest ? withoutSession : {}),
            }),
          )
        }
        const issued =
          readStoredPageToken(visit, attemptId, Date.now()) ?? (await queryClient.fetchQuery(pageTokenOptions))
        return post(issued).catch(async (error: unknown) => {
          if (!fieldErrorsOf(error).captcha) throw error
          const previous = issued.pageToken
          const reissued = await read(api.POST('/api/donation/start', { body: { causeId, previous } }))
          queryClient.setQueryData(pageTokenOptions.queryKey, reissued)
          return post(reissued)
        })
      },
      // The gift appears in the donor's own lists.
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: [privateKey] }),
      retry: (count: number, error: Error) => count < 2 && isUnanswered(error),
      retryDelay: (count: number) => 1000 * 2 ** count,
    }),
  /** Cancels a gift and updates the page that shows it. */
  cancel: ({ api, queryClient }: GiftDomain) =>
    mutationOptions({
      mutationFn: ({ id }: { id: string }) => send(api.POST('/api/donation/cancel', { body: { id } })),
      onSuccess: ({ data }, { id }) => queryClient.setQueryData(giftQueries.view(api, id).queryKey, data),
    }),
}
