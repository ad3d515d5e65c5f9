// Reads what each journey tests from its first line. `// features: gifts bank` names folders: a feature has the same name in
// every package. A slow journey, `*.slow.e2e.ts`, which `npm run test:all` runs and `npm test` does not, lists files, folders
// or globs relative to the root: `// inputs: apps/api/src packages/plans/src/{a,b}.ts`.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'
import { filesOf, workspaces } from './workspaces.mjs'

/** The file name ending of slow journeys. */
export const slowJourneyPattern = /\.slow\.e2e\.ts$/

/** Expands each `{a,b}`, so that a misspelt alternative is noticed. */
function expand(pattern) {
  const [match, prefix, options, suffix] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? []
  return match === undefined ? [pattern] : options.split(',').flatMap((option) => expand(prefix + option + suffix))
}

/** The inputs in a journey's first line, if any. */
export function inputsOf(text) {
  const [, list] = /^\/\/ inputs: (.+)/.exec(text) ?? []
  return list ? list.trim().split(/\s+/).flatMap(expand) : []
}

/** The features in a journey's first line, if any. */
export function featuresOf(text) {
  const [, list] = /^\/\/ features: (.+)/.exec(text) ?? []
  return list ? list.trim().split(/\s+/) : []
}

/** Features that every journey of an app uses, besides its own. */
const sharedFeatures = { desk: ['desk', 'desk-frame'] }

/** The features of each journey that is not slow, by journey name. */
export const readJourneys = () =>
  Object.fromEntries(
    workspaces.flatMap(({ name, folder }) =>
      filesOf(folder, /\.e2e\.ts$/)
        .filter((file) => !slowJourneyPattern.test(file))
        .map((file) => [
          nameOf(path.relative(root, file)),
          [...featuresOf(readFileSync(file, 'utf8')), ...(sharedFeatures[name] ?? [])],
        ]),
    ),
  )

/** Each slow journey as `{ file, inputs }`: its path from the root, and the files it tests. */
export const readSlowJourneys = () =>
  workspaces
    .flatMap(({ folder }) => filesOf(folder, slowJourneyPattern))
    .map((file) => ({ file: path.relative(root, file), inputs: inputsOf(readFileSync(file, 'utf8')) }))

/** The name of a journey in a run: `api/e2e/crash.slow` for `apps/api/e2e/crash.slow.e2e.ts`. */
export const nameOf = (file) => file.replace(/^apps\//, '').replace(/\.e2e\.ts$/, '')

const isWithin = (file, input) => path.matchesGlob(file, input) || path.matchesGlob(file, `${input}/**`)

/** The slow journeys for a change: those in changed files, and those with a changed input. */
export function slowJourneysOf(changed, journeys = readSlowJourneys()) {
  const files = changed.map((file) => path.relative(root, file))
  return journeys
    .filter(({ file: journeyFile, inputs }) =>
      files.some((file) => file === journeyFile || inputs.some((input) => isWithin(file, input))),
    )
    .map(({ file }) => nameOf(file))
}

/** The name of every folder that can be a feature. */
const featureFolders = () =>
  new Set([
    ...globSync('{apps,packages}/*/src/*/', { cwd: root }).map((folder) => path.basename(folder)),
    ...globSync('packages/screens/src/desk/*/', { cwd: root }).map((folder) => `desk-${path.basename(folder)}`),
  ])

/** A sentence for each journey without features, and for each feature that is not a folder. */
export function findFeatureProblems(journeys = readJourneys(), folders = featureFolders()) {
  return Object.entries(journeys).flatMap(([name, features]) => {
    const file = `apps/${name}.e2e.ts`
    const ownFeatures = features.filter((feature) => !Object.values(sharedFeatures).flat().includes(feature))
    if (features.length === 0)
      return [`${file} does not begin with "// features: …", which lists the features it tests.`]
    return ownFeatures
      .filter((feature) => !folders.has(feature))
      .map((feature) => `${file} lists the feature ${feature}, but there is no such folder.`)
  })
}

/** A sentence for each slow journey without inputs, and for each input that does not exist. */
export const findJourneyProblems = (journeys = readSlowJourneys()) =>
  journeys.flatMap(({ file, inputs }) =>
    inputs.length === 0
      ? [`${file} does not begin with "// inputs: …", which lists the files, folders or globs that it tests.`]
      : inputs
          .filter((input) => globSync(input, { cwd: root }).length === 0)
          .map((input) => `${file} lists the input ${input}, but there is no such file or folder.`),
  )
