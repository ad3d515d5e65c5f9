import type { DeskAnnouncement } from '@minaret/contract/desk'
import { useChangeAnnouncement, useEndAnnouncement } from '@minaret/domain/desk'
import { Button } from '@minaret/ui'
import { useWords } from '../../app/index.ts'

const day = 24 * 60 * 60_000

export type EndOrExtendProps = {
  mosque: string
  announcement: DeskAnnouncement
  /** What it is called, for those who listen. */
  title: string
}

/** Ends an announcement now, or shows it a day longer: one tap each, and the bar takes it back. */
export function EndOrExtend({ mosque, announcement, title }: EndOrExtendProps) {
  const { t } = useWords('desk')
  const say = t.desk.announcement
  const end = useEndAnnouncement(mosque)
  const change = useChangeAnnouncement(mosque)
  const { id, until, ...fields } = announcement
  return (
    <>
      <Button tone="quiet" aria-label={say.named(say.end, title)} busy={end.isPending} onClick={() => end.mutate(id)}>
        {say.end}
      </Button>
      {until && (
        <Button
          tone="quiet"
          aria-label={say.named(say.extend, title)}
          busy={change.isPending}
          onClick={() => change.mutate({ id, ...fields, until: new Date(Date.parse(until) + day).toISOString() })}
        >
          {say.extend}
        </Button>
      )}
    </>
  )
}
