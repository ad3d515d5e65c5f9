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
import { bareWindow } from './app/address.ts'
import { AppPage } from './app/AppPage.tsx'
import { createPort } from './app/port.ts'
import { keepingIn } from './app/storage.ts'
import { createBridge } from './bridge/bridge.ts'

const { storage, lasts } = keepingIn(() => window.sessionStorage)
/** What this page keeps until the app closes it. */
const pageStorage = createBrowserStorage(() => storage)

const domainOf = ({ items, now }: Boot): Domain =>
  createDomain({
    baseUrl: window.location.origin,
    language: () => document.documentElement.lang,
    items,
    now,
    shapes,
    // The app knows who its user is; a login of the website in the same place is not this page's.
    storage: createBrowserStorage(),
    visit: pageStorage,
    appSession: () => sessionOf(pageStorage),
    solve: solveChallenge,
  })

/** Where a finished form leads, in an app that has no other page: the gift takes the form's place. */
function createArrival() {
  const listeners = new Set<(id: string) => void>()
  return {
    onArrived(arrived: (id: string) => void) {
      listeners.add(arrived)
      return () => void listeners.delete(arrived)
    },
    leave(to: string) {
      const [, id] = /^\/thank-you\/([^/?#]+)$/.exec(to) ?? []
      if (id === undefined) window.location.assign(to)
      else listeners.forEach((arrived) => arrived(decodeURIComponent(id)))
    },
  }
}

/** Takes over the page the host has drawn. */
async function start() {
  const boot = readBoot<{ drawn: Params }>()
  const domain = domainOf(boot)
  const { language, locale, origin, drawn } = boot
  for (const { queryKey, state } of boot.queries.queries) domain.queryClient.setQueryData(queryKey, state.data)
  await loadPage(boot)
  // The server has named it; a build only knows what is written here.
  const screen = await import('@minaret/screens/app-donate')

  const bridge = createBridge(window, domain.tenant.appDonate.origins)
  const { leave, onArrived } = createArrival()
  const steps = createNavigation({ leave, window: bareWindow(window) })
  const port = createPort({ bridge, storage: pageStorage, lasts, onArrived })
  // The form stands there already; it is taken over once it is known what the link fills in, and who gives.
  port.state('opening', { back: true })
  const stop = port.onBack(() => port.close('back'))
  const ready = drawn.form === 'choose' && screen.prepareChooseCause(language)
  const opened = await screen.openLink(domain, port)
  await ready
  stop()
  startTransition(() => {
    hydrateRoot(
      document,
      <Document tenant={domain.tenant} language={language}>
        <App domain={domain} language={language} locale={locale} site={{ origin, preload() {} }}>
          <AppPage origin={origin} form={drawn} steps={steps} port={{ ...port, opened }} />
        </App>
      </Document>,
    )
  })
  bridge.tell({ type: 'ready' })
  const { tellHeight } = await import('./bridge/tellHeight.ts')
  tellHeight(bridge)
}

start().catch((error: unknown) => recoverFromMissingCode(error, pageStorage))
