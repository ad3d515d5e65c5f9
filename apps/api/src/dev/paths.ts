import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { projectRoot } from '../env.ts'

/** The URL prefix of Vite, which no page uses. */
export const base = '/@dev/'

/** An app's folder. */
export const appFolder = (app: string): string => path.join(projectRoot, 'apps', app)

/** Files reused between starts. */
export const cacheFolder: string = path.join(projectRoot, 'node_modules/.cache/minaret-dev')

/** Node's compile cache. */
export const compileCache: string = path.join(cacheFolder, 'compiled')

/** The fonts for image rendering, as TrueType files. */
export const fontsFolder: string = path.join(cacheFolder, 'faces')

/** The URL of a source file. */
export const urlOf = (file: string): string => `${base}@fs${file}`

/** Creates an empty folder laid out as a site's build: its pages load the sources. */
export function emptySiteFolder(app: string): string {
  const folder = path.join(cacheFolder, app)
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  return folder
}

/**
 * Loads the TV display from source. Vite's client reads the nonce for its styles from this meta element, which the display's
 * page does not have.
 */
const tvScript = `(function () {
  var config = JSON.parse(document.getElementById('minaret-tv').textContent)
  var meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.setAttribute('nonce', config.nonce)
  document.head.appendChild(meta)
  import(${JSON.stringify(urlOf(path.join(appFolder('tv'), 'src/entry-dev.tsx')))})
})()
`

/** Clears files that an earlier build cached on the display. */
const tvWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('minaret-tv').then(() => self.registration.unregister())))
`

/** Creates a folder laid out as the TV display's build; its one script loads the sources. */
export function createTvFolder(): string {
  const folder = path.join(cacheFolder, 'tv')
  const files = path.join(folder, 'assets/tv')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(files, { recursive: true })
  const hash = createHash('sha256').update(tvScript).digest('hex').slice(0, 8)
  writeFileSync(path.join(files, `app.${hash}.js`), tvScript)
  writeFileSync(path.join(folder, 'worker.js'), tvWorker)
  return folder
}

/** Whether the fonts have been unpacked. */
export const hasFonts = (): boolean => existsSync(fontsFolder)
