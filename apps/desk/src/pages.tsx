import { useDeskSession } from '@minaret/domain/desk'
import { useMessages } from '@minaret/screens/app'
import { Loading } from '@minaret/screens/desk/frame'
import { Welcome } from '@minaret/screens/desk/welcome'
import { Button, MessagePage } from '@minaret/ui'
import { useEffect } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigate, useRouteError } from 'react-router'

/** The root layout: pages open at the top, and going back restores the scroll position. */
export function Pages() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** The path that a redirect to the login came from; undefined if there is none. */
function readReturnPath(state: unknown): string | undefined {
  const { returnPath }: { returnPath?: unknown } = Object(state)
  return typeof returnPath === 'string' && returnPath.startsWith('/') && !returnPath.startsWith('//')
    ? returnPath
    : undefined
}

/** The desk's first page. Staff of a single mosque are redirected to it. */
export function HomePage() {
  const session = useDeskSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  if (!session.data) return <Loading hasFailed={session.isError} retry={() => void session.refetch()} />
  const { account, mosques, installation } = session.data
  // Support access is opened from the mosque's page under Installation.
  const [firstMosque, ...otherMosques] = mosques.filter(({ supportUntil }) => supportUntil === undefined)
  const returnPath = readReturnPath(state)
  // A session that ended on a page returns to it.
  if (
    account &&
    !account.demonstration &&
    mosques.some(({ slug }) => returnPath === `/${slug}` || returnPath?.startsWith(`/${slug}/`))
  )
    return <Navigate to={returnPath ?? '/'} replace />
  if (account && installation && (firstMosque === undefined || returnPath?.startsWith('/installation')))
    return <Navigate to={returnPath?.startsWith('/installation') ? returnPath : '/installation'} replace />
  if (account && firstMosque && otherMosques.length === 0) return <Navigate to={`/${firstMosque.slug}`} replace />
  return <Welcome session={session.data} onEntered={(slug) => void navigate(`/${slug}`)} />
}

/** The error page: an unknown URL, or a page whose code failed to load. */
export function ProblemPage() {
  const { t } = useMessages('desk')
  const error = useRouteError()
  useEffect(() => {
    // Logged for developers: the page only shows that it did not load.
    // oxlint-disable-next-line no-console
    if (error) console.error(error)
  }, [error])
  return (
    <main>
      <MessagePage
        title={t.desk.failed}
        seed="nowhere"
        actions={<Button onClick={() => window.location.reload()}>{t.retry}</Button>}
      />
    </main>
  )
}
