import { createInterface } from 'node:readline/promises'
import { OperatorError } from '@minaret/server/operator'
import { printNote } from './output.ts'
import { Interrupted } from './UsageError.ts'

/** A confirmation prompt. */
type ConfirmationPrompt = {
  /** The consequences, as sentences. */
  message: string
  /** The text to type as confirmation: the mosque's short name, or the name of the item. */
  expectedInput: string
  /** A description of `expectedInput`, as in `Type the mosque's short name to confirm`. */
  inputName?: string
  /** Confirmed with `--yes`. */
  yes?: boolean
}

/**
 * Asks for confirmation on standard error, and returns if the expected text was typed.
 * @throws OperatorError if another text was typed, or if there is neither a terminal nor `--yes`
 * @throws Interrupted on Ctrl-C
 */
export async function confirm({
  message,
  expectedInput,
  inputName = "the mosque's short name",
  yes,
}: ConfirmationPrompt): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY)
    throw new OperatorError(
      `${message} Nothing was changed, because confirmation needs a terminal. Add --yes to confirm.`,
    )
  printNote(message)
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      prompt.once('SIGINT', () => reject(new Interrupted('\nNothing was changed.')))
      prompt.once('close', () => reject(new Interrupted('\nNothing was changed.')))
      prompt.question(`Type ${inputName} to confirm (${expectedInput}): `).then(resolve, reject)
    })
    if (answer.trim() !== expectedInput)
      throw new OperatorError(`The answer was not "${expectedInput}", so nothing was changed.`)
  } finally {
    prompt.close()
  }
}
