/**
 * Sentences and names that the check `words` allows. `text` is the part of a sentence with the word, `name` is a name. An
 * unused exception is reported.
 * @type {{ text?: string, name?: string, reason: string }[]}
 */
export const exceptions = [
  { text: 'letter ${kind}', reason: 'The key of a limit that is stored in the database.' },
  { text: 'trustees treasurer appeal fund', reason: 'Words that no first name may contain.' },
  { text: 'email telephone address secondContact', reason: 'Columns of an export that programs read.' },
  { name: 'OFL-ysabeau-office', reason: 'The licence of a font of that name.' },
]
