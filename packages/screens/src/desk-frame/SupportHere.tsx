import { Notice } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import styles from './deskFrame.module.css'

/** For whoever was let in: that they are nobody of the staff here, and that what they change is written down. */
export function SupportHere({ until }: { until: string }) {
  const { t, format } = useWords('deskSupport')
  const { title, text } = t.deskSupport.here
  const { date, time } = format.instant(until)
  return (
    <Notice className={styles.demo} title={title(`${date}, ${time}`)}>
      <p>{text}</p>
    </Notice>
  )
}
