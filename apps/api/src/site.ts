import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError, type Site, type TvPages } from '@minaret/server'
import { builtApps } from './builtApps.ts'
import { installation, projectRoot } from './env.ts'

/** The apps whose pages people visit, in order: a page is drawn by the first that serves it. */
export const siteApps = ['donate', 'campaigns', 'website'] as const

/** Where a site finds its files: the client, the script of every page, the service worker, and the faces of its pictures. */
type SiteFiles = { folder: string; reader: string; worker?: string; faces?: string }

/** The seam to a built site: what its server bundle promises to export. */
type BuiltSite = { createSite(options: SiteFiles): Promise<Site> | Site }

/** The seam to the built app of screens. */
type Tv = { createTvPages(options: { folder: string }): TvPages }

const isSite = (value: object): value is BuiltSite => 'createSite' in value && typeof value.createSite === 'function'

const isTv = (value: object): value is Tv => 'createTvPages' in value && typeof value.createTvPages === 'function'

/** A built app: the server and it are separate, and one is handed to the other as files, at run time. */
const at = (file: string) => path.join(projectRoot, file)

/** @throws when one of the files without which the app cannot be loaded is missing */
function demandBuilt(app: keyof typeof builtApps, files: readonly string[]): void {
  if (files.every((file) => existsSync(at(file)))) return
  throw new OperatorError(`The app "${app}" has not been built. ${installation.rebuild}.`)
}

async function load<T>(file: string, is: (value: object) => value is T & object): Promise<T> {
  const bundle: object = await import(pathToFileURL(at(file)).href)
  if (!is(bundle)) throw new OperatorError(`${at(file)} is not of this version. ${installation.rebuild}.`)
  return bundle
}

/**
 * The built sites.
 * @throws when one has not been built
 */
export const loadSites = (): Promise<Site[]> =>
  Promise.all(
    siteApps.map(async (app) => {
      const { entry, client, reader, ...more }: Record<'entry' | 'client' | 'reader', string> & Partial<SiteFiles> =
        builtApps[app]
      demandBuilt(app, [entry, `${client}/.vite/manifest.json`])
      const { createSite } = await load(entry, isSite)
      return createSite({
        folder: at(client),
        reader: at(reader),
        worker: more.worker && at(more.worker),
        faces: more.faces && at(more.faces),
      })
    }),
  )

/**
 * The built desk.
 * @throws when it has not been built
 */
export function loadDeskPage(): { folder: string } {
  const { client, page } = builtApps.desk
  demandBuilt('desk', [page])
  return { folder: at(client) }
}

/**
 * The built pages of screens in halls.
 * @throws when they have not been built
 */
export async function loadTvPages(): Promise<TvPages> {
  const { entry, client } = builtApps.tv
  demandBuilt('tv', [entry])
  const { createTvPages } = await load(entry, isTv)
  const folder = at(client)
  return { ...createTvPages({ folder }), folder }
}
