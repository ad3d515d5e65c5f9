import { preloadForm } from '@minaret/screens/app-donate/link'
import { loadScreen } from '@minaret/site/frame'
import type { SiteApp } from '@minaret/site/server'
import { readToken } from './address.ts'
import { AppPage } from './AppPage.tsx'
import { table } from './table.ts'

/**
 * The page as rendered by the server: the token's form, the same for every visitor with the link. Only the browser resolves
 * the token and learns whose it is.
 */
export const siteApp: SiteApp = {
  built: ['appDonate'],
  table,
  inApp: true,
  // Edge to edge: the page itself avoids the notch and bars, and shrinks with the keyboard.
  viewport: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
  async open(request, { domain, language }) {
    await loadScreen('appDonate', table.appDonate, language)
    const { origin, pathname } = new URL(request.url)
    const token = readToken(pathname)
    const form = token === undefined ? {} : await preloadForm(domain, token, language)
    return { status: 200, screen: 'appDonate', page: <AppPage origin={origin} form={form} />, boot: { form } }
  },
}
