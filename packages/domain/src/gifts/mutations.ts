import { send } from '@minaret/client'
import type { GiftAttempt } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Domain } from '../app/createDomain.ts'
import { privateKey } from '../app/private.ts'
import { isUnanswered } from './failure.ts'
import { keepPass } from './pass.ts'
import { giftQueries } from './queries.ts'

/** An attempt to give, as the form knows it; the page token is added on the way. */
export type Attempt = Omit<GiftAttempt, 'pageToken'>

/** What changes a gift. */
export const giftMutations = {
  /**
   * Pays. The same attempt is the same gift however often it is sent, so an answer that got lost is asked for again.
   */
  pay: ({ api, visit, queryClient }: Pick<Domain, 'api' | 'visit' | 'queryClient'>) =>
    mutationOptions({
      mutationFn: async (attempt: Attempt) => {
        const { attemptId, causeId } = attempt
        const pass = await queryClient.fetchQuery(giftQueries.pass({ api, visit }, causeId, attemptId))
        const { pageToken } = pass
        keepPass(visit, { ...pass, attemptId, used: true })
        return send(api.POST('/api/stripePaymentProcess', { body: { ...attempt, pageToken } }))
      },
      // It is among one's own from now on.
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: [privateKey] }),
      retry: (count: number, error: Error) => count < 2 && isUnanswered(error),
      retryDelay: (count: number) => 1000 * 2 ** count,
    }),
}
