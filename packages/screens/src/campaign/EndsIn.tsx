import { useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

const day = 24 * 3600

const two = (figure: number) => String(figure).padStart(2, '0')

/** `5:04:09`, always with its hours: what is read here is a day or less. */
const lastDayText = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/** Counts the last day down, by the clock that also closes the campaign; nothing before that day. */
export function EndsIn({ ends }: { ends: string }) {
  const { t, format } = useWords('campaigns')
  const { clock } = useDomain()
  const left = (now: number) => {
    const seconds = Math.floor((Date.parse(ends) - now) / 1000)
    return seconds > day || seconds <= 0 ? '' : lastDayText(seconds)
  }
  const text = useSyncExternalStore(
    clock.subscribe,
    () => left(clock.read()),
    () => left(clock.first),
  )
  if (!text) return null
  return (
    <p className={styles.ends}>
      {t.campaigns.one.endsIn}{' '}
      <span role="timer" aria-label={t.campaigns.one.endsInTimer} dir="ltr">
        {format.digits(text)}
      </span>
    </p>
  )
}
