import type { Board } from '@minaret/display'
import { Component, type ReactNode } from 'react'
import { BareFace } from './BareFace.tsx'

type MendedProps = {
  /** What is shown. */
  board: Board
  children: ReactNode
}

type MendedState = { isBroken: boolean; shown?: string }

/** The same for a minute: as long as that a broken picture is left alone. */
const momentOf = (board: Board) => ('clock' in board ? board.clock.figures : board.mode)

/** A picture that cannot be drawn must not leave the hall without times: the bare ones stand until it is tried again. */
export class Mended extends Component<MendedProps, MendedState> {
  override state: MendedState = { isBroken: false }

  static getDerivedStateFromError(): Partial<MendedState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ board }: MendedProps, { shown }: MendedState): Partial<MendedState> | null {
    const moment = momentOf(board)
    return shown === moment ? null : { isBroken: false, shown: moment }
  }

  override render() {
    return this.state.isBroken ? <BareFace board={this.props.board} /> : this.props.children
  }
}
