// The words of a language lie in a file for each part: `common.ts` for all pages, one for each feature, and in `host/` those
// of pages the host alone draws. Every language has the same files. Sentences that hold a value are functions; values come
// in formatted. A browser loads the parts of its page alone.

/** What English calls itself: its name in the list of languages. */
export const endonym = 'English'

/** What English tells apart when it counts (a test compares it with `Intl.PluralRules`). */
export const plurals = ['one', 'other'] as const
