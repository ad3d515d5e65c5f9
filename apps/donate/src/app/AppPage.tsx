import type { Params } from '@minaret/screens/app'
import { type AppPort, AppPortProvider } from '@minaret/screens/app-donate/port'
import { loadedScreens } from '@minaret/site/frame'
import { RouterlessPlace, type Navigation } from '@minaret/site/routerless'
import { lazy, Suspense } from 'react'
import { barePath } from './address.ts'

export type AppPageProps = {
  /** Scheme, host and port of the site. */
  origin: string
  /** The form the server draws; see `drawAhead`. */
  form: Params
  /** Nothing on the host. */
  steps?: Navigation
  port?: AppPort
}

/** Nothing is said in the page's first moments; where its code does not come, the form says what matters. */
const Toasts = lazy(() =>
  import('./toasts.ts').then(
    ({ Toasts: Drawn }) => ({ default: Drawn }),
    () => ({ default: () => null }),
  ),
)

const drawn = { path: barePath, search: '' }

/** The page within its document. */
export function AppPage({ origin, form, steps, port }: AppPageProps) {
  const Screen = loadedScreens.get('appDonate')?.Screen
  return (
    // Nothing else of the site is offered: whoever leaves the page leaves the app.
    <RouterlessPlace origin={origin} built={[]} drawn={drawn} navigation={steps}>
      <AppPortProvider value={port ?? null}>
        {Screen && <Screen params={form} />}
        <Suspense>
          <Toasts />
        </Suspense>
      </AppPortProvider>
    </RouterlessPlace>
  )
}
