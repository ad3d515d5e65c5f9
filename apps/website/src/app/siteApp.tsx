import { openRoutes, type TenantConfig } from '@minaret/plans'
import type { SiteApp } from '@minaret/site/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { screenNames } from './screenNames.ts'
import { createRoutes, getHandle } from './routes.tsx'
import { screens } from './screens.ts'

/** Routers by their routes and language. Their loaders get the domain of each request. */
const handlers = new Map<string, StaticHandler>()
const maxHandlers = 100

/** Returns the router of a tenant's pages, which all tenants with the same routes share. */
function handlerFor(tenant: TenantConfig, language: string): StaticHandler {
  const key = JSON.stringify([language, openRoutes(screenNames, tenant)])
  const handler = handlers.get(key) ?? createStaticHandler(createRoutes({ tenant, language }))
  if (handlers.size >= maxHandlers) handlers.clear()
  handlers.set(key, handler)
  return handler
}

/** The website, rendered by the server: its router resolves the page and loads its data. */
export const siteApp: SiteApp = {
  built: screenNames,
  table: screens,
  async open(request, pages) {
    const { domain, language } = pages
    const handler = handlerFor(domain.tenant, language)
    const context = await handler.query(request, { requestContext: domain })
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
