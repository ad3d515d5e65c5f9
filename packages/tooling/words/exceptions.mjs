/**
 * Sentences and names that the check `words` lets pass. `text` is a piece of the sentence with the word in it, `name` a name.
 * An exception that nothing needs is reported.
 * @type {{ text?: string, name?: string, reason: string }[]}
 */
export const exceptions = [
  { text: 'letter ${kind}', reason: 'The key of a limit that is stored in the database.' },
  { text: 'trustees treasurer appeal fund', reason: 'Words that no first name may contain.' },
  { text: 'email telephone address secondContact', reason: 'Columns of an export that programs read.' },
  { name: 'OFL-ysabeau-office', reason: 'The licence of a font of that name.' },
]
