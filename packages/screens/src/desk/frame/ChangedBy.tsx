import type { StaffChange } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'

/** The author and time of the last change; renders nothing if staff never changed it. */
export function ChangedBy({
  changed: lastChange,
  className,
}: {
  changed: StaffChange | undefined
  className?: string
}) {
  const { t, format } = useMessages('deskWhy')
  if (!lastChange) return null
  const { date, time } = format.instant(lastChange.at)
  const name = lastChange.by === undefined ? t.deskWhy.someone : format.inText(lastChange.by)
  return <p className={className}>{t.deskWhy.changedBy({ name, date, time })}</p>
}
