import { Card, Skeleton } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

/** The placeholder while the form's code or its cause loads. */
export function FormSkeleton() {
  const { t } = useWords('campaigns')
  return (
    <Card>
      <Skeleton shape="form" label={t.campaigns.one.causeLoading} />
    </Card>
  )
}
