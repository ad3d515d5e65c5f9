import type { components } from '@minaret/contract'
import { noScriptBoardAt, type NoScriptBoard, type Orientation } from '@minaret/display'
import { sourceWords } from '../prayer-sheet/index.ts'
import type { TvWords } from './words.ts'

/** What a screen is drawn from. */
export type TvFeed = components['schemas']['TvFeed']

/** All that the page shows at one instant, in words. */
export type Board = NoScriptBoard & {
  /** Where the times come from. */
  source: string
  version: string
}

/** Whether a mosque's name needs smaller text, and on a standing screen two lines. */
export const isLong = (name: string): boolean => name.length > 22

/**
 * Puts together what a screen shows.
 * @param now the instant it is drawn at, in milliseconds
 */
export function makeBoard(feed: TvFeed, now: number, orientation: Orientation, words: TvWords): Board {
  const { prayer, tvPlain } = words.t
  const { today, tomorrow, day, left, news, cancelled, changes, janazah, emergency } = tvPlain
  const notices = { today, tomorrow, day, left, news, cancelled, changes, janazah, emergency }
  const { calculation, version, ...days } = feed.prayer
  return {
    ...noScriptBoardAt(feed, now, orientation, { t: { prayer, tvPlain: notices }, format: words.format }),
    source: sourceWords({ days: [days.today, days.tomorrow], calculation }, words),
    version: words.t.prayerSheet.version({ version: words.format.inText(version) }),
  }
}
