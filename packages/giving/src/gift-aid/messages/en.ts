/** What is wrong with an answer to Gift Aid. */
export const en = {
  wording: 'The Gift Aid declaration has changed. Please reload the page and read it again.',
  scope: 'Please choose which gifts the Gift Aid declaration is for.',
  firstName: 'Please enter your first name, or at least your initial, for Gift Aid.',
  lastName: 'Please enter your last name for Gift Aid.',
  address: 'Please enter your home address for Gift Aid.',
  house: 'Please enter the number or name of your house for Gift Aid.',
  postcode: 'Please enter a postcode like S9 5DH, or tell us that you live outside the United Kingdom.',
  crown:
    'For Gift Aid, the Channel Islands and the Isle of Man are outside the United Kingdom. Please tell us that you live outside it, and enter your home address.',
  bfpo: 'Please enter your BFPO address as a postcode that starts with BF1.',
  theirFirstName: 'Enter the donor’s first name, or at least its initial.',
  theirLastName: 'Enter the donor’s last name.',
  theirHouse: 'Enter the number or name of the donor’s house.',
  theirAddress: 'Enter the donor’s home address.',
  theirPostcode: 'Enter a postcode like S9 5DH, or tick that the donor lives outside the UK.',
  theirCrown:
    'For Gift Aid, the Channel Islands and the Isle of Man are outside the UK. Tick that the donor lives outside it, and enter their home address.',
  answer: 'Tell us whether we can claim Gift Aid on your gift: yes or no.',
}
