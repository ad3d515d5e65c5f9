/** What is wrong with an email address. */
export const en = {
  nothingBefore: 'Something is missing before the @. Enter an email address like name@example.org.',
  longName: 'The part before the @ is too long: it can have 64 characters.',
  spaces: 'An email address has no spaces. Check the part before the @.',
  dots: 'Check the dots before the @: none at its start or end, and no two together.',
  badCharacter: "There's a character before the @ that an email address can't have. Check it for typing mistakes.",
  nothingAfter: 'Something is missing after the @. Enter an email address like name@example.org.',
  noDot: 'The part after the @ needs a dot, as in example.org.',
  noService: "The part after the @ isn't the name of an email service. Check it for typing mistakes.",
  badEnding: (ending: string) => `No email service has a name that ends in .${ending}. Check the end.`,
  meant: (ending: string, suggestion: string) =>
    `No email service has a name that ends in .${ending}. Did you mean ${suggestion}?`,
  empty: 'Enter your email address.',
  noAt: 'An email address has an @ in it. Enter one like name@example.org.',
  manyAts: 'An email address has only one @. Enter one like name@example.org.',
  long: 'This email address is too long: it can have 254 characters.',
}
