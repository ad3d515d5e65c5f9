import { useConfirmSubscription } from '@minaret/domain'
import type { Params } from '../app/screen.ts'
import { LinkScreen } from '../newsletter/index.ts'

/** The newsletter confirmed by the link of its first email, with one press. */
export function NewsletterConfirmScreen({ params }: { params: Params }) {
  return <LinkScreen screen="newsletterConfirm" token={params.token ?? ''} action={useConfirmSubscription()} />
}
