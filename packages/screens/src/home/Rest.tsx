import { Section, Skeleton } from '@minaret/ui'
import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { loadWords } from '../messages/index.ts'
import { RestLost } from './RestLost.tsx'

type Loaded = { default: ComponentType }
const loaded = new Map<string, ComponentType>()

/** What the host drew stays as it is when its code does not come: it can be read, and its links lead on. */
const isDrawn = () => typeof document !== 'undefined' && document.querySelector('[data-home-parts]') !== null

/** The parts with their words, once for each language. */
function partsIn(language: string): ComponentType {
  const parts =
    loaded.get(language) ??
    lazy(async (): Promise<Loaded> => {
      try {
        const [{ HomeParts }] = await loadWithTimeout(
          Promise.all([
            import('./HomeParts.tsx'),
            loadWords(language, 'homeParts', 'events', 'news', 'activities', 'campaigns'),
          ]),
        )
        return { default: HomeParts }
      } catch {
        loaded.delete(language)
        return isDrawn() ? new Promise(() => {}) : { default: RestLost }
      }
    })
  loaded.set(language, parts)
  return parts
}

/** All that stands below the times. The host draws it with the page; its code comes after the first load. */
export function Rest() {
  const { t, language } = useWords()
  return (
    <Suspense
      fallback={
        <Section>
          <Skeleton shape="card" count={3} label={t.site.opening} />
        </Section>
      }
    >
      {createElement(partsIn(language))}
    </Suspense>
  )
}
