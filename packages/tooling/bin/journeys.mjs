// The slow journeys, `*.slow.e2e.ts`, which `npm run test:all` runs and `npm test` does not. The first line of each lists the
// files, folders or globs that it tests, relative to the root: `// inputs: apps/api/src packages/plans/src/{a,b}.ts`.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'
import { filesOf, workspaces } from './workspaces.mjs'

/** The file name ending of slow journeys. */
export const slowEnd = /\.slow\.e2e\.ts$/

/** Expands each `{a,b}`, so that a misspelt alternative is noticed. */
function expand(pattern) {
  const [all, before, options, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? []
  return all === undefined ? [pattern] : options.split(',').flatMap((option) => expand(before + option + after))
}

/** The inputs in a journey's first line, if any. */
export function inputsOf(text) {
  const [, list] = /^\/\/ inputs: (.+)/.exec(text) ?? []
  return list ? list.trim().split(/\s+/).flatMap(expand) : []
}

/** Each slow journey as `{ file, inputs }`: its path from the root and what it tests. */
export const readSlowJourneys = () =>
  workspaces
    .flatMap(({ folder }) => filesOf(folder, slowEnd))
    .map((file) => ({ file: path.relative(root, file), inputs: inputsOf(readFileSync(file, 'utf8')) }))

/** The name that selects a journey in a run: `api/e2e/crash.slow` for `apps/api/e2e/crash.slow.e2e.ts`. */
export const nameOf = (file) => file.replace(/^apps\//, '').replace(/\.e2e\.ts$/, '')

const isWithin = (file, input) => path.matchesGlob(file, input) || path.matchesGlob(file, `${input}/**`)

/** The slow journeys of a change: those that changed themselves, and those with a changed input. */
export function slowJourneysOf(changed, journeys = readSlowJourneys()) {
  const files = changed.map((file) => path.relative(root, file))
  return journeys
    .filter(({ file: own, inputs }) =>
      files.some((file) => file === own || inputs.some((input) => isWithin(file, input))),
    )
    .map(({ file }) => nameOf(file))
}

/** A sentence for each slow journey without inputs, and for each input that does not exist. */
export const findJourneyFaults = (journeys = readSlowJourneys()) =>
  journeys.flatMap(({ file, inputs }) =>
    inputs.length === 0
      ? [`${file} begins without the line "// inputs: …", which names the files, folders or globs that it tests.`]
      : inputs
          .filter((input) => globSync(input, { cwd: root }).length === 0)
          .map((input) => `${file} names ${input} among its inputs, and there is no such file or folder.`),
  )
