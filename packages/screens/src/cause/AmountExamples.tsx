import type { AmountExample, Cause } from '@minaret/contract'
import { exampleFor } from '@minaret/money'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './trust.module.css'

export type AmountExamplesProps = {
  examples: readonly AmountExample[]
  /** The cause's first currency, the only one with examples. */
  currency: string
  /** The chosen amount, in the minor unit. */
  amountMinor: number | undefined
}

/** A cause's examples in a currency; empty if it has none. */
export const examplesIn = ({ examples = [], currencies }: Cause, currency: string): AmountExample[] =>
  currency === currencies[0] ? examples : []

/** Lists what some amounts pay for, and highlights the one of the chosen amount. */
export function AmountExamples({ examples, currency, amountMinor }: AmountExamplesProps) {
  const { t, format } = useMessages('cause')
  if (examples.length === 0) return null
  const chosenExample = amountMinor === undefined ? undefined : exampleFor(examples, amountMinor)
  return (
    <ul className={styles.examples} aria-label={t.cause.examples}>
      {examples.map((example) => (
        <li key={example.amountMinor + example.text} data-chosen={example === chosenExample || undefined}>
          <b>
            <bdi>{format.amount(example.amountMinor, currency)}</bdi>
          </b>
          <IsolatedText>{example.text}</IsolatedText>
        </li>
      ))}
    </ul>
  )
}
