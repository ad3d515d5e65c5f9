import { useTenant } from '@minaret/domain'
import { type Place, PlaceProvider, useWords } from '@minaret/screens/app'
import { CampaignsShell, Shell } from '@minaret/screens/shell'
import { LinkProvider, Spinner } from '@minaret/ui'
import { type ReactNode, useMemo } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'
import { useSite } from './App.tsx'
import { built } from './built.ts'
import styles from './layout.module.css'
import { PageError } from './PageError.tsx'
import { SiteLink } from './SiteLink.tsx'
import { Toasts } from './Toasts.tsx'
import { useBackOnline } from './useBackOnline.ts'
import { useFocusOnVisit } from './useFocusOnVisit.ts'

/** What stays while pages come and go. */
export function Layout() {
  useFocusOnVisit()
  useBackOnline()
  const Around = useTenant().mode === 'campaigns' ? CampaignsShell : Shell
  return (
    <Ports>
      <Around>
        <Outlet />
      </Around>
      <Opening />
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

/** Shown while a page's code loads; the kit lets a moment pass first. */
function Opening() {
  const { t } = useWords()
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.opening}>
      <Spinner>{t.site.opening}</Spinner>
    </div>
  )
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
