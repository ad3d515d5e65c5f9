import { ApprovalsScreen, CancelLinkScreen } from '@minaret/screens/desk/approvals'
import { Loading } from '@minaret/screens/desk/frame'
import { Suspense, useState } from 'react'
import { MosquePage } from '../MosquePage.tsx'

const loading = <Loading hasFailed={false} retry={() => {}} />

/** Requests that need a second owner's approval. */
export const ApprovalsPage = () => (
  <MosquePage>
    {(mosque) => (
      <Suspense fallback={loading}>
        <ApprovalsScreen mosque={mosque} />
      </Suspense>
    )}
  </MosquePage>
)

/** The page of a cancellation link. Its reference is in the fragment, which is not sent to servers. */
export function CancelLinkPage() {
  const [reference] = useState(() => window.location.hash.slice(1))
  return (
    <Suspense fallback={loading}>
      <CancelLinkScreen reference={reference} />
    </Suspense>
  )
}
