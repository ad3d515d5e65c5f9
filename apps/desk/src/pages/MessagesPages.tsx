import { Loading } from '@minaret/screens/desk/frame'
import { MessageScreen, MessagesScreen, parseMessageFilter, TemplatesScreen } from '@minaret/screens/desk/messages'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

const loading = <Loading hasFailed={false} retry={() => {}} />

/** Messages to a mosque; the filter is in the URL. */
export function MessagesPage() {
  const [search] = useSearchParams()
  return (
    <MosquePage>
      {(mosque) => (
        <Suspense fallback={loading}>
          <MessagesScreen mosque={mosque} filter={parseMessageFilter(search.get('show'), search.get('kind'))} />
        </Suspense>
      )}
    </MosquePage>
  )
}

/** One message. */
export function MessagePage() {
  const { message = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => (
        <Suspense fallback={loading}>
          <MessageScreen key={message} mosque={mosque} id={message} />
        </Suspense>
      )}
    </MosquePage>
  )
}

/** A mosque's reply templates. */
export const TextsPage = () => (
  <MosquePage>
    {(mosque) => (
      <Suspense fallback={loading}>
        <TemplatesScreen mosque={mosque} />
      </Suspense>
    )}
  </MosquePage>
)
