import { expect, test } from 'vitest'
import { addressProblem } from './homeAddress.ts'

test.each([
  'c/o Ali, 12',
  'C/O 12 High Street',
  'c / o 12',
  'c\\o 12',
  '12 (c/o Khan)',
  '℅ Khan',
  '℅Khan',
  'c/oKhan',
  'c⁄o Khan',
  'ｃ／ｏ Khan',
  'c/- Khan',
  '12 c/o Khan',
  'c.o. Khan',
  'Care of Khan',
  'PO Box 12',
  'P.O. Box 12',
  'P O BOX 12',
  'POBox12',
  'POB 12',
  'GPO Box 4',
  'Boîte postale 12',
  'BP 123',
  'Postfach 12',
  'Post Office Box 3',
  'PMB 12',
  'Private Bag 4',
  'Office 4',
  'My office, 12',
  'Head Office',
  'work',
  'Work: 12',
  'Workplace',
  'Unit 4, Business Park',
  'Unit 4 Industrial Estate',
  'Rahman Ltd, 12',
  'Accounts Dept',
  'Kebab shop',
  'City Hospital',
  'Central Mosque',
])('%s is not a home address', (house) => {
  expect(addressProblem({ house, postcode: 'S9 5DH' })).toBe('not_home')
  expect(addressProblem({ house: `${house}, Corniche Road, Jeddah`, postcode: null })).toBe('not_home')
})

test.each([
  '12',
  '152A',
  '4/2',
  'Flat 12, 4 High Street',
  'Rose Cottage',
  'The Old Post Office',
  'Old School House',
  'Church House',
  'Coop House',
  'Workington House',
  'Unit 3',
  '12 Mosque Lane',
  '3 Enterprise Way',
  'Mill Farm, Co. Durham',
  'Block C/Oak House',
  'Poplar House',
  'P Block',
  'Cole Court',
  'Boxwood',
])('%s with a postcode is a home address', (house) => {
  expect(addressProblem({ house, postcode: 'S9 5DH' })).toBeUndefined()
})

test.each([
  '12',
  'Flat 3',
  'Jeddah',
  '12, Jeddah',
  '12 High Street',
  'Flat 3, 12 High Street',
  'Saudi Arabia',
  '12, United Arab Emirates',
  'Rose Cottage, Ireland.',
  'Villa 12, UAE',
])('%s abroad is an incomplete address', (house) => {
  expect(addressProblem({ house, postcode: null })).toBe('abroad')
})

test.each([
  '12 Corniche Road, Jeddah, Saudi Arabia',
  '12 Corniche Road Jeddah',
  'Rose Cottage, Ballina, Ireland',
  '100 Champs Elysees, Paris',
  '12 Main St, Cork',
  '4 Rue Verte, Douala, Cameroon',
  'Flat 3, Al Olaya St, Riyadh',
])('%s abroad is a complete address', (house) => {
  expect(addressProblem({ house, postcode: null })).toBeUndefined()
})
