import { useTenant } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'

/** Returns a function that builds the language parameter of a calendar URL; empty on a page in the mosque's own language. */
export function useFeedLanguage(): (separator: '?' | '&') => string {
  const { language } = useMessages()
  const tenantLanguage = useTenant().language
  const pageLanguage = language.split('-')[0] ?? ''
  return (separator) => (pageLanguage === tenantLanguage.split('-')[0] ? '' : `${separator}language=${pageLanguage}`)
}
