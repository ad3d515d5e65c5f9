import type { DeskToday } from '@minaret/contract/desk'
import { useWords } from '../../app/index.ts'
import styles from './today.module.css'

/** Above, people notice that a page moves (Core Web Vitals). */
const stillBelow = 0.1

/** How quickly the website is in its visitors' browsers; nothing while too few were measured. */
export function Speed({ speed: { views, lcp, inp, cls } }: { speed: NonNullable<DeskToday['speed']> }) {
  const { t, format } = useWords('desk')
  if (lcp === undefined) return null
  const say = t.desk.today.speed
  const seconds = (ms: number) => format.number(Math.max(0.1, Math.round(ms / 100) / 10))
  return (
    <section aria-labelledby="speed">
      <h2 id="speed" className={styles.heading}>
        {say.title}
      </h2>
      <p>{say.basis({ views: format.number(views) })}</p>
      <ul>
        <li>{say.shown({ seconds: seconds(lcp) })}</li>
        {inp !== undefined && <li>{say.answered({ seconds: seconds(inp) })}</li>}
        {cls !== undefined && <li>{cls <= stillBelow ? say.still : say.moving}</li>}
      </ul>
      <p className={styles.quiet}>{say.private}</p>
    </section>
  )
}
