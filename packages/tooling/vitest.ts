import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defaultServerConditions } from 'vite'
import { type ViteUserConfig, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Our packages are tested from their source, never from an older build of it. */
const conditions = ['source', ...defaultServerConditions]

/**
 * In a full test run a failing test gets a second attempt, but for a property test: its counter-example is a fault whatever
 * happens next. What passes then is listed at the end of the run.
 */
const noCounterExample = /^(?!Property failed)/

/** A test with a time limit of its own, as its last argument or its second. */
const ownLimit = /^\}, [\d_]{6,}\)|\{ timeout: [\d_]{6,} \}/m

/**
 * Files with a test that has a time limit of its own take longest and begin first, so that no worker is left with one of them
 * while the others have nothing to do.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = (file: TestSpecification) => ownLimit.test(readFileSync(file.moduleId, 'utf8'))
    const long = new Set(sorted.filter(isLong))
    return [...long, ...sorted.filter((file) => !long.has(file))]
  }
}

/**
 * Vitest for the `*.test.ts(x)` beside the code, run in Node. `npm test` sets `MINARET_REPORT` and reads the results from
 * `test-results/unit.json`, Vitest's own words serving for what failed. `test` takes what a package needs besides.
 */
export const nodeTests = (test: ViteUserConfig['test'] = {}) =>
  defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      environment: 'node',
      // A process imports what is tested once for its files: what one of them leaves behind, the next would find.
      isolate: false,
      // Only what hangs comes to these ends: on a machine that others use too, a second becomes ten.
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
 * {@link nodeTests} where each file has a database of its own. Three workers at least: each waits more than half of its time,
 * for the database, which is another process, or for a time to pass. More than six would need more connections than the
 * database has.
 */
export const databaseTests = (globalSetup: string, test: ViteUserConfig['test'] = {}) =>
  nodeTests({
    maxWorkers: Math.min(6, Math.max(3, availableParallelism() - 1)),
    globalSetup: [globalSetup],
    sequence: { sequencer: LongestFirst },
    ...test,
  })
