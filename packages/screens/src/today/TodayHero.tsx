import type { PrayerToday } from '@minaret/contract'
import { useDomain, usePrayerToday, useDayState } from '@minaret/domain'
import { Button, Countdown, NextHero, Notice, PrayerStrip, Section, Skeleton, Time } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { calculatedSentences } from './calculated.ts'
import { Jumuah } from './Jumuah.tsx'
import { dayNotes, ramadanNote } from './notes.ts'
import { upcomingPrayer, stripItems } from './upcoming.ts'
import styles from './today.module.css'

/** The next jamaat with its countdown, above today's times. @param more content below the times */
export function TodayHero({ more }: { more?: ReactNode }) {
  const { t } = useMessages()
  const today = usePrayerToday()
  if (today.status === 'success') return <Hero answer={today.data} more={more} />
  return (
    <Section>
      {today.status === 'failure' ? (
        <Notice
          tone="warning"
          live="polite"
          title={t.prayer.failed}
          action={<Button onClick={today.retry}>{t.retry}</Button>}
        />
      ) : (
        <div className={styles.waiting}>
          <Skeleton shape="strip" label={t.prayer.loading} />
        </div>
      )}
    </Section>
  )
}

function Hero({ answer, more }: { answer: PrayerToday; more?: ReactNode }) {
  const messages = useMessages()
  const { t, format } = messages
  const { clock, tenant } = useDomain()
  const dayState = useDayState(answer)
  const upcoming = upcomingPrayer(dayState, messages)
  const { day, hijri } = dayState
  const items = stripItems(dayState, messages)
  const [calculatedNotice, ...method] = calculatedSentences(
    [answer.today, answer.tomorrow],
    answer.calculation,
    messages,
  )
  const notes = dayNotes(answer, day, messages)
  const fastingNotes = notes.filter(({ id }) => id === ramadanNote(day))
  const otherNotes = notes.filter((note) => !fastingNotes.includes(note))
  const hijriDate = t.prayer.hijri({
    day: format.number(hijri.day),
    month: t.prayer.hijriMonth({ month: hijri.month, usual: format.hijriMonth(hijri.month) }),
    year: format.number(hijri.year),
  })
  return (
    <NextHero
      seed={tenant.websiteName}
      phase={upcoming?.phase ?? 'isha'}
      eyebrow={upcoming?.eyebrow ?? t.prayer.title}
      title={upcoming?.name ?? tenant.websiteName}
      date={
        <>
          {t.prayer.date(format.day(day.date))}
          <span className={styles.hijri}>{hijriDate}</span>
        </>
      }
      countdownLabel={upcoming && t.prayer.in}
      countdown={
        upcoming && (
          <Countdown
            until={upcoming.startsAt}
            from={new Date(clock.read())}
            label={t.prayer.until({ prayer: upcoming.name })}
            units={t.prayer.units}
            formatFigures={format.digits}
            key={upcoming.startsAt.getTime()}
          />
        )
      }
      facts={upcoming ? factsOf(upcoming.begins, upcoming.jamaat) : []}
    >
      <PrayerStrip
        tone="night"
        label={t.prayer.today}
        beginsLabel={t.prayer.begins}
        jamaatLabel={items.some(({ jamaat }) => jamaat) ? t.prayer.jamaat : ''}
        items={items}
      />
      {/* In Ramadan these times matter more than Jumu'ah's. */}
      {fastingNotes.map(({ id, text }) => (
        <p key={id} className={styles.prominent}>
          {text}
        </p>
      ))}
      <Jumuah answer={answer} day={day} />
      {(otherNotes.length > 0 || calculatedNotice) && (
        <div className={styles.below}>
          {otherNotes.length > 0 && (
            <ul className={styles.notes} aria-label={t.prayer.notes}>
              {otherNotes.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          )}
          {calculatedNotice && (
            <details className={styles.notice}>
              <summary>{calculatedNotice}</summary>
              <p>{method.join(' ')}</p>
            </details>
          )}
        </div>
      )}
      {more}
    </NextHero>
  )

  function factsOf(begins: string, jamaat?: string) {
    const toFact = (label: string, time: string) => ({
      label,
      value: <Time dateTime={time}>{format.clock(time)}</Time>,
    })
    return [...(begins ? [toFact(t.prayer.begins, begins)] : []), ...(jamaat ? [toFact(t.prayer.jamaat, jamaat)] : [])]
  }
}
