import { makeLexicon } from '@minaret/screens/no-script'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { localeOf } from '@minaret/screens/app'
import { directionOf, supportedLanguage } from '@minaret/screens/messages'
import type { TenantConfig } from '@minaret/plans'
import { makeTheme } from '@minaret/ui/theme'
import type { PageConfig } from './client/page/config.ts'

/** The URL prefix of the app's files. */
const assetsPath = '/assets/tv/'

/** The part of a page's configuration that all displays of a mosque share. */
export type AppPage = Omit<PageConfig, 'nonce' | 'orientation'>

/** Fonts that only one language needs: displays in other languages do not cache these large files. */
const urduFonts = /^noto-nastaliq-urdu/

/** A display's files in a language, in the order they load: stylesheet, messages, app, fonts. */
function filesFor(names: readonly string[], language: string): string[] {
  const [baseLanguage = ''] = language.split('-')
  const patterns = [/\.css$/, new RegExp(`^words-${baseLanguage}\\.[\\w-]+\\.js$`), /^app\.[\w-]+\.js$/, /\.woff2$/]
  return patterns
    .flatMap((pattern) => names.filter((name) => pattern.test(name)))
    .filter((name) => baseLanguage === 'ur' || !urduFonts.test(name))
    .map((name) => assetsPath + name)
}

/**
 * Creates the configuration that the app reads from its page.
 * @param folder the folder of the built app; if it is missing or empty, only the no-script page is served
 */
export function createAppPages(folder: string | undefined) {
  const assetsFolder = folder === undefined ? '' : folder + assetsPath
  const names = assetsFolder !== '' && existsSync(assetsFolder) ? readdirSync(assetsFolder).sort() : []
  const pages = new WeakMap<TenantConfig, AppPage | undefined>()

  function create(tenant: TenantConfig): AppPage | undefined {
    const language = supportedLanguage(tenant.language)
    const files = filesFor(names, language)
    if (!files.some((file) => file.startsWith(`${assetsPath}app.`))) return undefined
    const lexicon = makeLexicon(localeOf({ country: tenant.country, language }))
    const css = makeTheme(tenant.themeColor, { selector: ':root', scheme: 'dark' })
    const contents = { language, lexicon, css, files, title: tenant.websiteName }
    const release = createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 12)
    return { ...contents, dir: directionOf(language), release }
  }

  return {
    /** Whether the app has been built. */
    isBuilt: names.some((name) => name.startsWith('app.')),
    getAppPage(tenant: TenantConfig): AppPage | undefined {
      if (!pages.has(tenant)) pages.set(tenant, create(tenant))
      return pages.get(tenant)
    },
  }
}
