// All that must pass, counted in one place: `npm test`. `npm test -- --only unit,e2e` runs some of the stages, and `--fresh`
// takes nothing from turbo's cache. Needs the packages installed; boot.mjs sees to that.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { checkLine, runChecks } from './check.mjs'
import { crashed, readPlaywright, readVitest } from './results.mjs'
import { root, run, spell } from './run.mjs'
import { slowest, watchCores } from './usage.mjs'

const begun = Date.now()
const option = (name) => process.argv[process.argv.indexOf(name) + 1] ?? ''
const only = process.argv.includes('--only') ? option('--only').split(',') : []
const stages = ['check', 'build', 'unit', 'stories', 'e2e']
const unknown = only.filter((name) => !stages.includes(name))
if (unknown.length > 0) {
  console.error(`There is no stage named ${unknown.join(', ')}. There are: ${stages.join(', ')}.`)
  process.exit(2)
}
const wanted = (...names) => only.length === 0 || names.some((name) => only.includes(name))
const force = process.argv.includes('--fresh') ? ['--force'] : []
const turbo = (tasks, env, log) =>
  run(
    'turbo',
    [
      'run',
      ...tasks,
      `--output-logs=${log}`,
      '--log-order=grouped',
      '--log-prefix=task',
      '--continue=always',
      '--concurrency=2',
      ...force,
    ],
    { env },
  )

/** Each package and app: `{ name, folder }`. */
const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(path.join(root, group)).map((name) => ({ name, folder: path.join(root, group, name) })),
)
const withFile = (file) => workspaces.filter(({ folder }) => existsSync(path.join(folder, file)))
const reportOf = (folder, name) => path.join(folder, 'test-results', `${name}.json`)

const rows = []
/** @param work what the machine did meanwhile, from `watchCores` */
function table(title, fresh, work) {
  rows.push(...fresh)
  if (fresh.length === 0) return
  console.log(`\n${title.padEnd(18)} passed  failed skipped     time`)
  for (const { name, passed, failed, skipped, seconds, figures = [] } of fresh) {
    const numbers = [passed, failed, skipped].map((number) => String(number).padStart(8)).join('')
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)}${numbers} ${spell(seconds).padStart(10)}`)
    for (const figure of figures) console.log(`  ${figure}`)
  }
  console.log(`  ${work}. Slowest files:`)
  for (const line of slowest(fresh.flatMap(({ files = [] }) => files))) console.log(line)
}

const single = ({ name, ok, output, seconds }) => ({
  ...crashed(name, output, seconds),
  ...(ok ? { passed: 1, failed: 0, failures: [] } : { failures: [{ title: name, text: output.trim() }] }),
})

async function check() {
  console.log('Checks')
  const work = watchCores()
  const results = await runChecks({ report: (result) => console.log(checkLine(result)) })
  console.log(`  ${work()}`)
  rows.push(...results.map(single))
}

/** Real data that lies beside the repository, where it does: some tests read it, so it is part of what was tested. */
function stampOfShared() {
  const folder = path.join(process.env.MINARET_SHARED ?? path.join(root, '..', 'shared'), 'data')
  if (!existsSync(folder)) return 'absent'
  const files = readdirSync(folder, { recursive: true })
    .toSorted()
    .map((name) => `${name} ${statSync(path.join(folder, name)).size}`)
  return createHash('sha256').update(files.join('\n')).digest('hex')
}

async function unit() {
  const tested = withFile('vitest.config.ts')
  for (const { folder } of tested) rmSync(reportOf(folder, 'unit'), { force: true })
  const work = watchCores()
  const finished = await turbo(
    ['unit'],
    { MINARET_REPORT: '1', MINARET_SHARED_STAMP: stampOfShared(), NO_COLOR: '1' },
    'errors-only',
  )
  const results = tested.map(({ name, folder }) => {
    const { name: full, scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    if (!scripts?.unit)
      return crashed(
        name,
        `${folder} has a vitest.config.ts that nothing runs: add "unit": "vitest run" to the scripts of its package.json.`,
      )
    const own = finished.output.split('\n').filter((line) => line.startsWith(`${full}:unit: `))
    const output = own.map((line) => line.slice(full.length + 7)).join('\n')
    const ok = !finished.output.includes(`${full}#unit:  ERROR`)
    return readVitest(name, reportOf(folder, 'unit'), {
      ok,
      output: output || finished.output,
      seconds: finished.seconds,
    })
  })
  // What turbo itself stumbled over belongs to no package.
  if (!finished.ok && results.every(({ failed }) => failed === 0)) results.push(crashed('turbo', finished.output))
  table('Unit', results, work())
}

async function stories(browser) {
  const results = []
  const work = watchCores()
  for (const { name, folder } of withFile('vitest.stories.config.ts')) {
    const report = reportOf(folder, 'stories')
    rmSync(report, { force: true })
    const options = [
      'run',
      '--config',
      'vitest.stories.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
      '--retry=1',
    ]
    const env = { ...browser.env, CHROME_PATH: browser.path, NO_COLOR: '1' }
    const finished = await run(path.join(folder, 'node_modules/.bin/vitest'), options, {
      cwd: folder,
      env,
      limit: 1200,
    })
    results.push(readVitest(name, report, finished))
  }
  table('Stories', results, work())
}

async function e2e(browser) {
  const results = []
  const work = watchCores()
  for (const { name, folder } of withFile('playwright.config.ts')) {
    const report = reportOf(folder, 'e2e')
    rmSync(report, { force: true })
    const env = { ...browser.env, CHROME_PATH: browser.path, MINARET_REPORT: '1' }
    const finished = await run(path.join(folder, 'node_modules/.bin/playwright'), ['test'], {
      cwd: folder,
      env,
      limit: 1800,
    })
    results.push(readPlaywright(name, report, finished))
  }
  table('End to end', results, work())
}

async function inBrowser() {
  const parts = [
    ['stories', 'vitest.stories.config.ts', stories],
    ['e2e', 'playwright.config.ts', e2e],
  ].filter(([stage, file]) => wanted(stage) && withFile(file).length > 0)
  if (parts.length === 0) return
  const browser = await findBrowser()
  if (browser.missing) {
    console.log(`\n${browser.missing}`)
    rows.push(...parts.map(([stage]) => crashed(stage, browser.missing)))
    return
  }
  console.log(`\nBrowser: ${browser.path} (${browser.how})`)
  for (const [, , part] of parts) await part(browser)
}

if (wanted('check')) await check()
if (wanted('build', 'e2e')) {
  const result = { name: 'build', ...(await turbo(['build', 'storybook:build'], {}, 'errors-only')) }
  console.log(`${wanted('check') ? '' : 'Build\n'}${checkLine(result)}`)
  rows.push(single(result))
}
if (wanted('unit')) await unit()
await inBrowser()

const failures = rows.flatMap(({ name, failures: list }) => list.map((failure) => ({ name, ...failure })))
for (const { name, title, text } of failures) {
  const shown = title.replaceAll(root, '')
  console.log(`\n${'─'.repeat(100)}\n✗ ${name}: ${shown}\n\n${text}`)
}
const sum = (key) => rows.reduce((total, each) => total + each[key], 0)
console.log(`\nTook ${spell((Date.now() - begun) / 1000)}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') > 0 ? 1 : 0
