// Modern Standard Arabic. Actions are verbal nouns and requests begin with «يرجى»: neither says whether a man or a woman
// reads. Vowel signs stand only where a word would be misread without them.

/** What Arabic calls itself: its name in the list of languages. */
export const endonym = 'العربية'

/** What Arabic tells apart when it counts (a test compares it with `Intl.PluralRules`). */
export const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
