import { type Desk, DeskProvider } from '@minaret/domain/desk'
import { createFormat, FormatProvider, localeOf } from '@minaret/screens/app'
import { NavigationBlockProvider } from '@minaret/screens/desk/frame'
import { LinkProvider } from '@minaret/ui'
import { StrictMode, useMemo } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router'
import { DeskLink } from './DeskLink.tsx'
import { useRouterBlock } from './useRouterBlock.ts'

/** The desk's providers and router. */
export function DeskApp({ desk, router }: { desk: Desk; router: ReturnType<typeof createBrowserRouter> }) {
  const { language } = desk
  // A mosque's pages set the mosque's time zone; the other pages show no times.
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
            <NavigationBlockProvider value={useRouterBlock}>
              <RouterProvider router={router} />
            </NavigationBlockProvider>
          </LinkProvider>
        </FormatProvider>
      </DeskProvider>
    </StrictMode>
  )
}
