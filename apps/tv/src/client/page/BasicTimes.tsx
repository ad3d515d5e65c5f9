import type { Board } from '@minaret/display'

/** Only the times, for when the board fails to render. */
export function BasicTimes({ board }: { board: Board }) {
  if (!('rows' in board)) return null
  return (
    <div style={{ padding: '5vh 5vw', color: '#eee', fontSize: '6vh', lineHeight: 1.3 }}>
      <div style={{ fontSize: '12vh' }}>{board.clock.figures}</div>
      {board.rows.map(({ id, name, begins, jamaat }) => (
        <div key={id}>
          {name} {begins.figures} {jamaat && jamaat.figures}
        </div>
      ))}
    </div>
  )
}
