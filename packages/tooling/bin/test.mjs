// `npm test`: everything that must pass, in one report. `npm test -- --only unit,e2e` runs some stages, `--affected` only the
// tests of a change against main, and `--fresh` ignores turbo's cache. `--all` (`npm run test:all`) adds the slow journeys,
// every variant of the UI library's stories, the stories in a pseudo-language and Storybook's build. A test that passes on
// its second attempt counts as passed and is listed at the end; three of them fail the run. boot.mjs must have installed the
// packages.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { findAffected } from './affected.mjs'
import { findBrowser } from './browser.mjs'
import { checkLine, runChecks } from './check.mjs'
import { summariseFlaky } from './flaky.mjs'
import { crashedRow, readPlaywright, readVitest } from './results.mjs'
import { root, run, formatDuration } from './run.mjs'
import { reportOf, runAffectedUnit, runUnit } from './unit.mjs'
import { slowest, watchCores } from './usage.mjs'
import { workspacesWithFile } from './workspaces.mjs'

const startedAt = Date.now()
const optionValue = (name) => process.argv[process.argv.indexOf(name) + 1] ?? ''
const only = process.argv.includes('--only') ? optionValue('--only').split(',') : []
const stages = ['check', 'build', 'unit', 'stories', 'e2e']
const unknownStages = only.filter((name) => !stages.includes(name))
if (unknownStages.length > 0) {
  console.error(`Unknown stage: ${unknownStages.join(', ')}. Available: ${stages.join(', ')}.`)
  process.exit(2)
}
const isFullRun = process.argv.includes('--all')
if (isFullRun && process.argv.includes('--affected')) {
  console.error('Use either --all, which runs every journey, or --affected, which runs only those of a change.')
  process.exit(2)
}
const isSelected = (...names) => only.length === 0 || names.some((name) => only.includes(name))
const forceOptions = process.argv.includes('--fresh') ? ['--force'] : []
const runTurbo = (tasks, env, log, concurrency = 2) =>
  run(
    'turbo',
    [
      'run',
      ...tasks,
      `--output-logs=${log}`,
      '--log-order=grouped',
      '--log-prefix=task',
      '--continue=always',
      `--concurrency=${concurrency}`,
      ...forceOptions,
    ],
    { env },
  )

/** The tests of a change; undefined if everything runs. */
const affected = process.argv.includes('--affected') ? await findAffected() : undefined
if (affected?.changed.length === 0) {
  console.log('There are no changes from main.')
  process.exit(0)
}
if (affected) {
  const { changed, tests, stories: affectedStories, journeys } = affected
  const countFiles = (list) => list.reduce((sum, { files: testFiles }) => sum + testFiles.length, 0)
  console.log(
    `${changed.length} changed files affect ${countFiles(tests)} test files, ${countFiles(affectedStories)} story files and ${journeys.length} journeys. To run everything, use \`npm run test:all\`.\n`,
  )
}

/** Which tests to run; a run for a change may include slow ones. */
const tier = isFullRun || affected ? 'all' : 'fast'

const rows = []
/** Prints a stage's results and adds them to `rows`. @param work how busy the machine was, from `watchCores` */
function printTable(title, newRows, work) {
  rows.push(...newRows)
  if (newRows.length === 0) return
  console.log(`\n${title.padEnd(18)} passed  failed skipped     time`)
  for (const { name, passed, failed, skipped, seconds, figures = [] } of newRows) {
    const numbers = [passed, failed, skipped].map((number) => String(number).padStart(8)).join('')
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)}${numbers} ${formatDuration(seconds).padStart(10)}`)
    for (const figure of figures) console.log(`  ${figure}`)
  }
  console.log(`  ${work}. Slowest files:`)
  for (const line of slowest(newRows.flatMap(({ files = [] }) => files))) console.log(line)
}

const rowOf = ({ name, ok, output, seconds }) => ({
  ...crashedRow(name, output, seconds),
  ...(ok ? { passed: 1, failed: 0, failures: [] } : { failures: [{ title: name, text: output.trim() }] }),
})

async function check() {
  console.log('Checks')
  const work = watchCores()
  const results = await runChecks({ affected, report: (result) => console.log(checkLine(result)) })
  console.log(`  ${work()}`)
  rows.push(...results.map(rowOf))
}

async function unit() {
  const work = watchCores()
  printTable('Unit', affected ? await runAffectedUnit(affected.tests) : await runUnit(runTurbo, tier), work())
}

async function stories(browser) {
  const results = []
  const work = watchCores()
  const storyWorkspaces = (config, label = '') =>
    workspacesWithFile(`vitest.${config}.config.ts`).map((workspace) => ({
      ...workspace,
      config,
      name: `${workspace.name}${label}`,
    }))
  // The stories in the pseudo-language take a minute.
  const allWorkspaces = [...storyWorkspaces('stories'), ...(isFullRun ? storyWorkspaces('pseudo', ', pseudo') : [])]
  for (const { name, folder, files = [], config = 'stories' } of affected ? affected.stories : allWorkspaces) {
    const report = reportOf(folder, config)
    rmSync(report, { force: true })
    const options = [
      'run',
      ...files.map((file) => path.relative(folder, file)),
      '--config',
      `vitest.${config}.config.ts`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
      '--retry=1',
    ]
    const env = {
      ...browser.env,
      CHROME_PATH: browser.path,
      NO_COLOR: '1',
      ...(isFullRun ? { MINARET_MATRIX: 'full' } : {}),
    }
    const runResult = await run(path.join(folder, 'node_modules/.bin/vitest'), options, {
      cwd: folder,
      env,
      limit: 1200,
    })
    results.push(readVitest(name, report, runResult))
  }
  printTable('Stories', results, work())
}

async function e2e(browser) {
  const results = []
  const work = watchCores()
  for (const { name, folder } of workspacesWithFile('playwright.config.ts')) {
    const report = reportOf(folder, 'e2e')
    rmSync(report, { force: true })
    const env = { ...browser.env, CHROME_PATH: browser.path, MINARET_REPORT: '1', MINARET_TIER: tier }
    const patterns = affected ? affected.journeys.map((journey) => `${journey.replaceAll('.', '\\.')}\\.e2e\\.ts$`) : []
    const runResult = await run(path.join(folder, 'node_modules/.bin/playwright'), ['test', ...patterns], {
      cwd: folder,
      env,
      // In seconds: half an hour was not enough on a slow CI machine.
      limit: isFullRun ? 6000 : 3000,
    })
    results.push(readPlaywright(name, report, runResult))
  }
  printTable('End to end', results, work())
}

async function runBrowserStages() {
  const parts = [
    ['stories', affected ? affected.stories : workspacesWithFile('vitest.stories.config.ts'), stories],
    ['e2e', affected ? affected.journeys : workspacesWithFile('playwright.config.ts'), e2e],
  ].filter(([stage, workspaces]) => isSelected(stage) && workspaces.length > 0)
  if (parts.length === 0) return
  const browser = await findBrowser()
  if (browser.missing) {
    console.log(`\n${browser.missing}`)
    rows.push(...parts.map(([stage]) => crashedRow(stage, browser.missing)))
    return
  }
  console.log(`\nBrowser: ${browser.path} (${browser.how})`)
  for (const [, , runStage] of parts) await runStage(browser)
}

if (isSelected('check')) await check()
if (isSelected('build', 'e2e') && (!affected || affected.journeys.length > 0)) {
  const tasks = isFullRun ? ['build', 'storybook:build'] : ['build']
  const result = { name: 'build', ...(await runTurbo(tasks, {}, 'errors-only')) }
  console.log(`${isSelected('check') ? '' : 'Build\n'}${checkLine(result)}`)
  rows.push(rowOf(result))
}
if (isSelected('unit')) await unit()
await runBrowserStages()

const separator = '─'.repeat(100)
const flakySummary = summariseFlaky(rows)
if (flakySummary.text !== '') console.log(`\n${separator}\n${flakySummary.text.replaceAll(root, '')}`)
if (flakySummary.failure) rows.push({ ...crashedRow('tests', ''), failures: [flakySummary.failure] })
const failures = rows.flatMap(({ name, failures: list }) => list.map((failure) => ({ name, ...failure })))
for (const { name, title, text } of failures) {
  const shortTitle = title.replaceAll(root, '')
  console.log(`\n${separator}\n✗ ${name}: ${shortTitle}\n\n${text}`)
}
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
console.log(`\nTook ${formatDuration((Date.now() - startedAt) / 1000)}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') > 0 ? 1 : 0
