import type { TenantConfig } from '@minaret/plans'
import { makeTheme, themeColours } from '@minaret/ui/theme'
import type { Assets } from './assets.ts'
import { star } from './star.ts'

/** Caches one theme per colour. A server has many tenants, so the oldest are evicted. */
const themes = new Map<string, { css: string; light: string; dark: string }>()
const maxCached = 200

function themeOf(seed: string) {
  const cachedTheme = themes.get(seed)
  if (cachedTheme) return cachedTheme
  // More specific than the UI library's defaults, so that the order of the stylesheets does not matter.
  const css = makeTheme(seed, { selector: ':root:root' })
  // Inlined in every page, so it is minified.
  const theme = { css: css.replace(/\s*\n\s*/g, '').replaceAll(': ', ':'), ...themeColours(seed) }
  for (const oldest of themes.keys()) if (themes.size >= maxCached) themes.delete(oldest)
  themes.set(seed, theme)
  return theme
}

/** Returns the UI library's eight-pointed star in the tenant's colour, for a tenant without a logo. */
export const starIcon = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${star.unit} ${star.unit}"><path fill="${colour}" d="${star.path}"/></svg>`,
  )}`

/**
 * Lets Chromium prerender a page when the visitor points at its link, if the connection and the visitor's settings allow
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Excludes links that open another window, set a language or
 * are not pages.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/calendar/*', '/files/*', '/app/*', '/tv/*'] } },
          { not: { selector_matches: '[rel~="nofollow"], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export type HeadProps = {
  tenant: TenantConfig
  /** The page's language (BCP 47). */
  language: string
  assets: Assets
  /** The CSS before the theme in the style element. */
  styles: string
  nonce: string
  /** The content of the viewport meta element. */
  viewport?: string
}

/** Renders the part of the head that only the server writes. Everything the content security policy would block has the nonce. */
export function Head({
  tenant,
  language,
  assets,
  styles,
  nonce,
  viewport = 'width=device-width, initial-scale=1',
}: HeadProps) {
  const { css, light, dark } = themeOf(tenant.themeColor)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content={viewport} />
      {tenant.unapproved && <meta name="robots" content="noindex" />}
      {/* Vite's loader of lazy chunks reads the nonce here. */}
      <meta property="csp-nonce" nonce={nonce} />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={tenant.logo ?? starIcon(tenant.themeColor)} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />
      {assets.fontsOf(language).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {/* Inline stylesheets: most visitors come from a search or a message, with nothing of the site cached. */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles + css }} />
    </>
  )
}
