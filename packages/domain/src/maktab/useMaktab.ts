import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'

/** The evening school. Nothing about a child is kept in the browser. */
const maktabMutations = {
  /** Sent twice with one `attemptId`, it is one registration. */
  register: ({ api }: Pick<Domain, 'api'>) =>
    mutationOptions({
      mutationFn: (registration: components['schemas']['MaktabRegistration']) =>
        send(api.POST('/api/maktab/register', { body: registration })),
      meta: { keepsSent: true },
    }),
}

/** Registers children for the evening school. */
export const useRegisterChildren = () => useAction(maktabMutations.register(useDomain()))
