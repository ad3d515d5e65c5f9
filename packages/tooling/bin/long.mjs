// What takes too long for every run, at its full length: `npm run test:long`. `MINARET_YEARS` is how many years of donors
// are lived, `MINARET_DAYS` how long a TV display runs. Needs the packages installed; boot.mjs sees to that.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './run.mjs'

/** Test files by package that do more where `MINARET_YEARS` is set: each that reads it, and each that measures growth. */
export const longTests = {
  content: [
    'src/campaigns/concurrency.test.ts',
    'src/editing/histories.test.ts',
    'src/editing/hostile.test.ts',
    'src/growth.test.ts',
  ],
  domain: ['src/desk/content/histories.test.ts'],
  foundation: ['src/growth.test.ts', 'src/http/fuzz.test.ts', 'src/pagination/cursor.test.ts'],
  giving: [
    'src/bank/growth.test.ts',
    'src/donors/desk/mergeDonors.test.ts',
    'src/filing/random.test.ts',
    'src/gifts/cancel.test.ts',
    'src/gifts/permutations.test.ts',
    'src/growth.test.ts',
    'src/regular/year.test.ts',
  ],
  screens: ['src/desk/writing/document/growth.test.ts', 'src/desk/writing/document/roundTrip.test.ts'],
  server: ['src/desk/deskYears.test.ts', 'src/signup/tries.test.ts'],
  times: ['src/prayer/outlets.test.ts'],
  timetable: ['src/growth.test.ts'],
}

function runLong() {
  const { MINARET_YEARS = '2000', MINARET_DAYS = '30' } = process.env
  const node = (folder, args, env = {}) =>
    spawnSync(path.join(root, 'node_modules/.bin/node'), args, {
      cwd: path.join(root, folder),
      env: { ...process.env, ...env },
      stdio: 'inherit',
    }).status === 0
  const isWell = [
    ...Object.entries(longTests).map(([name, files]) =>
      node(`packages/${name}`, ['node_modules/vitest/vitest.mjs', 'run', ...files], { MINARET_YEARS }),
    ),
    node('.', ['packages/tooling/bin/test.mjs', '--only', 'build']) &&
      node('packages/e2e', ['node_modules/@playwright/test/cli.js', 'test'], { MINARET_MATRIX: 'full', MINARET_DAYS }),
  ]
  process.exitCode = isWell.every(Boolean) ? 0 : 1
}

if (process.argv[1] === import.meta.filename) runLong()
