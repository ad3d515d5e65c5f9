import type { CommonMessages } from '@minaret/screens/messages'
import { loaderTimeout, Loader as UiLoader } from '@minaret/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { retryUntilAnswered } from './retryUntilAnswered.ts'
import styles from './loader.module.css'

export type LoaderProps<T> = {
  words: CommonMessages
  load: () => Promise<T>
  onLoaded(loaded: T): void
}

/**
 * Shown until the configuration has loaded, even if it fails to load (specification, section 4). If a request failed or is
 * slow, it shows a message and keeps retrying.
 */
export function Loader<T>({ words, load, onLoaded }: LoaderProps<T>) {
  const [isDelayed, setDelayed] = useState(false)
  const retry = useRef<ReturnType<typeof retryUntilAnswered>>(undefined)
  const request = useEffectEvent(load)
  const handleLoaded = useEffectEvent(onLoaded)

  useEffect(() => {
    const current = retryUntilAnswered({
      request: () => request(),
      onAnswer: (loaded) => handleLoaded(loaded),
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
        delayText={words.site.configurationFailed}
        retryLabel={words.retry}
        onRetry={() => retry.current?.again()}
      >
        {words.site.configuring}
      </UiLoader>
    </main>
  )
}
