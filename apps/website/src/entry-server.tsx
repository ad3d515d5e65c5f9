import { readAssets } from './server/assets.ts'
import { type HostPort, renderPage } from './server/render.tsx'

export type { HostPort } from './server/render.tsx'

/** The website, ready to draw pages for any tenant. */
export type WebsiteRenderer = { render(request: Request, host: HostPort): Promise<Response> }

/**
 * Made once by the host.
 * @param clientDir where the client was built to, usually `apps/website/dist/client`; the host serves its `assets/`
 *   under `/assets/`, for good
 */
export function createSite({ clientDir }: { clientDir: string }): WebsiteRenderer {
  const assets = readAssets(clientDir)
  return { render: (request, host) => renderPage(request, host, assets) }
}
