import { send } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'

/** The thank-you toast; the English text is exact to the last space (specification, section 8). */
const contactThanks = {
  en: "Thank you! We'll get back to you as soon as possible. ",
  ar: 'شكرًا! سنرد في أقرب وقت ممكن.',
  ur: 'شکریہ! ہم جلد از جلد آپ سے رابطہ کریں گے۔',
}

/** Mutations of the contact form. */
const contactMutations = {
  send: ({ api }: Pick<Domain, 'api'>) =>
    mutationOptions({
      mutationFn: (message: components['schemas']['ContactMessage']) =>
        send(api.POST('/api/contact', { body: message })),
      meta: { success: contactThanks },
    }),
}

/** Sends a message to the mosque, or to the imam with the topic `imam`. */
export const useContact = () => useAction(contactMutations.send(useDomain()))
