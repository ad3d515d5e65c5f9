import type { CommonMessages } from '../messages/index.ts'
import type { EmbedRow } from './rows.ts'

/** A day's times in a page without scripts. */
export function TimesTable({ rows, t }: { rows: readonly EmbedRow[]; t: CommonMessages }) {
  const isHeld = rows.some(({ jamaat }) => jamaat !== undefined)
  return (
    <table>
      <caption>{t.prayer.today}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.prayer.title}</span>
          </th>
          <th scope="col">{t.prayer.begins}</th>
          {isHeld && <th scope="col">{t.prayer.jamaat}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isHeld={isHeld} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, isHeld }: { row: EmbedRow; isHeld: boolean }) {
  return (
    <tr data-state={row.state} data-quiet={row.isSunrise || undefined}>
      <th scope="row">
        {row.name}
        {row.mark && <span className="mark">{row.mark}</span>}
        {row.more && <span className="more">{row.more}</span>}
      </th>
      <td>{row.begins}</td>
      {isHeld && <td className="jamaat">{row.jamaat}</td>}
    </tr>
  )
}
