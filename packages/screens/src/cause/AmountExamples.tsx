import type { AmountExample, Cause } from '@minaret/contract'
import { exampleFor } from '@minaret/money'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './trust.module.css'

export type AmountExamplesProps = {
  examples: readonly AmountExample[]
  /** The cause's first currency: what amounts do is written for no other. */
  currency: string
  /** What is chosen so far, in the minor unit. */
  amountMinor: number | undefined
}

/** The examples of a cause in a currency. */
export const examplesIn = ({ examples = [], currencies }: Cause, currency: string): AmountExample[] =>
  currency === currencies[0] ? examples : []

/** What some amounts do, one on each line; the one that the chosen amount reaches stands out. */
export function AmountExamples({ examples, currency, amountMinor }: AmountExamplesProps) {
  const { t, format } = useWords('cause')
  if (examples.length === 0) return null
  const reached = amountMinor === undefined ? undefined : exampleFor(examples, amountMinor)
  return (
    <ul className={styles.examples} aria-label={t.cause.examples}>
      {examples.map((example) => (
        <li key={example.amountMinor + example.text} data-reached={example === reached || undefined}>
          <b>
            <bdi>{format.amount(example.amountMinor, currency)}</bdi>
          </b>
          <OwnText>{example.text}</OwnText>
        </li>
      ))}
    </ul>
  )
}
