import type { ContentBulk, ContentKindName, ContentListed } from '@minaret/contract/desk'
import { useBulkContent } from '@minaret/domain/desk'
import { Button, ButtonRow, Notice } from '@minaret/ui'
import { useContentWords } from './useContentWords.ts'
import styles from './content.module.css'

export type BulkBarProps = {
  mosque: string
  kind: ContentKindName
  things: readonly ContentListed[]
  onDone(): void
}

/** Bulk actions on the selected items. The undo bar undoes them together. */
export function BulkBar({ mosque, kind, things, onDone }: BulkBarProps) {
  const { texts } = useContentWords()
  const bulk = useBulkContent(mosque, kind)
  const refused = bulk.data?.data?.refused ?? []
  const run = (action: ContentBulk['action']) =>
    bulk.mutate(
      { action, things: things.map(({ id, version }) => ({ id, version })) },
      { onSuccess: ({ data }) => data?.refused.length === 0 && onDone() },
    )
  const areAllIn = (state: ContentListed['state']) => things.every((thing) => thing.state === state)
  return (
    <div className={styles.bulk} role="group" aria-label={texts.list.selected({ count: things.length })}>
      <p>{texts.list.selected({ count: things.length })}</p>
      {refused.length > 0 && (
        <Notice tone="warning" live="assertive" title={texts.list.refused({ count: refused.length })}>
          <ul>
            {refused.map(({ id, message }) => (
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
