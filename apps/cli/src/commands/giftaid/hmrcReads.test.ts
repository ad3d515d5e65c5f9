import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSchedule, startDeclaring } from '@minaret/acceptance'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

const today = '2026-11-22'
let cli: TestCli
let folder: string
beforeAll(async () => {
  cli = await startTestCli()
  folder = await mkdtemp(path.join(tmpdir(), 'hmrc-'))
})
afterAll(async () => {
  await cli.close()
  await rm(folder, { recursive: true, force: true })
})

test('HMRC can read every name, title and address of an exported schedule in full, whatever Latin letters are used', async () => {
  const mosque = await startDeclaring(cli.database)
  const donors = [
    ['Dr.', 'Şeyma', 'Işık–Yılmaz', '12A', 'Dr,Seyma,Isik Yilmaz,12A'],
    ['Prof.', 'Ḥusām ad-Dīn', 'ʿAbd al-Qādir', '“Gül Evi”', 'Prof,Husam ad-Din,Abd al Qadir,"Gül Evi"'],
    ['Sheikh', 'Łukasz', 'Đorđević', '4', ',Lukasz,Dordevic,4'],
    [null, 'José', 'O’Brien', 'Flat ٤', ",José,O'Brien,Flat 4"],
  ] as const
  for (const [index, [title, first, last, house]] of donors.entries()) {
    const email = `donor${index}@example.org`
    await mosque.insertDeclaration({ email, title, first_name: first, last_name: last, house })
    await mosque.insertGift({
      donor_email: email,
      donor_name: `${first} ${last}`,
      paid_at: `2026-06-0${index + 1}T10:00:00Z`,
    })
  }
  const result = await cli.run(`giftaid preview --tenant ${mosque.slug}`)
  expect(result.out).toContain('4 names or addresses are spelt differently for HMRC')
  for (const [, first, last, , expectedCells] of donors) {
    expect(result.out).toContain(`${first} ${last}`)
    expect(result.out).toContain(expectedCells.split(',').slice(1, 3).join(' '))
  }
  await cli.run(`giftaid claim --tenant ${mosque.slug}`)
  const base = path.join(folder, 'latin')
  await cli.run(`giftaid export 1 --tenant ${mosque.slug}`, '--out', base)
  const { errors, rows } = readSchedule(await readFile(`${base}.ods`), 'giftAid', today)
  expect(errors).toEqual([])
  expect(rows.map((row) => row.slice(1, 5).join(','))).toEqual(donors.map(([, , , , expectedCells]) => expectedCells))
  for (const row of rows) {
    for (const cell of row) expect(cell).toMatch(/^[\u0020-\u007e\u00a1-\u00ff]*$/)
  }
  // The declaration keeps its original spelling.
  expect((await cli.run(`giftaid declarations --json --tenant ${mosque.slug}`)).out).toContain('Işık–Yılmaz')
})
