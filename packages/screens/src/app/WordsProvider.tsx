import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTenant } from '@minaret/domain'
import { type Messages, shownLanguage } from '../messages/index.ts'
import { createFormat, type Format } from './format.ts'

/** What screens speak with: the catalogue and the tenant's formats. */
export type Words = { t: Messages; format: Format }

const WordsContext = createContext<Words | null>(null)

/** Gives the screens their language. */
export function WordsProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const tenant = useTenant()
  const words = useMemo(
    () => ({ t: messages, format: createFormat({ ...tenant, language: shownLanguage(tenant.language) }) }),
    [messages, tenant],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words and formats of this page. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('Screens need a <WordsProvider> around them.')
  return words
}
