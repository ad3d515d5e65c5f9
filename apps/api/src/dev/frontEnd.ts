import path from 'node:path'
import type { Site, TvPages } from '@minaret/server'
import type { FrontEnd } from '../startServer.ts'
import { siteApps } from '../site.ts'
import { importedStyles } from './importedStyles.ts'
import type { Modules } from './modules.ts'
import { appFolder, base, emptySiteFolder, fontsFolder, createTvFolder, urlOf } from './paths.ts'
import { problemPage } from './problem.ts'
import { projectRoot } from '../env.ts'

/** Milliseconds after a change before modules are preloaded for the next page: the browser's requests go first. */
const preloadDelayMs = 400

/** The interfaces of the source modules; {@link file://./../site.ts} has those of the built ones. */
type SourceSite = { createSite(options: { folder: string; assets: object }): Site }
type SourceAssets = { createSourceAssets(files: object): object }
type SourceTv = { createTvPages(options: { folder: string }): TvPages }

const hasFunction = <T extends string>(module: object, name: T): module is Record<T, () => unknown> =>
  name in module && typeof Reflect.get(module, name) === 'function'
const isSite = (module: object): module is SourceSite => hasFunction(module, 'createSite')
const isAssets = (module: object): module is SourceAssets => hasFunction(module, 'createSourceAssets')
const isTv = (module: object): module is SourceTv => hasFunction(module, 'createTvPages')

/** Loads a module and builds a value from it; rebuilds the value when the module has been reloaded. */
function memoByModule<M extends object, T>(
  modules: Modules,
  file: string,
  isExpected: (m: object) => m is M,
  createValue: (m: M) => T,
) {
  let cachedValue: { module: object; value: T } | undefined
  return async (): Promise<T> => {
    const module = await modules.load(file)
    if (cachedValue?.module === module) return cachedValue.value
    if (!isExpected(module)) throw new Error(`${file} does not export what the server needs.`)
    cachedValue = { module, value: createValue(module) }
    return cachedValue.value
  }
}

/** A site whose pages are rendered from its current sources. */
function createSourceSite(app: string, modules: Modules): Site & { load(): Promise<unknown> } {
  const folder = appFolder(app)
  const buildFolder = emptySiteFolder(app)
  const assets = memoByModule(
    modules,
    path.join(projectRoot, 'packages/site/src/dev/index.ts'),
    isAssets,
    ({ createSourceAssets }) =>
      createSourceAssets({
        folder,
        urlOf,
        entryStyles: importedStyles(path.join(folder, 'src/entry-client.tsx')),
        stylesOf: modules.stylesOf,
        stylesheetUrlOf: (file: string) => `${base}css${file}`,
      }),
  )
  let currentSite: Site | undefined
  const loadModule = memoByModule(modules, path.join(folder, 'src/entry-server.tsx'), isSite, (module) => module)
  let currentSources: { module: object; assets: object } | undefined
  async function load(): Promise<Site> {
    const [module, files] = await Promise.all([loadModule(), assets()])
    if (!currentSite || currentSources?.module !== module || currentSources.assets !== files) {
      currentSite = module.createSite({ folder: buildFolder, assets: files })
      currentSources = { module, assets: files }
    }
    return currentSite
  }
  return {
    load,
    folder: buildFolder,
    faces: fontsFolder,
    // A load error is shown on every page, regardless of which site serves it.
    serves: (tenant, pathname) => currentSite?.serves?.(tenant, pathname) ?? true,
    async render(request, host) {
      try {
        return await (await load()).render(request, host)
      } catch (error) {
        return new Response(problemPage(error, host.nonce), {
          status: 500,
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        })
      }
    },
  }
}

/** The apps, rendered from their sources. */
export async function loadFrontEnd(modules: Modules): Promise<FrontEnd> {
  const folder = createTvFolder()
  const sites = siteApps.map((app) => createSourceSite(app, modules))
  const tv = memoByModule(modules, path.join(appFolder('tv'), 'src/entry-server.tsx'), isTv, ({ createTvPages }) =>
    createTvPages({ folder }),
  )
  /** Loads the apps one after another, since they share most modules. Load errors are shown on the app's pages. */
  async function loadAll() {
    for (const { load } of [...sites, { load: tv }]) await load().catch(() => {})
  }
  let timer: NodeJS.Timeout | undefined
  modules.onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void loadAll(), preloadDelayMs)
  })
  await loadAll()
  return {
    sites,
    tvPages: {
      folder,
      draw: async (page) => (await tv()).draw(page),
      release: async (tenant) => (await tv()).release(tenant),
      notice: async (page) => (await tv()).notice(page),
      preview: async (page) => (await tv()).preview(page),
      waiting: async (page) => (await tv()).waiting(page),
    },
  }
}
