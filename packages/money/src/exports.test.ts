import { expect, test } from 'vitest'
import * as packageExports from './index.ts'

test('the package exports these names', () => {
  expect(Object.keys(packageExports).toSorted()).toMatchInlineSnapshot(`
    [
      "addDays",
      "countDays",
      "currencyExponent",
      "currencyUnit",
      "exampleFor",
      "feeCover",
      "formatMoney",
      "giftAidOn",
      "giftAidText",
      "giftAidWording",
      "giftAidWordings",
      "limitsIn",
      "maxDailyCollections",
      "maxStartDays",
      "postcodeProblem",
      "presetsIn",
      "readAmount",
      "readCardFees",
      "readPostcode",
      "spokenGiftAidWording",
      "weeklyAmountFor",
      "withCurrentCurrencies",
      "writeAmount",
      "writePence",
    ]
  `)
})
