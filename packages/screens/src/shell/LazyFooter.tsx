import { useTenant } from '@minaret/domain'
import { footerKind } from '@minaret/plans'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '../app/useHydrated.ts'
import { useIsCheckout } from '../app/useIsCheckout.ts'

/** Loads after the page. If its code cannot load, the server's HTML stays, because the links need no scripts. */
const Footer = lazy(() =>
  import('./SiteFooter.tsx').then(
    ({ SiteFooter }) => ({ default: SiteFooter }),
    () => ({ default: ServerRendered }),
  ),
)

const emptyHtml = { __html: '' }

/** Keeps the server's HTML, or renders nothing without any. */
function ServerRendered() {
  const [isServerRendered] = useState(!useHydrated())
  return isServerRendered ? <footer suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} /> : null
}

/** The footer, rendered by the server with the page. The app's table of screens names its stylesheets. */
export function LazyFooter() {
  const isCheckout = useIsCheckout()
  if (footerKind(useTenant()) === 'none' && !isCheckout) return null
  return (
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
  )
}
