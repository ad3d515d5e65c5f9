// Measures how a test run spends its time: how busy the machine was, and which files took longest.
import os from 'node:os'
import path from 'node:path'
import { root, formatDuration } from './run.mjs'

/** The busy and idle milliseconds of all cores since the machine started. */
function coreTimes() {
  const times = os.cpus().map((core) => core.times)
  const sum = (...keys) =>
    times.reduce((total, coreTime) => total + keys.reduce((part, key) => part + coreTime[key], 0), 0)
  return { busy: sum('user', 'nice', 'sys', 'irq'), idle: sum('idle') }
}

/** Starts measuring, and returns a function that describes in a line how busy the machine has been since then. */
export function watchCores() {
  const before = coreTimes()
  return () => {
    const after = coreTimes()
    const [busy, idle] = [after.busy - before.busy, after.idle - before.idle]
    const share = Math.round((100 * busy) / Math.max(1, busy + idle))
    return `${os.cpus().length} cores, ${share}% busy: ${formatDuration(busy / 1000)} of work`
  }
}

/** Formats the slowest files of `[{ testFile, seconds }]`, slowest first. */
export const slowest = (files, count = 8) =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .filter(({ seconds }) => seconds >= 1)
    .map(
      ({ testFile, seconds }) =>
        `${formatDuration(seconds).padStart(12)}  ${path.isAbsolute(testFile) ? path.relative(root, testFile) : testFile}`,
    )
