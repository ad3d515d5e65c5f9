import { Card, Skeleton } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The placeholder while the form's code or its cause loads. */
export function FormSkeleton() {
  const { t } = useMessages('campaigns')
  return (
    <Card>
      <Skeleton shape="form" label={t.campaigns.one.causeLoading} />
    </Card>
  )
}
