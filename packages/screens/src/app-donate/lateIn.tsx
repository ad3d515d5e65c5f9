import { Button, Notice, Skeleton } from '@minaret/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { type Feature, loadWords } from '../messages/index.ts'
import styles from './app-donate.module.css'

/**
 * A part of the page whose code comes after the first load, and that says so where it does not come: a phone may lose its
 * connection at any moment of giving.
 * @param words the features whose words it speaks besides the page's
 * @returns the part, and a way to have it ready before it is needed
 */
export function lateIn<P extends object>(load: () => Promise<ComponentType<P>>, ...words: Feature[]) {
  const bring = async (language: string) => (await Promise.all([load(), loadWords(language, ...words)]))[0]
  let ready: ComponentType<P> | undefined

  function Late(props: P) {
    const { t, language } = useWords('appDonate')
    const [Part, setPart] = useState(() => ready)
    const [failed, setFailed] = useState(false)
    const ask = useCallback(() => {
      setFailed(false)
      bring(language).then(
        (part) => setPart(() => part),
        () => setFailed(true),
      )
    }, [language])
    useEffect(() => {
      if (!Part) ask()
    }, [Part, ask])
    if (Part) return <Part {...props} />
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t.appDonate.title}</h1>
        {failed ? (
          <Notice
            tone="warning"
            live="assertive"
            title={t.appDonate.offline.title}
            action={<Button onClick={ask}>{t.retry}</Button>}
          >
            {t.appDonate.offline.more}
          </Notice>
        ) : (
          <Skeleton shape="form" label={t.appDonate.opening} />
        )}
      </div>
    )
  }
  const prepare = (language: string): void =>
    void bring(language).then(
      (part) => (ready = part),
      () => {},
    )
  return [Late, prepare] as const
}
