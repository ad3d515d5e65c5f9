import { Component, type ReactNode } from 'react'
import type { Board } from '../board/types.ts'

type MendedProps = {
  /** What is shown: with the next one it is tried again. */
  board: Board
  children: ReactNode
}

/** A picture that cannot be drawn must not leave the hall without times: the bare ones stand until it can be again. */
export class Mended extends Component<MendedProps, { broken?: Board }> {
  override state: { broken?: Board } = {}

  static getDerivedStateFromError() {
    return {}
  }

  override componentDidCatch() {
    this.setState({ broken: this.props.board })
  }

  override componentDidUpdate() {
    const { broken } = this.state
    const { board } = this.props
    // A minute later, or where something else is shown.
    const minuteOf = (each: Board) => ('clock' in each ? each.clock.figures : each.mode)
    if (broken && minuteOf(broken) !== minuteOf(board)) this.setState({ broken: undefined })
  }

  override render() {
    const { board, children } = this.props
    if (!this.state.broken) return children
    if (!('rows' in board)) return null
    return (
      <div className="tv-bare">
        <p>{board.clock.figures}</p>
        {board.rows.map(({ id, name, begins, jamaat }) => (
          <p key={id}>
            {name} {begins.figures} {jamaat && jamaat.figures}
          </p>
        ))}
      </div>
    )
  }
}
