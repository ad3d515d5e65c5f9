// Checks the source tree without running it: `npm run check`, or `npm run check -- lint types` for some checks.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findDocProblems } from './docs.mjs'
import { files, findLongFiles, findSecrets } from './files.mjs'
import { findFeatureProblems, findJourneyProblems } from './journeys.mjs'
import { checkLockfile } from './lockfile.mjs'
import { root, run, formatDuration } from './run.mjs'
import { checkWords } from './words.mjs'

/** A check that runs in this process and passes if it finds no problems. */
const inProcess = (find) => async () => {
  const startedAt = Date.now()
  const problems = find()
  return { ok: problems.length === 0, output: problems.join('\n'), seconds: (Date.now() - startedAt) / 1000 }
}

/** Checks that the generated files of every package's `bin/gen.mjs` are up to date. */
async function checkGenerated() {
  const generators = readdirSync(path.join(root, 'packages'))
    .map((name) => path.join(root, 'packages', name, 'bin', 'gen.mjs'))
    .filter((file) => existsSync(file))
  const results = []
  for (const file of generators)
    results.push(await run('node', [file, '--check'], { cwd: path.resolve(file, '../..') }))
  return combine(results)
}

const combine = (results) => ({
  ok: results.every(({ ok }) => ok),
  output: results
    .map(({ output }) => output.trimEnd())
    .filter(Boolean)
    .join('\n'),
  seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
})

/**
 * Checks that every migration names the oldest release that can run on it, only the newest has a snapshot, and the tables
 * match the migrations: drizzle-kit must not generate another one in a temporary folder.
 */
async function checkMigrations() {
  const foundation = path.join(root, 'packages/foundation')
  const { readMigrations } = await import(path.join(foundation, 'src/db/migrations.ts'))
  const problem = await readMigrations().then(
    () => undefined,
    ({ message }) => message,
  )
  if (problem) return { ok: false, output: problem, seconds: 0 }
  const snapshots = readdirSync(path.join(foundation, 'migrations/meta')).filter((name) =>
    name.endsWith('_snapshot.json'),
  )
  if (snapshots.length !== 1) {
    const output = `packages/foundation/migrations/meta has ${snapshots.length} snapshots. drizzle-kit only reads the newest: delete the others.`
    return { ok: false, output, seconds: 0 }
  }
  const cache = path.join(foundation, '.cache')
  mkdirSync(cache, { recursive: true })
  const workFolder = mkdtempSync(path.join(cache, 'migrations-'))
  try {
    cpSync(path.join(foundation, 'migrations'), workFolder, { recursive: true })
    const existingFiles = readdirSync(workFolder)
    const options = ['--dialect', 'postgresql', '--schema', './src/db/schema.ts', '--casing', 'snake_case']
    const generatedMigration = await run(
      path.join(foundation, 'node_modules/.bin/drizzle-kit'),
      ['generate', ...options, '--out', path.relative(foundation, workFolder)],
      { cwd: foundation, limit: 120 },
    )
    const newFiles = readdirSync(workFolder).filter((name) => !existingFiles.includes(name))
    if (!generatedMigration.ok || newFiles.length === 0) return generatedMigration
    return {
      ...generatedMigration,
      ok: false,
      output:
        'The tables differ from the migrations: run `pnpm --filter @minaret/foundation exec drizzle-kit generate` and commit the new files, without the previous snapshot.',
    }
  } finally {
    rmSync(workFolder, { recursive: true, force: true })
  }
}

/** Finds keys, tokens and passwords with secretlint's rules for many services, and our own patterns for others. */
async function checkSecrets(affected) {
  const names = affected
    ? changedPaths(affected).filter((name) => existsSync(path.join(root, name)))
    : [...files()].map(([name]) => name)
  const options = [
    '--secretlintrcJSON',
    JSON.stringify({ rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] }),
  ]
  const secretlintResults =
    names.length === 0 ? [] : [await run('secretlint', [...options, '--no-glob', '--format', 'unix', ...names])]
  return combine([await inProcess(() => findSecrets(files()))(), ...secretlintResults])
}

/** Every page of documentation. */
const documents = () => [...files()].map(([name]) => name).filter((name) => name.endsWith('.md'))
/** Files that may mention a document, except for the tooling, whose tests mention fictitious ones. */
const sources = () =>
  [...files()].filter(
    ([name]) => /\.(?:[mc]?[jt]sx?|css|ya?ml|service|timer)$/.test(name) && !name.startsWith('packages/tooling/'),
  )

/** Checks types. @param affected if given, only the workspaces of this change, their dependants and all apps are checked */
const checkTypes = (affected) =>
  run('turbo', [
    'run',
    'typecheck',
    ...(affected?.packages ?? []).map(({ full }) => `--filter=...${full}`),
    // Checks every app in one program.
    ...(affected?.packages.length ? ['--filter=@minaret/website'] : []),
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--continue=always',
    '--concurrency=2',
  ])

const changedPaths = (affected) => (affected?.changed ?? []).map((file) => path.relative(root, file))

const checks = {
  types: checkTypes,
  lint: (affected) =>
    run('oxlint', [
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '--no-error-on-unmatched-pattern',
      ...changedPaths(affected),
    ]),
  format: (affected) => run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changedPaths(affected)]),
  boundaries: () =>
    run('depcruise', ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']),
  'dead code': () => run('knip', ['--no-progress', '--no-config-hints']),
  generated: checkGenerated,
  migrations: checkMigrations,
  lockfile: inProcess(checkLockfile),
  messages: () => run('node', [path.join(import.meta.dirname, 'messages.mjs')]),
  docs: inProcess(() => findDocProblems(root, documents(), sources())),
  journeys: inProcess(() => [...findFeatureProblems(), ...findJourneyProblems()]),
  'file sizes': inProcess(() => findLongFiles(files())),
  words: inProcess(() => checkWords()),
  secrets: checkSecrets,
}

/**
 * Runs the checks two at a time, even if some fail. `only` selects checks by name; `affected`, from `findAffected`, limits
 * the slow ones to a change; `report` is called with each result. Returns `[{ name, ok, output, seconds }]`.
 */
export async function runChecks({ only = [], affected, report = () => {} } = {}) {
  const names = Object.keys(checks).filter((name) => only.length === 0 || only.includes(name))
  const results = []
  const worker = async () => {
    for (let name = names.shift(); name; name = names.shift()) {
      const { ok, output, seconds } = await checks[name](affected)
      const result = { name, ok, output, seconds }
      results.push(result)
      report(result)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

/** Formats a check's result in a line. */
export const checkLine = ({ name, ok, seconds }) => `${ok ? '✓' : '✗'} ${name.padEnd(12)} ${formatDuration(seconds)}`

if (process.argv[1] === import.meta.filename) {
  const only = process.argv.slice(2)
  const unknownNames = only.filter((name) => !checks[name])
  if (unknownNames.length > 0) {
    console.error(`Unknown check: ${unknownNames.join(', ')}. Available: ${Object.keys(checks).join(', ')}.`)
    process.exit(2)
  }
  const results = await runChecks({ only, report: (result) => console.log(checkLine(result)) })
  const failures = results.filter(({ ok }) => !ok)
  for (const { name, output } of failures) console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}\n${output.trim()}`)
  console.log(`\n${results.length - failures.length} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
