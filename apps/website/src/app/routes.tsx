import { type Domain, isMissing, statusOf } from '@minaret/domain'
import { openRoutes, takesCards, type TenantConfig } from '@minaret/plans'
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
import { screenNames, type AppScreen, isAppScreen } from './screenNames.ts'
import { Layout, LayoutError } from './Layout.tsx'
import { PageError } from './PageError.tsx'

/** A route's metadata, for the server and for preloading. */
export type RouteHandle = {
  /** The page's HTTP status, if it differs from the router's. */
  status?: 404
  screen?: AppScreen
  /** Loads the screen's code and messages, once. */
  load?: () => Promise<ScreenModule>
}

/** A route's metadata; undefined if it has none. */
export function getHandle(route: { handle?: unknown }): RouteHandle | undefined {
  return isHandle(route.handle) ? route.handle : undefined
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && ('load' in handle || 'status' in handle)

/** Milliseconds client-side navigation waits for data, so that a quick response needs no skeleton. */
const dataWaitMs = 150
const isServer = typeof window === 'undefined'

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Memoises a load; a failure is not cached, so the next call retries. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let pendingLoad: Promise<T> | undefined
  return () => {
    pendingLoad ??= rejectMissingCode(load()).catch((error: unknown) => {
      pendingLoad = undefined
      throw error
    })
    return pendingLoad
  }
}

/** Loads a screen and its messages using the table of all screens. */
async function loadListedScreen(screen: AppScreen, language: string): Promise<ScreenModule> {
  const { screens } = await import('./screens.ts')
  return loadScreen(screen, screens[screen], language)
}

/** Whether navigation to a path needs a new document from the server. */
export type NeedsOwnPage = (target: string) => boolean

/**
 * The CSP allows Stripe only on pages with a card form, so navigation to one from any other page needs a new document.
 * @param currentPath the path of the current document
 */
export function createNeedsOwnPage({ payment }: Domain['tenant'], currentPath: string): NeedsOwnPage {
  const hasStripe = payment.setting === 'test' || payment.setting === 'live'
  return (target) => hasStripe && takesCards(target) && !takesCards(currentPath)
}

const createPage = ({ Screen }: ScreenModule) =>
  function Page() {
    return <Screen params={useParams()} />
  }

const createLoader =
  (
    screen: string,
    { prefetch }: ScreenModule,
    ownDomain: Domain | undefined,
    needsOwnPage: NeedsOwnPage,
  ): LoaderFunction =>
  async ({ params, request, context }) => {
    const url = new URL(request.url)
    // The server's routes are shared by all requests of a tenant, and the browser's have one domain.
    const domain = isDomain(context) ? context : ownDomain
    if (!domain) throw new Error('A loader needs the domain of its page.')
    if (needsOwnPage(url.pathname)) {
      return redirectDocument(url.pathname + url.search)
    }
    const prefetchPromise = prefetch?.(domain, { params, search: url.searchParams }).catch((error: unknown) => {
      // On the server the status reports it; in the browser the screen itself does.
      if (isServer && isMissing(error))
        // oxlint-disable-next-line typescript/only-throw-error -- the router reads a page's status from the thrown value
        throw data({ screen } satisfies MissingSubject, { status: statusOf(error) === 410 ? 410 : 404 })
    })
    await (isServer ? prefetchPromise : Promise.race([prefetchPromise, delay(dataWaitMs)]))
    return null
  }

/** The context that the routes share. */
export type PageContext = {
  tenant: TenantConfig
  language: string
  /** The page's domain; on the server each request passes its own to the router. */
  domain?: Domain
}

const isDomain = (context: unknown): context is Domain =>
  typeof context === 'object' && context !== null && 'queryClient' in context

function screenRoute(
  { domain, language }: PageContext,
  screen: AppScreen,
  path: string,
  needsOwnPage: NeedsOwnPage,
): RouteObject {
  const load = once(() => loadListedScreen(screen, language))
  const handle: RouteHandle = { screen, load }
  const loadedScreen = loadedScreens.get(screen)
  // Loaded code is not lazy: the router drops the server's errors if it has to wait for code (8.5.1).
  if (loadedScreen)
    return {
      path,
      handle,
      Component: createPage(loadedScreen),
      loader: createLoader(screen, loadedScreen, domain, needsOwnPage),
    }
  return {
    path,
    handle,
    lazy: {
      Component: async () => createPage(await load()),
      loader: async () => createLoader(screen, await load(), domain, needsOwnPage),
    },
  }
}

/** A permanent redirect from an alias to a screen's canonical address. */
const aliasRoute = (path: string, canonical: string): RouteObject => ({
  path,
  loader: ({ params, request }) => {
    const to = canonical.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return redirect(to + new URL(request.url).search, 301)
  },
})

/**
 * A tenant's routes; screens closed to it are not mounted.
 * @param needsOwnPage in the browser, whether navigation needs a new document
 */
export function createRoutes(context: PageContext, needsOwnPage: NeedsOwnPage = () => false): RouteObject[] {
  const openScreenRoutes = openRoutes(screenNames, context.tenant).flatMap(({ screen, path, canonical }) =>
    canonical === undefined
      ? isAppScreen(screen)
        ? [screenRoute(context, screen, path, needsOwnPage)]
        : []
      : [aliasRoute(path, canonical)],
  )
  const notFound: RouteHandle = { status: 404 }
  return [
    {
      Component: Layout,
      ErrorBoundary: LayoutError,
      HydrateFallback: PageLoading,
      children: [
        {
          ErrorBoundary: PageError,
          children: [...openScreenRoutes, { path: '*', Component: NotFoundScreen, handle: notFound }],
        },
      ],
    },
  ]
}

/** Preloads an address's code and data; failures are left to the navigation itself. */
export function preloadPage(domain: Domain, routes: RouteObject[], href: string): void {
  const url = new URL(href, window.location.href)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    getHandle(route)
      ?.load?.()
      .then(({ prefetch }) => prefetch?.(domain, { params, search: url.searchParams }))
      .catch(() => {})
  }
}
