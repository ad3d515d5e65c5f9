import type { Board, Orientation, BlankBoard } from '@minaret/display'
import { TvPraying, TvBlank, TvTime } from '@minaret/ui/tv'
import { DayView } from './DayView.tsx'
import type { TvMessages } from '../messages.ts'

export type BoardViewProps = {
  /** The board at this instant. */
  board: Board
  orientation: Orientation
  messages: TvMessages
}

/** Why no times are shown, and what to do. */
const getBlankText = (mode: BlankBoard['mode'], { tv, tvPlain }: TvMessages): [string, string] =>
  (
    {
      starting: [tv.starting, tv.startingMore],
      waiting: [tv.waiting, tv.waitingMore],
      revoked: [tvPlain.notConnected, tvPlain.notConnectedMore],
      expired: [tv.ended, tv.endedMore],
      'wrong-clock': [tv.clockWrong, tv.clockWrongMore],
    } satisfies Record<BlankBoard['mode'], [string, string]>
  )[mode]

/** The number of board turns for which the small clock stays in one corner. */
const turnsPerCorner = 9

/** Renders a board, once a second; a pure function of its props. */
export function BoardView({ board, orientation, messages }: BoardViewProps) {
  const { drift } = board
  if (board.mode === 'day') return <DayView board={board} orientation={orientation} messages={messages} />
  if (board.mode === 'prayer')
    return (
      <TvPraying
        orientation={orientation}
        drift={drift}
        title={board.inProgress ? board.inProgress.name : ''}
        text={messages.tv.praying}
        more={messages.tv.silence}
        clock={<TvTime time={board.clock} kind="clock" />}
        place={Math.floor(board.turn / turnsPerCorner)}
      />
    )
  const [title, text] = getBlankText(board.mode, messages)
  return <TvBlank orientation={orientation} drift={drift} title={title} text={text} />
}
