import { useToasts } from '@minaret/domain'
import { useMessages } from '@minaret/screens/app'
import { directionOf } from '@minaret/screens/messages'
import type { ToasterProps } from '@minaret/ui/toast'
import { lazy, Suspense, useState } from 'react'
import styles from './frame.module.css'

/** Loaded with the first toast. That may say that loading failed, so there is a plain fallback. */
const Toaster = lazy(() =>
  import('@minaret/ui/toast').then(
    ({ Toaster: Loaded }) => ({ default: Loaded }),
    () => ({ default: PlainToaster }),
  ),
)

function PlainToaster({ messages, onClosed, label, closeLabel }: ToasterProps) {
  return (
    <section className={styles.messages} aria-label={label}>
      {messages.map(({ id, text }) => (
        <div key={id} role="alert">
          {text}
          <button type="button" onClick={() => onClosed(id)}>
            {closeLabel}
          </button>
        </div>
      ))}
    </section>
  )
}

/** Renders the page's toasts. */
export function Toasts() {
  const { t, language } = useMessages()
  const { messages, remove } = useToasts()
  const [needed, setNeeded] = useState(false)
  if (messages.length > 0 && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense>
      <Toaster
        messages={messages}
        onClosed={remove}
        label={t.site.messages}
        closeLabel={t.site.close}
        rtl={directionOf(language) === 'rtl'}
      />
    </Suspense>
  )
}
