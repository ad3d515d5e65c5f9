import { type Domain, legalQueries, usePrivacy, useTenant } from '@minaret/domain'
import { useWords } from '../app/WordsProvider.tsx'
import { LegalText } from './LegalText.tsx'

/** What becomes of what people tell the site. */
export function PrivacyScreen() {
  const { t, format } = useWords('legal')
  const { websiteName } = useTenant()
  return (
    <LegalText
      screen="privacy"
      page={usePrivacy()}
      description={t.legal.privacy({ name: format.inText(websiteName) })}
    />
  )
}

/** Loads the privacy policy. Rejects when the mosque has written none. */
export const prefetchPrivacy = ({ api, queryClient }: Domain) => queryClient.ensureQueryData(legalQueries.privacy(api))
