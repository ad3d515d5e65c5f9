import { type Domain, legalQueries, useTenant, useTerms } from '@minaret/domain'
import { useWords } from '../app/WordsProvider.tsx'
import { LegalText } from './LegalText.tsx'

/** On which terms the site is offered. */
export function TermsScreen() {
  const { t, format } = useWords('legal')
  const { websiteName } = useTenant()
  return (
    <LegalText screen="terms" page={useTerms()} description={t.legal.terms({ name: format.inText(websiteName) })} />
  )
}

/** Loads the terms. Rejects when the mosque has written none. */
export const prefetchTerms = ({ api, queryClient }: Domain) => queryClient.ensureQueryData(legalQueries.terms(api))
