import type { DeskMosque, DisplayOrientation } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Button, DateField, RadioGroup } from '@minaret/ui'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DisplayPicture } from '../display-picture/index.ts'
import { dayAfter, Loading, todayIn, useFormatInstant } from '../frame/index.ts'
import styles from './preview.module.css'

const orientations: readonly DisplayOrientation[] = ['landscape', 'portrait']

/** The slider's step in minutes: jamaats and announcements are at multiples of it. */
const step = 5
const lastMinute = 24 * 60 - step

/** Polling interval while the preview shows the present, in milliseconds. */
const pollInterval = 60_000

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** The current number of minutes since midnight in a time zone. */
function minutesIn(timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [hours = 0, minutes = 0] = clock.format(new Date()).split(':').map(Number)
  return hours * 60 + minutes
}

/** Debounces a value, so that dragging the slider sends only one request. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debouncedValue
}

/** A preview of the displays, now or at any time of the coming year. */
export function DisplayPreview({ mosque }: { mosque: DeskMosque }) {
  const { t, format } = useMessages('deskDisplays')
  const texts = t.deskDisplays
  const today = todayIn(mosque.timeZone)
  const [orientation, setOrientation] = useState<DisplayOrientation>('landscape')
  const [day, setDay] = useState<string>()
  const [minutes, setMinutes] = useState<number>()
  const time = useDebounced(minutes === undefined ? undefined : clockOf(minutes), 200)
  const { data, isError, isPlaceholderData, refetch } = useDeskQuery(
    'displayPreview',
    { mosque: mosque.slug, orientation, ...(day ? { day } : {}), ...(time ? { time } : {}) },
    { keepPrevious: true, poll: () => day === undefined && time === undefined && pollInterval },
  )
  const position = minutes ?? minutesIn(mosque.timeZone)
  const isNow = day === undefined && minutes === undefined
  const formatInstant = useFormatInstant()
  const previewedAt = data && formatInstant(data.at)
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{texts.preview}</h2>
      {data && previewedAt ? (
        <DisplayPicture
          svg={data.svg}
          orientation={orientation}
          alt={texts.previewAlt({ when: previewedAt })}
          caption={isNow ? texts.previewNow : previewedAt}
          busy={isPlaceholderData}
        />
      ) : (
        <Loading hasFailed={isError} retry={() => void refetch()} />
      )}
      <div className={styles.controls}>
        <label htmlFor="preview-time">{texts.previewTime}</label>
        <input
          id="preview-time"
          type="range"
          min={0}
          max={lastMinute}
          step={step}
          value={position}
          aria-valuetext={format.clock(clockOf(position))}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setMinutes(Number(target.value))}
        />
        <DateField
          label={texts.previewDay}
          value={day ?? today}
          min={today}
          max={dayAfter(today, 365)}
          onChange={({ target }) => {
            setDay(target.value || undefined)
            setMinutes(position)
          }}
        />
        <RadioGroup
          legend={texts.orientation}
          name="preview orientation"
          value={orientation}
          choices={orientations.map((option) => ({ value: option, label: texts.orientations[option] }))}
          onChange={setOrientation}
        />
        {!isNow && (
          <Button
            tone="quiet"
            onClick={() => {
              setDay(undefined)
              setMinutes(undefined)
            }}
          >
            {texts.previewBack}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{texts.previewHint}</p>
    </section>
  )
}
