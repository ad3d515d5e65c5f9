import '@minaret/ui/styles.css'
import { findPage, showCarriedMessages } from '@minaret/site/routerless'
import { startStatic } from '@minaret/site/static'
import { loadListedScreen } from './app/loadListedScreen.ts'
import { screenNames, isAppScreen } from './app/screenNames.ts'
import { createSiteNavigation } from './app/createSiteNavigation.ts'
import { Page, type PageState } from './app/Page.tsx'
import { Site } from './app/Site.tsx'

/** Starts the static site with the screen at the page's address; its code is loaded and its data requested. */
startStatic(async ({ domain, language }) => {
  const url = new URL(window.location.href)
  const pageAt = findPage(screenNames, domain.tenant, url.pathname)
  // Replaces an alias with the page's canonical address.
  if (pageAt && 'to' in pageAt) window.history.replaceState(window.history.state, '', pageAt.to + url.search)
  const page = pageAt && 'to' in pageAt ? findPage(screenNames, domain.tenant, pageAt.to) : pageAt
  const pageState: PageState = { params: {}, isMissing: false }
  if (page && 'screen' in page && isAppScreen(page.screen)) {
    const { prefetch } = await loadListedScreen(page.screen, language)
    Object.assign(pageState, page)
    // The screen itself shows missing data and failed requests.
    prefetch?.(domain, { params: page.params, search: url.searchParams }).catch(() => {})
  }
  const navigation = createSiteNavigation(domain)
  showCarriedMessages(domain)
  return {
    page: (
      <Site address={navigation.read()} navigation={navigation}>
        <Page {...pageState} />
      </Site>
    ),
    preload() {},
    dispose() {},
  }
})
