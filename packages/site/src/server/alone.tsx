import { makeTheme } from '@minaret/ui/theme'
import type { TenantConfig } from '@minaret/plans'
import { directionOf } from '@minaret/screens/messages'
import type { ReactNode } from 'react'
import type { Assets } from './assets.ts'
import { draw } from './draw.ts'
import { starIcon } from './Head.tsx'

export type AlonePage = {
  tenant: TenantConfig
  title: string
  /** The page's languages; the first is that of the document. */
  languages: readonly string[]
  assets: Assets
  nonce: string
  /** `auto` follows the reader's preference. */
  scheme: 'auto' | 'light' | 'dark'
  /** The page's own sheet. */
  css: string
  /** What else stands in its head. */
  head?: ReactNode
  children: ReactNode
}

/** Draws a page that runs no script: the kit's ground, the mosque's palette and faces, and a sheet of its own. */
export function drawAlone({ tenant, title, languages, assets, nonce, scheme, css, head, children }: AlonePage) {
  const [language = 'en'] = languages
  const theme = makeTheme(tenant.themeColor, { scheme })
  return draw(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={starIcon(tenant.themeColor)} />
        {head}
        {/* What closes texts off in a page would be carried into tabs and bookmarks. */}
        <title>{title.replace(/[\u2066-\u2069]/g, '')}</title>
        {languages.flatMap(assets.fontsOf).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {assets.stylesOf([]).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: theme + languages.map(assets.facesOf).join('') + css }}
        />
      </head>
      <body>{children}</body>
    </html>,
    { nonce },
  )
}
