import { createInterface } from 'node:readline/promises'
import { OperatorError } from '@minaret/server/operator'
import { note } from './tell.ts'
import { Interrupted } from './UsageError.ts'

/** What is about to be destroyed. */
type Question = {
  /** The consequences, as sentences. */
  what: string
  /** The word to type as confirmation: the mosque's short name, or the name of the item. */
  word: string
  /** What `word` is, as in `Type the mosque's short name to go on`. */
  called?: string
  /** Confirmed with `--yes`. */
  yes?: boolean
}

/**
 * Asks for confirmation on standard error, and returns when the word was typed.
 * @throws OperatorError when another word was typed, or when there is no terminal and no `--yes`
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
