// What `npm test -- --affected` runs: whatever a change reaches closely. `npm run test:all` never tests less.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { featureOf, reaching, readImports } from './imports.mjs'
import { slowEnd, slowJourneysOf } from './journeys.mjs'
import { root, run } from './run.mjs'
import { withFile, workspaces } from './workspaces.mjs'

/** Each journey and the features it walks; a feature has the same name in every package. A slow one names its inputs. */
const journeys = JSON.parse(readFileSync(path.join(root, 'packages/e2e/journeys.json'), 'utf8'))
/** One for each app, for what belongs to no feature of the table. */
const shortest = [
  'website/e2e/donate',
  'website/e2e/shell',
  'campaigns/e2e/early',
  'donate/e2e/donate-app',
  'tv/e2e/plain',
]

const lines = async (...args) => (await run('git', args)).stdout.split('\n').filter(Boolean)

/** Files that differ from where this branch left `base`, committed or not. */
async function changedSince(base) {
  const [from = base] = await lines('merge-base', 'HEAD', base)
  const files = [
    ...(await lines('diff', '--name-only', from)),
    ...(await lines('ls-files', '-o', '--exclude-standard')),
  ]
  return [...new Set(files)].map((file) => path.join(root, file))
}

const isCode = /\.(ts|tsx|mjs)$/
const isUnit = /\.test\.(ts|tsx|mjs)$/

/** The journeys of a change: those that changed, those of its features, and short ones for what is of no feature. */
export function journeysOf(changed, table = journeys) {
  const own = changed.flatMap((file) => /apps\/([\w-]+\/e2e\/[\w-]+)\.e2e\.ts$/.exec(file)?.[1] ?? [])
  const found = new Set(own)
  for (const file of changed) {
    const at = featureOf(file)
    if (
      !at ||
      isUnit.test(file) ||
      slowEnd.test(file) ||
      !/\/(src|e2e|migrations)\//.test(file) ||
      own.some((one) => file.includes(one))
    )
      continue
    const walks = Object.keys(table).filter((name) => table[name].includes(at.feature))
    const { name, folder } = at.owner
    const ofApp = folder.includes(`${path.sep}apps${path.sep}`)
    const fallback = shortest.filter((one) => !ofApp || one.startsWith(`${name}/`))
    for (const one of walks.length > 0 ? walks : fallback) found.add(one)
  }
  return [...found].toSorted()
}

/**
 * What to run after a change: `changed` files, unit `tests` by workspace, `stories` by workspace, `journeys`, and the names of
 * the workspaces that were touched.
 * @param base the branch the change is going to
 */
export async function findAffected(base = 'main') {
  const differing = await changedSince(base)
  const changed = differing.filter((file) => existsSync(file))
  const code = changed.filter((file) => isCode.test(file))
  const graph = readImports()
  const near = reaching(code, graph)
  const touched = new Set(code.map(featureOf).map((at) => at && `${at.owner.name}/${at.feature}`))
  const features = new Set(code.flatMap((file) => featureOf(file)?.feature || []))
  const runs = [...graph.keys()].filter((file) => {
    const at = featureOf(file)
    return near.has(file) || touched.has(`${at?.owner.name}/${at?.feature}`) || features.has(at?.feature)
  })
  const within = (folder, end) => runs.filter((file) => end.test(file) && file.startsWith(`${folder}${path.sep}`))
  const by = (file, end) =>
    withFile(file)
      .map((one) => ({ ...one, files: within(one.folder, end) }))
      .filter(({ files }) => files.length > 0)
  return {
    changed,
    tests: by('vitest.config.ts', isUnit),
    stories: by('vitest.stories.config.ts', /\.stories\.tsx$/),
    journeys: [...journeysOf(changed), ...slowJourneysOf(differing)],
    packages: workspaces.filter(({ folder }) => changed.some((file) => file.startsWith(`${folder}${path.sep}`))),
  }
}
