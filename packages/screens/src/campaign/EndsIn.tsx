import { useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './campaign.module.css'

const daySeconds = 24 * 3600

const padFigure = (figure: number) => String(figure).padStart(2, '0')

/** `5:04:09`, always with hours: the countdown is at most a day. */
const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${padFigure(Math.floor(seconds / 60) % 60)}:${padFigure(seconds % 60)}`

/** Counts down the last day, on the clock that also closes the campaign; null before that day. */
export function EndsIn({ ends }: { ends: string }) {
  const { t, format } = useMessages('campaigns')
  const { clock } = useDomain()
  const countdownText = (now: number) => {
    const seconds = Math.floor((Date.parse(ends) - now) / 1000)
    return seconds > daySeconds || seconds <= 0 ? '' : formatCountdown(seconds)
  }
  const text = useSyncExternalStore(
    clock.subscribe,
    () => countdownText(clock.read()),
    () => countdownText(clock.first),
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
