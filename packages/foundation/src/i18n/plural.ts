/**
 * The form a language uses with a number (CLDR's plural rules, by `Intl`).
 * @param language BCP 47 @param forms what the language tells apart; `other` serves what it does not name
 */
export const choosePlural = (
  language: string,
  count: number,
  forms: { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>,
): string => forms[new Intl.PluralRules(language).select(count)] ?? forms.other
