import { WaysToGiveScreen } from '@minaret/screens/desk/ways-to-give'
import { useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** Leaves the desk for Stripe's hosted form. */
const openStripe = (url: string) => window.location.assign(url)

/** The mosque's payment methods. Stripe's form returns here. */
export function WaysToGivePage() {
  const [search] = useSearchParams()
  const stripe = search.get('stripe')
  const returnStatus = stripe === 'back' || stripe === 'again' ? stripe : undefined
  return (
    <MosquePage>
      {(mosque) => (
        <WaysToGiveScreen mosque={mosque} openStripe={openStripe} {...(returnStatus ? { returnStatus } : {})} />
      )}
    </MosquePage>
  )
}
