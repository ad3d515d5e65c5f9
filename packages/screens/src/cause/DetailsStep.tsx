import { useTenant } from '@minaret/domain'
import { Button, Checkbox, Form, type FormError, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { useCarried } from './carried.ts'
import styles from './cause.module.css'
import { detailsProblems, longestName } from './details.ts'
import type { Draft } from './draft.ts'
import { GiftTotal } from './GiftTotal.tsx'

export type DetailsStepProps = {
  draft: Draft
  onBack(): void
  onDone(details: Pick<Draft, 'name' | 'email' | 'anonymous'>): void
}

const ids = { name: 'gift-name', email: 'gift-email' }

/** Who gives. */
export function DetailsStep({ draft, onBack, onDone }: DetailsStepProps) {
  const { t, format } = useWords('cause')
  const { payment } = useTenant()
  const [details, setDetails] = useState({ name: draft.name, email: draft.email, anonymous: draft.anonymous })
  const [tried, setTried] = useState(false)
  useCarried({ ...draft, ...details })
  const problems = tried ? detailsProblems(details) : {}
  const name =
    problems.name === 'long'
      ? t.cause.errors.name.long(longestName, format.number(longestName))
      : problems.name && t.cause.errors.name[problems.name]
  const email = problems.email && t.cause.errors.email[problems.email]
  const errors: FormError[] = [
    ...(name ? [{ id: ids.name, message: name }] : []),
    ...(email ? [{ id: ids.email, message: email }] : []),
  ]

  return (
    <Form
      errors={errors}
      errorTitle={t.problems(errors.length, format.number(errors.length))}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(detailsProblems(details)).length > 0) return
        onDone({ ...details, name: details.name.trim(), email: details.email.trim() })
      }}
    >
      <GiftTotal draft={draft} onChange={onBack} />
      <TextField
        id={ids.name}
        name="name"
        label={t.cause.name}
        error={name}
        autoComplete="name"
        value={details.name}
        onChange={({ currentTarget }) => setDetails({ ...details, name: currentTarget.value })}
      />
      <TextField
        id={ids.email}
        name="email"
        type="email"
        label={t.cause.email}
        hint={payment.setting === 'demonstration' ? t.cause.emailHint.pretend : t.cause.emailHint.cards}
        error={email}
        autoComplete="email"
        inputMode="email"
        value={details.email}
        onChange={({ currentTarget }) => setDetails({ ...details, email: currentTarget.value })}
      />
      <Checkbox
        name="anonymous"
        label={t.cause.anonymous}
        hint={t.cause.anonymousHint}
        checked={details.anonymous}
        onChange={({ currentTarget }) => setDetails({ ...details, anonymous: currentTarget.checked })}
      />
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {t.cause.continue}
        </Button>
        <Button tone="quiet" size="large" onClick={onBack}>
          {t.cause.back}
        </Button>
      </div>
    </Form>
  )
}
