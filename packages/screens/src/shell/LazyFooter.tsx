import { useTenant } from '@minaret/domain'
import { footerShown } from '@minaret/plans'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '../app/useHydrated.ts'

/** Loads after the page. If its code cannot load, the server's HTML stays: the links need no script. */
const Footer = lazy(() =>
  import('./SiteFooter.tsx').then(
    ({ SiteFooter }) => ({ default: SiteFooter }),
    () => ({ default: ServerRendered }),
  ),
)

const nothing = { __html: '' }

/** Keeps the server's HTML as it is, or renders nothing where the server rendered nothing. */
function ServerRendered() {
  const [drawn] = useState(!useHydrated())
  return drawn ? <footer suppressHydrationWarning dangerouslySetInnerHTML={nothing} /> : null
}

/** The footer, rendered by the server with the page. The app's table of screens names its stylesheets. */
export function LazyFooter() {
  if (footerShown(useTenant()) === 'none') return null
  return (
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
  )
}
