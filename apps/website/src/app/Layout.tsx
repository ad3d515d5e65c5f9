import { type Place, PlaceProvider } from '@minaret/screens/app'
import { Shell } from '@minaret/screens/shell'
import { Opening, Toasts, useBackOnline, useSite } from '@minaret/site/frame'
import { LinkProvider } from '@minaret/ui'
import { type ReactNode, useMemo } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'
import { built } from './built.ts'
import { PageError } from './PageError.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useFocusOnVisit } from './useFocusOnVisit.ts'

/** What stays while pages come and go. */
export function Layout() {
  useFocusOnVisit()
  useBackOnline()
  return (
    <Ports>
      <Shell>
        <Outlet />
      </Shell>
      <Visiting />
      <Toasts />
      <ScrollRestoration />
    </Ports>
  )
}

/** Lends the screens this router. */
function Ports({ children }: { children: ReactNode }) {
  const { origin, host } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo<Place>(
    () => ({
      origin,
      host,
      path: pathname,
      search: new URLSearchParams(search),
      built,
      go(to, options) {
        // A step within a page keeps its place on the screen.
        const stays = new URL(to, origin + pathname).pathname === pathname
        void navigate(to, { ...options, preventScrollReset: stays })
      },
    }),
    [origin, host, pathname, search, navigate],
  )
  return (
    <PlaceProvider value={place}>
      <LinkProvider link={SiteLink}>{children}</LinkProvider>
    </PlaceProvider>
  )
}

/** Shown while a page's code loads. */
function Visiting() {
  return useNavigation().state === 'idle' ? null : <Opening />
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
