import { posix } from 'node:path'
import { bootId } from '../frame/boot.ts'
import type { Assets } from '../server/index.ts'

/** How an app's source files are served. */
export type SourceFiles = {
  /** The app's folder, with forward slashes. */
  folder: string
  /** The address of a source file. */
  urlOf(file: string): string
  /** The stylesheets the app's entry names by itself, in their order. */
  entryStyles: readonly string[]
  /** The stylesheets that source files import, directly or through others, in the order they are imported. */
  stylesOf(files: readonly string[]): string[]
  /** The address of a stylesheet as plain CSS. */
  stylesheetUrlOf(file: string): string
}

/** Takes the place of any worker an earlier build has left in the browser: old files must not answer for the sources. */
const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', () => self.registration.unregister())
`

/** Takes the page over at once: what is being worked on is the app. */
const startingReader = `import(JSON.parse(document.getElementById('${bootId}').textContent).start.entry)`

/** An app's files while it is developed: its sources, as Vite serves them one by one. */
export function createSourceAssets(source: SourceFiles): Assets {
  const fileOf = (path: string) => posix.join(source.folder, path)
  const files = new Map<string, string>()
  const addressOf = (path: string) => {
    const url = source.urlOf(fileOf(path))
    files.set(url, fileOf(path))
    return url
  }
  return {
    script: addressOf('src/entry-dev.tsx'),
    reader: startingReader,
    worker: unregisteringWorker,
    scripts: [],
    scriptsOf: (path) => [addressOf(path)],
    stylesOf(scripts) {
      const needed = scripts.flatMap((url) => files.get(url) ?? [])
      const imported = needed.length > 0 ? source.stylesOf([fileOf('src/entry-server.tsx'), ...needed]) : []
      return [...new Set([...source.entryStyles, ...imported])].map(source.stylesheetUrlOf)
    },
    // For pages that carry their stylesheets: an address is enough, and is always up to date.
    stylesheetAt: (href) => `@import url(${JSON.stringify(href)});`,
    // The stylesheets load the fonts they declare.
    fontsOf: () => [],
    fontRulesOf: () => '',
  }
}
