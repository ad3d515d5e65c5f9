import type { Server } from 'node:http'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import {
  createServer,
  createRunnableDevEnvironment,
  defaultClientConditions,
  defaultServerConditions,
  DevEnvironment,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { projectRoot } from '../env.ts'
import { siteApps } from '../site.ts'
import { reuseInstancesPlugin } from './reuseInstances.ts'
import { appFolder, base, cacheFolder } from './paths.ts'

/** The URL prefix of stylesheets as plain CSS, followed by the path of the file. */
const stylesheets = `${base}css/`

/** Reports changes to files that the server renders pages with, once Vite has processed them. */
const changes = (onChange: (file?: string) => void): Plugin => ({
  name: 'minaret:changes',
  async hotUpdate({ file, type, read }) {
    if (this.environment.name !== 'ssr') return
    // An editor may truncate a file before it writes it: this waits for the content.
    if (type === 'update') await read()
    setTimeout(onChange, 20, type === 'update' ? file : undefined)
  },
})

/**
 * Stops an update at modules that accept it themselves. Vite gives their importers new URLs too, so a lazily loaded part of
 * the page would import second copies of modules the page already has, such as contexts and stores.
 */
const boundedUpdates = (): Plugin => ({
  name: 'minaret:bounded-updates',
  configureServer({ environments: { client } }) {
    const { moduleGraph } = client
    const invalidate = moduleGraph.invalidateModule.bind(moduleGraph)
    moduleGraph.invalidateModule = (module, ...rest) => {
      const { importers } = module
      if (module.isSelfAccepting) module.importers = new Set()
      invalidate(module, ...rest)
      module.importers = importers
    }
  },
})

/**
 * Serves stylesheets as plain CSS, for pages whose scripts have not run yet. A separate environment transforms them: in the
 * browser's graph the same file would be a second module without a hot-update boundary, and each edit would reload the page.
 */
const plainStylesheets = (): Plugin => ({
  name: 'minaret:stylesheets',
  configureServer({ middlewares, environments }) {
    middlewares.use((request, response, next) => {
      const [address = ''] = (request.url ?? '').split('?')
      const file = decodeURI(address.slice(stylesheets.length - 1))
      const { styles } = environments
      const isOurs = file.startsWith(projectRoot) && file.endsWith('.css') && !file.includes('/../')
      if (!address.startsWith(stylesheets) || !isOurs || !styles || !isRunnableDevEnvironment(styles)) return next()
      styles.runner.import(`${file}?inline`).then((module: { default: string }) => {
        response.setHeader('content-type', 'text/css; charset=utf-8').setHeader('cache-control', 'no-cache')
        response.end(module.default)
      }, next)
    })
  },
})

/** Vite for all apps: one graph, since they share nearly all of their sources. @param server carries its WebSocket */
export function createVite(server: Server, onChange: (file?: string) => void): Promise<ViteDevServer> {
  const serverEnvironment = {
    consumer: 'server' as const,
    resolve: { conditions: ['source', ...defaultServerConditions], noExternal: [/^@minaret\//] },
  }
  return createServer({
    // Any app's folder works: sources are referred to by absolute paths.
    root: appFolder('website'),
    base,
    configFile: false,
    envDir: false,
    publicDir: false,
    cacheDir: path.join(cacheFolder, 'vite'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    plugins: [react(), plainStylesheets(), boundedUpdates(), reuseInstancesPlugin(), changes(onChange)],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    server: {
      middlewareMode: { server },
      hmr: { server },
      ws: { server },
      fs: { allow: [projectRoot] },
    },
    optimizeDeps: {
      entries: [...siteApps, 'tv'].map((app) => path.join(appFolder(app), 'src/entry-dev.tsx')),
    },
    environments: {
      ssr: {
        ...serverEnvironment,
        dev: {
          // Pages are rendered in the server's process, which requests modules and learns of changes through messages.
          createEnvironment: (name, config) =>
            new DevEnvironment(name, config, { hot: true, transport: { skipFsCheck: true } }),
        },
      },
      styles: {
        ...serverEnvironment,
        dev: { createEnvironment: (name, config) => createRunnableDevEnvironment(name, config) },
      },
    },
  })
}
