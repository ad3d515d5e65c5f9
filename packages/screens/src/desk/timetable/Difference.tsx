import type { TimetableCheck } from '@minaret/contract/desk'
import { Button } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { useSeries } from '../frame/index.ts'
import { useWhenWords } from '../rules/index.ts'
import { useColumnNames } from './columnNames.ts'
import { Soon } from './Soon.tsx'
import styles from './timetable.module.css'

export type DifferenceProps = {
  difference: NonNullable<TimetableCheck['difference']>
  busy: boolean
  onUse(): void
}

/** So many are in view at first. */
const few = 8

/** What a timetable changes: the days people see next, how many days in all, the biggest moves; and taking it over. */
export function Difference({ difference, busy, onUse }: DifferenceProps) {
  const { t, format } = useWords('desk', 'deskRules', 'deskTimetable')
  const series = useSeries()
  const say = t.deskTimetable
  const nameOf = useColumnNames()
  const [isWhole, setWhole] = useState(false)
  const { from, to, days, added, changed, unchanged, soon, moves, lacking, unusedRules } = difference
  const whenWords = useWhenWords()
  /** Days without times: one, or a run from one to another. */
  const inWords = (run: string) => {
    const [first, last] = [...run.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([day]) => format.day(day).date)
    return first !== undefined && last !== undefined ? say.run(first, last) : (first ?? run)
  }
  const isSame = added + changed === 0
  return (
    <section className={styles.difference} aria-labelledby="difference">
      <h3 id="difference">{say.difference}</h3>
      <Soon soon={soon} />
      <h4>{say.allDays}</h4>
      <p>{say.summary(say.days(days), format.day(from).date, format.day(to).date)}</p>
      <ul>
        {added > 0 && <li>{say.added(added)}</li>}
        {changed > 0 && <li>{say.changed(changed)}</li>}
        {unchanged > 0 && <li>{say.unchanged(unchanged)}</li>}
        {lacking.length > 0 && <li>{say.lacking(series(lacking.map(inWords)))}</li>}
      </ul>
      {unusedRules.length > 0 && (
        <>
          <p>{say.unusedRules}</p>
          <ul>
            {unusedRules.map(({ prayer, when, days: count, of, from: first, to: last }) => (
              <li key={`${prayer} ${when}`}>
                {say.unusedRule(
                  t.prayer.names[prayer],
                  whenWords(when),
                  count === of ? say.days(count) : say.daysOf(count, of),
                  format.day(first).date,
                  format.day(last).date,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {moves.length > 0 && (
        <>
          <h4>{say.moves}</h4>
          <ol className={styles.moves}>
            {moves.slice(0, isWhole ? undefined : few).map(({ day, column, before = '', after = '', minutes }) => (
              <li key={`${day} ${column}`}>
                <span>{`${format.day(day).date} · ${nameOf(column)}`}</span>
                <span className={styles.move}>{say.move(format.clock(before), format.clock(after), minutes)}</span>
              </li>
            ))}
          </ol>
          {!isWhole && moves.length > few && (
            <Button tone="quiet" onClick={() => setWhole(true)}>
              {say.showMoves}
            </Button>
          )}
        </>
      )}
      {isSame ? (
        <p>{say.same}</p>
      ) : (
        <Button size="large" busy={busy} onClick={onUse}>
          {busy ? say.using : say.use}
        </Button>
      )}
    </section>
  )
}
