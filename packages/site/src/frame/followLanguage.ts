import type { TenantConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'

/**
 * Opens a page anew that the browser had put aside, when another language was chosen since.
 * @param language the page's @returns the way to stop
 */
export function followLanguage(tenant: TenantConfig, language: string): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && languageFor(tenant, document.cookie) !== language) window.location.reload()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
