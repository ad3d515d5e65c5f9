import { useMessages } from '@minaret/screens/app'
import { Spinner } from '@minaret/ui'
import styles from './frame.module.css'

/** Shown in place of a page whose code is loading: if no server rendered it, or during a retry. */
export function PageLoading() {
  const { t } = useMessages()
  return <Spinner page>{t.site.opening}</Spinner>
}

/** Shown over a page while the next one loads; the UI library delays it a moment. */
export function Opening() {
  const { t } = useMessages()
  return (
    <div className={styles.opening}>
      <Spinner>{t.site.opening}</Spinner>
    </div>
  )
}
