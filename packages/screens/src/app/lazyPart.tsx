import { type ComponentType, createElement, lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Feature, loadMessages } from '../messages/index.ts'
import { replayPress } from '../press/index.ts'
import styles from './lazy.module.css'
import { LazyBoundary } from './LazyBoundary.tsx'
import { useMessages } from './MessagesProvider.tsx'

/**
 * A part of a page whose code and messages load after the page. The server renders it with the page. If its code cannot
 * load, the rendered part stays, and a page reached by navigation in the browser omits it. The app's table of screens
 * names its stylesheets.
 * @param features the features whose messages it uses
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...features: Feature[]
): (props: P) => ReactNode {
  const parts = new Map<string, ComponentType<P>>()

  function partIn(language: string): ComponentType<P> {
    const part =
      parts.get(language) ??
      lazy(async (): Promise<{ default: ComponentType<P> }> => {
        try {
          const [component] = await Promise.all([load(), loadMessages(language, ...features)])
          return { default: component }
        } catch {
          parts.delete(language)
          return new Promise(() => {})
        }
      })
    parts.set(language, part)
    return part
  }

  return function LazyPart(props: P) {
    const { language } = useMessages()
    const container = useRef<HTMLDivElement>(null)
    const [isHydrated, setHydrated] = useState(false)
    useEffect(() => {
      if (isHydrated) replayPress(container.current)
    }, [isHydrated])
    return (
      <div ref={container} className={styles.contents} data-waits={isHydrated ? undefined : ''}>
        <LazyBoundary fallback={null} onHydrated={setHydrated}>
          {createElement(partIn(language), props)}
        </LazyBoundary>
      </div>
    )
  }
}
