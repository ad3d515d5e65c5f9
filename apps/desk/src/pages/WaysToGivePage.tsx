import { WaysToGiveScreen } from '@minaret/screens/desk/ways-to-give'
import { useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** Stripe's form is a page of its own, not one of the desk's. */
const openStripe = (url: string) => window.location.assign(url)

/** How donors can give to the mosque; Stripe's form leads back here. */
export function WaysToGivePage() {
  const [search] = useSearchParams()
  const stripe = search.get('stripe')
  const returned = stripe === 'back' || stripe === 'again' ? stripe : undefined
  return (
    <MosquePage>
      {(mosque) => <WaysToGiveScreen mosque={mosque} openStripe={openStripe} {...(returned ? { returned } : {})} />}
    </MosquePage>
  )
}
