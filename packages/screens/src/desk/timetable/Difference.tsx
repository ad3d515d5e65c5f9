import type { TimetableCheck } from '@minaret/contract/desk'
import { Button } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useJoinedList } from '../frame/index.ts'
import { useDescribeWhen } from '../rules/index.ts'
import { useColumnNames } from './columnNames.ts'
import { UpcomingChanges } from './UpcomingChanges.tsx'
import styles from './timetable.module.css'

export type DifferenceProps = {
  difference: NonNullable<TimetableCheck['difference']>
  busy: boolean
  onApply(): void
}

/** A difference in minutes with its sign. */
const withSign = (minutes: number) => `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)}`

/** Number of shifts shown initially. */
const initialMoveCount = 8

/** The changes a timetable would make: the next few days, the number of days and the largest shifts, and a button to use it. */
export function Difference({ difference, busy, onApply }: DifferenceProps) {
  const { t, format } = useMessages('desk', 'deskRules', 'deskTimetable')
  const joinList = useJoinedList()
  const texts = t.deskTimetable
  const nameOf = useColumnNames()
  const [isExpanded, setExpanded] = useState(false)
  const { from, to, days, moves, unusedRules } = difference
  const { added: addedCount, changed: changedCount, unchanged: unchangedCount } = difference
  const { soon: upcomingDays, lacking: missingRuns } = difference
  const describeWhen = useDescribeWhen()
  /** Describes a run of days without times: a single day, or a range. */
  const describeRun = (run: string) => {
    const [first, last] = [...run.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([day]) => format.day(day).date)
    return first !== undefined && last !== undefined ? texts.run({ from: first, to: last }) : (first ?? run)
  }
  const rangeOf = (first: string, last: string) => {
    const [from, to] = [format.day(first).date, format.day(last).date]
    return from === to ? from : texts.unusedRange({ from, to })
  }
  const isSame = addedCount + changedCount === 0
  return (
    <section className={styles.difference} aria-labelledby="difference">
      <h3 id="difference">{texts.difference}</h3>
      <UpcomingChanges days={upcomingDays} />
      <h4>{texts.allDays}</h4>
      <p>
        {texts.summary({ count: texts.days({ count: days }), from: format.day(from).date, to: format.day(to).date })}
      </p>
      <ul>
        {addedCount > 0 && <li>{texts.added({ count: addedCount })}</li>}
        {changedCount > 0 && <li>{texts.changed({ count: changedCount })}</li>}
        {unchangedCount > 0 && <li>{texts.unchanged({ count: unchangedCount })}</li>}
        {missingRuns.length > 0 && <li>{texts.missingDays({ runs: joinList(missingRuns.map(describeRun)) })}</li>}
      </ul>
      {unusedRules.length > 0 && (
        <>
          <p>{texts.unusedRules}</p>
          <ul>
            {unusedRules.map(({ prayer, when, days: count, of, from: first, to: last }) => (
              <li key={`${prayer} ${when}`}>
                {texts.unusedRule({
                  prayer: t.prayer.names[prayer],
                  when: describeWhen(when),
                  count: count === of ? texts.days({ count }) : texts.daysOf({ count, all: of }),
                  days: rangeOf(first, last),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {moves.length > 0 && (
        <>
          <h4>{texts.moves}</h4>
          <ol className={styles.moves}>
            {moves
              .slice(0, isExpanded ? undefined : initialMoveCount)
              .map(({ day, column, before = '', after = '', minutes }) => (
                <li key={`${day} ${column}`}>
                  <span>{`${format.day(day).date} · ${nameOf(column)}`}</span>
                  <span className={styles.move}>
                    {texts.move({
                      before: format.clock(before),
                      after: format.clock(after),
                      change: withSign(minutes),
                    })}
                  </span>
                </li>
              ))}
          </ol>
          {!isExpanded && moves.length > initialMoveCount && (
            <Button tone="quiet" onClick={() => setExpanded(true)}>
              {texts.showMoves}
            </Button>
          )}
        </>
      )}
      {isSame ? (
        <p>{texts.same}</p>
      ) : (
        <Button size="large" busy={busy} onClick={onApply}>
          {busy ? texts.using : texts.use}
        </Button>
      )}
    </section>
  )
}
