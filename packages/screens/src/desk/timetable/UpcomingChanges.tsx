import type { SoonDay } from '@minaret/contract/desk'
import { useId } from 'react'
import { useMessages } from '../../app/index.ts'
import { useColumnNames } from './columnNames.ts'
import styles from './timetable.module.css'

/** The changes to today's, tomorrow's and next Friday's times, before and after. */
export function UpcomingChanges({ days }: { days: readonly SoonDay[] }) {
  const { t } = useMessages('deskTimetable')
  return (
    <>
      <h4>{t.deskTimetable.upcoming}</h4>
      {days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </>
  )
}

function Day({ day: { day, name, inFile, changes, same: unchangedCount } }: { day: SoonDay }) {
  const { t, format } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const nameOf = useColumnNames()
  const id = useId()
  const formattedDay = format.day(day)
  const formatClock = (time: string | undefined) => (time === undefined ? texts.noTimeHere : format.clock(time))
  return (
    <section className={styles.soon} aria-labelledby={id}>
      <h5 id={id}>
        {texts.soonDay({
          name: texts.soonNames[name],
          date: name === 'friday' ? formattedDay.date : t.prayer.date(formattedDay),
        })}
      </h5>
      {!inFile && <p>{texts.notInFile}</p>}
      {inFile && changes.length === 0 && <p>{texts.noChange}</p>}
      {inFile && changes.length > 0 && (
        <>
          <table aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{texts.time}</th>
                <th scope="col">{texts.now}</th>
                <th scope="col">{texts.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ column, before, after }) => (
                <tr key={column}>
                  <th scope="row">{nameOf(column)}</th>
                  <td>{formatClock(before)}</td>
                  <td>{formatClock(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {unchangedCount > 0 && <p className={styles.lead}>{texts.sameTimes({ count: unchangedCount })}</p>}
        </>
      )}
    </section>
  )
}
