import type { GivingReport } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { BarChart } from './BarChart.tsx'
import styles from './reports.module.css'

/** Regular gifts started and ended by week. */
export function RegularChanges({ regular: { running, weeks } }: Pick<GivingReport, 'regular'>) {
  const { t, format } = useMessages('deskReports')
  const texts = t.deskReports
  const formatDay = (date: string | undefined) => (date === undefined ? '' : format.day(date).date)
  const formatTotal = (change: 'gained' | 'lost') => format.number(weeks.reduce((sum, week) => sum + week[change], 0))
  return (
    <section className={styles.card} aria-labelledby="regular">
      <h2 id="regular">{texts.regular}</h2>
      <p className={styles.hint}>{texts.running({ count: format.number(running), gifts: running })}</p>
      {weeks.some(({ gained, lost }) => gained + lost > 0) && (
        <BarChart
          label={texts.regularChart}
          bars={weeks.map(({ day: date, gained, lost }) => ({
            name: date,
            up: gained,
            down: lost,
            title: `${formatDay(date)}: ${texts.gainedAndLost({ gained: format.number(gained), lost: format.number(lost) })}`,
          }))}
          from={formatDay(weeks[0]?.day)}
          to={formatDay(weeks.at(-1)?.day)}
        />
      )}
      <table className={styles.table} aria-labelledby="regular">
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            <th scope="col">{texts.gained}</th>
            <th scope="col">{texts.lost}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ day: date, gained, lost }) => (
            <tr key={date}>
              <th scope="row">{formatDay(date)}</th>
              <td>{format.number(gained)}</td>
              <td>{format.number(lost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{formatTotal('gained')}</td>
            <td>{formatTotal('lost')}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
