import type { InstallationMosqueDetail } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonLink, ButtonRow, Dialog, Form, Select, TextArea } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useReauthentication } from '../confirm/index.ts'
import { fieldText } from '../frame/index.ts'
import { installationChange } from './installationChange.ts'
import styles from './installation.module.css'

const plans = ['basic', 'standard', 'premium'] as const

/** An installation owner's actions on a mosque: change its plan, suspend or reopen it. */
export function MosqueActions({ mosque: { slug, name, plan, state } }: { mosque: InstallationMosqueDetail }) {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.mosque
  const [decision, setDecision] = useState<'suspend' | 'open'>()
  const changePlan = useDeskAction('installationPlanChange', installationChange)
  const decide = useDeskAction(decision === 'open' ? 'installationOpen' : 'installationSuspend', installationChange)
  const planReauthentication = useReauthentication(changePlan)
  const decisionReauthentication = useReauthentication(decide)
  const close = () => setDecision(undefined)
  return (
    <>
      <Form
        className={`${styles.form} ${styles.actions}`}
        onSubmit={(values) => {
          const selectedPlan = plans.find((option) => option === fieldText(values, 'plan'))
          if (selectedPlan) planReauthentication.run({ slug, body: { plan: selectedPlan } }, close)
        }}
      >
        <Select
          key={plan}
          label={texts.plan}
          name="plan"
          defaultValue={plan}
          options={plans.map((value) => ({ value, label: t.deskInstallation.plans[value] }))}
        />
        <ButtonRow>
          <Button type="submit" tone="quiet" busy={changePlan.isPending}>
            {texts.changePlan}
          </Button>
        </ButtonRow>
      </Form>
      <ButtonRow>
        {state === 'open' && (
          <Button tone="danger" onClick={() => setDecision('suspend')}>
            {texts.suspend}
          </Button>
        )}
        {state === 'suspended' && <Button onClick={() => setDecision('open')}>{texts.open}</Button>}
        {state === 'waiting' && <ButtonLink href="/installation">{t.deskInstallation.waiting.title}</ButtonLink>}
      </ButtonRow>
      {decision && (
        <ReasonDialog
          decision={decision}
          name={name}
          busy={decide.isPending}
          error={fieldErrorsOf(decide.error).reason}
          onClose={close}
          onReason={(reason) => decisionReauthentication.run({ slug, body: { reason } }, close)}
        />
      )}
      {planReauthentication.dialog}
      {decisionReauthentication.dialog}
    </>
  )
}

type ReasonProps = {
  decision: 'suspend' | 'open'
  name: string
  busy: boolean
  error: string | undefined
  onClose(): void
  onReason(reason: string): void
}

function ReasonDialog({ decision, name, busy, error, onClose, onReason }: ReasonProps) {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.mosque
  const [reason, setReason] = useState('')
  const isSuspending = decision === 'suspend'
  return (
    <Dialog
      open
      onClose={onClose}
      title={isSuspending ? texts.suspendTitle({ name }) : texts.openTitle({ name })}
      size="small"
      required={busy}
      actions={
        <>
          <Button tone="quiet" busy={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            tone={isSuspending ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => reason.trim() !== '' && onReason(reason.trim())}
          >
            {isSuspending ? texts.suspend : texts.open}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{isSuspending ? texts.suspendText : texts.openText}</p>
        <TextArea
          label={texts.reasonLabel}
          value={reason}
          required
          {...(error ? { error } : {})}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
