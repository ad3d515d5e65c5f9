import type { components } from '@minaret/contract'
import { ButtonLink } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { Sent } from '../forms/index.ts'

/** The registration has come: its reference, and what comes next. */
export function Registered({ answer }: { answer: components['schemas']['MaktabRegistered'] }) {
  const { t, format } = useWords('maktab', 'forms')
  const { sent } = t.maktab
  return (
    <Sent
      title={sent.title({ count: answer.children, figure: format.number(answer.children) })}
      action={
        <ButtonLink href="/" tone="quiet">
          {sent.backHome}
        </ButtonLink>
      }
    >
      <p>
        {sent.reference} <strong dir="ltr">{answer.reference}</strong>
      </p>
      <h3>{sent.next}</h3>
      <ol>
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Sent>
  )
}
