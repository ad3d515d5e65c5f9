/** A text for each category a language counts in; a missing one does not compile. */
export type Forms<Categories extends readonly Intl.LDMLPluralRule[]> = Readonly<Record<Categories[number], string>>

/**
 * The form a language uses with a number (CLDR's plural rules, by `Intl`).
 * @param language BCP 47 @param forms what the language tells apart; `other` serves what it does not name
 */
export function choose(
  language: string,
  count: number,
  forms: { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>,
): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}
