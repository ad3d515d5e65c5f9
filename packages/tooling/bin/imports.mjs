// Finds the imports of files by pattern, which is enough to find the tests of a change.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, workspaces } from './workspaces.mjs'

const specifiers = /(?:from|import)\s*\(?\s*'([^'\n]+)'/g

/** The source file of a package's subpath, according to its `exports`. */
function entryOf(specifier) {
  const owner = workspaces.find(({ full }) => specifier === full || specifier.startsWith(`${full}/`))
  if (!owner) return undefined
  const subpath = `.${specifier.slice(owner.full.length)}`
  const exportsMap = JSON.parse(readFileSync(path.join(owner.folder, 'package.json'), 'utf8')).exports ?? {}
  const pattern = Object.keys(exportsMap).find((key) => key.endsWith('/*') && subpath.startsWith(key.slice(0, -1)))
  const exportEntry = exportsMap[subpath] ?? (pattern && exportsMap[pattern])
  const target =
    typeof exportEntry === 'string' ? exportEntry : (exportEntry?.source ?? exportEntry?.types ?? exportEntry?.default)
  if (!target) return undefined
  return path.join(
    owner.folder,
    pattern && !exportsMap[subpath] ? target.replace('*', subpath.slice(pattern.length - 1)) : target,
  )
}

const entries = new Map()

function resolve(specifier, from) {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier)
  if (!specifier.startsWith('@minaret/')) return undefined
  if (!entries.has(specifier)) entries.set(specifier, entryOf(specifier))
  return entries.get(specifier)
}

/** The repository's import graph: `Map<file, file[]>`, of absolute paths. */
export function readImports() {
  const graph = new Map()
  for (const { folder } of workspaces)
    for (const file of filesOf(folder, /\.(ts|tsx|mjs)$/)) {
      const specifierList = [...readFileSync(file, 'utf8').matchAll(specifiers)].map(([, specifier]) =>
        resolve(specifier, file),
      )
      graph.set(
        file,
        specifierList.filter((imported) => imported && existsSync(imported)),
      )
    }
  return graph
}

/** The feature of a file: its workspace and the first folder under `src`; each of the desk's screens is a feature. */
export function featureOf(file) {
  const owner = workspaces.find(({ folder }) => file.startsWith(`${folder}${path.sep}`))
  if (!owner) return undefined
  const [first = '', second, third] = path.relative(path.join(owner.folder, 'src'), file).split(path.sep)
  if (first === '..' || second === undefined) return { owner, feature: '' }
  return { owner, feature: owner.name === 'screens' && first === 'desk' && third ? `desk-${second}` : first }
}

const keyOf = (file) => {
  const location = featureOf(file)
  return location && `${location.owner.name}/${location.feature}`
}

/** The minimum number of imported features of a file that composes the whole program. */
const minMeetingFeatures = 10
/** The number of importer levels that are followed; more would include nearly every file. */
const maxSteps = 2

/**
 * Finds the files that import one of `changed`, directly or through another file. Importers of files that compose the whole
 * program (the composition root, the tests' complete server) are left out; otherwise every test would depend on every file.
 */
export function findImporters(changed, graph) {
  const importers = new Map()
  for (const [file, importedFiles] of graph)
    for (const target of importedFiles) importers.set(target, [...(importers.get(target) ?? []), file])
  const importsEverything = (file) => new Set((graph.get(file) ?? []).map(keyOf)).size >= minMeetingFeatures
  const reachedFiles = new Set(changed)
  let frontier = [...changed]
  for (let step = 0; step < maxSteps; step += 1) {
    const nextFiles = frontier.flatMap((file) => importers.get(file) ?? []).filter((file) => !reachedFiles.has(file))
    for (const file of nextFiles) reachedFiles.add(file)
    frontier = [...new Set(nextFiles)].filter((file) => !importsEverything(file))
  }
  return reachedFiles
}
