import { useConfirmSubscription } from '@minaret/domain'
import type { Params } from '../app/screen.ts'
import { LinkScreen } from '../newsletter/index.ts'

/** Confirms a newsletter subscription with the link from its first email, after a press. */
export function NewsletterConfirmScreen({ params }: { params: Params }) {
  return <LinkScreen screen="newsletterConfirm" token={params.token ?? ''} action={useConfirmSubscription()} />
}
