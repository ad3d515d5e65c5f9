import type { CommonMessages } from '@minaret/screens/messages'
import { loaderTimeout, Loader as UiLoader } from '@minaret/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { retryUntilResponse } from './retryUntilResponse.ts'
import styles from './loader.module.css'

export type LoaderProps<T> = {
  messages: CommonMessages
  load: () => Promise<T>
  onLoaded(loaded: T): void
}

/**
 * Shown until the configuration has loaded, even if it fails to load (specification, section 4). If a request failed or is
 * slow, it shows a message and keeps retrying.
 */
export function Loader<T>({ messages, load, onLoaded }: LoaderProps<T>) {
  const [isDelayed, setDelayed] = useState(false)
  const retry = useRef<ReturnType<typeof retryUntilResponse>>(undefined)
  const request = useEffectEvent(load)
  const handleLoaded = useEffectEvent(onLoaded)

  useEffect(() => {
    const current = retryUntilResponse({
      request: () => request(),
      onResponse: (loaded) => handleLoaded(loaded),
      onDelay: () => setDelayed(true),
      timeoutMs: loaderTimeout,
    })
    retry.current = current
    return current.stop
  }, [])

  return (
    <main className={styles.loader}>
      <UiLoader
        isDelayed={isDelayed}
        delayText={messages.site.configurationFailed}
        retryLabel={messages.retry}
        onRetry={() => retry.current?.retryNow()}
      >
        {messages.site.configuring}
      </UiLoader>
    </main>
  )
}
