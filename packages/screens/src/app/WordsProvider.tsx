import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTenant } from '@minaret/domain'
import { arrivedWords, type Feature, loadWords, type WordsOf } from '../messages/index.ts'
import { arrivalOf } from './arrival.ts'
import { createFormat, type Format, localeOf } from './format.ts'

/** What screens speak with: the common words, those of the features named, and the tenant's formats. */
export type Words<F extends Feature = never> = {
  t: WordsOf<F>
  format: Format
  /** The language shown, BCP 47. */
  language: string
}

const WordsContext = createContext<{ language: string; format: Format } | null>(null)

export type WordsProviderProps = {
  /** One there is a catalogue for (`shownLanguage`). */
  language: string
  /** As `localeOf` gave it where the page was drawn first; here, without. */
  locale?: string
  children: ReactNode
}

/** Gives the screens their language. */
export function WordsProvider({ language, locale, children }: WordsProviderProps) {
  const tenant = useTenant()
  const value = useMemo(
    () => ({ language, format: createFormat(locale ?? localeOf({ ...tenant, language }), tenant) }),
    [language, locale, tenant],
  )
  return <WordsContext value={value}>{children}</WordsContext>
}

/** Gives screens their language where there is no tenant around them: the desk, which is for many mosques. */
export function FormatProvider({
  format,
  language,
  children,
}: {
  format: Format
  language: string
  children: ReactNode
}) {
  const value = useMemo(() => ({ language, format }), [language, format])
  return <WordsContext value={value}>{children}</WordsContext>
}

/** Stands for words that are here, already settled as React marks it: nothing waits for it. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })

/**
 * The words and formats of this page. Whoever opens a page has loaded its words; where they have not come yet, the page
 * waits for them.
 * @param features whose words are wanted besides the common ones
 */
export function useWords<F extends Feature = never>(...features: F[]): Words<F> {
  const words = use(WordsContext)
  if (!words) throw new Error('Screens need a <WordsProvider> around them.')
  const { language, format } = words
  const t = arrivedWords(language, ...features)
  // React draws a component that waited once more from where it stopped, and goes on with its other hooks only where `use` is
  // called again: without it there, words that have come meanwhile would end in an error inside React.
  use(t ? settled : arrivalOf([language, ...features].join(' '), () => loadWords(language, ...features)))
  if (t) return { t, format, language }
  throw new Error(`The words of ${features.join(', ')} have not come.`)
}
