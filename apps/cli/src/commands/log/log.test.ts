import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => {
  vi.stubEnv('DESK_HOST', 'desk.example.org')
  cli = await startTestCli()
})
afterAll(() => {
  vi.unstubAllEnvs()
  return cli.close()
})

test('finds an old fingerprint in the log, and reports an unknown one', async () => {
  const mosque = await cli.createTenant()
  const invite = (name: string) => cli.run(`staff invite --tenant ${mosque.slug} ${name}@example.org --role owner`)
  const verify = (rest = '') => cli.run(`log verify --tenant ${mosque.slug} ${rest}`.trim())
  await invite('aisha')
  const head = getField((await verify('--json')).json, 'head')
  expect((await verify(`--head ${head}`)).out).toContain('That fingerprint is in the log, with 0 entries after it.')
  await invite('yusuf')
  const result = await verify(`--head ${head.toUpperCase()}`)
  expect([result.code, result.out]).toEqual([
    0,
    expect.stringMatching(/^2 entries, none missing and none changed\.\nThat fingerprint is in the log, with 1 entry/),
  ])
  const unknownResult = await verify(`--head ${'0'.repeat(64)}`)
  expect([unknownResult.code, unknownResult.err]).toEqual([
    1,
    expect.stringContaining('No entry has the fingerprint 000'),
  ])
  const incompleteResult = await verify('--head abc')
  expect([incompleteResult.code, incompleteResult.err]).toEqual([2, expect.stringContaining('64 characters')])
})
