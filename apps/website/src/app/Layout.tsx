import { type PageLocation, LocationProvider } from '@minaret/screens/app'
import { Shell } from '@minaret/screens/shell'
import { Opening, Toasts, useBackOnline, useSite } from '@minaret/site/frame'
import { LinkProvider } from '@minaret/ui'
import { type ReactNode, useMemo } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'
import { screenNames } from './screenNames.ts'
import { PageError } from './PageError.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useFocusOnVisit } from './useFocusOnVisit.ts'

/** The layout that stays across pages. */
export function Layout() {
  useFocusOnVisit()
  useBackOnline()
  return (
    <RouterPorts>
      <Shell>
        <Outlet />
      </Shell>
      <NavigationProgress />
      <Toasts />
      <ScrollRestoration />
    </RouterPorts>
  )
}

/** Provides this app's router to the screens. */
function RouterPorts({ children }: { children: ReactNode }) {
  const { origin, host } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const location = useMemo<PageLocation>(
    () => ({
      origin,
      host,
      path: pathname,
      search: new URLSearchParams(search),
      availableScreens: screenNames,
      go(to, options) {
        // A step within a page keeps the scroll position.
        const isSamePage = new URL(to, origin + pathname).pathname === pathname
        void navigate(to, { ...options, preventScrollReset: isSamePage })
      },
    }),
    [origin, host, pathname, search, navigate],
  )
  return (
    <LocationProvider value={location}>
      <LinkProvider link={SiteLink}>{children}</LinkProvider>
    </LocationProvider>
  )
}

/** Shown while a page's code loads. */
function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <Opening />
}

/** Renders an error of the layout itself, without the layout. */
export function LayoutError() {
  return (
    <RouterPorts>
      <main>
        <PageError />
      </main>
    </RouterPorts>
  )
}
