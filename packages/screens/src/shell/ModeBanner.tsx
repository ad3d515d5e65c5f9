import { useTenant } from '@minaret/domain'
import { Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The banner of demonstration and test mode: no money is taken. */
export function ModeBanner() {
  const { payment } = useTenant()
  const { t } = useMessages()
  if (payment.setting !== 'demonstration' && payment.setting !== 'test') return null
  return (
    <Notice tone="demo" shape="banner">
      {payment.setting === 'test' ? t.site.testMode : t.site.demonstration}
    </Notice>
  )
}
