// Finds the imports of files from their text, which is enough to find the tests of a change.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, workspaces } from './workspaces.mjs'

const specifiers = /(?:from|import)\s*\(?\s*'([^'\n]+)'/g

/** The source file of a package's subpath, from its `exports`. */
function entryOf(specifier) {
  const owner = workspaces.find(({ full }) => specifier === full || specifier.startsWith(`${full}/`))
  if (!owner) return undefined
  const subpath = `.${specifier.slice(owner.full.length)}`
  const rows = JSON.parse(readFileSync(path.join(owner.folder, 'package.json'), 'utf8')).exports ?? {}
  const pattern = Object.keys(rows).find((key) => key.endsWith('/*') && subpath.startsWith(key.slice(0, -1)))
  const row = rows[subpath] ?? (pattern && rows[pattern])
  const target = typeof row === 'string' ? row : (row?.source ?? row?.types ?? row?.default)
  if (!target) return undefined
  return path.join(
    owner.folder,
    pattern && !rows[subpath] ? target.replace('*', subpath.slice(pattern.length - 1)) : target,
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
        specifierList.filter((at) => at && existsSync(at)),
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
  const at = featureOf(file)
  return at && `${at.owner.name}/${at.feature}`
}

/** A file that imports this many features is one where everything meets. */
const minMeetingFeatures = 10
/** How many levels of importers are followed; more would reach nearly everything. */
const maxSteps = 2

/**
 * Finds the files that import one of `changed`, directly or through another file. Importers of files where everything meets
 * (the composition root, the tests' complete server) are left out; otherwise every test would depend on every file.
 */
export function findImporters(changed, graph) {
  const importers = new Map()
  for (const [file, imported] of graph)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])
  const importsEverything = (file) => new Set((graph.get(file) ?? []).map(keyOf)).size >= minMeetingFeatures
  const seen = new Set(changed)
  let edge = [...changed]
  for (let step = 0; step < maxSteps; step += 1) {
    const next = edge.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file))
    for (const file of next) seen.add(file)
    edge = [...new Set(next)].filter((file) => !importsEverything(file))
  }
  return seen
}
