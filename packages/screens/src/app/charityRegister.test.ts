import { expect, test } from 'vitest'
import { charityRegisterLink } from './charityRegister.ts'

test.each([
  ['1123456', 'https://register-of-charities.charitycommission.gov.uk/charity-details/?regid=1123456&subid=0'],
  ['202 918', 'https://register-of-charities.charitycommission.gov.uk/charity-details/?regid=202918&subid=0'],
  ['sc012345', 'https://www.oscr.org.uk/about-charities/search-the-register/charity-details?number=SC012345'],
  ['NIC100084', 'https://www.charitycommissionni.org.uk/charity-details/?regId=100084&subId=0'],
  ['0000001 (demonstration)', undefined],
  ['1123456/../x', undefined],
  ['', undefined],
])('links the charity number %j to %s', (number, link) => {
  expect(charityRegisterLink(number, 'GB')).toBe(link)
})

test('does not link the number of another country', () => {
  expect(charityRegisterLink('1123456', 'KW')).toBeUndefined()
  expect(charityRegisterLink('1123456', undefined)).toBeUndefined()
})
