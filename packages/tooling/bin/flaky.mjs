// Tests that passed only on a second try. They fail the run, unless flaky.json names them with a reason.
import { readFileSync } from 'node:fs'

/** `[{ file, title, reason }]`: `file` is the end of a path. Meant to be empty; an entry buys time for a repair. */
const known = JSON.parse(readFileSync(new URL('../flaky.json', import.meta.url), 'utf8'))

/** Sorts tests that needed a second try, `[{ at, title, text }]`, into `failures` and the `figures` of the known ones. */
export function asFlaky(tests, list = known) {
  const failures = []
  const figures = []
  for (const { at, title, text } of tests) {
    const entry = list.find((one) => at.endsWith(one.file) && one.title === title && one.reason)
    if (entry) figures.push(`known to be flaky: ${at} ${title} (${entry.reason})`)
    else
      failures.push({
        title: `${at}\n${title}`,
        text: `It passed only on a second try. Find the cause and remove it; until then packages/tooling/flaky.json can name the test with a reason.\n\nThe first try:\n${text}`,
      })
  }
  return { failures, figures }
}
