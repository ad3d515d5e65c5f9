import { Card, Skeleton } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

/** The form is on its way: its code, or the cause it gives to. */
export function FormComing() {
  const { t } = useWords('campaigns')
  return (
    <Card>
      <Skeleton shape="form" label={t.campaigns.one.causeLoading} />
    </Card>
  )
}
