import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTenant } from '@minaret/domain'
import { loadedMessages, type Feature, loadMessages, type MessagesOf } from '../messages/index.ts'
import { cachedPromise } from './cachedPromise.ts'
import { createFormat, type Format, localeOf } from './format.ts'

/** A screen's messages: the common ones and those of its features, with the tenant's formats. */
export type Messages<F extends Feature = never> = {
  t: MessagesOf<F>
  format: Format
  /** The page's language, BCP 47. */
  language: string
}

const MessagesContext = createContext<{ language: string; format: Format } | null>(null)

export type MessagesProviderProps = {
  /** A language with a catalogue (`shownLanguage`). */
  language: string
  /** The result of `localeOf` from the first render, for hydration; computed if absent. */
  locale?: string
  children: ReactNode
}

/** Provides the page's language and formats to the screens. */
export function MessagesProvider({ language, locale, children }: MessagesProviderProps) {
  const tenant = useTenant()
  const value = useMemo(
    () => ({ language, format: createFormat(locale ?? localeOf({ ...tenant, language }), tenant) }),
    [language, locale, tenant],
  )
  return <MessagesContext value={value}>{children}</MessagesContext>
}

/** Provides language and formats without a tenant, for the desk, which serves several mosques. */
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
  return <MessagesContext value={value}>{children}</MessagesContext>
}

/** A promise already marked as settled for React: the messages are loaded, so nothing suspends. */
const settledPromise = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })

/**
 * The messages and formats of this page. Navigation loads the messages first; if they are still missing, the page
 * suspends.
 * @param features to include in addition to the common messages
 */
export function useMessages<F extends Feature = never>(...features: F[]): Messages<F> {
  const context = use(MessagesContext)
  if (!context) throw new Error('There is no <MessagesProvider>.')
  const { language, format } = context
  const t = loadedMessages(language, ...features)
  // Always call `use`: React replays a suspended component and continues with its other hooks only if `use` is called again.
  // Skipping it once the messages have loaded would cause an error inside React.
  use(t ? settledPromise : cachedPromise([language, ...features].join(' '), () => loadMessages(language, ...features)))
  if (t) return { t, format, language }
  throw new Error(`The messages of ${features.join(', ')} have not loaded.`)
}
