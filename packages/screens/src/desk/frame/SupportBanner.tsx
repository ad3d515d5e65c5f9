import { Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './deskFrame.module.css'
import { useFormatInstant } from './useFormatInstant.ts'

/** Shown during support access: the user is not on the staff, and changes are logged. */
export function SupportBanner({ until }: { until: string }) {
  const { t } = useMessages('deskSupport')
  const { title, text } = t.deskSupport.banner
  const formatInstant = useFormatInstant()
  return (
    <Notice className={styles.demo} title={title({ until: formatInstant(until) })}>
      <p>{text}</p>
    </Notice>
  )
}
