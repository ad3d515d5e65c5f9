import { useTenant } from '@minaret/domain'
import { footerShown } from '@minaret/plans'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '../app/useHydrated.ts'

/** Its code follows the page's own. Where it does not come, the end stays as the host drew it: its links need no script. */
const Footer = lazy(() =>
  import('./SiteFooter.tsx').then(
    ({ SiteFooter }) => ({ default: SiteFooter }),
    () => ({ default: AsDrawn }),
  ),
)

const nothing = { __html: '' }

/** Takes over what the host has drawn, without a look at it. Where the host drew nothing, it is nothing. */
function AsDrawn() {
  const [drawn] = useState(!useHydrated())
  return drawn ? <footer suppressHydrationWarning dangerouslySetInnerHTML={nothing} /> : null
}

/** The end of the page, which the host draws with it. Its sheets are named in the app's table of screens. */
export function LateFooter() {
  if (footerShown(useTenant()) === 'none') return null
  return (
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
  )
}
