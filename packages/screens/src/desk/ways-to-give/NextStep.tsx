import type { CardPayments, DeskMosque } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonLink } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import styles from './waysToGive.module.css'

export type NextStepProps = { mosque: DeskMosque; cardPayments: CardPayments; openStripe(url: string): void }

type Step = 'begin' | 'continue' | 'ask' | 'approvals' | 'check'

/** The next step for a status; undefined if the desk offers none. */
function stepOf({ state, reason, needs, agreement }: CardPayments): Step | undefined {
  if (state === 'notBegun') return 'begin'
  if (state === 'needed') return 'continue'
  if (state === 'checking') return 'check'
  if (state === 'agreement') return agreement === 'missing' ? 'ask' : 'approvals'
  if (state === 'ready') return needs.length > 0 ? 'continue' : undefined
  if (state !== 'stopped') return undefined
  return reason === 'missing' ? 'continue' : reason === 'review' || reason === 'other' ? 'check' : undefined
}

/** The button for the next step. */
export function NextStep({ mosque, cardPayments, openStripe }: NextStepProps) {
  const { t } = useMessages('deskProtected')
  const texts = t.deskProtected.waysToGive
  const start = useDeskAction('cardPaymentsStart', {
    refresh: 'mosque',
    toast: ({ url }) => url === undefined,
    onSuccess: ({ data: { url } }) => url !== undefined && openStripe(url),
  })
  const check = useDeskAction('cardPaymentsCheck', { toast: false, refresh: 'mosque' })
  const params = { mosque: mosque.slug }
  const step = stepOf(cardPayments)
  if (step === undefined) return null
  if (step === 'check')
    return (
      <Button tone="quiet" busy={check.isPending} onClick={() => check.mutate(params)}>
        {check.isPending ? texts.checking : texts.check}
      </Button>
    )
  if (!mayUse('cardPaymentsStart', mosque.roles)) return <p className={styles.hint}>{texts.ownersOnly}</p>
  if (step === 'approvals')
    return (
      <ButtonLink tone="quiet" href={deskPath(mosque.slug, 'approvals')}>
        {texts.steps.approvals}
      </ButtonLink>
    )
  return (
    <Button busy={start.isPending} onClick={() => start.mutate(params)}>
      {start.isPending && step !== 'ask' ? texts.opening : texts.steps[step]}
    </Button>
  )
}
