// Runs the full versions of tests that are shortened in normal runs: `npm run test:long`. `MINARET_YEARS` is the number of years of
// donors to simulate, `MINARET_DAYS` the number of days to simulate a TV display. boot.mjs must have installed the packages.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './run.mjs'

/** The test files that run longer if `MINARET_YEARS` is set, by package: those that read it, and those that measure growth. */
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
  server: ['src/desk/deskSimulation.slow.test.ts', 'src/signup/tries.test.ts'],
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
  const results = [
    ...Object.entries(longTests).map(([name, files]) =>
      node(`packages/${name}`, ['node_modules/vitest/vitest.mjs', 'run', ...files], { MINARET_YEARS }),
    ),
    node('.', ['packages/tooling/bin/test.mjs', '--only', 'build']) &&
      node('packages/e2e', ['node_modules/@playwright/test/cli.js', 'test'], { MINARET_MATRIX: 'full', MINARET_DAYS }),
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
}

if (process.argv[1] === import.meta.filename) runLong()
