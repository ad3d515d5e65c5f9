import { useWords } from '@minaret/screens/app'
import { Spinner } from '@minaret/ui'
import styles from './frame.module.css'

/** Shown in the place of a page whose code is not here: where no server has drawn it, or where it is tried again. */
export function PageLoading() {
  const { t } = useWords()
  return <Spinner page>{t.site.opening}</Spinner>
}

/** Shown over a page while the next one loads; the kit lets a moment pass first. */
export function Opening() {
  const { t } = useWords()
  return (
    <div className={styles.opening}>
      <Spinner>{t.site.opening}</Spinner>
    </div>
  )
}
