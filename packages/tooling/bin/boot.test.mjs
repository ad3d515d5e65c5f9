import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

test.each(Object.entries(scripts))('npm run %s first installs missing packages', (_name, script) => {
  expect(script).toMatch(/^node packages\/tooling\/bin\/boot\.mjs (install|start|quiet) && /)
})
