import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { cardPayments, cardPaymentsWith } from '../../testing/data/deskWaysToGive.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { WaysToGiveScreen } from './WaysToGiveScreen.tsx'

const meta = { component: WaysToGiveScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <WaysToGiveScreen mosque={mosque} openStripe={fn()} />,
  responses: cardPayments,
})
const account = 'acct_1QkZ7uExample'
const startsAt = '2026-11-28T19:00:00Z'

export const Loading = states.loading()
/** Card payments have not been set up. */
export const Empty = states.full(cardPaymentsWith({ state: 'notBegun' }))
export const LoadError = states.loadError()
export const Full = states.full()
/** The installation has no Stripe keys. */
export const Unavailable = states.full(cardPaymentsWith({ state: 'unavailable' }))
export const OwnKeys = states.full(cardPaymentsWith({ state: 'ownKeys' }))
/** The mosque is not approved yet. */
export const Unapproved = states.full(cardPaymentsWith({ state: 'notBegun', unapproved: true, test: true }))
export const Checking = states.full(cardPaymentsWith({ state: 'checking', account, agreement: 'waiting' }))
/** Stripe is ready, and a second owner has not decided yet. */
export const AwaitingApproval = states.full(cardPaymentsWith({ state: 'agreement', account, agreement: 'waiting' }))
/** There is no second owner, so it takes effect after a delay. */
export const ApprovalAfterDelay = states.full(
  cardPaymentsWith({ state: 'agreement', account, agreement: 'waiting', startsAt }),
)
/** The second owner has declined. */
export const ApprovalDeclined = states.full(cardPaymentsWith({ state: 'agreement', account, agreement: 'missing' }))
export const Ready = states.full(cardPaymentsWith({ state: 'ready', account }))
/** Cards are accepted until a deadline for a missing proof. */
export const ReadyWithDeadline = states.full(
  cardPaymentsWith({ state: 'ready', account, needs: ['personProof'], deadline: '2026-12-07T19:00:00Z' }),
)
export const Off = states.full(cardPaymentsWith({ state: 'off', account }))
export const StoppedMissing = states.full(
  cardPaymentsWith({ state: 'stopped', reason: 'missing', account, needs: ['personProof', 'bankAccount'] }),
)
export const StoppedReview = states.full(cardPaymentsWith({ state: 'stopped', reason: 'review', account }))
export const StoppedRejected = states.full(cardPaymentsWith({ state: 'stopped', reason: 'rejected', account }))
export const Closed = states.full(cardPaymentsWith({ state: 'closed', account }))
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
