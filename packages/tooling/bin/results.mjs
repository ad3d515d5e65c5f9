// Reads the reports of the test runners into rows `{ name, passed, failed, skipped, seconds, failures: [{ title, text }] }`,
// with `figures` for measurements to print, `flaky` for tests that passed on their second attempt (`[{ title, text }]`), and
// `files` with the seconds of each test file.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logDuring } from './flaky.mjs'
import { lastLines } from './run.mjs'

/** The row for a runner that ended without a report: one failure, with the end of its output. */
export const crashedRow = (name, output, seconds = 0) => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds,
  failures: [{ title: `${name} did not finish`, text: lastLines(output.trim() || 'There was no output.', 80) }],
})

/** Reads a report. A runner that failed counts as a failure even if none of its tests did. @param runResult from `run` */
function readReport(name, file, runResult, read) {
  if (!existsSync(file)) return crashedRow(name, runResult.output, runResult.seconds)
  let result
  try {
    result = { name, ...read(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch (error) {
    return crashedRow(name, `${file} cannot be read: ${error.message}\n${runResult.output}`, runResult.seconds)
  }
  if (!runResult.ok && result.failed === 0) {
    const { failures } = crashedRow(name, runResult.output)
    return { ...result, failed: 1, failures }
  }
  return result
}

/** Vitest's own description of failures, with the diffs that its JSON leaves out. */
const descriptionOf = (output) => /^.*⎯ Failed (?:Suites|Tests)[^]*/m.exec(output)?.[0]

const count = (list, test) => list.filter(test).length

/** Reads a report of Vitest's `json` reporter. */
export const readVitest = (name, file, runResult) =>
  readReport(name, file, runResult, ({ startTime, testResults }) => {
    const tests = testResults.flatMap(({ name: testFile, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, testFile })),
    )
    const failedTests = tests.filter(({ status }) => status === 'failed')
    // A file that could not be loaded has a message and no tests.
    const failedFiles = testResults.filter(
      (result) => result.status === 'failed' && !failedTests.some(({ testFile }) => testFile === result.name),
    )
    const failures = [
      ...failedTests.map(({ testFile, fullName, failureMessages }) => ({
        title: `${testFile}\n${fullName}`,
        text: failureMessages.join('\n'),
      })),
      ...failedFiles.map(({ name: testFile, message }) => ({
        title: testFile,
        text: message || 'The file could not be run.',
      })),
    ]
    // A test that passed on its second attempt still has the errors of the first.
    const flakyTests = tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ testFile, fullName, failureMessages }) => ({
        title: `${testFile}\n${fullName}`,
        text: failureMessages.join('\n'),
      }))
    const description = failures.length > 0 ? descriptionOf(runResult.output) : undefined
    return {
      passed: count(tests, ({ status }) => status === 'passed'),
      failed: failures.length,
      skipped: count(tests, ({ status }) => !['passed', 'failed'].includes(status)),
      seconds: (Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime) / 1000,
      failures: description ? [{ title: 'failed tests', text: description }] : failures,
      flaky: flakyTests,
      files: testResults.map(({ name: testFile, startTime: from, endTime }) => ({
        testFile,
        seconds: (endTime - from) / 1000,
      })),
    }
  })

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const errorsOf = (results) => results.flatMap(({ errors }) => errors.map(({ message }) => message))

/** Describes a failed attempt of a journey: its error, its screenshots, and the server's log during it. */
function describeAttempt(attempt, serverLog) {
  const screenshots = (attempt.attachments ?? [])
    .filter(({ name }) => name === 'screenshot')
    .map((screenshot) => screenshot.path)
  const log = logDuring(serverLog, attempt)
  return [
    ...errorsOf([attempt]),
    ...screenshots.map((file) => `Screenshot: ${file}`),
    ...(log.length > 0 ? ['Server log:', ...log] : []),
  ].join('\n')
}

/** The total duration of each file's tests on all workers, in seconds. */
function timesOf(specs) {
  const times = new Map()
  for (const { file: testFile, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(testFile, (times.get(testFile) ?? 0) + duration / 1000)
  return Array.from(times, ([testFile, seconds]) => ({ testFile, seconds }))
}

/** Reads a report of Playwright's `json` reporter. The server's log is `server.log` in the same folder. */
export const readPlaywright = (name, file, runResult) =>
  readReport(name, file, runResult, ({ stats, suites, errors }) => {
    const specs = suites.flatMap(specsOf)
    const failures = specs
      // `ok` is true for a test in several browsers as soon as it passes in the first.
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'unexpected'))
      .map(({ file: testFile, line, title, tests }) => ({
        title: `${testFile}:${line}\n${title}`,
        text: tests.flatMap(({ results }) => errorsOf(results)).join('\n'),
      }))
    const figures = specs.flatMap(({ tests }) =>
      tests.flatMap(({ annotations = [] }) =>
        annotations.flatMap(({ type, description }) => (type === 'figure' && description ? [description] : [])),
      ),
    )
    // A missing requirement of the machine is reported once, even if several tests need it.
    const skipReasons = new Set(
      specs
        .flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped'))
        .flatMap(({ annotations = [] }) => annotations.flatMap(({ description }) => description ?? [])),
    )
    const serverLog = path.join(path.dirname(file), 'server.log')
    const flakyTests = specs.flatMap(({ file: testFile, line, title, tests }) => {
      const test = tests.find(({ status }) => status === 'flaky')
      return test ? [{ title: `${testFile}:${line}\n${title}`, text: describeAttempt(test.results[0], serverLog) }] : []
    })
    const generalFailures = errors.map(({ message }) => ({ title: name, text: message ?? '' }))
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + generalFailures.length,
      skipped: stats.skipped,
      seconds: stats.duration / 1000,
      failures: [...failures, ...generalFailures],
      flaky: flakyTests,
      figures: [...figures, ...skipReasons],
      files: timesOf(specs),
    }
  })
