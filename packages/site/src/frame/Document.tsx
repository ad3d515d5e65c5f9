import type { TenantConfig } from '@minaret/plans'
import { directionOf } from '@minaret/screens/messages'
import type { ReactNode } from 'react'

/** Returns the page's CSS class in prayer-donate mode (specification, section 1). */
export const modeClass = ({ mode }: Pick<TenantConfig, 'mode'>): string | undefined =>
  mode === 'prayer-donate' ? 'donate-prayer-times-only' : undefined

export type DocumentProps = {
  tenant: TenantConfig
  /** The page's language. */
  language: string
  /** Content that only the server renders: hydration leaves it alone. */
  head?: ReactNode
  /** The same, at the end of the body. */
  tail?: ReactNode
  children: ReactNode
}

/** Renders the document, on the server and in the browser. */
export function Document({ tenant, language, head, tail, children }: DocumentProps) {
  return (
    // The reader script sets attributes before React hydrates.
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>{head}</head>
      <body className={modeClass(tenant)}>
        {children}
        {tail}
      </body>
    </html>
  )
}
