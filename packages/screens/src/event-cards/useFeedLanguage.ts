import { useTenant } from '@minaret/domain'
import { useWords } from '../app/WordsProvider.tsx'

/** What the address of a calendar says of its language: nothing on a page in the mosque's own. */
export function useFeedLanguage(): (sign: '?' | '&') => string {
  const { language } = useWords()
  const own = useTenant().language
  const shown = language.split('-')[0] ?? ''
  return (sign) => (shown === own.split('-')[0] ? '' : `${sign}language=${shown}`)
}
