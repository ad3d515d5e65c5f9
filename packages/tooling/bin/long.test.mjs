import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { longTests } from './long.mjs'
import { filesOf, workspaces } from './workspaces.mjs'

test('every test that runs longer in a long run is listed', () => {
  const longTestFiles = workspaces
    .filter(({ name }) => name !== 'tooling')
    .flatMap(({ name, folder }) =>
      filesOf(folder, /\.test\.tsx?$/)
        .filter((file) => /process\.env\.MINARET_YEARS|tooling\/growth'/.test(readFileSync(file, 'utf8')))
        .map((file) => `${name} ${path.relative(folder, file)}`),
    )
  const listedFiles = Object.entries(longTests).flatMap(([name, files]) => files.map((file) => `${name} ${file}`))
  expect(longTestFiles.toSorted()).toEqual(listedFiles.toSorted())
})
