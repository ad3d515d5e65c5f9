import { Skeleton } from '@minaret/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { type Feature, loadWords } from '../messages/index.ts'
import { codeInTime } from './codeInTime.ts'
import { Failed } from './Failed.tsx'
import { useWords } from './WordsProvider.tsx'

/**
 * A step of a page whose code comes when the page is there, and before anybody gets so far. A phone may lose its
 * connection at any moment: then it says so where the step would stand, with a way to ask again.
 * @param words the features whose words it speaks besides its page's
 * @returns the step, and how to have it ready before it is needed
 */
export function lateIn<P extends object>(load: () => Promise<ComponentType<P>>, ...words: Feature[]) {
  const bring = async (language: string) => (await codeInTime(Promise.all([load(), loadWords(language, ...words)])))[0]
  const ready = new Map<string, ComponentType<P>>()
  const take = async (language: string) => {
    const part = await bring(language)
    ready.set(language, part)
    return part
  }

  function Late(props: P) {
    const { t, language } = useWords()
    const [Part, setPart] = useState(() => ready.get(language))
    const [failed, setFailed] = useState(false)
    const look = useCallback(() => {
      take(language).then(
        (part) => setPart(() => part),
        () => setFailed(true),
      )
    }, [language])
    useEffect(() => {
      if (!Part) look()
    }, [Part, look])
    const ask = () => {
      setFailed(false)
      look()
    }
    if (Part) return <Part {...props} />
    if (failed) return <Failed title={t.stepFailed} retry={ask} />
    return <Skeleton shape="form" label={t.site.opening} />
  }
  return [Late, (language: string): void => void take(language).catch(() => {})] as const
}
