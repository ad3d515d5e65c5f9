import { drawAhead } from '@minaret/screens/app-donate/link'
import { loadScreen } from '@minaret/site/frame'
import type { SiteApp } from '@minaret/site/server'
import { tokenIn } from './address.ts'
import { AppPage } from './AppPage.tsx'
import { table } from './table.ts'

/**
 * The page as the server draws it: the form a token is for, the same for whoever has it. The browser alone opens the token, and
 * learns who it is for.
 */
export const siteApp: SiteApp = {
  built: ['appDonate'],
  table,
  inApp: true,
  // Up to the edges: the page keeps clear of notch and bars by itself, and shrinks with the keyboard.
  viewport: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
  async open(request, { domain, language }) {
    await loadScreen('appDonate', table.appDonate, language)
    const { origin, pathname } = new URL(request.url)
    const token = tokenIn(pathname)
    const drawn = token === undefined ? {} : await drawAhead(domain, token, language)
    return { status: 200, screen: 'appDonate', page: <AppPage origin={origin} form={drawn} />, boot: { drawn } }
  },
}
