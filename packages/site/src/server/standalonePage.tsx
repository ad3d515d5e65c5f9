import { makeTheme } from '@minaret/ui/theme'
import type { TenantConfig } from '@minaret/plans'
import { directionOf } from '@minaret/screens/messages'
import type { ReactNode } from 'react'
import type { Assets } from './assets.ts'
import { renderDocument } from './renderDocument.ts'
import { starIcon } from './Head.tsx'

export type StandalonePage = {
  tenant: TenantConfig
  title: string
  /** The page's languages; the first is that of the document. */
  languages: readonly string[]
  assets: Assets
  nonce: string
  /** `auto` follows the reader's preference. */
  scheme: 'auto' | 'light' | 'dark'
  /** The page's own CSS. */
  css: string
  /** Further elements of its head. */
  head?: ReactNode
  children: ReactNode
}

/** Renders a page without scripts: the UI library's base styles, the mosque's palette and fonts, and the page's CSS. */
export function renderStandalonePage({
  tenant,
  title,
  languages,
  assets,
  nonce,
  scheme,
  css,
  head,
  children,
}: StandalonePage) {
  const [language = 'en'] = languages
  const theme = makeTheme(tenant.themeColor, { scheme })
  return renderDocument(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={starIcon(tenant.themeColor)} />
        {head}
        {/* The title would carry directional isolates into tabs and bookmarks. */}
        <title>{title.replace(/[\u2066-\u2069]/g, '')}</title>
        {languages.flatMap(assets.fontsOf).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {assets.stylesOf([]).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: theme + languages.map(assets.fontRulesOf).join('') + css }}
        />
      </head>
      <body>{children}</body>
    </html>,
    { nonce },
  )
}
