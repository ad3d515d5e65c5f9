import { Button, Notice } from '@minaret/ui'
import { useWords } from '../app/index.ts'

/** Says that a form holds what was typed before and not saved, and offers to discard it. */
export function DraftNote({ restoredFrom, onDiscard }: { restoredFrom: string | undefined; onDiscard(): void }) {
  const { t, format } = useWords('desk')
  if (restoredFrom === undefined) return null
  const { date, time } = format.instant(restoredFrom)
  return (
    <Notice
      title={t.desk.drafts.restored(`${date}, ${time}`)}
      action={
        <Button tone="quiet" onClick={onDiscard}>
          {t.desk.drafts.discard}
        </Button>
      }
    />
  )
}
