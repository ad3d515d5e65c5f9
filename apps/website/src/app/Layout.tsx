import { type Place, PlaceProvider, useWords } from '@minaret/screens/app'
import { BrokenScreen, NotFoundScreen } from '@minaret/screens/not-found'
import { Shell } from '@minaret/screens/shell'
import { LinkProvider, Spinner } from '@minaret/ui'
import { type ReactNode, useMemo } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router'
import { useSite } from './App.tsx'
import styles from './layout.module.css'
import { missingOf } from './missing.ts'
import { built } from './screens.ts'
import { SiteLink } from './SiteLink.tsx'
import { Toasts } from './Toasts.tsx'
import { useConnectionToasts } from './useConnectionToasts.ts'
import { useFocusOnVisit } from './useFocusOnVisit.ts'

/** What stays while pages come and go. */
export function Layout() {
  useFocusOnVisit()
  useConnectionToasts()
  return (
    <Ports>
      <Shell>
        <Outlet />
      </Shell>
      <Opening />
      <Toasts />
      <ScrollRestoration />
    </Ports>
  )
}

/** Lends the screens this router. */
function Ports({ children }: { children: ReactNode }) {
  const { origin } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo<Place>(
    () => ({
      origin,
      path: pathname,
      search: new URLSearchParams(search),
      built,
      go(to, options) {
        // A step within a page keeps its place on the screen.
        const stays = new URL(to, origin + pathname).pathname === pathname
        void navigate(to, { ...options, preventScrollReset: stays })
      },
    }),
    [origin, pathname, search, navigate],
  )
  return (
    <PlaceProvider value={place}>
      <LinkProvider link={SiteLink}>{children}</LinkProvider>
    </PlaceProvider>
  )
}

/** Shown while a page's code loads; the kit lets a moment pass first. */
function Opening() {
  const { t } = useWords()
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.opening}>
      <Spinner>{t.site.opening}</Spinner>
    </div>
  )
}

/** Shown before the first page, where no server has drawn it. */
export function PageLoading() {
  const { t } = useWords()
  return <Spinner page>{t.site.opening}</Spinner>
}

/** A page that is not there, or that failed; the layout stays. */
export function PageError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <BrokenScreen />
  return missingOf(error.data) ?? <NotFoundScreen />
}

/** The layout itself failed: the page stands alone. */
export function LayoutError() {
  return (
    <Ports>
      <main>
        <PageError />
      </main>
    </Ports>
  )
}
