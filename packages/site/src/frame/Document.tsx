import type { TenantConfig } from '@minaret/plans'
import { directionOf } from '@minaret/screens/messages'
import type { ReactNode } from 'react'

/** The style class of the page in prayer-donate mode (specification, section 1). */
export const modeClass = ({ mode }: Pick<TenantConfig, 'mode'>): string | undefined =>
  mode === 'prayer-donate' ? 'donate-prayer-times-only' : undefined

export type DocumentProps = {
  tenant: TenantConfig
  /** The language the page is shown in. */
  language: string
  /** What only the server writes: React leaves it alone when it takes over. */
  head?: ReactNode
  /** The same at the end of the body. */
  tail?: ReactNode
  children: ReactNode
}

/** The document, on both sides. */
export function Document({ tenant, language, head, tail, children }: DocumentProps) {
  return (
    // What runs the page before React writes attributes of its own.
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>{head}</head>
      <body className={modeClass(tenant)}>
        {children}
        {tail}
      </body>
    </html>
  )
}
