import type { TenantConfig } from '@minaret/plans'
import { shownLanguage } from '@minaret/screens/messages'
import type { ReactNode } from 'react'

const rightToLeft = new Set(['ar', 'ur', 'fa', 'he', 'ps', 'sd', 'ug', 'dv'])

/** Which way a BCP 47 language runs. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'

/** The style class of the page in prayer-donate mode (specification, section 1). */
export const modeClass = ({ mode }: Pick<TenantConfig, 'mode'>): string | undefined =>
  mode === 'prayer-donate' ? 'donate-prayer-times-only' : undefined

/**
 * The document, on both sides.
 * @param head what only the server writes: React leaves it alone when it takes over
 */
export function Document({ tenant, head, children }: { tenant: TenantConfig; head?: ReactNode; children: ReactNode }) {
  const language = shownLanguage(tenant.language)
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>{head}</head>
      <body className={modeClass(tenant)}>{children}</body>
    </html>
  )
}
