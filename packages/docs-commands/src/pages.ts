import { globSync } from 'node:fs'

/** Finds every page with commands: the project's, the documentation and each workspace's README. @param root the repository */
export const findPages = (root: string): string[] =>
  globSync(['*.md', '.github/*.md', 'docs/**/*.md', '{apps,packages}/*/{README.md,src/**/*.md,bin/**/*.md}'], {
    cwd: root,
  }).toSorted()
