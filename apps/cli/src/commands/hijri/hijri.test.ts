import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

test.each([
  ['+1', '1 day ahead of Umm al-Qura'],
  ['-1', '1 day behind Umm al-Qura'],
  ['0', 'the same as Umm al-Qura'],
])('hijri set %s offsets the date, and prints the resulting date', async (days, description) => {
  const mosque = await cli.createTenant()
  const before = await cli.run(`hijri show --json --tenant ${mosque.slug}`)
  const result = await cli.run(`hijri set --tenant ${mosque.slug} ${days}`)
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).toMatch(/^\d{4}-\d\d-\d\d is \d{1,2} \p{L}[\p{L}\p{M}ʻʿ'’ -]* 14\d\d now, (until|from) Maghrib: /u)
  expect(result.out).toContain(description)
  const after = await cli.run(`hijri show --json --tenant ${mosque.slug}`)
  expect(after.json).toMatchObject({ offset: Number(days) })
  if (days !== '0') expect(after.json).not.toMatchObject({ hijri: Reflect.get(Object(before.json), 'hijri') })
})

test.each(['9', '1.5', 'tomorrow'])('hijri set rejects %s', async (days) => {
  const mosque = await cli.createTenant()
  expect(await cli.run(`hijri set --tenant ${mosque.slug} ${days}`)).toMatchObject({ code: 2 })
  expect((await cli.run(`hijri show --json --tenant ${mosque.slug}`)).json).toMatchObject({ offset: 0 })
})

test("another mosque's date does not change", async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  await cli.run(`hijri set --tenant ${mosque.slug} +1`)
  expect((await cli.run(`hijri show --json --tenant ${otherMosque.slug}`)).json).toMatchObject({ offset: 0 })
})

type Dates = {
  hijri: { year: number; month: number }
  months: { month: string; begins: string; announced: boolean }[]
}

test('hijri begin announces a month, rejects a previous month of 28 days, and withdraws the announcement', async () => {
  const mosque = await cli.createTenant()
  const readDates = async () => {
    const { json } = await cli.run(`hijri show --json --tenant ${mosque.slug}`)
    const dates: Dates = JSON.parse(JSON.stringify(json))
    return dates
  }
  const { hijri, months } = await readDates()
  const startDay = months[2]?.begins ?? ''
  const year = hijri.month === 12 ? hijri.year + 1 : hijri.year
  const nextMonth = `${year}-${String((hijri.month % 12) + 1).padStart(2, '0')}`
  const day = (dayOffset: number) => new Date(Date.parse(startDay) + dayOffset * 86_400_000).toISOString().slice(0, 10)
  const runBegin = (start: string) => cli.run(`hijri begin --tenant ${mosque.slug} ${nextMonth} ${start}`)

  expect(await runBegin(startDay)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`begins on ${startDay}, as announced`),
  })
  expect((await readDates()).months[2]).toMatchObject({ begins: startDay, announced: true })
  expect(await runBegin(day(-2))).toMatchObject({ code: 2, err: expect.stringContaining('Nothing was changed.') })
  expect(await runBegin('calculated')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${startDay}, as calculated`),
  })
  expect(await runBegin('tomorrow')).toMatchObject({ code: 2 })
  expect(await cli.run(`hijri begin --tenant ${mosque.slug} Shawwal ${startDay}`)).toMatchObject({ code: 2 })
})
