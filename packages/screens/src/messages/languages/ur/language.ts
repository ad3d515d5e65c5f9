// Everyday Urdu, in the polite form. A cause is a مد and a gift a عطیہ, as on a mosque's receipts; pretend money is فرضی,
// and a site that shows itself نمائشی. English words stay where everybody says them: کارڈ، بینک ٹرانسفر، لوڈ.

/** What Urdu calls itself: its name in the list of languages. */
export const endonym = 'اردو'

/** What Urdu tells apart when it counts (a test compares it with `Intl.PluralRules`). */
export const plurals = ['one', 'other'] as const
