import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, startDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => (desk = await startDesk()))
afterAll(() => desk.close())

test('what is no file, or far too large for a table, is refused before it is read', async () => {
  const mosque = await desk.tenant()
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-times-'))
  const large = path.join(root, 'large.csv')
  await writeFile(large, '')
  await truncate(large, 3 * 1024 ** 3)
  for (const [file, why] of [
    ['/dev/zero', 'it is no file'],
    [root, 'it is a folder'],
    [large, 'it is larger than 4 MB'],
    [path.join(root, 'none.csv'), 'ENOENT'],
  ] as const) {
    const said = await desk.type(`timetable import --tenant ${mosque.slug}`, file)
    expect([said.code, said.err]).toEqual([1, expect.stringContaining(`${file} cannot be read (${why}`)])
  }
})

test("Jumu'ah on a Saturday is refused as a mistake of the day, and not as a fault", async () => {
  const mosque = await desk.tenant()
  const said = await desk.type(`timetable override --tenant ${mosque.slug} 2026-12-26 jumuah=13:00`)
  expect(said).toMatchObject({
    code: 1,
    err: "2026-12-26 is not a Friday: no Jumu'ah is held on it. Nothing was changed.",
  })
})
