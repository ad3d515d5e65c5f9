import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'

/** Mutations of the maktab. The browser stores nothing about a child. */
const maktabMutations = {
  /** Registers children; idempotent by `attemptId`. */
  register: ({ api }: Pick<Domain, 'api'>) =>
    mutationOptions({
      mutationFn: (registration: components['schemas']['MaktabRegistration']) =>
        send(api.POST('/api/maktab/register', { body: registration })),
      meta: { keepsSent: true },
    }),
}

/** Registers children for the maktab. */
export const useRegisterChildren = () => useAction(maktabMutations.register(useDomain()))
