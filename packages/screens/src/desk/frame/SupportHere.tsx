import { Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import styles from './deskFrame.module.css'
import { useInstant } from './useInstant.ts'

/** For whoever was let in: that they are nobody of the staff here, and that what they change is written down. */
export function SupportHere({ until }: { until: string }) {
  const { t } = useWords('deskSupport')
  const { title, text } = t.deskSupport.here
  const at = useInstant()
  return (
    <Notice className={styles.demo} title={title({ until: at(until) })}>
      <p>{text}</p>
    </Notice>
  )
}
