import '@minaret/ui/styles.css'
import {
  App,
  browserDomain,
  Document,
  followLanguage,
  loadPage,
  readBoot,
  recoverFromMissingCode,
  visit,
} from '@minaret/site/frame'
import { type Address, showCarriedMessages } from '@minaret/site/routerless'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadListedScreen } from './app/loadListedScreen.ts'
import { createSiteNavigation } from './app/createSiteNavigation.ts'
import { Page, type PageState } from './app/Page.tsx'
import { Site } from './app/Site.tsx'

/** Hydrates the server-rendered page. */
async function start() {
  const boot = readBoot<{ page: PageState; address: Address }>()
  const { language, locale, origin, page: pageState, address } = boot
  const domain = browserDomain({ baseUrl: window.location.origin, items: boot.items, now: boot.now })
  hydrate(domain.queryClient, boot.queries)

  // The first render must equal the server's, so it waits for the page's code, messages and styles.
  await loadPage(boot)
  if (pageState.screen && !boot.code.screen) await loadListedScreen(pageState.screen, language)
  followLanguage(domain.tenant, language)
  startTransition(() => {
    hydrateRoot(
      document,
      <Document tenant={domain.tenant} language={language}>
        <App domain={domain} language={language} locale={locale} site={{ origin, preload() {} }}>
          <Site address={address} navigation={createSiteNavigation(domain)}>
            <Page {...pageState} />
          </Site>
        </App>
      </Document>,
    )
  })
  showCarriedMessages(domain)
}

start().catch((error: unknown) => recoverFromMissingCode(error, visit))
