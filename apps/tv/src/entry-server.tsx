import type { Orientation } from '@minaret/display'
import type { TenantConfig } from '@minaret/plans'
import {
  makeBoard,
  noticeCss,
  type NoticeKind,
  NoticePage,
  tvCss,
  type TvFeed,
  TvPage,
  tvWords,
  WaitingPage,
} from '@minaret/screens/no-script'
import { defaultSeed, makePalettes, type Palette } from '@minaret/ui/theme'
import { createAppPages } from './appPage.ts'
import { drawPage } from './drawPage.tsx'
import { drawPreview } from './drawPreview.tsx'

/** What every page of a screen is drawn with. */
type Sheet = {
  orientation: Orientation
  /** Marks the one sheet of styles as ours. */
  nonce: string
  /** Seconds until the screen asks again. */
  refresh: number
}

/** The plain pages of screens in halls. */
export type TvPages = {
  /** What a screen shows of its feed. @param now the instant it is drawn at, in milliseconds */
  draw(page: Sheet & { tenant: TenantConfig; feed: TvFeed; now: number }): Promise<string>
  /** Of the app's files, and of what its page holds for this tenant. */
  release(tenant: TenantConfig): Promise<string>
  /**
   * A quiet page: why no times are shown. Without a tenant, of a name nobody has.
   * @param connectAt where a display that is not connected gets a code
   */
  notice(page: Sheet & { tenant?: TenantConfig; kind: NoticeKind; connectAt?: string }): Promise<string>
  /** The plain page as a picture, for the desk: SVG. @param now the instant it is drawn at, in milliseconds */
  preview(page: { tenant: TenantConfig; feed: TvFeed; now: number; orientation: Orientation }): Promise<string>
  /** A display that waits to be added. @param desk where staff type its code */
  waiting(page: Sheet & { tenant: TenantConfig; code: string; desk: string }): Promise<string>
}

/** Palettes are made once a colour. A host serves many tenants, so the oldest make room. */
const palettes = new Map<string, Palette>()
const maxCached = 200

function paletteOf(seed: string): Palette {
  const cached = palettes.get(seed)
  if (cached) return cached
  const { dark } = makePalettes(seed)
  for (const oldest of palettes.keys()) if (palettes.size >= maxCached) palettes.delete(oldest)
  palettes.set(seed, dark)
  return dark
}

/**
 * Made once by the host.
 * @param folder of the built app that takes pages over; without it the plain page is all there is
 */
export function createTvPages({ folder }: { folder?: string } = {}): TvPages {
  const { appOf, isBuilt } = createAppPages(folder)
  return {
    release: (tenant) => Promise.resolve(appOf(tenant)?.release ?? ''),
    async draw({ tenant, feed, now, orientation, ...sheet }) {
      const words = await tvWords(tenant)
      const board = makeBoard(feed, now, orientation, words)
      const palette = paletteOf(tenant.themeColor)
      const app = appOf(tenant)
      return drawPage({
        ...sheet,
        words,
        title: tenant.websiteName,
        css: tvCss(board, now, { palette, dir: words.dir, orientation }),
        version: feed.prayer.version,
        body: <TvPage board={board} orientation={orientation} words={words} />,
        lasts: board.lasts,
        isAlive: app !== undefined,
        ...(app && { app: { ...app, orientation } }),
      })
    },
    async notice({ tenant, kind, connectAt, orientation, ...sheet }) {
      const words = await tvWords(tenant ?? { language: 'en', timeZone: 'UTC' })
      const palette = paletteOf(tenant?.themeColor ?? defaultSeed)
      return drawPage({
        ...sheet,
        words,
        title: words.t.tvPlain[kind],
        css: noticeCss({ palette, dir: words.dir, orientation }),
        body: <NoticePage kind={kind} connectAt={connectAt} words={words} />,
        isAlive: isBuilt,
      })
    },
    async preview({ tenant, feed, now, orientation }) {
      const words = await tvWords(tenant)
      const board = makeBoard(feed, now, orientation, words)
      const css = tvCss(board, now, { palette: paletteOf(tenant.themeColor), dir: words.dir, orientation })
      const body = <TvPage board={board} orientation={orientation} words={words} />
      return drawPreview({ lang: words.language, dir: words.dir, orientation, css, body })
    },
    async waiting({ tenant, code, desk, orientation, ...sheet }) {
      const words = await tvWords(tenant)
      const palette = paletteOf(tenant.themeColor)
      return drawPage({
        ...sheet,
        words,
        title: words.t.tvPlain.connect,
        css: noticeCss({ palette, dir: words.dir, orientation }),
        body: <WaitingPage code={code} desk={desk} words={words} />,
        isAlive: isBuilt,
      })
    },
  }
}
