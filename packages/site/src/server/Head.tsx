import type { TenantConfig } from '@minaret/plans'
import { makeTheme, themeColours } from '@minaret/ui/theme'
import type { Assets } from './assets.ts'
import { manifestAddress } from './seo/manifest.ts'
import { star } from './star.ts'

/** Themes are made once a colour. A host serves many tenants, so the oldest make room. */
const themes = new Map<string, { css: string; light: string; dark: string }>()
const maxCached = 200

function themeOf(seed: string) {
  const cached = themes.get(seed)
  if (cached) return cached
  // Twice the weight of the kit's own defaults: the order of the sheets does not matter.
  const created = { css: makeTheme(seed, { selector: ':root:root' }), ...themeColours(seed) }
  for (const oldest of themes.keys()) if (themes.size >= maxCached) themes.delete(oldest)
  themes.set(seed, created)
  return created
}

/** The kit's eight-pointed star in the tenant's colour, for a tenant without a logo. */
export const starIcon = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${star.unit} ${star.unit}"><path fill="${colour}" d="${star.path}"/></svg>`,
  )}`

export type HeadProps = {
  tenant: TenantConfig
  /** The language the page is shown in (BCP 47). */
  language: string
  assets: Assets
  /** The scripts of this page, besides those of every page. */
  preload: readonly string[]
  /** The scripts whose sheets the page needs: those, and what is drawn now and loaded later. */
  styled: readonly string[]
  nonce: string
  /** How the page fills a phone's window. */
  viewport?: string
  /** Its sheets stand in it, and its scripts are not asked for here. */
  inlinesStylesheets?: boolean
}

/** What the server alone writes into the head. Everything a policy would stop carries the nonce. */
export function Head({
  tenant,
  language,
  assets,
  preload,
  styled,
  nonce,
  viewport = 'width=device-width, initial-scale=1',
  inlinesStylesheets = false,
}: HeadProps) {
  const { css, light, dark } = themeOf(tenant.themeColor)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content={viewport} />
      {/* Vite's loader of later chunks reads the nonce here. */}
      <meta property="csp-nonce" nonce={nonce} />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={tenant.logo ?? starIcon(tenant.themeColor)} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestAddress} />
      {assets.fontsOf(language).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {inlinesStylesheets ? (
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: assets.stylesOf(styled).map(assets.stylesheetAt).join('') + css }}
        />
      ) : (
        <>
          {assets.stylesOf(styled).map((href) => (
            <link key={href} rel="stylesheet" precedence="app" href={href} />
          ))}
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css + assets.fontRulesOf(language) }} />
        </>
      )}
      {/* What is read comes before what answers: the page's picture and face need the line first. */}
      {!inlinesStylesheets &&
        [...assets.scripts, ...preload].map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
        ))}
    </>
  )
}
