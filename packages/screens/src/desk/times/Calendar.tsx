import type { DeskMonth, DeskMosque } from '@minaret/contract/desk'
import { Link, VisuallyHidden } from '@minaret/ui'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import { weekdayIndex } from '../../app/weekdayIndex.ts'
import { todayIn } from '../frame/index.ts'
import styles from './times.module.css'
import type { DaySelection } from './useDaySelection.ts'

export type CalendarProps = {
  mosque: DeskMosque
  month: DeskMonth
  /** Undefined if days can only be opened. */
  selection?: DaySelection
}

/** The days of a month by week. A day opens its times, or is selected as the first or last of a range. */
export function Calendar({ mosque, month, selection }: CalendarProps) {
  const { t, format } = useMessages('desk')
  const today = todayIn(mosque.timeZone)
  const changedDays = new Set(month.own.map(({ day }) => day))
  const [firstDay] = month.days
  const hasDragged = useRef(false)
  const dragHandlers = (date: string) => ({
    onPointerDown({ pointerType, button }: PointerEvent) {
      hasDragged.current = false
      if (pointerType === 'mouse' && button === 0 && !selection?.isChoosing) selection?.startDrag(date)
    },
    onPointerOver({ pointerType, buttons }: PointerEvent) {
      if (pointerType === 'mouse' && buttons === 1) selection?.dragTo(date)
    },
    onPointerUp() {
      hasDragged.current = selection?.endDrag() ?? false
    },
    onClickCapture(event: MouseEvent) {
      if (hasDragged.current) event.preventDefault()
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  })
  return (
    <>
      <ol className={styles.calendar}>
        {month.days.slice(0, 7).map(({ date }) => (
          <li key={date} className={styles.weekday} style={{ gridColumn: weekdayIndex(date) }} aria-hidden="true">
            {format.day(date).weekdayShort}
          </li>
        ))}
        {month.days.map(({ date, prayers }) => {
          const formattedDay = format.day(date)
          const isha = prayers.find(({ prayer }) => prayer === 'isha')?.jamaat
          const dayProps = {
            className: styles.day,
            ...dragHandlers(date),
            'data-own': changedDays.has(date) || undefined,
            'data-past': date < today || undefined,
            'data-chosen': isSelected(date, selection) || undefined,
          }
          const content = (
            <>
              <VisuallyHidden>
                {t.desk.times.day({ day: t.prayer.date(formattedDay), changed: changedDays.has(date) })}
              </VisuallyHidden>
              <span className={styles.number} aria-hidden="true">
                {formattedDay.number}
              </span>
              {isha && (
                <span className={styles.small} aria-hidden="true">
                  {format.clock(isha.time)}
                </span>
              )}
            </>
          )
          return (
            <li key={date} style={date === firstDay?.date ? { gridColumnStart: weekdayIndex(date) } : undefined}>
              {selection?.isChoosing ? (
                <button
                  {...dayProps}
                  type="button"
                  aria-pressed={selection.first === date}
                  onClick={() => selection.tap(date)}
                >
                  {content}
                </button>
              ) : (
                <Link
                  {...dayProps}
                  href={`${deskPath(mosque.slug, 'times')}/${date}`}
                  aria-current={date === today ? 'date' : undefined}
                >
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      {month.days.some(({ prayers }) => prayers.some(({ prayer, jamaat }) => prayer === 'isha' && jamaat)) && (
        <p className={styles.legend}>{t.desk.times.legendIsha}</p>
      )}
      <p className={styles.legend}>
        <span data-own="" aria-hidden="true" /> {t.desk.times.legendChanged}
      </p>
    </>
  )
}

const isSelected = (date: string, selection: DaySelection | undefined): boolean => {
  const { first, dragged: draggedRange } = selection ?? {}
  return date === first || (draggedRange !== undefined && draggedRange.from <= date && date <= draggedRange.to)
}
