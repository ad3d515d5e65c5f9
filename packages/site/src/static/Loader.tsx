import type { CommonWords } from '@minaret/screens/messages'
import { Loader as KitLoader } from '@minaret/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './loader.module.css'

export type LoaderProps<T> = {
  words: CommonWords
  load: () => Promise<T>
  onLoaded(loaded: T): void
}

/**
 * Stands until the configuration has been answered, and stays when it fails (specification, section 4). After a while
 * it offers to try again.
 */
export function Loader<T>({ words, load, onLoaded }: LoaderProps<T>) {
  const [attempt, setAttempt] = useState(1)

  const start = useEffectEvent((isWanted: () => boolean) => {
    load().then(
      (loaded) => isWanted() && onLoaded(loaded),
      () => {},
    )
  })

  useEffect(() => {
    let wanted = true
    start(() => wanted)
    return () => {
      wanted = false
    }
  }, [attempt])

  return (
    <main className={styles.loader}>
      <KitLoader
        lateText={words.site.configurationFailed}
        retryLabel={words.retry}
        onRetry={() => setAttempt(attempt + 1)}
      >
        {words.site.configuring}
      </KitLoader>
    </main>
  )
}
