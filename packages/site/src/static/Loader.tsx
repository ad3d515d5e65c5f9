import type { CommonWords } from '@minaret/screens/messages'
import { loaderTimeout, Loader as KitLoader } from '@minaret/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { retryUntilAnswered } from './retryUntilAnswered.ts'
import styles from './loader.module.css'

export type LoaderProps<T> = {
  words: CommonWords
  load: () => Promise<T>
  onLoaded(loaded: T): void
}

/**
 * Stands until the configuration has been answered, and stays when it fails (specification, section 4). When it was
 * refused, or nothing came for a while, it says so beneath and goes on asking.
 */
export function Loader<T>({ words, load, onLoaded }: LoaderProps<T>) {
  const [isDelayed, setDelayed] = useState(false)
  const insisting = useRef<ReturnType<typeof retryUntilAnswered>>(undefined)
  const ask = useEffectEvent(load)
  const onAnswer = useEffectEvent(onLoaded)

  useEffect(() => {
    const current = retryUntilAnswered({
      request: () => ask(),
      onAnswer: (loaded) => onAnswer(loaded),
      onDelay: () => setDelayed(true),
      patience: loaderTimeout,
    })
    insisting.current = current
    return current.stop
  }, [])

  return (
    <main className={styles.loader}>
      <KitLoader
        late={isDelayed}
        lateText={words.site.configurationFailed}
        retryLabel={words.retry}
        onRetry={() => insisting.current?.again()}
      >
        {words.site.configuring}
      </KitLoader>
    </main>
  )
}
