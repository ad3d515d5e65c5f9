import type { Orientation } from '@minaret/display'
import type { TenantConfig } from '@minaret/plans'
import {
  buildBoard,
  noticeCss,
  type NoticeKind,
  NoticePage,
  tvCss,
  type TvFeed,
  TvPage,
  loadTvMessages,
  WaitingPage,
} from '@minaret/screens/no-script'
import { defaultSeed, makePalettes, type Palette } from '@minaret/ui/theme'
import { createAppPages } from './appPage.ts'
import { renderPage } from './renderPage.tsx'
import { renderPreview } from './renderPreview.tsx'

/** Options common to all of a display's pages. */
type PageOptions = {
  orientation: Orientation
  /** The CSP nonce of the stylesheet. */
  nonce: string
  /** Seconds until the page refreshes. */
  refresh: number
}

/** The pages of TV displays. */
export type TvPages = {
  /** Renders a feed. @param now the board's time, in milliseconds */
  draw(page: PageOptions & { tenant: TenantConfig; feed: TvFeed; now: number }): Promise<string>
  /** A hash of the app's files and of the tenant's page configuration. */
  release(tenant: TenantConfig): Promise<string>
  /**
   * A notice in place of the times. The tenant is undefined if the host name is unknown.
   * @param connectAt the address where an unconnected display gets a code
   */
  notice(page: PageOptions & { tenant?: TenantConfig; kind: NoticeKind; connectAt?: string }): Promise<string>
  /** The no-script page as an SVG, for the desk. @param now the board's time, in milliseconds */
  preview(page: { tenant: TenantConfig; feed: TvFeed; now: number; orientation: Orientation }): Promise<string>
  /** The page for a display waiting to be added. @param desk the address where staff enter its code */
  waiting(page: PageOptions & { tenant: TenantConfig; code: string; desk: string }): Promise<string>
}

/** Palettes by colour. The cache is limited, because a server has many tenants. */
const palettes = new Map<string, Palette>()
const maxCached = 200

function getPalette(seed: string): Palette {
  const cachedPalette = palettes.get(seed)
  if (cachedPalette) return cachedPalette
  const { dark } = makePalettes(seed)
  for (const oldestColour of palettes.keys()) if (palettes.size >= maxCached) palettes.delete(oldestColour)
  palettes.set(seed, dark)
  return dark
}

/**
 * Creates the pages; called once by the server.
 * @param folder the folder of the built app; without it only the no-script page is served
 */
export function createTvPages({ folder }: { folder?: string } = {}): TvPages {
  const { getAppPage, isBuilt } = createAppPages(folder)
  return {
    release: (tenant) => Promise.resolve(getAppPage(tenant)?.release ?? ''),
    async draw({ tenant, feed, now, orientation, ...options }) {
      const messages = await loadTvMessages(tenant)
      const board = buildBoard(feed, now, orientation, messages)
      const palette = getPalette(tenant.themeColor)
      const app = getAppPage(tenant)
      return renderPage({
        ...options,
        messages,
        title: tenant.websiteName,
        css: tvCss(board, now, { palette, dir: messages.dir, orientation }),
        version: feed.prayer.version,
        body: <TvPage board={board} orientation={orientation} messages={messages} />,
        lasts: board.validSeconds,
        isAlive: app !== undefined,
        ...(app && { app: { ...app, orientation } }),
      })
    },
    async notice({ tenant, kind, connectAt, orientation, ...options }) {
      const messages = await loadTvMessages(tenant ?? { language: 'en', timeZone: 'UTC' })
      const palette = getPalette(tenant?.themeColor ?? defaultSeed)
      return renderPage({
        ...options,
        messages,
        title: messages.t.tvPlain[kind],
        css: noticeCss({ palette, dir: messages.dir, orientation }),
        body: <NoticePage kind={kind} connectUrl={connectAt} messages={messages} />,
        isAlive: isBuilt,
      })
    },
    async preview({ tenant, feed, now, orientation }) {
      const messages = await loadTvMessages(tenant)
      const board = buildBoard(feed, now, orientation, messages)
      const css = tvCss(board, now, { palette: getPalette(tenant.themeColor), dir: messages.dir, orientation })
      const body = <TvPage board={board} orientation={orientation} messages={messages} />
      return renderPreview({ lang: messages.language, dir: messages.dir, orientation, css, body })
    },
    async waiting({ tenant, code, desk, orientation, ...options }) {
      const messages = await loadTvMessages(tenant)
      const palette = getPalette(tenant.themeColor)
      return renderPage({
        ...options,
        messages,
        title: messages.t.tvPlain.connect,
        css: noticeCss({ palette, dir: messages.dir, orientation }),
        body: <WaitingPage code={code} desk={desk} messages={messages} />,
        isAlive: isBuilt,
      })
    },
  }
}
