// Checks the source tree without running it: `npm run check`, or `npm run check -- lint types` for some checks.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findDocFaults } from './docs.mjs'
import { files, findLongFiles, findSecrets } from './files.mjs'
import { findFeatureFaults, findJourneyFaults } from './journeys.mjs'
import { checkLockfile } from './lockfile.mjs'
import { root, run, spell } from './run.mjs'
import { checkWords } from './words.mjs'

/** A check that runs in this process and passes if it finds nothing. */
const inProcess = (find) => async () => {
  const startedAt = Date.now()
  const problems = find()
  return { ok: problems.length === 0, output: problems.join('\n'), seconds: (Date.now() - startedAt) / 1000 }
}

/** Whether the generated files of every package's `bin/gen.mjs` are up to date. */
async function generated() {
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
 * Whether every migration names the oldest release that can run on it, only the newest has a snapshot, and the tables match
 * the migrations: drizzle-kit must not generate another one in a temporary folder.
 */
async function migrations() {
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
    const output = `packages/foundation/migrations/meta has ${snapshots.length} snapshots. drizzle-kit reads the newest alone: keep that one and no other.`
    return { ok: false, output, seconds: 0 }
  }
  const cache = path.join(foundation, '.cache')
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(path.join(cache, 'migrations-'))
  try {
    cpSync(path.join(foundation, 'migrations'), work, { recursive: true })
    const before = readdirSync(work)
    const options = ['--dialect', 'postgresql', '--schema', './src/db/schema.ts', '--casing', 'snake_case']
    const generatedMigration = await run(
      path.join(foundation, 'node_modules/.bin/drizzle-kit'),
      ['generate', ...options, '--out', path.relative(foundation, work)],
      { cwd: foundation, limit: 120 },
    )
    const newFiles = readdirSync(work).filter((name) => !before.includes(name))
    if (!generatedMigration.ok || newFiles.length === 0) return generatedMigration
    return {
      ...generatedMigration,
      ok: false,
      output:
        'The tables differ from the migrations: run `pnpm --filter @minaret/foundation exec drizzle-kit generate` and commit what it makes, without the snapshot before.',
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Finds keys, tokens and passwords: secretlint knows those of many services, and our own patterns the rest. */
async function secrets(affected) {
  const names = affected
    ? changedIn(affected).filter((name) => existsSync(path.join(root, name)))
    : [...files()].map(([name]) => name)
  const options = [
    '--secretlintrcJSON',
    JSON.stringify({ rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] }),
  ]
  const listed =
    names.length === 0 ? [] : [await run('secretlint', [...options, '--no-glob', '--format', 'unix', ...names])]
  return combine([await inProcess(() => findSecrets(files()))(), ...listed])
}

/** Every page of documentation. */
const documents = () => [...files()].map(([name]) => name).filter((name) => name.endsWith('.md'))
/** Files that may mention a document, except for the tooling, whose tests mention invented ones. */
const sources = () =>
  [...files()].filter(
    ([name]) => /\.(?:[mc]?[jt]sx?|css|ya?ml|service|timer)$/.test(name) && !name.startsWith('packages/tooling/'),
  )

/** Checks types. @param affected a change, to check only its workspaces, those that use them, and all apps */
const types = (affected) =>
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

const changedIn = (affected) => (affected?.changed ?? []).map((file) => path.relative(root, file))

const checks = {
  types,
  lint: (affected) =>
    run('oxlint', [
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '--no-error-on-unmatched-pattern',
      ...changedIn(affected),
    ]),
  format: (affected) => run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changedIn(affected)]),
  boundaries: () =>
    run('depcruise', ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']),
  'dead code': () => run('knip', ['--no-progress', '--no-config-hints']),
  generated,
  migrations,
  lockfile: inProcess(checkLockfile),
  messages: () => run('node', [path.join(import.meta.dirname, 'messages.mjs')]),
  docs: inProcess(() => findDocFaults(root, documents(), sources())),
  journeys: inProcess(() => [...findFeatureFaults(), ...findJourneyFaults()]),
  'file sizes': inProcess(() => findLongFiles(files())),
  words: inProcess(() => checkWords()),
  secrets,
}

/**
 * Runs the checks two at a time, even if some fail. `only` selects some by name; `affected`, from `findAffected`, limits the
 * slow ones to a change; `report` is called with each result. Returns `[{ name, ok, output, seconds }]`.
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

/** The line for a check. */
export const checkLine = ({ name, ok, seconds }) => `${ok ? '✓' : '✗'} ${name.padEnd(12)} ${spell(seconds)}`

if (process.argv[1] === import.meta.filename) {
  const only = process.argv.slice(2)
  const unknown = only.filter((name) => !checks[name])
  if (unknown.length > 0) {
    console.error(`There is no check named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`)
    process.exit(2)
  }
  const results = await runChecks({ only, report: (result) => console.log(checkLine(result)) })
  const failed = results.filter(({ ok }) => !ok)
  for (const { name, output } of failed) console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}\n${output.trim()}`)
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
