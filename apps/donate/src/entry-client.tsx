import '@minaret/ui/styles.css'
import './app/phone.css'
import { createDomain, createBrowserStorage, type Domain } from '@minaret/domain'
import type { Params } from '@minaret/screens/app'
import { sessionOf } from '@minaret/screens/app-donate/port'
import { solveChallenge } from '@minaret/screens/challenge'
import { App, type Boot, Document, loadPage, readBoot, recoverFromMissingCode, shapes } from '@minaret/site/frame'
import { createNavigation } from '@minaret/site/routerless'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTokenlessWindow } from './app/address.ts'
import { AppPage } from './app/AppPage.tsx'
import { createPort } from './app/port.ts'
import { openPageStorage } from './app/storage.ts'
import { createBridge } from './bridge/bridge.ts'

const { storage, isPersistent } = openPageStorage(() => window.sessionStorage)
/** Values stored until the app closes the page. */
const pageStorage = createBrowserStorage(() => storage)

const createPageDomain = ({ items, now }: Boot): Domain =>
  createDomain({
    baseUrl: window.location.origin,
    language: () => document.documentElement.lang,
    items,
    now,
    shapes,
    // The app identifies its user; the website's login on the same origin does not apply to this page.
    storage: createBrowserStorage(),
    visit: pageStorage,
    appSession: () => sessionOf(pageStorage),
    solve: solveChallenge,
  })

/** Navigation after a finished form: the app has no other page, so the gift replaces the form. */
function createGiftNavigation() {
  const listeners = new Set<(id: string) => void>()
  return {
    onGiftCompleted(listener: (id: string) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    leave(path: string) {
      const [, id] = /^\/thank-you\/([^/?#]+)$/.exec(path) ?? []
      if (id === undefined) window.location.assign(path)
      else listeners.forEach((listener) => listener(decodeURIComponent(id)))
    },
  }
}

/** Hydrates the server-rendered page. */
async function start() {
  const boot = readBoot<{ form: Params }>()
  const domain = createPageDomain(boot)
  const { language, locale, origin, form } = boot
  for (const { queryKey, state } of boot.queries.queries) domain.queryClient.setQueryData(queryKey, state.data)
  await loadPage(boot)
  // Already loaded, since the server named it; the literal import lets the bundler find it.
  const screen = await import('@minaret/screens/app-donate')

  const bridge = createBridge(window, domain.tenant.appDonate.origins)
  const { leave, onGiftCompleted } = createGiftNavigation()
  const navigation = createNavigation({ leave, window: createTokenlessWindow(window) })
  const port = createPort({ bridge, storage: pageStorage, isStoragePersistent: isPersistent, onGiftCompleted })
  // The form is already visible; it is hydrated once the link's values and the donor are known.
  port.state('opening', { back: true })
  const unsubscribe = port.onBack(() => port.close('back'))
  const ready = form.form === 'choose' && screen.prepareChooseCause(language)
  const openedLink = await screen.openLink(domain, port)
  await ready
  unsubscribe()
  startTransition(() => {
    hydrateRoot(
      document,
      <Document tenant={domain.tenant} language={language}>
        <App domain={domain} language={language} locale={locale} site={{ origin, preload() {} }}>
          <AppPage origin={origin} form={form} navigation={navigation} port={{ ...port, openedLink }} />
        </App>
      </Document>,
    )
  })
  bridge.send({ type: 'ready' })
  const { reportHeight } = await import('./bridge/reportHeight.ts')
  reportHeight(bridge)
}

start().catch((error: unknown) => recoverFromMissingCode(error, pageStorage))
