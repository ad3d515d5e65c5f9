import { describe, expect, test } from 'vitest'
import { normaliseContactNumber } from './contactNumber.ts'

describe('without a country, exactly ten digits starting with 6 to 9', () => {
  test.each([
    ['6000000000', '6000000000'],
    ['7000000000', '7000000000'],
    ['8000000000', '8000000000'],
    ['9999999999', '9999999999'],
    ['9876543210\n', '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['(98765)-43210', '9876543210'],
    ['98765\u00a043210', '9876543210'],
    ['\u202a98765 43210\u202c', '9876543210'],
    ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
    ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
  ])('%s is normalised to %s', (input, number) => {
    expect(normaliseContactNumber(input)).toBe(number)
  })

  test.each([
    '',
    ' ',
    '987654321',
    '98765432100',
    '5876543210',
    '0876543210',
    '+919876543210',
    '+9876543210',
    '98765x3210',
    '98765432 1O',
    '9876543210; ext 1',
    '๙๘๗๖๕๔๓๒๑๐',
  ])('%j is rejected', (input) => {
    expect(normaliseContactNumber(input)).toBeUndefined()
  })
})

describe("with a country, that country's rule", () => {
  test.each([
    ['GB', '07911 123456', '+447911123456'],
    ['GB', '(0113) 496-0000', '+441134960000'],
    ['GB', '+44 7911 123456', '+447911123456'],
    ['GB', '0044 7911 123456', '+447911123456'],
    ['GB', '٠٧٩١١ ١٢٣٤٥٦', '+447911123456'],
    ['GB', '+91 98765 43210', '+919876543210'],
    ['IN', '98765 43210', '+919876543210'],
    ['PK', '0301 2345678', '+923012345678'],
    ['US', '(201) 555-0123', '+12015550123'],
    ['SA', '051 234 5678', '+966512345678'],
    ['AQ', '+44 7911 123456', '+447911123456'],
  ])('in %s, %s is normalised to %s', (country, input, number) => {
    expect(normaliseContactNumber(input, country)).toBe(number)
  })

  test.each([
    ['GB', '9876543210'],
    ['GB', '07911 12345'],
    ['GB', '07911 1234567'],
    ['GB', '0800 FLOWERS'],
    ['GB', '07911 123456 ext. 5'],
    ['GB', '+44'],
    ['GB', '+999 12345678'],
    ['GB', 'call 07911 123456'],
    ['GB', '07911 123456\r\nBcc: x@example.org'],
    ['IN', '07911 123456 7'],
    ['AQ', '07911 123456'],
  ])('in %s, %j is rejected', (country, input) => {
    expect(normaliseContactNumber(input, country)).toBeUndefined()
  })
})

test('normalising is idempotent', () => {
  expect(normaliseContactNumber('9876543210')).toBe('9876543210')
  expect(normaliseContactNumber('+447911123456', 'GB')).toBe('+447911123456')
})
