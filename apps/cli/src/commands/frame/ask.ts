import { createInterface } from 'node:readline/promises'
import { OperatorError } from '@minaret/server/operator'
import { note } from './tell.ts'
import { Interrupted } from './UsageError.ts'

/** What is about to be destroyed. */
type Question = {
  /** What will happen, as sentences. */
  what: string
  /** What has to be typed to go on: the mosque's short name, or the name of the thing. */
  word: string
  /** What `word` is, as in `Type the mosque's short name to go on`. */
  called?: string
  /** The answer was given with `--yes`. */
  yes?: boolean
}

/**
 * Asks before something is destroyed, on standard error, and returns when the word was typed.
 * @throws OperatorError when another word was typed, or when nobody can be asked and `--yes` was not given
 * @throws Interrupted on Ctrl-C
 */
export async function ask({ what, word, called = "the mosque's short name", yes }: Question): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY)
    throw new OperatorError(`${what} Confirmation is not possible here, so nothing was changed. Add --yes to confirm.`)
  note(what)
  const line = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const typed = await new Promise<string>((resolve, reject) => {
      line.once('SIGINT', () => reject(new Interrupted('\nNothing was changed.')))
      line.once('close', () => reject(new Interrupted('\nNothing was changed.')))
      line.question(`Type ${called} to confirm (${word}): `).then(resolve, reject)
    })
    if (typed.trim() !== word) throw new OperatorError(`That is not "${word}", so nothing was changed.`)
  } finally {
    line.close()
  }
}
