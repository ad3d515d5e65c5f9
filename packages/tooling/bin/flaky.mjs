// Tests that passed only on their second attempt. They count as passed and are listed at the end of a run; several fail it.
import { existsSync, readFileSync } from 'node:fs'

/** The number of flaky tests that makes a run fail. */
export const tooManyFlaky = 3

/** The maximum number of lines of the server's log printed for an attempt. */
const maxLogLines = 30

/** The lines a server logged during an attempt. Each begins with its time, as written by setup.ts. */
export function logDuring(file, { startTime, duration }) {
  if (!existsSync(file)) return []
  const from = Date.parse(startTime)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => {
      const time = Date.parse(line.slice(0, 24))
      return time >= from && time <= from + duration
    })
    .slice(-maxLogLines)
}

/**
 * Lists the tests that passed on their second attempt with the errors of the first, and a failure if there are too many.
 * @param rows results of `readVitest` and `readPlaywright`
 * @returns `text`, empty if there are none, and `failure`, undefined below `tooManyFlaky`
 */
export function summariseFlaky(rows) {
  const tests = rows.flatMap(({ name, flaky = [] }) => flaky.map((test) => ({ name, ...test })))
  if (tests.length === 0) return { text: '', failure: undefined }
  const text = [
    `${tests.length === 1 ? '1 test' : `${tests.length} tests`} passed only on the second attempt. Find the cause and remove it.`,
    ...tests.map(({ name, title, text: error }) => `\n↻ ${name}: ${title}\n\n${error}`),
  ].join('\n')
  const failure =
    tests.length < tooManyFlaky
      ? undefined
      : {
          title: 'flaky tests',
          text: `${tests.length} tests passed only on the second attempt; fewer than ${tooManyFlaky} may.`,
        }
  return { text, failure }
}
