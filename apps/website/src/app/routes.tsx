import { type Domain, isMissing, statusOf } from '@minaret/domain'
import { openRoutes, takesCards } from '@minaret/plans'
import type { ScreenModule } from '@minaret/screens/app'
import { NotFoundScreen } from '@minaret/screens/not-found'
import { loadedScreens, rejectMissingCode, loadScreen, type MissingSubject, PageLoading } from '@minaret/site/frame'
import {
  data,
  type LoaderFunction,
  matchRoutes,
  redirect,
  redirectDocument,
  type RouteObject,
  useParams,
} from 'react-router'
import { built, type BuiltScreen, isBuilt } from './built.ts'
import { Layout, LayoutError } from './Layout.tsx'
import { PageError } from './PageError.tsx'

/** What a route says about itself to the server and to whoever preloads it. */
export type RouteHandle = {
  /** HTTP code of the page, where it is not the router's own. */
  status?: 404
  screen?: BuiltScreen
  /** Loads its code and words, once. */
  load?: () => Promise<ScreenModule>
}

/** What a route says about itself, if it does. */
export function handleOf(route: { handle?: unknown }): RouteHandle | undefined {
  return isHandle(route.handle) ? route.handle : undefined
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && ('load' in handle || 'status' in handle)

/** A client-side visit waits this long for its data, so that a quick answer needs no skeleton. */
const patience = 150
const onServer = typeof window === 'undefined'

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Calls once; a failure is forgotten, so that the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= rejectMissingCode(load()).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Loads a screen with its words, from the list of all. */
async function loadListedScreen(screen: BuiltScreen, language: string): Promise<ScreenModule> {
  const { screens } = await import('./screens.ts')
  return loadScreen(screen, screens[screen], language)
}

/** Whether a visit to a path needs a new document from the server. */
export type NeedsOwnPage = (to: string) => boolean

/**
 * The server's policy allows Stripe only on pages that take cards, so a visit to one from any other page needs a new document.
 * @param document the path of the page the server sent
 */
export function createNeedsOwnPage({ payment }: Domain['tenant'], document: string): NeedsOwnPage {
  const cards = payment.setting === 'test' || payment.setting === 'live'
  return (to) => cards && takesCards(to) && !takesCards(document)
}

const pageOf = ({ Screen }: ScreenModule) =>
  function Page() {
    return <Screen params={useParams()} />
  }

const loaderOf =
  (screen: string, { prefetch }: ScreenModule, domain: Domain, needsOwnPage: NeedsOwnPage): LoaderFunction =>
  async ({ params, request }) => {
    const url = new URL(request.url)
    if (needsOwnPage(url.pathname)) {
      return redirectDocument(url.pathname + url.search)
    }
    const started = prefetch?.(domain, { params, search: url.searchParams }).catch((error: unknown) => {
      // The server says it by its status; in the browser the screen itself does.
      if (onServer && isMissing(error))
        // oxlint-disable-next-line typescript/only-throw-error -- the router takes a page's status from what is thrown
        throw data({ screen } satisfies MissingSubject, { status: statusOf(error) === 410 ? 410 : 404 })
    })
    await (onServer ? started : Promise.race([started, after(patience)]))
    return null
  }

/** Whose pages, and in which language. */
export type Pages = { domain: Domain; language: string }

function screenRoute(
  { domain, language }: Pages,
  screen: BuiltScreen,
  path: string,
  needsOwnPage: NeedsOwnPage,
): RouteObject {
  const load = once(() => loadListedScreen(screen, language))
  const handle: RouteHandle = { screen, load }
  const here = loadedScreens.get(screen)
  // Code that is here is not lazy: the router forgets a server's errors when it has to wait for code (8.5.1).
  if (here) return { path, handle, Component: pageOf(here), loader: loaderOf(screen, here, domain, needsOwnPage) }
  return {
    path,
    handle,
    lazy: {
      Component: async () => pageOf(await load()),
      loader: async () => loaderOf(screen, await load(), domain, needsOwnPage),
    },
  }
}

/** Another address of a screen leads to its canonical one, for good. */
const aliasRoute = (path: string, canonical: string): RouteObject => ({
  path,
  loader: ({ params, request }) => {
    const to = canonical.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return redirect(to + new URL(request.url).search, 301)
  },
})

/**
 * The routes of one tenant: what is closed to it is not mounted.
 * @param needsOwnPage in the browser, which visits this page cannot serve
 */
export function createRoutes(pages: Pages, needsOwnPage: NeedsOwnPage = () => false): RouteObject[] {
  const open = openRoutes(built, pages.domain.tenant).flatMap(({ screen, path, canonical }) =>
    canonical === undefined
      ? isBuilt(screen)
        ? [screenRoute(pages, screen, path, needsOwnPage)]
        : []
      : [aliasRoute(path, canonical)],
  )
  const nowhere: RouteHandle = { status: 404 }
  return [
    {
      Component: Layout,
      ErrorBoundary: LayoutError,
      HydrateFallback: PageLoading,
      children: [
        {
          ErrorBoundary: PageError,
          children: [...open, { path: '*', Component: NotFoundScreen, handle: nowhere }],
        },
      ],
    },
  ]
}

/** Loads code and data of an address someone is about to visit; failures wait for the visit itself. */
export function preloadPage(domain: Domain, routes: RouteObject[], href: string): void {
  const url = new URL(href, window.location.href)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    handleOf(route)
      ?.load?.()
      .then(({ prefetch }) => prefetch?.(domain, { params, search: url.searchParams }))
      .catch(() => {})
  }
}
