import { useDeskSession } from '@minaret/domain/desk'
import { useWords } from '@minaret/screens/app'
import { Loading } from '@minaret/screens/desk/frame'
import { Welcome } from '@minaret/screens/desk/welcome'
import { Button, MessagePage } from '@minaret/ui'
import { useEffect } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigate, useRouteError } from 'react-router'

/** What stays while pages come and go: each opens at its top, and going back returns to where one was. */
export function Pages() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** The page somebody wanted to open before they had to log in. */
function wantedIn(state: unknown): string | undefined {
  const { wanted }: { wanted?: unknown } = Object(state)
  return typeof wanted === 'string' && wanted.startsWith('/') && !wanted.startsWith('//') ? wanted : undefined
}

/** The desk's own first page: whoever works for one mosque goes straight to it. */
export function HomePage() {
  const session = useDeskSession()
  const go = useNavigate()
  const { state } = useLocation()
  if (!session.data) return <Loading failed={session.isError} retry={() => void session.refetch()} />
  const { account, mosques, installation } = session.data
  // Whoever was let in to help opens that mosque from its page under Installation.
  const [only, ...others] = mosques.filter(({ supportUntil }) => supportUntil === undefined)
  const wanted = wantedIn(state)
  // Whoever had a page open when their login ended goes back to it.
  if (
    account &&
    !account.demonstration &&
    mosques.some(({ slug }) => wanted === `/${slug}` || wanted?.startsWith(`/${slug}/`))
  )
    return <Navigate to={wanted ?? '/'} replace />
  if (account && installation && (only === undefined || wanted?.startsWith('/installation')))
    return <Navigate to={wanted?.startsWith('/installation') ? wanted : '/installation'} replace />
  if (account && only && others.length === 0) return <Navigate to={`/${only.slug}`} replace />
  return <Welcome session={session.data} onEntered={(slug) => void go(`/${slug}`)} />
}

/** An address that leads nowhere, or a page whose code did not come. */
export function ProblemPage() {
  const { t } = useWords('desk')
  const error = useRouteError()
  useEffect(() => {
    // Where nobody else hears of it: the page itself says only that it did not load.
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
