import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

test('explains that a web address is not a file, for timetables, folders and backups', async () => {
  const mosque = await cli.createTenant()
  const address = 'https://mosque.example/times.csv'
  const tenantCommands = ['timetable import', 'content import', 'content export'].map(
    (commandName) => `${commandName} --tenant ${mosque.slug}`,
  )
  for (const line of [...tenantCommands, 'content check', 'backup write', 'backup restore']) {
    const result = await cli.run(line, address)
    expect([line, result.code, result.err]).toEqual([
      line,
      1,
      expect.stringContaining(`${address} is a web address, and only local files can be read.`),
    ])
  }
})
