import type { TenantConfig } from '@minaret/plans'
import { makeTheme, themeColours } from '@minaret/ui/theme'
import type { Assets } from './assets.ts'
import { star } from './star.ts'

/** Themes are made once a colour. A host serves many tenants, so the oldest make room. */
const themes = new Map<string, { css: string; light: string; dark: string }>()
const maxCached = 200

function themeOf(seed: string) {
  const cached = themes.get(seed)
  if (cached) return cached
  // Twice the weight of the kit's own defaults: the order of the sheets does not matter.
  const css = makeTheme(seed, { selector: ':root:root' })
  // Every page carries it: the line breaks and spaces between declarations are left out.
  const created = { css: css.replace(/\s*\n\s*/g, '').replaceAll(': ', ':'), ...themeColours(seed) }
  for (const oldest of themes.keys()) if (themes.size >= maxCached) themes.delete(oldest)
  themes.set(seed, created)
  return created
}

/** The kit's eight-pointed star in the tenant's colour, for a tenant without a logo. */
export const starIcon = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${star.unit} ${star.unit}"><path fill="${colour}" d="${star.path}"/></svg>`,
  )}`

/**
 * Chromium draws a page of the site ahead when somebody points at a link to it, where the line and the visitor allow
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Not what opens elsewhere, sets a language, or is no page.
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
  /** The language the page is shown in (BCP 47). */
  language: string
  assets: Assets
  /** What its style element holds before the theme. */
  styles: string
  nonce: string
  /** How the page fills a phone's window. */
  viewport?: string
}

/** What the server alone writes into the head. Everything a policy would stop carries the nonce. */
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
      {/* Vite's loader of later chunks reads the nonce here. */}
      <meta property="csp-nonce" nonce={nonce} />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={tenant.logo ?? starIcon(tenant.themeColor)} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />
      {assets.fontsOf(language).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {/* Most pages are opened from a search or a message, by somebody who has nothing of the site in store: its sheets stand in it. */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles + css }} />
    </>
  )
}
