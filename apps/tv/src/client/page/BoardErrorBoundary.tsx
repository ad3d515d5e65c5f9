import type { Board } from '@minaret/display'
import { Component, type ReactNode } from 'react'
import { BasicTimes } from './BasicTimes.tsx'

type BoardErrorBoundaryProps = {
  /** What is shown. */
  board: Board
  children: ReactNode
}

type BoardErrorBoundaryState = { isBroken: boolean; shown?: string }

/** The same for a minute: as long as that a broken picture is left alone. */
const momentOf = (board: Board) => ('clock' in board ? board.clock.figures : board.mode)

/** A picture that cannot be drawn must not leave the hall without times: the bare ones stand until it is tried again. */
export class BoardErrorBoundary extends Component<BoardErrorBoundaryProps, BoardErrorBoundaryState> {
  override state: BoardErrorBoundaryState = { isBroken: false }

  static getDerivedStateFromError(): Partial<BoardErrorBoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps(
    { board }: BoardErrorBoundaryProps,
    { shown }: BoardErrorBoundaryState,
  ): Partial<BoardErrorBoundaryState> | null {
    const moment = momentOf(board)
    return shown === moment ? null : { isBroken: false, shown: moment }
  }

  override render() {
    return this.state.isBroken ? <BasicTimes board={this.props.board} /> : this.props.children
  }
}
