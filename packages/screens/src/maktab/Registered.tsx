import type { components } from '@minaret/contract'
import { ButtonLink } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { SentConfirmation } from '../forms/index.ts'

/** The confirmation of a registration: its reference and the next steps. */
export function Registered({ registration }: { registration: components['schemas']['MaktabRegistered'] }) {
  const { t, format } = useMessages('maktab', 'forms')
  const { sent } = t.maktab
  return (
    <SentConfirmation
      title={sent.title({ count: registration.children, figure: format.number(registration.children) })}
      action={
        <ButtonLink href="/" tone="quiet">
          {sent.backHome}
        </ButtonLink>
      }
    >
      <p>
        {sent.reference} <strong dir="ltr">{registration.reference}</strong>
      </p>
      <h3>{sent.next}</h3>
      <ol>
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </SentConfirmation>
  )
}
