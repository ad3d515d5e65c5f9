import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import type { SubscribeFormProps } from './SubscribeForm.tsx'

/** Signs one up to the newsletter. Its code, and the library behind it, comes when somebody comes near it. */
export const NewsletterForm = lazyOnVisible<SubscribeFormProps>(
  async () => (await import('./SubscribeForm.tsx')).SubscribeForm,
  ['newsletter', 'forms'],
)
