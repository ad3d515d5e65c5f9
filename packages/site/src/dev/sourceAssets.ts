import { posix } from 'node:path'
import { bootId } from '../frame/boot.ts'
import type { Assets } from '../server/index.ts'

/** How an app's source files are served. */
export type SourceFiles = {
  /** The app's folder, with forward slashes. */
  folder: string
  /** The URL of a source file. */
  urlOf(file: string): string
  /** The stylesheets the app's entry lists, in order. */
  entryStyles: readonly string[]
  /** The stylesheets that source files import, directly or indirectly, in import order. */
  stylesOf(files: readonly string[]): string[]
  /** The URL of a stylesheet as plain CSS. */
  stylesheetUrlOf(file: string): string
}

/** Replaces a worker that an earlier build registered in the browser, so that it cannot serve old files. */
const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', () => self.registration.unregister())
`

/** Hydrates the page at once, because the app is being edited in development. */
const entryReader = `import(JSON.parse(document.getElementById('${bootId}').textContent).start.entry)`

/** Creates an app's assets for development: its sources, which Vite serves one by one. */
export function createSourceAssets(source: SourceFiles): Assets {
  const fileOf = (path: string) => posix.join(source.folder, path)
  const files = new Map<string, string>()
  const urlOf = (path: string) => {
    const url = source.urlOf(fileOf(path))
    files.set(url, fileOf(path))
    return url
  }
  return {
    script: urlOf('src/entry-dev.tsx'),
    reader: entryReader,
    worker: unregisteringWorker,
    scripts: [],
    scriptsOf: (path) => [urlOf(path)],
    stylesOf(scripts) {
      const sources = scripts.flatMap((url) => files.get(url) ?? [])
      const importedStyles = sources.length > 0 ? source.stylesOf([fileOf('src/entry-server.tsx'), ...sources]) : []
      return [...new Set([...source.entryStyles, ...importedStyles])].map(source.stylesheetUrlOf)
    },
    // For pages with inline stylesheets: importing the URL keeps them up to date.
    stylesheetAt: (href) => `@import url(${JSON.stringify(href)});`,
    // The stylesheets load the fonts they declare.
    fontsOf: () => [],
    fontRulesOf: () => '',
  }
}
