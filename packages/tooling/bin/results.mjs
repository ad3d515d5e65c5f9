// Reads what the test runners wrote, into rows `{ name, passed, failed, skipped, seconds, failures: [{ title, text }] }`,
// with `figures` where a test measured something to be told.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lastLines } from './run.mjs'

/** A runner that ended without telling its results counts as one failure, with what it said last. */
export const crashed = (name, output, seconds = 0) => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds,
  failures: [{ title: `${name} did not finish`, text: lastLines(output.trim() || 'It said nothing.', 80) }],
})

/** `finished` is what `run` gave: a runner that failed though no test of it did failed all the same. */
function row(name, file, finished, read) {
  if (!existsSync(file)) return crashed(name, finished.output, finished.seconds)
  let result
  try {
    result = { name, ...read(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch (error) {
    return crashed(name, `${file} cannot be read: ${error.message}\n${finished.output}`, finished.seconds)
  }
  if (!finished.ok && result.failed === 0) {
    const { failures } = crashed(name, finished.output)
    return { ...result, failed: 1, failures }
  }
  return result
}

/** Vitest's own account of what failed, with the differences that its JSON leaves out. */
const accountOf = (output) => /^.*⎯ Failed (?:Suites|Tests)[^]*/m.exec(output)?.[0]

const count = (list, test) => list.filter(test).length

/** Vitest's `json` reporter. */
export const readVitest = (name, file, finished) =>
  row(name, file, finished, ({ startTime, testResults }) => {
    const tests = testResults.flatMap(({ name: at, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, at })),
    )
    const failed = tests.filter(({ status }) => status === 'failed')
    // A file that does not load has a message and no tests.
    const broken = testResults.filter((one) => one.status === 'failed' && !failed.some(({ at }) => at === one.name))
    const failures = [
      ...failed.map(({ at, fullName, failureMessages }) => ({
        title: `${at}\n${fullName}`,
        text: failureMessages.join('\n'),
      })),
      ...broken.map(({ name: at, message }) => ({ title: at, text: message || 'The file could not be run.' })),
    ]
    // What was tried again keeps what was wrong the first time.
    const again = tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ at, fullName }) => `passed only when tried again: ${path.basename(at)} ${fullName}`)
    const account = failures.length > 0 ? accountOf(finished.output) : undefined
    return {
      passed: count(tests, ({ status }) => status === 'passed'),
      failed: failures.length,
      skipped: count(tests, ({ status }) => !['passed', 'failed'].includes(status)),
      seconds: (Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime) / 1000,
      failures: account ? [{ title: 'what failed', text: account }] : failures,
      figures: again,
    }
  })

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** Playwright's `json` reporter. */
export const readPlaywright = (name, file, finished) =>
  row(name, file, finished, ({ stats, suites, errors }) => {
    const failures = suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file: at, line, title, tests }) => ({
        title: `${at}:${line}\n${title}`,
        text: tests
          .flatMap(({ results }) => results.flatMap(({ errors: said }) => said.map(({ message }) => message)))
          .join('\n'),
      }))
    const figures = suites
      .flatMap(specsOf)
      .flatMap(({ tests }) =>
        tests.flatMap(({ annotations = [] }) =>
          annotations.flatMap(({ type, description }) => (type === 'figure' && description ? [description] : [])),
        ),
      )
    const again = suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file: at, line, title }) => `passed only when tried again: ${at}:${line} ${title}`)
    const general = errors.map(({ message }) => ({ title: name, text: message ?? '' }))
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + general.length,
      skipped: stats.skipped,
      seconds: stats.duration / 1000,
      failures: [...failures, ...general],
      figures: [...figures, ...again],
    }
  })
