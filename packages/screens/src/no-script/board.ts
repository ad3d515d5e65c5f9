import type { components } from '@minaret/contract'
import { noScriptBoardAt, type NoScriptBoard, type Orientation } from '@minaret/display'
import { sourceText } from '../prayer-sheet/index.ts'
import type { TvMessages } from './tvMessages.ts'

/** The data of a TV display. */
export type TvFeed = components['schemas']['TvFeed']

/** The formatted content of the page at one instant. */
export type Board = NoScriptBoard & {
  /** The source of the times. */
  source: string
  version: string
}

/** Whether a mosque's name needs smaller text, and two lines in portrait orientation. */
export const isLong = (name: string): boolean => name.length > 22

/**
 * Builds the board of a TV display.
 * @param now the time of rendering, in milliseconds
 */
export function buildBoard(feed: TvFeed, now: number, orientation: Orientation, messages: TvMessages): Board {
  const { prayer, tvPlain } = messages.t
  const { today, tomorrow, day, left, news, cancelled, changes, janazah, emergency } = tvPlain
  const notices = { today, tomorrow, day, left, news, cancelled, changes, janazah, emergency }
  const { calculation, version, ...days } = feed.prayer
  return {
    ...noScriptBoardAt(feed, now, orientation, { t: { prayer, tvPlain: notices }, format: messages.format }),
    source: sourceText({ days: [days.today, days.tomorrow], calculation }, messages),
    version: messages.t.prayerSheet.version({ version: messages.format.inText(version) }),
  }
}
