import type { CommonWords } from '@minaret/screens/messages'
import { loaderTimeout, Loader as KitLoader } from '@minaret/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { insist } from './insist.ts'
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
  const [late, setLate] = useState(false)
  const insisting = useRef<ReturnType<typeof insist>>(undefined)
  const ask = useEffectEvent(load)
  const onAnswer = useEffectEvent(onLoaded)

  useEffect(() => {
    const current = insist({
      ask: () => ask(),
      onAnswer: (loaded) => onAnswer(loaded),
      onLate: () => setLate(true),
      patience: loaderTimeout,
    })
    insisting.current = current
    return current.stop
  }, [])

  return (
    <main className={styles.loader}>
      <KitLoader
        late={late}
        lateText={words.site.configurationFailed}
        retryLabel={words.retry}
        onRetry={() => insisting.current?.again()}
      >
        {words.site.configuring}
      </KitLoader>
    </main>
  )
}
