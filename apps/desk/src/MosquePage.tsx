import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskSession } from '@minaret/domain/desk'
import { createFormat, FormatProvider, useMessages } from '@minaret/screens/app'
import { Loading } from '@minaret/screens/desk/frame'
import { MessagePage } from '@minaret/ui'
import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'

/** A page of the mosque in the URL, for its staff. Redirects to the login and back if the visitor is not logged in. */
export function MosquePage({ children }: { children(mosque: DeskMosque): ReactNode }) {
  const { t } = useMessages('desk')
  const { mosque: slug } = useParams()
  const session = useDeskSession()
  const { pathname, search } = useLocation()
  if (!session.data) return <Loading hasFailed={session.isError} retry={() => void session.refetch()} />
  if (!session.data.account) return <Navigate to="/" replace state={{ returnPath: pathname + search }} />
  const mosque = session.data.mosques.find((candidate) => candidate.slug === slug)
  return mosque ? (
    <MosqueTimeZone timeZone={mosque.timeZone}>{children(mosque)}</MosqueTimeZone>
  ) : (
    <MessagePage title={t.desk.noSuchMosque} seed="nowhere" />
  )
}

/** Formats times in the mosque's time zone, wherever its staff are. */
function MosqueTimeZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const { language, format } = useMessages()
  const zonedFormat = useMemo(() => createFormat(format.locale, { timeZone }), [format.locale, timeZone])
  return (
    <FormatProvider language={language} format={zonedFormat}>
      {children}
    </FormatProvider>
  )
}
