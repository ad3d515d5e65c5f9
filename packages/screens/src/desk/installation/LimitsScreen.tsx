import type { PlanLimit, PlanWithLimits } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, Form, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { useConfirmed } from '../confirm/index.ts'
import { fieldText, Loading } from '../frame/index.ts'
import { installationChange } from './installationChange.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import styles from './installation.module.css'

const kinds: readonly PlanLimit[] = ['storage', 'staff', 'displays', 'campaigns', 'newsletterEmails']

/** Whether a limit can be that: a whole number above nothing. */
const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 1 && amount <= 1_000_000_000

/** How much a mosque may have with each plan. */
export function LimitsScreen() {
  const { t } = useWords('deskInstallation')
  const say = t.deskInstallation.limits
  const loaded = useDeskQuery('installationLimitList', {})
  return (
    <InstallationFrame page="limits" title={say.title}>
      <h1>{say.title}</h1>
      <p>{say.lead}</p>
      {loaded.data ? (
        <div className={styles.plans}>
          {loaded.data.plans.map((one) => (
            <PlanForm key={one.plan} shown={one} />
          ))}
        </div>
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </InstallationFrame>
  )
}

function PlanForm({ shown: { plan, limits } }: { shown: PlanWithLimits }) {
  const { t } = useWords('deskInstallation')
  const { limits: say, plans } = t.deskInstallation
  const change = useDeskAction('installationLimitChange', installationChange)
  const { run, dialog } = useConfirmed(change)
  const [wrong, setWrong] = useState<readonly PlanLimit[]>([])
  return (
    <section className={styles.plan} aria-labelledby={`limits-${plan}`}>
      <h2 id={`limits-${plan}`}>{plans[plan]}</h2>
      <Form
        className={styles.form}
        onSubmit={(values) => {
          const amount = (kind: PlanLimit) => Number(fieldText(values, kind))
          const unread = kinds.filter((kind) => !isAmount(amount(kind)))
          setWrong(unread)
          if (unread.length > 0) return
          const wanted = {
            storage: amount('storage'),
            staff: amount('staff'),
            displays: amount('displays'),
            campaigns: amount('campaigns'),
            newsletterEmails: amount('newsletterEmails'),
          }
          run({ body: { plan, limits: wanted } }, () => {})
        }}
      >
        {kinds.map((kind) => (
          <TextField
            key={`${kind} ${limits[kind]}`}
            label={say[kind]}
            name={kind}
            inputMode="numeric"
            required
            defaultValue={String(limits[kind])}
            {...(wrong.includes(kind) ? { error: say.wrong } : {})}
          />
        ))}
        <Button type="submit" tone="quiet" aria-label={say.saveOf({ plan: plans[plan] })} busy={change.isPending}>
          {say.save}
        </Button>
      </Form>
      {dialog}
    </section>
  )
}
