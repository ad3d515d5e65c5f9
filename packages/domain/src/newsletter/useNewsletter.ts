import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'

type Schemas = components['schemas']
type Host = Pick<Domain, 'api'>

/** The newsletter. */
const newsletterMutations = {
  subscribe: ({ api }: Host) =>
    mutationOptions({
      mutationFn: (subscription: Schemas['Subscription']) => send(api.POST('/api/subscriber', { body: subscription })),
      meta: { success: true },
    }),
  /** @throws {ApiError} of status 410 when the link is used or too old */
  confirm: ({ api }: Host) =>
    mutationOptions({
      mutationFn: (link: Schemas['ReferenceOnly']) => send(api.POST('/api/subscriber/confirm', { body: link })),
    }),
  leave: ({ api }: Host) =>
    mutationOptions({
      mutationFn: (link: Schemas['ReferenceOnly']) => send(api.POST('/api/subscriber/unsubscribe', { body: link })),
    }),
}

/** Asks for the newsletter; a mail then asks to confirm. */
export const useSubscribe = () => useAction(newsletterMutations.subscribe(useDomain()))

/** Confirms the newsletter by the link of that mail. */
export const useConfirmSubscription = () => useAction(newsletterMutations.confirm(useDomain()))

/** Leaves the newsletter by the link of any of its mails; leaving twice is leaving. */
export const useUnsubscribe = () => useAction(newsletterMutations.leave(useDomain()))
