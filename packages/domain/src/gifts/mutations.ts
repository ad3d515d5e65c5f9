import { read, send, withoutSession } from '@minaret/client'
import type { GiftAttempt, GiftPass } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Domain } from '../app/createDomain.ts'
import { type Solve, solved, unable } from '../app/challenge.ts'
import { privateKey } from '../app/private.ts'
import { fieldErrorsOf } from '../app/failures.ts'
import { isUnanswered } from './failure.ts'
import { savePass, readStoredPass } from './pass.ts'
import { giftQueries } from './queries.ts'

/** An attempt to give, as the form knows it; the page token is added on the way. */
export type Attempt = Omit<GiftAttempt, 'pageToken' | 'captcha' | 'appSession'> & {
  /** Somebody else gives than who is logged in here: it is sent without their session. */
  asGuest?: boolean
}

type Host = Pick<Domain, 'api' | 'visit' | 'queryClient' | 'appSession'>

/** How a payment is told apart from what else changes something. */
export const giftPayKey = ['gifts', 'pay'] as const

/** What changes a gift. */
export const giftMutations = {
  /**
   * Pays. The same attempt is the same gift however often it is sent, so an answer that got lost is asked for again. A
   * challenge that the host asks for only now is solved with a new page token, and the attempt sent once more.
   */
  pay: ({ api, visit, queryClient, appSession = () => undefined }: Host, solve: Solve = unable) =>
    mutationOptions({
      mutationKey: giftPayKey,
      mutationFn: async ({ asGuest, ...attempt }: Attempt) => {
        const { attemptId, causeId } = attempt
        const passOf = giftQueries.pass({ api, visit }, causeId, attemptId)
        const post = async (pass: GiftPass & { captcha?: string }) => {
          const { pageToken } = pass
          const captcha = pass.captcha ?? (pass.challenge && (await solved(solve, pass.challenge)))
          savePass(visit, { ...pass, attemptId, used: true, captcha })
          return send(
            api.POST('/api/stripePaymentProcess', {
              body: { ...attempt, pageToken, captcha, appSession: appSession() },
              ...(asGuest ? withoutSession : {}),
            }),
          )
        }
        const pass = readStoredPass(visit, attemptId, Date.now()) ?? (await queryClient.fetchQuery(passOf))
        return post(pass).catch(async (error: unknown) => {
          if (!fieldErrorsOf(error).captcha) throw error
          const previous = pass.pageToken
          const renewed = await read(api.POST('/api/donation/start', { body: { causeId, previous } }))
          queryClient.setQueryData(passOf.queryKey, renewed)
          return post(renewed)
        })
      },
      // It is among one's own from now on.
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: [privateKey] }),
      retry: (count: number, error: Error) => count < 2 && isUnanswered(error),
      retryDelay: (count: number) => 1000 * 2 ** count,
    }),
  /** Cancels a gift; who looks at it sees what came of that. */
  cancel: ({ api, queryClient }: Host) =>
    mutationOptions({
      mutationFn: ({ id }: { id: string }) => send(api.POST('/api/donation/cancel', { body: { id } })),
      onSuccess: ({ data }, { id }) => queryClient.setQueryData(giftQueries.view(api, id).queryKey, data),
    }),
}
