import type { DeskToday } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import styles from './today.module.css'

/** The layout shift above which visitors notice it (Core Web Vitals). */
const maxLayoutShift = 0.1

/** The website's speed in visitors' browsers; renders nothing while there are too few measurements. */
export function Speed({ speed: { views, lcp, inp, cls } }: { speed: NonNullable<DeskToday['speed']> }) {
  const { t, format } = useMessages('desk')
  if (lcp === undefined) return null
  const texts = t.desk.today.speed
  const secondsOf = (ms: number) => {
    const count = Math.max(0.1, Math.round(ms / 100) / 10)
    return { count, seconds: format.number(count) }
  }
  return (
    <section aria-labelledby="speed">
      <h2 id="speed" className={styles.heading}>
        {texts.title}
      </h2>
      <p>{texts.basis({ views: format.number(views) })}</p>
      <ul>
        <li>{texts.loading(secondsOf(lcp))}</li>
        {inp !== undefined && <li>{texts.responding(secondsOf(inp))}</li>}
        {cls !== undefined && <li>{cls <= maxLayoutShift ? texts.stable : texts.shifting}</li>}
      </ul>
      <p className={styles.quiet}>{texts.private}</p>
    </section>
  )
}
