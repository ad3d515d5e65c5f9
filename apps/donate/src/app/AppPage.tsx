import type { Params } from '@minaret/screens/app'
import { type AppPort, AppPortProvider } from '@minaret/screens/app-donate/port'
import { loadedScreens } from '@minaret/site/frame'
import { RouterlessLocation, type Navigation } from '@minaret/site/routerless'
import { lazy, Suspense } from 'react'
import { barePath } from './address.ts'

export type AppPageProps = {
  /** Scheme, host and port of the site. */
  origin: string
  /** The form rendered by the server; see `preloadForm`. */
  form: Params
  /** Undefined on the server. */
  navigation?: Navigation
  port?: AppPort
}

/** Loaded lazily, as there are no toasts at first. If the code fails to load, the form still shows essential messages. */
const Toasts = lazy(() =>
  import('./toasts.ts').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
)

const initialAddress = { path: barePath, search: '' }

/** The page within its document. */
export function AppPage({ origin, form, navigation, port }: AppPageProps) {
  const Screen = loadedScreens.get('appDonate')?.Screen
  return (
    // No other pages are offered: a link to one would leave the app.
    <RouterlessLocation origin={origin} availableScreens={[]} renderedUrl={initialAddress} navigation={navigation}>
      <AppPortProvider value={port ?? null}>
        {Screen && <Screen params={form} />}
        <Suspense>
          <Toasts />
        </Suspense>
      </AppPortProvider>
    </RouterlessLocation>
  )
}
