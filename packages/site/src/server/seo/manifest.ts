import type { TenantConfig } from '@minaret/plans'
import { directionOf } from '@minaret/screens/messages'
import { themeColours } from '@minaret/ui/theme'
import { icons } from './icons.ts'

/** Returns the web app manifest (https://www.w3.org/TR/appmanifest/). */
export function manifestOf({ websiteName, language, themeColor }: TenantConfig): Response {
  const { light } = themeColours(themeColor)
  const manifest = {
    id: '/',
    name: websiteName,
    short_name: websiteName,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    icons: Object.entries(icons)
      .filter(([src]) => src.startsWith('/icon-'))
      .map(([src, { size, cut }]) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: cut ? 'maskable' : 'any',
      })),
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
