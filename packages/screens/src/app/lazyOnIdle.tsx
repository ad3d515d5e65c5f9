import { Skeleton } from '@minaret/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type Feature, loadMessages } from '../messages/index.ts'
import { loadWithTimeout } from './loadWithTimeout.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { useMessages } from './MessagesProvider.tsx'

/**
 * A step of a page whose code loads when the page is idle, before the visitor reaches it. If loading fails, the step
 * shows an error with a retry button.
 * @param features the features whose messages it uses in addition to the page's own
 * @returns the step, and a function that preloads it and never rejects
 */
export function lazyOnIdle<P extends object>(load: () => Promise<ComponentType<P>>, ...features: Feature[]) {
  const loadStep = async (language: string) =>
    (await loadWithTimeout(Promise.all([load(), loadMessages(language, ...features)])))[0]
  const loadedParts = new Map<string, ComponentType<P>>()
  const prepare = async (language: string) => {
    const part = await loadStep(language)
    loadedParts.set(language, part)
    return part
  }

  function LazyStep(props: P) {
    const { t, language } = useMessages()
    const [Part, setPart] = useState(() => loadedParts.get(language))
    const [hasFailed, setFailed] = useState(false)
    const loadPart = useCallback(() => {
      prepare(language).then(
        (part) => setPart(() => part),
        () => setFailed(true),
      )
    }, [language])
    useEffect(() => {
      if (!Part) loadPart()
    }, [Part, loadPart])
    const retry = () => {
      setFailed(false)
      loadPart()
    }
    if (Part) return <Part {...props} />
    if (hasFailed) return <LoadFailure title={t.stepFailed} retry={retry} />
    return <Skeleton shape="form" label={t.site.opening} />
  }
  return [LazyStep, (language: string): Promise<unknown> => prepare(language).catch(() => {})] as const
}
