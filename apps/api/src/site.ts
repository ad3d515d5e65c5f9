import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError, type Site, type TvPages } from '@minaret/server'
import { builtApps } from './builtApps.ts'
import { installation, projectRoot } from './env.ts'

/** The apps with public pages, in order: a page is rendered by the first that serves it. */
export const siteApps = ['donate', 'campaigns', 'website'] as const

/** Paths of a site's files: the client, the page script, the service worker, and the fonts for image rendering. */
type SiteFiles = { folder: string; reader: string; worker?: string; faces?: string }

/** The exports of a site's server bundle. */
type BuiltSite = { createSite(options: SiteFiles): Promise<Site> | Site }

/** The exports of the TV app's server bundle. */
type Tv = { createTvPages(options: { folder: string }): TvPages }

const isSite = (value: object): value is BuiltSite => 'createSite' in value && typeof value.createSite === 'function'

const isTv = (value: object): value is Tv => 'createTvPages' in value && typeof value.createTvPages === 'function'

/** The absolute path of a built file. The server loads built apps as files, at run time. */
const pathOf = (file: string) => path.join(projectRoot, file)

/** @throws {OperatorError} if a file needed to load the app is missing */
function requireBuilt(app: keyof typeof builtApps, files: readonly string[]): void {
  if (files.every((file) => existsSync(pathOf(file)))) return
  throw new OperatorError(`The app "${app}" has not been built. ${installation.rebuild}.`)
}

async function load<T>(file: string, isExpected: (value: object) => value is T & object): Promise<T> {
  const bundle: object = await import(pathToFileURL(pathOf(file)).href)
  if (!isExpected(bundle))
    throw new OperatorError(`${pathOf(file)} was built by another version. ${installation.rebuild}.`)
  return bundle
}

/**
 * The built sites.
 * @throws {OperatorError} if one has not been built
 */
export const loadSites = (): Promise<Site[]> =>
  Promise.all(
    siteApps.map(async (app) => {
      const {
        entry,
        client,
        reader,
        ...optionalFiles
      }: Record<'entry' | 'client' | 'reader', string> & Partial<SiteFiles> = builtApps[app]
      requireBuilt(app, [entry, `${client}/.vite/manifest.json`])
      const { createSite } = await load(entry, isSite)
      return createSite({
        folder: pathOf(client),
        reader: pathOf(reader),
        worker: optionalFiles.worker && pathOf(optionalFiles.worker),
        faces: optionalFiles.faces && pathOf(optionalFiles.faces),
      })
    }),
  )

/**
 * The built desk.
 * @throws {OperatorError} if it has not been built
 */
export function loadDeskPage(): { folder: string } {
  const { client, page } = builtApps.desk
  requireBuilt('desk', [page])
  return { folder: pathOf(client) }
}

/**
 * The built TV display pages.
 * @throws {OperatorError} if they have not been built
 */
export async function loadTvPages(): Promise<TvPages> {
  const { entry, client } = builtApps.tv
  requireBuilt('tv', [entry])
  const { createTvPages } = await load(entry, isTv)
  const folder = pathOf(client)
  return { ...createTvPages({ folder }), folder }
}
