import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'

type Schemas = components['schemas']
type NewsletterDomain = Pick<Domain, 'api'>

/** Mutations of a newsletter subscription. */
const newsletterMutations = {
  subscribe: ({ api }: NewsletterDomain) =>
    mutationOptions({
      mutationFn: (subscription: Schemas['Subscription']) => send(api.POST('/api/subscriber', { body: subscription })),
      meta: { success: true },
    }),
  /** Confirms a subscription. @throws {ApiError} with status 410 if the link is used or expired */
  confirm: ({ api }: NewsletterDomain) =>
    mutationOptions({
      mutationFn: (link: Schemas['ReferenceOnly']) => send(api.POST('/api/subscriber/confirm', { body: link })),
    }),
  leave: ({ api }: NewsletterDomain) =>
    mutationOptions({
      mutationFn: (link: Schemas['ReferenceOnly']) => send(api.POST('/api/subscriber/unsubscribe', { body: link })),
    }),
}

/** Subscribes to the newsletter; an email then asks to confirm. */
export const useSubscribe = () => useAction(newsletterMutations.subscribe(useDomain()))

/** Confirms the subscription with the link from that email. */
export const useConfirmSubscription = () => useAction(newsletterMutations.confirm(useDomain()))

/** Unsubscribes with the link from any newsletter email; unsubscribing twice also succeeds. */
export const useUnsubscribe = () => useAction(newsletterMutations.leave(useDomain()))
