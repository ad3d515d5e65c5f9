import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'

let giving: RegularGifts
beforeAll(async () => {
  giving = await startRegularGifts('demonstration', '2026-12-21T10:00:00Z')
})
afterAll(() => giving.close())

test.each([
  ['GB', 'Friday 25 December 2026', 'Friday 1 January 2027'],
  ['US', 'Friday December 25, 2026', 'Friday January 1, 2027'],
])('formats days for country %s, including the one after a skipped one', async (country, firstDay, nextDay) => {
  const gift = await giving.startRegularGift('succeeds', {}, { country })
  expect(await gift.readRow()).toMatchObject({ nextOn: '2026-12-25' })
  expect((await gift.change('skip')).code).toBe(200)
  const [startEmail, skipEmail] = await gift.listEmails()
  expect(startEmail?.text).toContain(`We’ll take the first payment on ${firstDay}.`)
  expect(skipEmail?.text).toContain(`We’ll skip your next payment. The one after it is on ${nextDay}.`)
  expect((await gift.readRow()).nextOn).toBe('2027-01-01')
})
