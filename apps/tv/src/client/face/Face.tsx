import type { Board, Orientation, QuietBoard } from '@minaret/display'
import { TvPraying, TvQuiet, TvTime } from '@minaret/ui/tv'
import { DayFace } from './DayFace.tsx'
import type { FaceWords } from './words.ts'

export type FaceProps = {
  /** What the screen shows at this instant. */
  board: Board
  /** How the screen hangs. */
  orientation: Orientation
  words: FaceWords
}

/** Why no times are shown, and what to do. */
const quietWords = (mode: QuietBoard['mode'], { tv, tvPlain }: FaceWords): [string, string] =>
  (
    {
      starting: [tv.starting, tv.startingMore],
      waiting: [tv.waiting, tv.waitingMore],
      revoked: [tvPlain.notConnected, tvPlain.notConnectedMore],
      expired: [tv.ended, tv.endedMore],
      'wrong-clock': [tv.clockWrong, tv.clockWrongMore],
    } satisfies Record<QuietBoard['mode'], [string, string]>
  )[mode]

/** How long the small clock stands in one corner, in turns of the board. */
const turnsInPlace = 9

/** How a board looks: a pure function of what it is given, drawn once a second. */
export function Face({ board, orientation, words }: FaceProps) {
  const { drift } = board
  if (board.mode === 'day') return <DayFace board={board} orientation={orientation} words={words} />
  if (board.mode === 'prayer')
    return (
      <TvPraying
        orientation={orientation}
        drift={drift}
        title={board.praying ? board.praying.name : ''}
        text={words.tv.praying}
        more={words.tv.silence}
        clock={<TvTime at={board.clock} kind="clock" />}
        place={Math.floor(board.turn / turnsInPlace)}
      />
    )
  const [title, text] = quietWords(board.mode, words)
  return <TvQuiet orientation={orientation} drift={drift} title={title} text={text} />
}
