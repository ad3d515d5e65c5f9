// Finds what `npm test -- --affected` runs: tests close to a change. `npm run test:all` always runs everything.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { featureOf, findImporters, readImports } from './imports.mjs'
import { readJourneys, slowEnd, slowJourneysOf } from './journeys.mjs'
import { root, run } from './run.mjs'
import { withFile, workspaces } from './workspaces.mjs'

/** Short journeys of each app, for changes to features that are not in the table. */
const shortJourneys = [
  'website/e2e/donate',
  'website/e2e/shell',
  'campaigns/e2e/early',
  'donate/e2e/donate-app',
  'tv/e2e/plain',
]

const lines = async (...args) => (await run('git', args)).stdout.split('\n').filter(Boolean)

/** Files that differ from the commit where this branch left `base`, committed or not. */
async function changedSince(base) {
  const [from = base] = await lines('merge-base', 'HEAD', base)
  const files = [
    ...(await lines('diff', '--name-only', from)),
    ...(await lines('ls-files', '-o', '--exclude-standard')),
  ]
  return [...new Set(files)].map((file) => path.join(root, file))
}

const isCode = /\.(ts|tsx|mjs)$/
const isUnitTest = /\.test\.(ts|tsx|mjs)$/

/** The journeys of a change: changed ones, those of changed features, and short ones for any other feature. */
export function journeysOf(changed, table = readJourneys()) {
  const changedJourneys = changed.flatMap((file) => /apps\/([\w-]+\/e2e\/[\w-]+)\.e2e\.ts$/.exec(file)?.[1] ?? [])
  const affectedJourneys = new Set(changedJourneys)
  for (const file of changed) {
    const at = featureOf(file)
    if (
      !at ||
      isUnitTest.test(file) ||
      slowEnd.test(file) ||
      !/\/(src|e2e|migrations)\//.test(file) ||
      changedJourneys.some((one) => file.includes(one))
    )
      continue
    const covering = Object.keys(table).filter((name) => table[name].includes(at.feature))
    const { name, folder } = at.owner
    const ofApp = folder.includes(`${path.sep}apps${path.sep}`)
    const fallback = shortJourneys.filter((one) => !ofApp || one.startsWith(`${name}/`))
    for (const one of covering.length > 0 ? covering : fallback) affectedJourneys.add(one)
  }
  return [...affectedJourneys].toSorted()
}

/**
 * Finds what to run after a change: `changed` files, unit `tests` by workspace, `stories` by workspace, `journeys`, and the
 * changed workspaces.
 * @param base the branch that the change will be merged into
 */
export async function findAffected(base = 'main') {
  const differing = await changedSince(base)
  const changed = differing.filter((file) => existsSync(file))
  const code = changed.filter((file) => isCode.test(file))
  const graph = readImports()
  const importers = findImporters(code, graph)
  const touched = new Set(code.map(featureOf).map((at) => at && `${at.owner.name}/${at.feature}`))
  const features = new Set(code.flatMap((file) => featureOf(file)?.feature || []))
  const runs = [...graph.keys()].filter((file) => {
    const at = featureOf(file)
    return importers.has(file) || touched.has(`${at?.owner.name}/${at?.feature}`) || features.has(at?.feature)
  })
  const within = (folder, end) => runs.filter((file) => end.test(file) && file.startsWith(`${folder}${path.sep}`))
  const by = (file, end) =>
    withFile(file)
      .map((one) => ({ ...one, files: within(one.folder, end) }))
      .filter(({ files }) => files.length > 0)
  return {
    changed,
    tests: by('vitest.config.ts', isUnitTest),
    stories: by('vitest.stories.config.ts', /\.stories\.tsx$/),
    journeys: [...journeysOf(changed), ...slowJourneysOf(differing)],
    packages: workspaces.filter(({ folder }) => changed.some((file) => file.startsWith(`${folder}${path.sep}`))),
  }
}
