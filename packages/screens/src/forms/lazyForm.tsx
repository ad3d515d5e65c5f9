import { Skeleton } from '@minaret/ui'
import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { LazyBoundary } from '../app/LazyBoundary.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { replayPress } from '../press/index.ts'
import styles from '../app/lazy.module.css'

/**
 * A form whose code loads after its page: the server renders it, so visitors can read it at once. If the code cannot load,
 * an error replaces the form. A press before it has loaded is replayed afterwards.
 * @param load imports the form
 */
export function lazyForm<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Form = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await loadWithTimeout(load()) }
    } catch {
      return { default: LoadError }
    }
  })
  return function LazyForm(props: P) {
    const { t } = useMessages('forms')
    const container = useRef<HTMLDivElement>(null)
    const [isHydrated, setHydrated] = useState(false)
    useEffect(() => {
      if (isHydrated) replayPress(container.current)
    }, [isHydrated])
    return (
      <div ref={container} className={styles.contents} data-waits={isHydrated ? undefined : ''}>
        <LazyBoundary fallback={<Skeleton shape="form" label={t.forms.loading} />} onHydrated={setHydrated}>
          <Form {...props} />
        </LazyBoundary>
      </div>
    )
  }
}

function LoadError() {
  const { t } = useMessages('forms')
  return <LoadFailure title={t.forms.notLoaded} retry={() => window.location.reload()} />
}
