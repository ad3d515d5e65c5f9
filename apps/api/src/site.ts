import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { OperatorError, type Site, type TvPages } from '@minaret/server'
import { installation } from './env.ts'

/** The apps whose pages people visit, in order: a page is drawn by the first that serves it. */
export const siteApps = ['donate', 'campaigns', 'website'] as const

type App = (typeof siteApps)[number] | 'tv' | 'desk'

/** A built app: the host and it are separate, and one is handed to the other as files, at run time. */
const distOf = (app: App) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

/** The seam to a built site: what its server bundle promises to export. */
type BuiltSite = { createSite(options: { folder: string }): Promise<Site> | Site }

/** The seam to the built app of screens. */
type Tv = { createTvPages(options: { folder: string }): TvPages }

const isSite = (value: object): value is BuiltSite => 'createSite' in value && typeof value.createSite === 'function'

const isTv = (value: object): value is Tv => 'createTvPages' in value && typeof value.createTvPages === 'function'

async function load<T>(app: App, is: (value: object) => value is T & object): Promise<T> {
  const file = `${distOf(app)}/server/entry-server.js`
  if (!existsSync(file)) throw new OperatorError(`The app "${app}" has not been built. ${installation.rebuild}.`)
  const bundle: object = await import(pathToFileURL(file).href)
  if (!is(bundle)) throw new OperatorError(`${file} is not of this version. ${installation.rebuild}.`)
  return bundle
}

/**
 * The built sites.
 * @throws when one has not been built
 */
export const loadSites = (): Promise<Site[]> =>
  Promise.all(
    siteApps.map(async (app) => {
      const { createSite } = await load(app, isSite)
      return createSite({ folder: `${distOf(app)}/client` })
    }),
  )

/**
 * The built desk.
 * @throws when it has not been built
 */
export function loadDeskPage(): { folder: string } {
  const folder = `${distOf('desk')}/client`
  if (!existsSync(`${folder}/index.html`))
    throw new OperatorError(`The app "desk" has not been built. ${installation.rebuild}.`)
  return { folder }
}

/**
 * The built pages of screens in halls.
 * @throws when they have not been built
 */
export async function loadTvPages(): Promise<TvPages> {
  const { createTvPages } = await load('tv', isTv)
  const folder = `${distOf('tv')}/client`
  return { ...createTvPages({ folder }), folder }
}
