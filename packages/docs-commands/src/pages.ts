import { globSync } from 'node:fs'
import { root } from './oldestNode.ts'
import { readLines } from './lines.ts'
import { type Check, ruleOf } from './rules.ts'

/** Finds every page with commands: the project's, the documentation and each workspace's README. @param root the repository */
const findPages = (root: string): string[] =>
  globSync(['*.md', '.github/*.md', 'docs/**/*.md', '{apps,packages}/*/{README.md,src/**/*.md,bin/**/*.md}'], {
    cwd: root,
  }).toSorted()

/** Every command in the documentation. */
export const lines = readLines(root, findPages(root))

/** The commands that are checked in one way. */
export const linesFor = (check: Check) => lines.filter(({ text }) => ruleOf(text)?.check === check)
