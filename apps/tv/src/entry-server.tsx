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
} from '@minaret/screens/no-script'
import { defaultSeed, makePalettes, type Palette } from '@minaret/ui/theme'
import { createAppPages } from './appPage.ts'
import { drawPage } from './drawPage.tsx'

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
  /** A quiet page: why no times are shown. Without a tenant, of a name nobody has. */
  notice(page: Sheet & { tenant?: TenantConfig; kind: NoticeKind }): Promise<string>
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
    async notice({ tenant, kind, orientation, ...sheet }) {
      const words = await tvWords(tenant ?? { language: 'en', timeZone: 'UTC' })
      const palette = paletteOf(tenant?.themeColor ?? defaultSeed)
      return drawPage({
        ...sheet,
        words,
        title: words.t.tvPlain[kind],
        css: noticeCss({ palette, dir: words.dir, orientation }),
        body: <NoticePage kind={kind} words={words} />,
        isAlive: isBuilt,
      })
    },
  }
}
