/** Names that stay English in every language: Gift Aid, app stores, labels of Stripe’s dashboard, headings of the donor CSV. */
const englishNames =
  /Gift Aid|App Store|Google Play|API keys|Balance transaction sources|Charges and refunds|First name|Last name/g

/**
 * Returns the English left in Arabic or Urdu text: two adjacent Latin words, or all of the text if it has no Arabic script.
 * A single Latin word is assumed to be a name, an address or a code.
 */
export function findUntranslated(text: string): string[] {
  // Text without letters, such as `{a} · {b}`, has no language.
  if (!/\p{L}/u.test(text)) return []
  const latinPhrases = text.replaceAll(englishNames, '').match(/[A-Za-z’']{2,} +[A-Za-z’']{2,}/g) ?? []
  return /\p{Script=Arabic}/u.test(text) ? latinPhrases : [text, ...latinPhrases]
}
