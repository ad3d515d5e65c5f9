import { type Domain, legalQueries, usePrivacy, useTenant } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'
import { LegalText } from './LegalText.tsx'

/** The privacy policy page. */
export function PrivacyScreen() {
  const { t, format } = useMessages('legal')
  const { websiteName } = useTenant()
  return (
    <LegalText
      screen="privacy"
      page={usePrivacy()}
      description={t.legal.privacy({ name: format.inText(websiteName) })}
    />
  )
}

/** Prefetches the privacy policy. Rejects if the mosque has not written one. */
export const prefetchPrivacy = ({ api, queryClient }: Domain) => queryClient.ensureQueryData(legalQueries.privacy(api))
