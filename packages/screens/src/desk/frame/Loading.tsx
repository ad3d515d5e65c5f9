import { Notice, Button, Skeleton } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'

/** A page's placeholder while its data loads, or an error if loading has failed. */
export function Loading({
  hasFailed,
  retry,
  shape = 'table',
}: {
  hasFailed: boolean
  retry(): void
  shape?: 'table' | 'text'
}) {
  const { t } = useMessages('desk')
  if (!hasFailed) return <Skeleton shape={shape} label={t.desk.loading} />
  return (
    <Notice tone="warning" live="polite" title={t.desk.failed} action={<Button onClick={retry}>{t.retry}</Button>} />
  )
}
