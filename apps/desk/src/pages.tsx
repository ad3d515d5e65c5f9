import { useDeskSession } from '@minaret/domain/desk'
import { useWords } from '@minaret/screens/app'
import { Loading } from '@minaret/screens/desk-frame'
import { Welcome } from '@minaret/screens/desk-welcome'
import { MessagePage } from '@minaret/ui'
import { Navigate, useNavigate } from 'react-router'

/** The desk's own first page: whoever works for one mosque goes straight to it. */
export function HomePage() {
  const session = useDeskSession()
  const go = useNavigate()
  if (!session.data) return <Loading failed={session.isError} retry={() => void session.refetch()} />
  const { account, mosques } = session.data
  const [only, ...others] = mosques
  if (account && only && others.length === 0) return <Navigate to={`/${only.slug}`} replace />
  return <Welcome session={session.data} onEntered={(slug) => void go(`/${slug}`)} />
}

/** An address that leads nowhere, or a page whose code did not come. */
export function ProblemPage() {
  const { t } = useWords('desk')
  return <MessagePage title={t.desk.failed} seed="nowhere" />
}
