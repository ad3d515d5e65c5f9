import type { CommonWords } from '@minaret/screens/messages'
import { Button, Spinner } from '@minaret/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './loader.module.css'

/** How long the spinner stands alone (specification, section 9). */
const loaderTimeout = 50_000

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
  const [late, setLate] = useState(false)

  const start = useEffectEvent((isWanted: () => boolean) => {
    load().then(
      (loaded) => isWanted() && onLoaded(loaded),
      () => {},
    )
  })

  useEffect(() => {
    let wanted = true
    start(() => wanted)
    const timer = setTimeout(() => setLate(true), loaderTimeout)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [attempt])

  return (
    <main className={styles.loader}>
      <Spinner page={!late}>{words.site.configuring}</Spinner>
      {late && (
        <div role="alert" className={styles.late}>
          <p>{words.site.configurationFailed}</p>
          <Button
            onClick={() => {
              setLate(false)
              setAttempt(attempt + 1)
            }}
          >
            {words.retry}
          </Button>
        </div>
      )}
    </main>
  )
}
