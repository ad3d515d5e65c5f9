import type { ContentBulk, ContentKindName, ContentListed } from '@minaret/contract/desk'
import { useBulkContent } from '@minaret/domain/desk'
import { Button, ButtonRow, Notice } from '@minaret/ui'
import { useContentTexts } from './useContentTexts.ts'
import styles from './content.module.css'

export type BulkBarProps = {
  mosque: string
  kind: ContentKindName
  items: readonly ContentListed[]
  onDone(): void
}

/** Bulk actions on the selected items. The undo bar undoes them together. */
export function BulkBar({ mosque, kind, items, onDone }: BulkBarProps) {
  const { texts } = useContentTexts()
  const bulk = useBulkContent(mosque, kind)
  const failures = bulk.data?.data?.refused ?? []
  const run = (action: ContentBulk['action']) =>
    bulk.mutate(
      { action, things: items.map(({ id, version }) => ({ id, version })) },
      { onSuccess: ({ data }) => data?.refused.length === 0 && onDone() },
    )
  const areAllIn = (state: ContentListed['state']) => items.every((item) => item.state === state)
  return (
    <div className={styles.bulk} role="group" aria-label={texts.list.selected({ count: items.length })}>
      <p>{texts.list.selected({ count: items.length })}</p>
      {failures.length > 0 && (
        <Notice tone="warning" live="assertive" title={texts.list.refused({ count: failures.length })}>
          <ul>
            {failures.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ButtonRow className={styles.buttons}>
        {areAllIn('deleted') || areAllIn('withdrawn') ? (
          <Button busy={bulk.isPending} onClick={() => run('restore')}>
            {texts.actions.restore}
          </Button>
        ) : (
          <>
            <Button busy={bulk.isPending} onClick={() => run('publish')}>
              {texts.actions.publish}
            </Button>
            <Button tone="quiet" busy={bulk.isPending} onClick={() => run('withdraw')}>
              {texts.actions.withdraw}
            </Button>
            <Button tone="quiet" busy={bulk.isPending} onClick={() => run('delete')}>
              {texts.actions.delete}
            </Button>
          </>
        )}
        <Button tone="quiet" onClick={onDone}>
          {texts.list.selectNone}
        </Button>
      </ButtonRow>
    </div>
  )
}
