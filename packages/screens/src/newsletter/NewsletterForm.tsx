import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import type { SubscribeFormProps } from './SubscribeForm.tsx'

/** The newsletter form. Its code and the form library load when it is nearly visible. */
export const NewsletterForm = lazyOnVisible<SubscribeFormProps>(
  async () => (await import('./SubscribeForm.tsx')).SubscribeForm,
  ['newsletter', 'forms'],
)
