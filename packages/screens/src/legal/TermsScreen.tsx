import { type Domain, legalQueries, useTenant, useTerms } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'
import { LegalText } from './LegalText.tsx'

/** The terms page. */
export function TermsScreen() {
  const { t, format } = useMessages('legal')
  const { websiteName } = useTenant()
  return (
    <LegalText screen="terms" page={useTerms()} description={t.legal.terms({ name: format.inText(websiteName) })} />
  )
}

/** Prefetches the terms. Rejects if the mosque has not written any. */
export const prefetchTerms = ({ api, queryClient }: Domain) => queryClient.ensureQueryData(legalQueries.terms(api))
