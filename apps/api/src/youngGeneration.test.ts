import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

// Node accepts this only as a command-line argument, so every command that starts the server has it.
test.each([
  'package.json',
  'apps/api/systemd/minaret.service',
  'apps/api/container/Dockerfile',
  'packages/e2e/src/serverProcess.ts',
])('%s starts the server with a fixed young generation size', (file) => {
  const text = readFileSync(new URL(file, root), 'utf8')
  const startLines = text.split('\n').filter((line) => /api\/dist\/main\.js/.test(line))
  expect(startLines).toHaveLength(1)
  expect(startLines[0]).toContain('--max-semi-space-size=16')
})
