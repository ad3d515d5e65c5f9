// Runs the unit tests of every workspace, or those of a change, in lanes that use both cores.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { serverPackages } from '../serverPackages.ts'
import { crashedRow, readVitest } from './results.mjs'
import { root, run } from './run.mjs'
import { divideIntoLanes, weightOf, workspacesWithFile, workspaces } from './workspaces.mjs'

/** The file for a runner's report. */
export const reportOf = (folder, name) => path.join(folder, 'test-results', `${name}.json`)

/** A hash of the real data next to the repository, if any, because some tests read it. */
function stampOfShared() {
  const folder = path.join(process.env.MINARET_SHARED ?? path.join(root, '..', 'shared'), 'data')
  if (!existsSync(folder)) return 'absent'
  const files = readdirSync(folder, { recursive: true })
    .toSorted()
    .map((name) => `${name} ${statSync(path.join(folder, name)).size}`)
  return createHash('sha256').update(files.join('\n')).digest('hex')
}

/** @param tier `fast` leaves out slow tests, `all` runs them */
const environment = (tier) => ({
  MINARET_REPORT: '1',
  MINARET_SHARED_STAMP: stampOfShared(),
  MINARET_TIER: tier,
  NO_COLOR: '1',
})

/** Turbo's output for a workspace, and whether its tests passed. */
function resultOf(runResult, full) {
  const ownLines = runResult.output.split('\n').filter((line) => line.startsWith(`${full}:unit: `))
  return {
    ok: !runResult.output.includes(`${full}#unit:  ERROR`),
    output: ownLines.map((line) => line.slice(full.length + 7)).join('\n') || runResult.output,
    seconds: runResult.seconds,
  }
}

/** Runs a lane with turbo, which uses its cache for unchanged workspaces. */
async function runLane(lane, turbo, tier) {
  const filters = lane.map(({ full }) => `--filter=${full}`)
  const runResult = await turbo(['unit', ...filters], environment(tier), 'errors-only', 1)
  const results = lane.map(({ name, folder, full }) =>
    readVitest(name, reportOf(folder, 'unit'), resultOf(runResult, full)),
  )
  // An error in turbo itself belongs to no workspace.
  if (!runResult.ok && results.every(({ failed }) => failed === 0)) results.push(crashedRow('turbo', runResult.output))
  return results
}

/** The workspace that runs the tests of all server packages. */
const combinedWorkspace = 'acceptance'
const totalWeight = (names) =>
  workspaces.filter(({ name }) => names.includes(name)).reduce((sum, workspace) => sum + weightOf(workspace), 0)

/** Runs all unit tests of a tier. @param turbo runs tasks with turbo: `(tasks, env, log, concurrency)` */
export async function runUnit(turbo, tier) {
  const testedWorkspaces = workspacesWithFile('vitest.config.ts')
  for (const { folder } of testedWorkspaces) rmSync(reportOf(folder, 'unit'), { force: true })
  const rowsWithoutScript = testedWorkspaces
    .filter(({ name, scripts }) => !scripts.unit && !serverPackages.includes(name))
    .map(({ name, folder }) =>
      crashedRow(
        name,
        `${folder} has a vitest.config.ts that is never run: add "unit": "vitest run" to the scripts of its package.json.`,
      ),
    )
  const lanes = divideIntoLanes(
    testedWorkspaces.filter(({ scripts }) => scripts.unit),
    (workspace) => (workspace.name === combinedWorkspace ? totalWeight(serverPackages) : weightOf(workspace)),
  )
  const results = await Promise.all(lanes.map((lane) => runLane(lane, turbo, tier)))
  return [...results.flat(), ...rowsWithoutScript]
}

/** Runs some files of a workspace directly with Vitest. */
async function runFiles({ name, folder, files }) {
  rmSync(reportOf(folder, 'unit'), { force: true })
  const names = files.map((file) => path.relative(folder, file))
  // Avoids its launcher, which would use another Node if a workspace has one.
  const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs')
  const runResult = await run('node', [vitest, 'run', ...names], { cwd: folder, env: environment('all') })
  return readVitest(name, reportOf(folder, 'unit'), runResult)
}

/** Runs the unit tests of a change. @param tests workspaces with their `files` */
export async function runAffectedUnit(tests) {
  const sizeOf = ({ files }) => files.reduce((sum, file) => sum + statSync(file).size, 0)
  const lanes = await Promise.all(
    divideIntoLanes(tests, sizeOf).map(async (lane) => {
      const results = []
      for (const workspace of lane) results.push(await runFiles(workspace))
      return results
    }),
  )
  return lanes.flat()
}
