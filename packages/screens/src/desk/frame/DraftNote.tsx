import { Button, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from './useFormatInstant.ts'

/** A notice that the form shows a restored draft, with a button to discard it. */
export function DraftNote({ restoredFrom, onDiscard }: { restoredFrom: string | undefined; onDiscard(): void }) {
  const { t } = useMessages('desk')
  const formatInstant = useFormatInstant()
  if (restoredFrom === undefined) return null
  return (
    <Notice
      title={t.desk.drafts.restored({ at: formatInstant(restoredFrom) })}
      action={
        <Button tone="quiet" onClick={onDiscard}>
          {t.desk.drafts.discard}
        </Button>
      }
    />
  )
}
