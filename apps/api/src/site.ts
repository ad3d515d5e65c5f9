import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { OperatorError, type Site, type TvPages } from '@minaret/server'

/** A built app: the host and it are separate, and one is handed to the other as files, at run time. */
const distOf = (app: 'website' | 'tv') => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

/** The seam to the built website: what its server bundle promises to export. */
type Website = { createSite(options: { folder: string }): Promise<Site> | Site }

/** The seam to the built app of screens. */
type Tv = { createTvPages(options: { folder: string }): TvPages }

const isWebsite = (value: object): value is Website => 'createSite' in value && typeof value.createSite === 'function'

const isTv = (value: object): value is Tv => 'createTvPages' in value && typeof value.createTvPages === 'function'

async function load<T>(app: 'website' | 'tv', is: (value: object) => value is T & object): Promise<T> {
  const file = `${distOf(app)}/server/entry-server.js`
  if (!existsSync(file))
    throw new OperatorError(`The app "${app}" has not been built. Run \`npm run build\`, then start again.`)
  const bundle: object = await import(pathToFileURL(file).href)
  if (!is(bundle)) throw new OperatorError(`${file} is not of this version. Run \`npm run build\`.`)
  return bundle
}

/**
 * The built website.
 * @throws when it has not been built
 */
export async function loadSite(): Promise<Site> {
  const { createSite } = await load('website', isWebsite)
  return createSite({ folder: `${distOf('website')}/client` })
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
