import type { SiteApp } from '@minaret/site/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { screenNames } from './screenNames.ts'
import { createRoutes, getHandle } from './routes.tsx'
import { screens } from './screens.ts'

/** The website, rendered by the server: its router resolves the page and loads its data. */
export const siteApp: SiteApp = {
  built: screenNames,
  table: screens,
  async open(request, pages) {
    const handler = createStaticHandler(createRoutes(pages))
    const context = await handler.query(request)
    if (context instanceof Response) return context
    const handles = context.matches.map(({ route }) => getHandle(route))
    return {
      status: handles.find((handle) => handle?.status)?.status ?? context.statusCode,
      screen: handles.find((handle) => handle?.screen)?.screen,
      page: (
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      ),
      boot: { hydration: createHydration(context) },
    }
  },
}

/** The router's state for the browser's router. Our own error messages stay on the server. */
function createHydration({ loaderData, errors }: StaticHandlerContext) {
  const routeErrors = Object.entries(errors ?? {}).map(([route, error]: [string, unknown]) => [
    route,
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data, internal: false }
      : { status: 500, statusText: '', data: null, internal: true },
  ])
  return { loaderData, errors: errors && Object.fromEntries(routeErrors) }
}
