import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { messages } from './messages.gen.ts'

/** Mutations of the contact form. */
const contactMutations = {
  send: ({ api }: Pick<Domain, 'api'>) =>
    mutationOptions({
      mutationFn: (message: components['schemas']['ContactMessage']) =>
        send(api.POST('/api/contact', { body: message })),
      // The specification (section 8) prescribes the English text, including its trailing space.
      meta: { success: messages.thanks },
    }),
}

/** Sends a message to the mosque, or to the imam with the topic `imam`. */
export const useContact = () => useAction(contactMutations.send(useDomain()))
