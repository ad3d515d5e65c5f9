import { ApprovalsScreen, CancelLinkScreen } from '@minaret/screens/desk/approvals'
import { Loading } from '@minaret/screens/desk/frame'
import { Suspense, useState } from 'react'
import { MosquePage } from '../MosquePage.tsx'

const loading = <Loading failed={false} retry={() => {}} />

/** What takes two owners of a mosque. */
export const ApprovalsPage = () => (
  <MosquePage>
    {(mosque) => (
      <Suspense fallback={loading}>
        <ApprovalsScreen mosque={mosque} />
      </Suspense>
    )}
  </MosquePage>
)

/** The page of a link that cancels something: its reference stands after `#`, where no server sees it. */
export function CancelLinkPage() {
  const [reference] = useState(() => window.location.hash.slice(1))
  return (
    <Suspense fallback={loading}>
      <CancelLinkScreen reference={reference} />
    </Suspense>
  )
}
