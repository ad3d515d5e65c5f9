import type { SiteApp } from '@minaret/site/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { built } from './built.ts'
import { createRoutes, handleOf } from './routes.tsx'
import { screens } from './screens.ts'

/** The website, as the host draws it: its router finds the page and what it reads. */
export const siteApp: SiteApp = {
  built,
  table: screens,
  async open(request, pages) {
    const handler = createStaticHandler(createRoutes(pages))
    const context = await handler.query(request)
    if (context instanceof Response) return context
    const handles = context.matches.map(({ route }) => handleOf(route))
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
      boot: { hydration: hydrationOf(context) },
    }
  },
}

/** The router's state as the browser's router takes it. What a fault of ours says stays on the server. */
function hydrationOf({ loaderData, errors }: StaticHandlerContext) {
  const routeErrors = Object.entries(errors ?? {}).map(([route, error]: [string, unknown]) => [
    route,
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data, internal: false }
      : { status: 500, statusText: '', data: null, internal: true },
  ])
  return { loaderData, errors: errors && Object.fromEntries(routeErrors) }
}
