// The unit tests of every workspace, or those a change reaches, in lanes that keep both cores busy.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { serverPackages } from '../serverPackages.ts'
import { crashed, readVitest } from './results.mjs'
import { root, run } from './run.mjs'
import { inLanes, weightOf, withFile, workspaces } from './workspaces.mjs'

/** Where a runner writes its results. */
export const reportOf = (folder, name) => path.join(folder, 'test-results', `${name}.json`)

/** Real data that lies beside the repository, where it does: some tests read it, so it is part of what was tested. */
function stampOfShared() {
  const folder = path.join(process.env.MINARET_SHARED ?? path.join(root, '..', 'shared'), 'data')
  if (!existsSync(folder)) return 'absent'
  const files = readdirSync(folder, { recursive: true })
    .toSorted()
    .map((name) => `${name} ${statSync(path.join(folder, name)).size}`)
  return createHash('sha256').update(files.join('\n')).digest('hex')
}

const environment = () => ({ MINARET_REPORT: '1', MINARET_SHARED_STAMP: stampOfShared(), NO_COLOR: '1' })

/** What turbo printed of a workspace, and whether its tests ended well. */
function partOf(finished, full) {
  const own = finished.output.split('\n').filter((line) => line.startsWith(`${full}:unit: `))
  return {
    ok: !finished.output.includes(`${full}#unit:  ERROR`),
    output: own.map((line) => line.slice(full.length + 7)).join('\n') || finished.output,
    seconds: finished.seconds,
  }
}

/** One lane through turbo, which takes from its cache what has not changed. */
async function laneOf(lane, turbo) {
  const finished = await turbo(['unit', ...lane.map(({ full }) => `--filter=${full}`)], environment(), 'errors-only', 1)
  const results = lane.map(({ name, folder, full }) =>
    readVitest(name, reportOf(folder, 'unit'), partOf(finished, full)),
  )
  // What turbo itself stumbled over belongs to no workspace.
  if (!finished.ok && results.every(({ failed }) => failed === 0)) results.push(crashed('turbo', finished.output))
  return results
}

/** The workspace in which the tests of all server packages run. */
const together = 'acceptance'
const sumOf = (names) =>
  workspaces.filter(({ name }) => names.includes(name)).reduce((sum, one) => sum + weightOf(one), 0)

/** Runs all unit tests. @param turbo runs turbo's tasks: `(tasks, env, log, concurrency)` */
export async function runUnit(turbo) {
  const tested = withFile('vitest.config.ts')
  for (const { folder } of tested) rmSync(reportOf(folder, 'unit'), { force: true })
  const without = tested
    .filter(({ name, scripts }) => !scripts.unit && !serverPackages.includes(name))
    .map(({ name, folder }) =>
      crashed(
        name,
        `${folder} has a vitest.config.ts that nothing runs: add "unit": "vitest run" to the scripts of its package.json.`,
      ),
    )
  const lanes = inLanes(
    tested.filter(({ scripts }) => scripts.unit),
    (one) => (one.name === together ? sumOf(serverPackages) : weightOf(one)),
  )
  const results = await Promise.all(lanes.map((lane) => laneOf(lane, turbo)))
  return [...results.flat(), ...without]
}

/** Runs some files of a workspace with Vitest itself. */
async function runFiles({ name, folder, files }) {
  rmSync(reportOf(folder, 'unit'), { force: true })
  const names = files.map((file) => path.relative(folder, file))
  // Not by its launcher, which takes a Node that a workspace may have for other ends.
  const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs')
  const finished = await run('node', [vitest, 'run', ...names], { cwd: folder, env: environment() })
  return readVitest(name, reportOf(folder, 'unit'), finished)
}

/** Runs the unit tests that a change reaches. @param tests workspaces with their `files` */
export async function runAffectedUnit(tests) {
  const weigh = ({ files }) => files.reduce((sum, file) => sum + statSync(file).size, 0)
  const lanes = await Promise.all(
    inLanes(tests, weigh).map(async (lane) => {
      const results = []
      for (const one of lane) results.push(await runFiles(one))
      return results
    }),
  )
  return lanes.flat()
}
