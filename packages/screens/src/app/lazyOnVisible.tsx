import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Feature, loadMessages } from '../messages/index.ts'
import { loadWithTimeout } from './loadWithTimeout.ts'
import { LoadFailure } from './LoadFailure.tsx'
import styles from './lazy.module.css'
import { LazyBoundary } from './LazyBoundary.tsx'
import { hasPendingPost, hasPendingPress, replayPress, sendPendingPost } from '../press/index.ts'
import { useHydrated } from './useHydrated.ts'
import { observeVisibility } from './observeVisibility.ts'
import { useMessages } from './MessagesProvider.tsx'

/**
 * A part of a page whose code and messages load when it is nearly visible or used. The server renders it with the page,
 * and a press before its code has loaded is replayed afterwards. If the code cannot load, the rendered part stays and shows
 * an error when pressed. The app's table of screens names its stylesheets.
 * @param features the features whose messages it uses @param Placeholder shown while it loads after navigation in the browser
 */
export function lazyOnVisible<P extends object>(
  load: () => Promise<ComponentType<P>>,
  features: readonly Feature[],
  Placeholder: () => ReactNode = () => null,
): (props: P) => ReactNode {
  const parts = new Map<string, ReturnType<typeof loadOnDemand<P>>>()

  function partIn(language: string) {
    const part = parts.get(language) ?? loadOnDemand(() => Promise.all([load(), loadMessages(language, ...features)]))
    parts.set(language, part)
    // The server waits for every part it renders.
    if (typeof document === 'undefined') void part.loadPart()
    return part
  }

  return function LazyOnVisible(props: P) {
    const { t, language } = useMessages()
    const { Part, loadPart } = partIn(language)
    const container = useRef<HTMLDivElement>(null)
    const [isServerRendered] = useState(!useHydrated())
    const [isHydrated, setHydrated] = useState(false)
    const [hasFailed, setFailed] = useState(false)
    const start = useCallback(() => {
      loadPart().catch(async () => {
        const isForm = isServerRendered && hasPendingPost(container.current)
        if (isForm && (await isSiteReachable()) && sendPendingPost(container.current)) return
        setFailed(!isServerRendered || hasPendingPress(container.current))
      })
    }, [loadPart, isServerRendered])
    const retry = () => {
      setFailed(false)
      loadPart().catch(async () => {
        // Browsers cache a failed import until the document is reloaded.
        if (await isSiteReachable()) window.location.reload()
        else setFailed(true)
      })
    }
    useEffect(() => {
      if (isHydrated) replayPress(container.current)
      else if (isServerRendered && container.current) return observeVisibility(container.current, start)
      else start()
      return undefined
    }, [isHydrated, isServerRendered, start])
    return (
      <div ref={container} className={styles.contents} data-waits={isHydrated ? undefined : ''}>
        {hasFailed && !isHydrated && <LoadFailure title={t.stepFailed} retry={retry} />}
        <LazyBoundary fallback={hasFailed ? null : <Placeholder />} onHydrated={setHydrated}>
          {createElement(Part, props)}
        </LazyBoundary>
      </div>
    )
  }
}

/** Checked before a reload, which without a connection would show the browser's own error page. */
const isSiteReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A component that loads on demand and can be retried after a failure. */
function loadOnDemand<P extends object>(load: () => Promise<[ComponentType<P>, unknown]>) {
  let resolvePart: (part: { default: ComponentType<P> }) => void
  const code = new Promise<{ default: ComponentType<P> }>((resolve) => {
    resolvePart = resolve
  })
  let loading: Promise<void> | undefined
  return {
    Part: lazy(() => code),
    loadPart: (): Promise<void> => {
      loading ??= loadWithTimeout(load()).then(
        ([part]) => resolvePart({ default: part }),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}
