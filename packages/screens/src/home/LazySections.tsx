import { Section, Skeleton } from '@minaret/ui'
import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { loadMessages } from '../messages/index.ts'
import { SectionsError } from './SectionsError.tsx'

type LoadedModule = { default: ComponentType }
const partsByLanguage = new Map<string, ComponentType>()

/** Server-rendered sections stay if their code fails to load: they are readable and their links work. */
const isServerRendered = () => typeof document !== 'undefined' && document.querySelector('[data-home-parts]') !== null

/** The lazy sections with their messages, one component per language. */
function lazyParts(language: string): ComponentType {
  const parts =
    partsByLanguage.get(language) ??
    lazy(async (): Promise<LoadedModule> => {
      try {
        const [{ HomeParts }] = await loadWithTimeout(
          Promise.all([
            import('./HomeParts.tsx'),
            loadMessages(language, 'homeParts', 'events', 'news', 'activities', 'campaigns'),
          ]),
        )
        return { default: HomeParts }
      } catch {
        partsByLanguage.delete(language)
        return isServerRendered() ? new Promise(() => {}) : { default: SectionsError }
      }
    })
  partsByLanguage.set(language, parts)
  return parts
}

/** The sections below the times. The server renders them with the page; their code loads later. */
export function LazySections() {
  const { t, language } = useMessages()
  return (
    <Suspense
      fallback={
        <Section>
          <Skeleton shape="card" count={3} label={t.site.opening} />
        </Section>
      }
    >
      {createElement(lazyParts(language))}
    </Suspense>
  )
}
