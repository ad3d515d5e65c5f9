import type { DeskHijri, DeskMosque, HijriMonthStart } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { ChangedBy, dayAfter, Loading } from '../frame/index.ts'
import styles from './hijri.module.css'

/** Whether a sighting is due, by the day of the Hijri month: a month may begin tomorrow or has just begun. */
export const isMonthDue = (day: number): boolean => day >= 29 || day === 1

export type HijriMonthsProps = {
  mosque: DeskMosque
  /** Lists only months that may begin yesterday, today or tomorrow. */
  dueOnly?: boolean
}

/** Today's Hijri date and the start of the months around it, with buttons to announce a start after the sighting. */
export function HijriMonths({ mosque, dueOnly = false }: HijriMonthsProps) {
  const { t } = useMessages('deskHijri')
  const query = useDeskQuery('hijriView', { mosque: mosque.slug })
  const { data } = query
  return (
    <section className={styles.months} aria-labelledby="hijri-months">
      <h2 id="hijri-months">{t.deskHijri.title}</h2>
      {data ? (
        <Months mosque={mosque} dates={data} dueOnly={dueOnly} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </section>
  )
}

/** Whether a month may begin yesterday, today or tomorrow. */
function isDue({ options }: HijriMonthStart, { day }: DeskHijri): boolean {
  const [yesterday, tomorrow] = [dayAfter(day, -1), dayAfter(day, 1)]
  return options.some(({ begins }) => begins >= yesterday && begins <= tomorrow)
}

function Months({ mosque, dates, dueOnly }: Required<HijriMonthsProps> & { dates: DeskHijri }) {
  const { t, format } = useMessages('deskHijri', 'deskWhy')
  const { day, month, year } = dates.hijri
  const name = t.prayer.hijriMonth({ month, usual: format.hijriMonth(month) })
  const date = t.prayer.hijri({ day: format.number(day), month: name, year: format.number(year) })
  const mayChange = mayUse('hijriChange', mosque.roles)
  return (
    <>
      <p className={styles.lead}>{dates.isEvening ? t.deskHijri.evening({ date }) : t.deskHijri.today({ date })}</p>
      {mayChange && <p className={styles.lead}>{t.deskHijri.hint}</p>}
      <ul>
        {dates.months
          .filter((start) => !dueOnly || isDue(start, dates))
          .map((start) => (
            <Month key={start.month} mosque={mosque.slug} dates={dates} month={start} mayChange={mayChange} />
          ))}
      </ul>
      <ChangedBy changed={dates.changed} className={styles.lead} />
    </>
  )
}

type MonthProps = { mosque: string; dates: DeskHijri; month: HijriMonthStart; mayChange: boolean }

function Month({ mosque, dates, month: start, mayChange }: MonthProps) {
  const { year, month, begins, announced: isAnnounced, options } = start
  const { t, format } = useMessages('deskHijri')
  const texts = t.deskHijri
  const change = useDeskAction('hijriChange', { undo: 'usual', refreshOnConflict: 'hijriView' })
  const [isChanging, setChanging] = useState(false)
  const isOpen = mayChange && (isChanging || isDue(start, dates))
  const nameOf = (number: number) => t.prayer.hijriMonth({ month: number, usual: format.hijriMonth(number) })
  const [name, previousName] = [nameOf(month), nameOf(month === 1 ? 12 : month - 1)]
  const announce = (day: string | null) =>
    change.mutate({ mosque, body: { version: dates.version, year, month, begins: day } })
  const dateOf = (day: string) => t.prayer.date(format.day(day))
  const labelsOf = ({ begins: day, days }: HijriMonthStart['options'][number]) => {
    if (day === dates.day) return [texts.beginsToday({ month: name }), dateOf(day)]
    if (day === dayAfter(dates.day, 1)) return [texts.beginsTomorrow({ month: name }), dateOf(day)]
    return [
      texts.has({ month: previousName, days: format.number(days) }),
      texts.begins({ month: name, day: dateOf(day) }),
    ]
  }
  return (
    <li>
      <h3>{texts.month({ month: name, year: format.number(year) })}</h3>
      <p>
        {texts.firstDay({ day: dateOf(begins) })}{' '}
        <span className={styles.source}>{isAnnounced ? texts.announced : texts.calculated}</span>
      </p>
      {isOpen && (
        <div className={styles.options}>
          {options.map((option) => {
            const [label, detail] = labelsOf(option)
            return (
              <Button
                key={option.begins}
                tone="quiet"
                className={styles.option}
                aria-pressed={isAnnounced && option.begins === begins}
                busy={change.isPending}
                onClick={() => announce(option.begins)}
              >
                <span>{label}</span>
                <small>{detail}</small>
              </Button>
            )
          })}
          {isAnnounced && (
            <Button
              tone="quiet"
              aria-label={texts.calculateOf({ month: name })}
              busy={change.isPending}
              onClick={() => announce(null)}
            >
              {texts.calculate}
            </Button>
          )}
        </div>
      )}
      {mayChange && !isOpen && (options.length > 0 || isAnnounced) && (
        <Button tone="quiet" aria-label={texts.changeOf({ month: name })} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      )}
    </li>
  )
}
