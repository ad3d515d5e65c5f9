/** What is said of a registration for the maktab. */
export const en = {
  closed: "The maktab isn't taking registrations at the moment. Please ask the mosque when it opens again.",
  otherForm:
    'This form has already been sent with other answers. Please reload the page, and tell the mosque what should change.',
  received: "Thank you. We've received your registration. The mosque will be in touch with you.",
  futureBirth: "This date hasn't happened yet. Check the date of birth.",
  grown: (years: number) => `The maktab is for children under ${years}. Check the year of birth.`,
}
