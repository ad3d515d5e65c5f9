import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { type Feature, loadWords } from '../messages/index.ts'
import { LatePart } from './LatePart.tsx'
import { useWords } from './WordsProvider.tsx'

/**
 * A part of a page whose code and words come after the page's first load. The host draws it with the page, so it can be
 * read at once, and stays as drawn where its code does not come; a page opened in the browser then does without it. Its
 * sheets are named in the app's table of screens.
 * @param words the features whose words it speaks
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...words: Feature[]
): (props: P) => ReactNode {
  const known = new Map<string, ComponentType<P>>()

  function partIn(language: string): ComponentType<P> {
    const part =
      known.get(language) ??
      lazy(async (): Promise<{ default: ComponentType<P> }> => {
        try {
          const [loaded] = await Promise.all([load(), loadWords(language, ...words)])
          return { default: loaded }
        } catch {
          known.delete(language)
          return new Promise(() => {})
        }
      })
    known.set(language, part)
    return part
  }

  return function Late(props: P) {
    const { language } = useWords()
    return <LatePart fallback={null}>{createElement(partIn(language), props)}</LatePart>
  }
}
