import type { DeskMosque, Import } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, Checkbox, Form, Notice, Select, SummaryList } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { Loading, useInstant } from '../frame/index.ts'
import styles from './import.module.css'

/** Counts of the regular gifts on Stripe, and of those that would be adopted. */
export function PlanCounts({ found: { counts, requestedAt } }: { found: Import }) {
  const { t, format } = useWords('deskImport')
  const say = t.deskImport.plans
  const at = useInstant()
  const rows = [
    [say.found, counts.plans],
    [say.noted, counts.noted],
    [say.skipped, counts.skipped],
  ] as const
  return (
    <>
      <h2>{say.willMake}</h2>
      <SummaryList items={rows.map(([label, count]) => ({ label, value: format.number(count) }))} />
      <Notice title={say.pastTitle}>{say.past({ at: at(requestedAt) })}</Notice>
    </>
  )
}

type AdoptProps = { mosque: DeskMosque; found: Import; onDeleted(): void }

/** The form that adopts regular gifts: their cause, and whether the old system is switched off. */
export function Adopt({ mosque, found: { id, state, counts }, onDeleted }: AdoptProps) {
  const { t, format } = useWords('deskImport')
  const say = t.deskImport.plans
  const about = useDeskQuery('subscriptionImportView', { mosque: mosque.slug }, { staleTime: 0 })
  const adopt = useDeskAction('subscriptionImportApply', { toast: false })
  const discard = useDeskAction('importDiscard', { refresh: 'importList' })
  const [chosen, setChosen] = useState('')
  const [oldSystemOff, setOldSystemOff] = useState(false)
  const params = { mosque: mosque.slug, import: id }
  const causes = about.data?.causes ?? []
  const causeId = chosen || (causes.length === 1 ? (causes[0]?.id ?? '') : '')
  const mayAdopt = mayUse('subscriptionImportApply', mosque.roles)
  const isOffered = state === 'checked' && counts.plans > 0 && mayAdopt
  const discardButton = (
    <Button tone="quiet" busy={discard.isPending} onClick={() => discard.mutate(params, { onSuccess: onDeleted })}>
      {say.discard}
    </Button>
  )
  if (!isOffered)
    return (
      <>
        {state === 'checked' && <Notice>{counts.plans === 0 ? say.none : say.onlyOwners}</Notice>}
        <ButtonRow>{discardButton}</ButtonRow>
      </>
    )
  if (!about.data) return <Loading failed={about.isError} retry={() => void about.refetch()} />
  return (
    <Form
      className={styles.parts}
      onSubmit={() => causeId && adopt.mutate({ ...params, body: { causeId, oldSystemOff } })}
    >
      <Select
        label={say.cause}
        value={causeId}
        required
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ...(causes.length === 1 ? [] : [{ value: '', label: say.choose }]),
          ...causes.map((cause) => ({ value: cause.id, label: cause.title })),
        ]}
      />
      <Checkbox
        label={say.off}
        hint={say.offHint}
        checked={oldSystemOff}
        onChange={({ target }) => setOldSystemOff(target.checked)}
      />
      {!oldSystemOff && (
        <Notice tone="warning">
          <p>{say.elsewhere}</p>
          <ol className={styles.steps}>
            {say.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Notice>
      )}
      <ButtonRow>
        <Button type="submit" busy={adopt.isPending}>
          {say.adopt({ count: format.number(counts.plans) })}
        </Button>
        {discardButton}
      </ButtonRow>
    </Form>
  )
}
