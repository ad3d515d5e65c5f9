import { isMissing } from '@minaret/domain'
import { loadScreen } from '@minaret/site/frame'
import { findPage } from '@minaret/site/routerless'
import type { SiteApp } from '@minaret/site/server'
import { screenNames, isAppScreen } from './screenNames.ts'
import { Page, type PageState } from './Page.tsx'
import { screens } from './screens.ts'
import { Site } from './Site.tsx'

/** Standalone campaigns, rendered by the server: every page is a separate document. */
export const siteApp: SiteApp = {
  built: screenNames,
  table: screens,
  serves: ({ mode }) => mode === 'campaigns',
  async open(request, { domain, language }) {
    const { pathname: path, search, searchParams } = new URL(request.url)
    const pageAt = findPage(screenNames, domain.tenant, path)
    if (pageAt && 'to' in pageAt) return new Response(null, { status: 301, headers: { location: pageAt.to + search } })
    const pageState: PageState = { params: {}, isMissing: false }
    if (pageAt && isAppScreen(pageAt.screen)) {
      const { prefetch } = await loadScreen(pageAt.screen, screens[pageAt.screen], language)
      Object.assign(pageState, pageAt)
      await prefetch?.(domain, { params: pageAt.params, search: searchParams }).catch((error: unknown) => {
        // The screen itself shows any other failure.
        pageState.isMissing = isMissing(error)
      })
    }
    const address = { path, search }
    return {
      status: pageState.screen && !pageState.isMissing ? 200 : 404,
      screen: pageState.screen,
      page: (
        <Site address={address}>
          <Page {...pageState} />
        </Site>
      ),
      boot: { page: pageState, address },
    }
  },
}
