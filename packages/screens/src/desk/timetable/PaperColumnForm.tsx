import { Button } from '@minaret/ui'
import { useId, useRef } from 'react'
import { useMessages } from '../../app/index.ts'
import type { ColumnCell } from './paperTimes.ts'
import styles from './type.module.css'

export type PaperColumnFormProps = {
  /** The column's name: `Fajr jamaat`. */
  name: string
  cells: readonly ColumnCell[]
  /** The next column's name; undefined for the last. */
  next: string | undefined
  onType(day: string, text: string): void
  onNext(): void
}

/** The fields of one column of a printed timetable; Enter moves to the next day. */
export function PaperColumnForm({ name, cells, next, onType, onNext }: PaperColumnFormProps) {
  const { t, format } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  function focusNext(from: HTMLInputElement) {
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])]
    const nextElement = inputs[inputs.indexOf(from) + 1] ?? list.current?.querySelector('button')
    nextElement?.focus()
  }
  return (
    <div ref={list}>
      <ol className={styles.days}>
        {cells.map(({ day, text: typedText, time, placeholder: expectedTime, isInvalid }) => {
          const { weekday, date } = format.day(day)
          return (
            <li key={day}>
              <label htmlFor={`${id}${day}`}>
                <span className={styles.number}>{Number(day.slice(8))}</span> {weekday}
              </label>
              <input
                id={`${id}${day}`}
                aria-label={texts.cell({ date, column: name })}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? `${id}${day}-wrong` : undefined}
                className={styles.time}
                inputMode="decimal"
                enterKeyHint="next"
                autoComplete="off"
                maxLength={10}
                dir="ltr"
                placeholder={expectedTime === undefined ? '' : format.clock(expectedTime)}
                value={typedText}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  focusNext(event.currentTarget)
                }}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => onType(day, target.value)}
                // Normalises the time, so that typing errors stand out beside the printout.
                onBlur={() => {
                  if (typedText !== '' && time !== undefined && time !== typedText) onType(day, time)
                }}
              />
              {isInvalid && (
                <span id={`${id}${day}-wrong`} className={styles.error}>
                  {texts.noTime}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {next !== undefined && (
        <Button tone="quiet" onClick={onNext}>
          {texts.nextColumn({ column: next })}
        </Button>
      )}
    </div>
  )
}
