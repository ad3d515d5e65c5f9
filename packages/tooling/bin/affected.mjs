// Selects the tests for `npm test -- --affected`: those close to a change. `npm run test:all` always runs everything.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { featureOf, findImporters, readImports } from './imports.mjs'
import { readJourneys, slowJourneyPattern, slowJourneysOf } from './journeys.mjs'
import { root, run } from './run.mjs'
import { workspacesWithFile, workspaces } from './workspaces.mjs'

/** Short journeys of each app, for changes to features that no journey lists. */
const shortJourneys = [
  'website/e2e/donate',
  'website/e2e/shell',
  'campaigns/e2e/early',
  'donate/e2e/donate-app',
  'tv/e2e/plain',
]

const gitLines = async (...args) => (await run('git', args)).stdout.split('\n').filter(Boolean)

/** Lists files that have changed since this branch forked from `base`, committed or not. */
async function listChangedFiles(base) {
  const [mergeBase = base] = await gitLines('merge-base', 'HEAD', base)
  const files = [
    ...(await gitLines('diff', '--name-only', mergeBase)),
    ...(await gitLines('ls-files', '-o', '--exclude-standard')),
  ]
  return [...new Set(files)].map((file) => path.join(root, file))
}

const isCode = /\.(ts|tsx|mjs)$/
const isUnitTest = /\.test\.(ts|tsx|mjs)$/

/** Selects the journeys for a change: changed ones, those of changed features, and short ones for any other feature. */
export function journeysOf(changedFiles, table = readJourneys()) {
  const changedJourneys = changedFiles.flatMap((file) => /apps\/([\w-]+\/e2e\/[\w-]+)\.e2e\.ts$/.exec(file)?.[1] ?? [])
  const affectedJourneys = new Set(changedJourneys)
  for (const file of changedFiles) {
    const location = featureOf(file)
    if (
      !location ||
      isUnitTest.test(file) ||
      slowJourneyPattern.test(file) ||
      !/\/(src|e2e|migrations)\//.test(file) ||
      changedJourneys.some((journey) => file.includes(journey))
    )
      continue
    const coveringJourneys = Object.keys(table).filter((name) => table[name].includes(location.feature))
    const { name, folder } = location.owner
    const isApp = folder.includes(`${path.sep}apps${path.sep}`)
    const fallback = shortJourneys.filter((journey) => !isApp || journey.startsWith(`${name}/`))
    for (const journey of coveringJourneys.length > 0 ? coveringJourneys : fallback) affectedJourneys.add(journey)
  }
  return [...affectedJourneys].toSorted()
}

/**
 * Selects what to run after a change: `changed` files, unit `tests` by workspace, `stories` by workspace, `journeys`, and
 * the changed workspaces (`packages`).
 * @param base the branch that the change will be merged into
 */
export async function findAffected(base = 'main') {
  const changedFiles = await listChangedFiles(base)
  const existingFiles = changedFiles.filter((file) => existsSync(file))
  const codeFiles = existingFiles.filter((file) => isCode.test(file))
  const graph = readImports()
  const importers = findImporters(codeFiles, graph)
  const changedFeatures = new Set(
    codeFiles.map(featureOf).map((location) => location && `${location.owner.name}/${location.feature}`),
  )
  const featureNames = new Set(codeFiles.flatMap((file) => featureOf(file)?.feature || []))
  const affectedFiles = [...graph.keys()].filter((file) => {
    const location = featureOf(file)
    return (
      importers.has(file) ||
      changedFeatures.has(`${location?.owner.name}/${location?.feature}`) ||
      featureNames.has(location?.feature)
    )
  })
  const filesWithin = (folder, end) =>
    affectedFiles.filter((file) => end.test(file) && file.startsWith(`${folder}${path.sep}`))
  const workspacesWith = (file, end) =>
    workspacesWithFile(file)
      .map((workspace) => ({ ...workspace, files: filesWithin(workspace.folder, end) }))
      .filter(({ files }) => files.length > 0)
  return {
    changed: existingFiles,
    tests: workspacesWith('vitest.config.ts', isUnitTest),
    stories: workspacesWith('vitest.stories.config.ts', /\.stories\.tsx$/),
    journeys: [...journeysOf(existingFiles), ...slowJourneysOf(changedFiles)],
    packages: workspaces.filter(({ folder }) => existingFiles.some((file) => file.startsWith(`${folder}${path.sep}`))),
  }
}
