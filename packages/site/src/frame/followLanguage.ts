import type { TenantConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'

/**
 * Reloads a page restored from the back-forward cache if another language was chosen since.
 * @param language the page's language @returns stops listening
 */
export function followLanguage(tenant: TenantConfig, language: string): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && languageFor(tenant, document.cookie) !== language) window.location.reload()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
