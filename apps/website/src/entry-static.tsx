import '@minaret/ui/styles.css'
import { startStatic } from '@minaret/site/static'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoutes, preloadPage } from './app/routes.tsx'

startStatic(({ domain, language, needsOwnPage }) => {
  const router = createBrowserRouter(createRoutes({ tenant: domain.tenant, domain, language }, needsOwnPage))
  return {
    page: <RouterProvider router={router} />,
    preload: (href) => preloadPage(domain, router.routes, href),
    dispose: () => router.dispose(),
  }
})
