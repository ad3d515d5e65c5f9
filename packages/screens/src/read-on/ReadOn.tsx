import type { Listed } from '@minaret/domain'
import { Button, Notice } from '@minaret/ui'
import styles from './read-on.module.css'

export type ReadOnProps = {
  list: Pick<Listed<unknown>, 'more' | 'loadingMore' | 'moreFailed'>
  /** What the button says. */
  more: string
  /** What is said when the rest did not come. */
  failed: string
}

/** The way to the rest of a list; nothing where it is all there. */
export function ReadOn({ list: { more, loadingMore, moreFailed }, more: label, failed }: ReadOnProps) {
  if (!more) return null
  return (
    <div className={styles.on} data-print="hide">
      {moreFailed && <Notice tone="warning" live="polite" title={failed} />}
      <Button tone="quiet" busy={loadingMore} onClick={more}>
        {label}
      </Button>
    </div>
  )
}
