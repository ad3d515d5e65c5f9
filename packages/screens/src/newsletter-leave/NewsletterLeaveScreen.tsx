import { useUnsubscribe } from '@minaret/domain'
import type { Params } from '../app/screen.ts'
import { LinkScreen } from '../newsletter/index.ts'

/** The newsletter left by the link of any of its emails, with one press. */
export function NewsletterLeaveScreen({ params }: { params: Params }) {
  return <LinkScreen screen="newsletterLeave" token={params.token ?? ''} action={useUnsubscribe()} />
}
