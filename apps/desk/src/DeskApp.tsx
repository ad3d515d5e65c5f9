import { type Desk, DeskProvider } from '@minaret/domain/desk'
import { createFormat, FormatProvider, localeOf } from '@minaret/screens/app'
import { LinkProvider } from '@minaret/ui'
import { StrictMode, useMemo } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router'
import { DeskLink } from './DeskLink.tsx'

/** Everything around the desk's pages. */
export function DeskApp({ desk, router }: { desk: Desk; router: ReturnType<typeof createBrowserRouter> }) {
  const { language } = desk
  // Pages of a mosque show instants in its zone; the others show none.
  const format = useMemo(
    () =>
      createFormat(localeOf({ language, country: 'GB' }), {
        timeZone: 'UTC',
      }),
    [language],
  )
  return (
    <StrictMode>
      <DeskProvider desk={desk}>
        <FormatProvider language={language} format={format}>
          <LinkProvider link={DeskLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </FormatProvider>
      </DeskProvider>
    </StrictMode>
  )
}
