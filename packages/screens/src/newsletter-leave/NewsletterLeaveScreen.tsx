import { useUnsubscribe } from '@minaret/domain'
import type { Params } from '../app/screen.ts'
import { LinkScreen } from '../newsletter/index.ts'

/** Unsubscribes from the newsletter with the link from any of its emails, after a press. */
export function NewsletterLeaveScreen({ params }: { params: Params }) {
  return <LinkScreen screen="newsletterLeave" token={params.token ?? ''} action={useUnsubscribe()} />
}
