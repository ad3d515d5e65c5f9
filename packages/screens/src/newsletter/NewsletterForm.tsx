import { lazyPart } from '../app/lazyPart.tsx'
import type { SubscribeFormProps } from './SubscribeForm.tsx'

/** Signs one up to the newsletter. The first load of a page does not wait for it, and a page where it does not come does without. */
export const NewsletterForm = lazyPart<SubscribeFormProps>(
  async () => (await import('./SubscribeForm.tsx')).SubscribeForm,
  'newsletter',
  'forms',
)
