import { createInterface } from 'node:readline/promises'
import { OperatorError } from '@minaret/server/operator'
import { printNote } from './output.ts'
import { Interrupted } from './UsageError.ts'

/** A confirmation prompt. */
type Question = {
  /** The consequences, as sentences. */
  what: string
  /** The word to type as confirmation: the mosque's short name, or the name of the item. */
  word: string
  /** A description of `word`, as in `Type the mosque's short name to confirm`. */
  wordName?: string
  /** Confirmed with `--yes`. */
  yes?: boolean
}

/**
 * Asks for confirmation on standard error, and returns if the word was typed.
 * @throws OperatorError if another word was typed, or if there is neither a terminal nor `--yes`
 * @throws Interrupted on Ctrl-C
 */
export async function confirm({
  what,
  word,
  wordName: wordDescription = "the mosque's short name",
  yes,
}: Question): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY)
    throw new OperatorError(`${what} Confirmation is not possible here, so nothing was changed. Add --yes to confirm.`)
  printNote(what)
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      prompt.once('SIGINT', () => reject(new Interrupted('\nNothing was changed.')))
      prompt.once('close', () => reject(new Interrupted('\nNothing was changed.')))
      prompt.question(`Type ${wordDescription} to confirm (${word}): `).then(resolve, reject)
    })
    if (answer.trim() !== word) throw new OperatorError(`That is not "${word}", so nothing was changed.`)
  } finally {
    prompt.close()
  }
}
