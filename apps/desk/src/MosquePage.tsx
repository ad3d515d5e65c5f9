import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskSession } from '@minaret/domain/desk'
import { createFormat, FormatProvider, useWords } from '@minaret/screens/app'
import { Loading } from '@minaret/screens/desk/frame'
import { MessagePage } from '@minaret/ui'
import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'

/** A page of the mosque in the address, for somebody on its staff. Who is not logged in is led to the login first, and from there back. */
export function MosquePage({ children }: { children(mosque: DeskMosque): ReactNode }) {
  const { t } = useWords('desk')
  const { mosque: slug } = useParams()
  const session = useDeskSession()
  const { pathname, search } = useLocation()
  if (!session.data) return <Loading failed={session.isError} retry={() => void session.refetch()} />
  if (!session.data.account) return <Navigate to="/" replace state={{ wanted: pathname + search }} />
  const mosque = session.data.mosques.find((one) => one.slug === slug)
  return mosque ? (
    <InZone timeZone={mosque.timeZone}>{children(mosque)}</InZone>
  ) : (
    <MessagePage title={t.desk.noSuchMosque} seed="nowhere" />
  )
}

/** Instants are shown in the mosque's zone, wherever its staff are. */
function InZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const { language, format } = useWords()
  const own = useMemo(() => createFormat(format.locale, { timeZone }), [format.locale, timeZone])
  return (
    <FormatProvider language={language} format={own}>
      {children}
    </FormatProvider>
  )
}
