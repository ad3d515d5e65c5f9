import { makeLexicon } from '@minaret/screens/no-script'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { localeOf } from '@minaret/screens/app'
import { directionOf, shownLanguage } from '@minaret/screens/messages'
import type { TenantConfig } from '@minaret/plans'
import { makeTheme } from '@minaret/ui/theme'
import type { PageConfig } from './client/page/config.ts'

/** Where the host serves the app's files. */
const served = '/assets/tv/'

/** What of a page is the same for every screen of a mosque. */
export type AppPage = Omit<PageConfig, 'nonce' | 'orientation'>

/** The fonts of one language alone: a large one is not kept by screens that never show it. */
const ownFaces = /^noto-nastaliq-urdu/

/** The files a screen in a language needs, in the order they run in: its sheet, its words, the app, and its fonts. */
function filesFor(names: readonly string[], language: string): string[] {
  const [short = ''] = language.split('-')
  const wanted = [/\.css$/, new RegExp(`^words-${short}\\.[\\w-]+\\.js$`), /^app\.[\w-]+\.js$/, /\.woff2$/]
  return wanted
    .flatMap((which) => names.filter((name) => which.test(name)))
    .filter((name) => short === 'ur' || !ownFaces.test(name))
    .map((name) => served + name)
}

/**
 * What the app is given with its page.
 * @param folder of the built app; missing or empty, there is none and the plain page stays alone
 */
export function createAppPages(folder: string | undefined) {
  const built = folder === undefined ? '' : folder + served
  const names = built !== '' && existsSync(built) ? readdirSync(built).sort() : []
  const pages = new WeakMap<TenantConfig, AppPage | undefined>()

  function make(tenant: TenantConfig): AppPage | undefined {
    const language = shownLanguage(tenant.language)
    const files = filesFor(names, language)
    if (!files.some((file) => file.startsWith(`${served}app.`))) return undefined
    const lexicon = makeLexicon(localeOf({ country: tenant.country, language }))
    const css = makeTheme(tenant.themeColor, { selector: ':root', scheme: 'dark' })
    const contents = { language, lexicon, css, files, title: tenant.websiteName }
    const release = createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 12)
    return { ...contents, dir: directionOf(language), release }
  }

  return {
    /** Whether there is an app at all. */
    isBuilt: names.some((name) => name.startsWith('app.')),
    appOf(tenant: TenantConfig): AppPage | undefined {
      if (!pages.has(tenant)) pages.set(tenant, make(tenant))
      return pages.get(tenant)
    },
  }
}
