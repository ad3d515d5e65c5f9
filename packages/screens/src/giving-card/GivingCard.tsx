import { Card, Skeleton } from '@minaret/ui'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The donation form with a choice of causes, in one card. */
export const GivingCard = lazyOnVisible(
  async () => (await import('./GivingForm.tsx')).GivingForm,
  ['donate', 'cause'],
  FormSkeleton,
)

/** The placeholder while the form's code loads. */
function FormSkeleton() {
  const { t } = useMessages()
  return (
    <Card>
      <Skeleton shape="form" label={t.causes.loading} />
    </Card>
  )
}
