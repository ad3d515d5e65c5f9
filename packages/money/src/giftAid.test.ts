import { expect, test } from 'vitest'
import { giftAidOn, giftAidWording, giftAidWordings, giftAidText } from './giftAid.ts'

test('every wording names the charity, the gifts, the intention, and the donor’s responsibility for any tax difference', () => {
  expect(giftAidText(giftAidWording)).toBeDefined()
  expect(giftAidText('toString')).toBeUndefined()
  for (const { declaration } of Object.values(giftAidWordings)) {
    for (const scope of ['this', 'past_and_future'] as const)
      expect(declaration('Masjid al-Huda', scope)).toMatch(
        /I want to Gift Aid.*to Masjid al-Huda\. I am a UK taxpayer.*Income Tax and\/or Capital Gains Tax.*my responsibility to pay any difference/,
      )
    expect(declaration('A', 'past_and_future')).toMatch(/in the future or have made in the past 4 years/)
    expect(declaration('A', 'this')).not.toMatch(/past/)
  }
})

test('a wording that donors have agreed to is never changed', () => {
  expect(giftAidText('gift-aid-1')?.declaration('C', 'past_and_future')).toBe(
    'I want to Gift Aid this donation and any donations I make in the future or have made in the past 4 years to C. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference.',
  )
})

test('Gift Aid adds a quarter of the gift, rounded down to a penny', () => {
  expect([0, 3, 4, 2500, 2503].map(giftAidOn)).toEqual([0, 0, 1, 625, 625])
})
