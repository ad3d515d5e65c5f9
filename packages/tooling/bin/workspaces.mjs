// Lists the repository's packages and apps, and divides their unit tests among the cores.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const readPackage = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** Each package and app: `{ name, folder, full, scripts }`; `full` is its package name. */
export const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(path.join(root, group))
    .map((name) => ({ name, folder: path.join(root, group, name) }))
    .filter(({ folder }) => existsSync(path.join(folder, 'package.json')))
    .map(({ name, folder }) => {
      const { name: full, scripts = {} } = readPackage(folder)
      return { name, folder, full, scripts }
    }),
)

/** The workspaces that have a file of this name. */
export const workspacesWithFile = (file) => workspaces.filter(({ folder }) => existsSync(path.join(folder, file)))

/** Paths of a workspace's source files that match a pattern. */
export function filesOf(folder, end) {
  const nestedFiles = ['src', 'bin', 'e2e', 'size'].flatMap((part) => {
    const subfolder = path.join(folder, part)
    return existsSync(subfolder)
      ? readdirSync(subfolder, { recursive: true }).map((name) => path.join(subfolder, name))
      : []
  })
  const topFiles = readdirSync(folder).map((name) => path.join(folder, name))
  return [...nestedFiles, ...topFiles].filter((file) => end.test(file))
}

/** A rough estimate of the time of a workspace's unit tests: the bytes of its test files. */
export const weightOf = ({ folder }) =>
  filesOf(folder, /\.test\.(ts|tsx|mjs)$/).reduce((sum, file) => sum + statSync(file).size, 0)

/**
 * Divides items into lanes of about the same weight, with the heaviest first: turbo by itself might start the heaviest
 * package last.
 */
export function divideIntoLanes(items, weigh, count = 2) {
  const lanes = Array.from({ length: count }, () => ({ weight: 0, items: [] }))
  const weightedItems = items.map((item) => ({ item, weight: weigh(item) })).toSorted((a, b) => b.weight - a.weight)
  for (const { item, weight } of weightedItems) {
    const lane = lanes.reduce((lightest, candidate) => (candidate.weight < lightest.weight ? candidate : lightest))
    lane.items.push(item)
    lane.weight += weight
  }
  return lanes.map((lane) => lane.items).filter((lane) => lane.length > 0)
}
