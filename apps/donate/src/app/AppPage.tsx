import { type AppPort, AppPortProvider } from '@minaret/screens/app-donate/port'
import { arrived } from '@minaret/site/frame'
import { PlainPlace, type Steps } from '@minaret/site/plain'
import { lazy, Suspense } from 'react'
import { barePath } from './address.ts'

export type AppPageProps = {
  /** Scheme, host and port of the site. */
  origin: string
  /** Nothing on the host. */
  steps?: Steps
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
export function AppPage({ origin, steps, port }: AppPageProps) {
  const Screen = arrived.get('appDonate')?.Screen
  return (
    // Nothing else of the site is offered: whoever leaves the page leaves the app.
    <PlainPlace origin={origin} built={[]} drawn={drawn} steps={steps}>
      <AppPortProvider value={port ?? null}>
        {Screen && <Screen params={{}} />}
        <Suspense>
          <Toasts />
        </Suspense>
      </AppPortProvider>
    </PlainPlace>
  )
}
