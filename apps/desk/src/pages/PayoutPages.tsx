import { PayoutScreen, PayoutsScreen } from '@minaret/screens/desk/payouts'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** The payment provider's payouts. */
export const PayoutsPage = () => <MosquePage>{(mosque) => <PayoutsScreen mosque={mosque} />}</MosquePage>

/** One payout, itemised. */
export function PayoutPage() {
  const { payout = '' } = useParams()
  return <MosquePage>{(mosque) => <PayoutScreen mosque={mosque} id={payout} />}</MosquePage>
}
