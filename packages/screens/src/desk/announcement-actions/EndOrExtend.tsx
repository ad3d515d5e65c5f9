import type { DeskAnnouncement } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'

const actionOptions = { undo: 'usual', refresh: 'mosque' } as const

const dayMs = 24 * 60 * 60_000

export type EndOrExtendProps = {
  mosque: string
  announcement: DeskAnnouncement
  /** The announcement's title, for accessible names. */
  title: string
}

/** Buttons that end an announcement now, or extend it by a day. Both can be undone. */
export function EndOrExtend({ mosque, announcement, title }: EndOrExtendProps) {
  const { t } = useMessages('desk')
  const texts = t.desk.announcement
  const end = useDeskAction('announcementEnd', actionOptions)
  const change = useDeskAction('announcementChange', actionOptions)
  const { id, until, ...fields } = announcement
  return (
    <>
      <Button
        tone="quiet"
        aria-label={texts.actionLabel({ action: texts.end, title })}
        busy={end.isPending}
        onClick={() => end.mutate({ mosque, announcement: id })}
      >
        {texts.end}
      </Button>
      {until && (
        <Button
          tone="quiet"
          aria-label={texts.actionLabel({ action: texts.extend, title })}
          busy={change.isPending}
          onClick={() =>
            change.mutate({
              mosque,
              announcement: id,
              body: { ...fields, until: new Date(Date.parse(until) + dayMs).toISOString() },
            })
          }
        >
          {texts.extend}
        </Button>
      )}
    </>
  )
}
