import { loadScreen } from '@minaret/site/frame'
import type { SiteApp } from '@minaret/site/server'
import { AppPage } from './AppPage.tsx'
import { table } from './table.ts'

/** The page as the host draws it: the same for every token, which the browser alone opens. */
export const siteApp: SiteApp = {
  built: ['appDonate'],
  table,
  inApp: true,
  // Up to the edges: the page keeps clear of notch and bars by itself, and shrinks with the keyboard.
  viewport: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
  async open(request, { language }) {
    await loadScreen('appDonate', table.appDonate, language)
    return { status: 200, screen: 'appDonate', page: <AppPage origin={new URL(request.url).origin} /> }
  },
}
