import type { ListResult } from '@minaret/domain'
import { Button, Notice } from '@minaret/ui'
import styles from './load-more.module.css'

export type LoadMoreProps = {
  list: Pick<ListResult<unknown>, 'more' | 'loadingMore' | 'moreFailed'>
  /** The button's label. */
  more: string
  /** Shown if the next page could not be loaded. */
  failed: string
}

/** A button that loads the next page of a list; renders nothing if the list is complete. */
export function LoadMore({ list: { more, loadingMore, moreFailed }, more: label, failed }: LoadMoreProps) {
  if (!more) return null
  return (
    <div className={styles.more} data-print="hide">
      {moreFailed && <Notice tone="warning" live="polite" title={failed} />}
      <Button tone="quiet" busy={loadingMore} onClick={more}>
        {label}
      </Button>
    </div>
  )
}
