import { useToasts } from '@minaret/domain'
import { useWords } from '@minaret/screens/app'
import { lazy, Suspense, useState } from 'react'

/** Loaded with the first message. */
const Toaster = lazy(async () => ({ default: (await import('@minaret/ui/toast')).Toaster }))

/** Draws the messages of the page. */
export function Toasts() {
  const { t } = useWords()
  const { messages, gone } = useToasts()
  const [needed, setNeeded] = useState(false)
  if (messages.length > 0 && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense>
      <Toaster messages={messages} onGone={gone} label={t.site.messages} closeLabel={t.site.close} />
    </Suspense>
  )
}
