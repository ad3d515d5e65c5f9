import type { DeskMosque, Import } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, Checkbox, Form, Notice, Select, SummaryList } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Loading, useFormatInstant } from '../frame/index.ts'
import styles from './import.module.css'

/** Counts of the regular gifts in Stripe, and of those that would be adopted. */
export function PlanCounts({ importRecord: { counts, requestedAt } }: { importRecord: Import }) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport.plans
  const formatInstant = useFormatInstant()
  const rows = [
    [texts.importable, counts.plans],
    [texts.noted, counts.noted],
    [texts.skipped, counts.skipped],
  ] as const
  return (
    <>
      <h2>{texts.contents}</h2>
      <SummaryList items={rows.map(([label, count]) => ({ label, value: format.number(count) }))} />
      <Notice title={texts.pastTitle}>{texts.past({ at: formatInstant(requestedAt) })}</Notice>
    </>
  )
}

type AdoptionFormProps = { mosque: DeskMosque; importRecord: Import; onDeleted(): void }

/** Form for adopting regular gifts: asks for their cause, and whether the old system is switched off. */
export function AdoptionForm({ mosque, importRecord: { id, state, counts }, onDeleted }: AdoptionFormProps) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport.plans
  const overview = useDeskQuery('subscriptionImportView', { mosque: mosque.slug }, { staleTime: 0 })
  const adopt = useDeskAction('subscriptionImportApply', { toast: false })
  const discard = useDeskAction('importDiscard', { refresh: 'importList' })
  const [selectedCause, setSelectedCause] = useState('')
  const [isOldSystemOff, setOldSystemOff] = useState(false)
  const params = { mosque: mosque.slug, import: id }
  const causes = overview.data?.causes ?? []
  const causeId = selectedCause || (causes.length === 1 ? (causes[0]?.id ?? '') : '')
  const mayAdopt = mayUse('subscriptionImportApply', mosque.roles)
  const isOffered = state === 'checked' && counts.plans > 0 && mayAdopt
  const discardButton = (
    <Button tone="quiet" busy={discard.isPending} onClick={() => discard.mutate(params, { onSuccess: onDeleted })}>
      {texts.discard}
    </Button>
  )
  if (!isOffered)
    return (
      <>
        {state === 'checked' && <Notice>{counts.plans === 0 ? texts.none : texts.onlyOwners}</Notice>}
        <ButtonRow>{discardButton}</ButtonRow>
      </>
    )
  if (!overview.data) return <Loading hasFailed={overview.isError} retry={() => void overview.refetch()} />
  return (
    <Form
      className={styles.parts}
      onSubmit={() => causeId && adopt.mutate({ ...params, body: { causeId, oldSystemOff: isOldSystemOff } })}
    >
      <Select
        label={texts.cause}
        value={causeId}
        required
        onChange={({ target }) => setSelectedCause(target.value)}
        options={[
          ...(causes.length === 1 ? [] : [{ value: '', label: texts.choose }]),
          ...causes.map((cause) => ({ value: cause.id, label: cause.title })),
        ]}
      />
      <Checkbox
        label={texts.oldSystemOff}
        hint={texts.oldSystemOffHint}
        checked={isOldSystemOff}
        onChange={({ target }) => setOldSystemOff(target.checked)}
      />
      {!isOldSystemOff && (
        <Notice tone="warning">
          <p>{texts.elsewhere}</p>
          <ol className={styles.steps}>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Notice>
      )}
      <ButtonRow>
        <Button type="submit" busy={adopt.isPending}>
          {texts.adopt({ count: format.number(counts.plans) })}
        </Button>
        {discardButton}
      </ButtonRow>
    </Form>
  )
}
