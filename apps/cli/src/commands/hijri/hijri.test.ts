import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, startDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => (desk = await startDesk()))
afterAll(() => desk.close())

test.each([
  ['+1', '1 day ahead of Umm al-Qura'],
  ['-1', '1 day behind Umm al-Qura'],
  ['0', 'the same as Umm al-Qura'],
])('hijri set %s moves the date, and says what today then is', async (days, words) => {
  const mosque = await desk.tenant()
  const before = await desk.type(`hijri show --json --tenant ${mosque.slug}`)
  const result = await desk.type(`hijri set --tenant ${mosque.slug} ${days}`)
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).toMatch(/^\d{4}-\d\d-\d\d is \d{1,2} \p{L}[\p{L}\p{M}ʻʿ'’ -]* 14\d\d now, until Maghrib: /u)
  expect(result.out).toContain(words)
  const after = await desk.type(`hijri show --json --tenant ${mosque.slug}`)
  expect(after.json).toMatchObject({ offset: Number(days) })
  if (days !== '0') expect(after.json).not.toMatchObject({ hijri: Reflect.get(Object(before.json), 'hijri') })
})

test.each(['9', '1.5', 'tomorrow'])('hijri set %s is refused', async (days) => {
  const mosque = await desk.tenant()
  expect(await desk.type(`hijri set --tenant ${mosque.slug} ${days}`)).toMatchObject({ code: 1 })
  expect((await desk.type(`hijri show --json --tenant ${mosque.slug}`)).json).toMatchObject({ offset: 0 })
})

test("another mosque's date stays", async () => {
  const [mosque, other] = [await desk.tenant(), await desk.tenant()]
  await desk.type(`hijri set --tenant ${mosque.slug} +1`)
  expect((await desk.type(`hijri show --json --tenant ${other.slug}`)).json).toMatchObject({ offset: 0 })
})
