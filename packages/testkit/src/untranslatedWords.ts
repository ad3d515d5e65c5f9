/** Names that have no other: the tax relief's, what stands in Stripe’s dashboard, and headings of a list of donors. */
const names = /Gift Aid|API keys|Balance transaction sources|Charges and refunds|First name|Last name/g

/**
 * What in an Arabic or Urdu text is left in English: two Latin words side by side, or no word of its own script at all.
 * A name, an address or a code stands alone.
 */
export function findUntranslated(text: string): string[] {
  // What only puts values together is said in no language.
  if (!/\p{L}/u.test(text)) return []
  const latin = text.replaceAll(names, '').match(/[A-Za-z’']{2,} +[A-Za-z’']{2,}/g) ?? []
  return /\p{Script=Arabic}/u.test(text) ? latin : [text, ...latin]
}
