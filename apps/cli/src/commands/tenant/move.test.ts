import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '@minaret/acceptance'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
let otherDatabase: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  cli = await startTestCli()
  otherDatabase = await testDatabase()
})
afterAll(async () => {
  delete process.env.MOVE_TO_DATABASE_URL
  await otherDatabase.close()
  await cli.close()
})

const move = (slug: string, ...args: string[]) =>
  cli.run(`tenant move --tenant ${slug} --address http://10.0.0.5:3000`, ...args)

test('tenant move moves a mosque to another database, and the old copy can be deleted', async () => {
  const { slug, id } = await cli.createTenant()
  expect(await move(slug)).toMatchObject({ code: 1, err: expect.stringContaining('MOVE_TO_DATABASE_URL') })
  process.env.MOVE_TO_DATABASE_URL = otherDatabase.url
  expect(await move(slug)).toMatchObject({ code: 1, err: expect.stringContaining('Set the same STORAGE_URL') })
  const result = await move(slug, '--files-are-there', '--json')
  expect(result).toMatchObject({ code: 0, json: { tenant: slug, address: 'http://10.0.0.5:3000' } })
  expect((await cli.run(`tenant show --tenant ${slug}`)).out).toContain('moved to http://10.0.0.5:3000')
  expect(await cli.run(`tenant open --tenant ${slug}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('in another database'),
  })
  expect(await cli.run(`config set websiteName Elsewhere --tenant ${slug}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('has moved to the servers at http://10.0.0.5:3000. Run the command there.'),
  })
  expect(await move(slug, '--files-are-there')).toMatchObject({
    code: 1,
    err: expect.stringContaining('has already moved to the servers at http://10.0.0.5:3000'),
  })
  expect(await cli.run(`tenant delete --tenant ${slug} --yes`)).toMatchObject({ code: 0 })
  expect((await otherDatabase.pool.query('SELECT state FROM tenants WHERE id = $1', [id])).rows).toEqual([
    { state: 'open' },
  ])
})
