import type { PlanLimit, PlanWithLimits } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, Form, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useReauthentication } from '../confirm/index.ts'
import { fieldText, Loading } from '../frame/index.ts'
import { installationChange } from './installationChange.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import styles from './installation.module.css'

const kinds: readonly PlanLimit[] = ['storage', 'staff', 'displays', 'campaigns', 'newsletterEmails']

/** Whether an amount is a valid limit: a positive whole number. */
const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 1 && amount <= 1_000_000_000

/** A form for each plan's limits. */
export function LimitsScreen() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.limits
  const query = useDeskQuery('installationLimitList', {})
  return (
    <InstallationFrame page="limits" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {query.data ? (
        <div className={styles.plans}>
          {query.data.plans.map((plan) => (
            <PlanForm key={plan.plan} plan={plan} />
          ))}
        </div>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </InstallationFrame>
  )
}

function PlanForm({ plan: { plan, limits } }: { plan: PlanWithLimits }) {
  const { t } = useMessages('deskInstallation')
  const { limits: texts, plans } = t.deskInstallation
  const change = useDeskAction('installationLimitChange', installationChange)
  const { run, dialog } = useReauthentication(change)
  const [invalidKinds, setInvalidKinds] = useState<readonly PlanLimit[]>([])
  return (
    <section className={styles.plan} aria-labelledby={`limits-${plan}`}>
      <h2 id={`limits-${plan}`}>{plans[plan]}</h2>
      <Form
        className={styles.form}
        onSubmit={(values) => {
          const readAmount = (kind: PlanLimit) => Number(fieldText(values, kind))
          const newInvalidKinds = kinds.filter((kind) => !isAmount(readAmount(kind)))
          setInvalidKinds(newInvalidKinds)
          if (newInvalidKinds.length > 0) return
          const newLimits = {
            storage: readAmount('storage'),
            staff: readAmount('staff'),
            displays: readAmount('displays'),
            campaigns: readAmount('campaigns'),
            newsletterEmails: readAmount('newsletterEmails'),
          }
          run({ body: { plan, limits: newLimits } }, () => {})
        }}
      >
        {kinds.map((kind) => (
          <TextField
            key={`${kind} ${limits[kind]}`}
            label={texts[kind]}
            name={kind}
            inputMode="numeric"
            required
            defaultValue={String(limits[kind])}
            {...(invalidKinds.includes(kind) ? { error: texts.wrong } : {})}
          />
        ))}
        <Button type="submit" tone="quiet" aria-label={texts.saveOf({ plan: plans[plan] })} busy={change.isPending}>
          {texts.save}
        </Button>
      </Form>
      {dialog}
    </section>
  )
}
