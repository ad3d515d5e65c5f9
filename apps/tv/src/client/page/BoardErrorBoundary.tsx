import type { Board } from '@minaret/display'
import { Component, type ReactNode } from 'react'
import { BasicTimes } from './BasicTimes.tsx'

type BoardErrorBoundaryProps = {
  board: Board
  children: ReactNode
}

type BoardErrorBoundaryState = { isBroken: boolean; attemptKey?: string }

/** Changes once a minute, which is when a board that failed to render is tried again. */
const getAttemptKey = (board: Board) => ('clock' in board ? board.clock.figures : board.mode)

/** If the board fails to render, shows only the times until the next attempt: the hall must not be without them. */
export class BoardErrorBoundary extends Component<BoardErrorBoundaryProps, BoardErrorBoundaryState> {
  override state: BoardErrorBoundaryState = { isBroken: false }

  static getDerivedStateFromError(): Partial<BoardErrorBoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps(
    { board }: BoardErrorBoundaryProps,
    { attemptKey: previousKey }: BoardErrorBoundaryState,
  ): Partial<BoardErrorBoundaryState> | null {
    const attemptKey = getAttemptKey(board)
    return previousKey === attemptKey ? null : { isBroken: false, attemptKey }
  }

  override render() {
    return this.state.isBroken ? <BasicTimes board={this.props.board} /> : this.props.children
  }
}
