import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defaultServerConditions } from 'vite'
import { type ViteUserConfig, configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isFastTier } from './tier.ts'

/** Our packages are tested from their sources and never from an older build. */
const conditions = ['source', ...defaultServerConditions]

/**
 * In a full test run a failed test gets a second attempt, except for a property test, whose counter-example is always a
 * fault. Tests that pass then are listed at the end of the run.
 */
const noCounterExample = /^(?!Property failed)/

/** A test with its own time limit, as the last or the second argument. */
const ownLimitPattern = /^\}, [\d_]{6,}\)|[{,] timeout: [\d_]{6,} \}/m

/**
 * Starts files first that have a test with its own time limit: they take longest, and the last worker should not be left
 * with one of them.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sortedFiles = await super.sort(files)
    const isLong = (file: TestSpecification) => ownLimitPattern.test(readFileSync(file.moduleId, 'utf8'))
    const longFiles = new Set(sortedFiles.filter(isLong))
    return [...longFiles, ...sortedFiles.filter((file) => !longFiles.has(file))]
  }
}

/**
 * The Vitest configuration for the `*.test.ts(x)` files next to the code, run in Node. `npm test` sets `MINARET_REPORT` and
 * reads the results from `test-results/unit.json`. `test` has additional options of a package.
 */
export const nodeTests = (test: ViteUserConfig['test'] = {}) =>
  defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // `npm test` excludes slow files and tests; manual runs, `--affected` and `npm run test:all` include them.
      tags: [{ name: 'slow', description: 'takes seconds: simulates a year, waits for time limits or is a rare case' }],
      ...(isFastTier ? { tagsFilter: ['!slow'] } : {}),
      exclude: [...configDefaults.exclude, ...(isFastTier ? ['**/*.slow.test.ts'] : [])],
      environment: 'node',
      // A process imports modules once for all of its test files, so that each file must clean up after itself.
      isolate: false,
      // Only tests that hang reach these limits: on a busy machine a second becomes ten.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
      ...(process.env.MINARET_REPORT
        ? {
            reporters: ['default', 'json'],
            outputFile: { json: 'test-results/unit.json' },
            retry: { count: 1, condition: noCounterExample },
          }
        : {}),
      ...test,
    },
  })

/**
 * {@link nodeTests} for files with their own database. There are at least three workers, because each spends more than half
 * of its time waiting. More than six would need more connections than the database has.
 */
export const databaseTests = (globalSetup: string, test: ViteUserConfig['test'] = {}) =>
  nodeTests({
    maxWorkers: Math.min(6, Math.max(3, availableParallelism() - 1)),
    globalSetup: [globalSetup],
    sequence: { sequencer: LongestFirst },
    ...test,
  })
