import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../env.ts'

/** A workspace's runtime dependencies that are in this repository, as folders. */
function readDependencies(folder: string): string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8'),
  )
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@minaret/'))
    .map((name) => name.replace('@minaret/', 'packages/'))
}

/** A workspace and its direct and indirect dependencies. */
function collectDependencies(folder: string, visited = new Set<string>()): Set<string> {
  if (visited.has(folder)) return visited
  visited.add(folder)
  for (const dependency of readDependencies(folder)) collectDependencies(dependency, visited)
  return visited
}

const contractFolder = path.join(projectRoot, 'packages/contract')
/** The sources of the contract's generated files. */
const contractSources = [path.join(contractFolder, 'openapi.yaml'), path.join(contractFolder, 'desk')]

/** The message catalogues of all packages. */
const catalogues = globSync('packages/*/messages/*.json', { cwd: projectRoot }).map((file) =>
  path.join(projectRoot, file),
)

/** The effect of a changed file on the running server. */
export type Effect = 'generate' | 'compile' | 'restart' | 'none'

/** The files whose changes affect the running server. */
export function serverFiles() {
  const folders = [...collectDependencies('apps/api')].map((folder) => path.join(projectRoot, folder))
  const sources = ['src', 'migrations', 'demonstration'].flatMap((part) =>
    folders.map((folder) => path.join(folder, part)),
  )
  return {
    /** The folders and files to watch. */
    watchPaths: [...contractSources, ...catalogues, ...sources],
    effectOf(file: string): Effect {
      if (contractSources.includes(file) || contractSources.includes(path.dirname(file))) return 'generate'
      if (catalogues.includes(file)) return 'compile'
      const isSource = sources.some((folder) => file.startsWith(folder + path.sep))
      const isTest = /\.(?:test|stories)\.tsx?$|\/(?:testing|__snapshots__)\//.test(file)
      // A change in this folder needs a manual restart: it is the development server itself.
      const isDevServer = file.startsWith(path.join(projectRoot, 'apps/api/src/dev') + path.sep)
      return isSource && !isTest && !isDevServer ? 'restart' : 'none'
    },
  }
}
