import type { StaffChange } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'

/** The author and time of the last change; renders nothing if staff never changed it. */
export function ChangedBy({ changed, className }: { changed: StaffChange | undefined; className?: string }) {
  const { t, format } = useMessages('deskWhy')
  if (!changed) return null
  const { date, time } = format.instant(changed.at)
  const name = changed.by === undefined ? t.deskWhy.somebody : format.inText(changed.by)
  return <p className={className}>{t.deskWhy.changedBy({ name, date, time })}</p>
}
