/**
 * Sentences and names that the check `words` lets pass. `text` is a piece of the sentence with the word in it, `name` a name.
 * An exception that nothing needs is reported.
 * @type {{ text?: string, name?: string, reason: string }[]}
 */
export const exceptions = []
