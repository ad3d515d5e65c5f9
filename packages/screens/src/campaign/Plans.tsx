import type { CampaignPlan } from '@minaret/contract'
import { useCampaignPlans, useCause } from '@minaret/domain'
import { Card, Grid, VisuallyHidden } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { parseFrequency } from '../cause/parts/index.ts'
import styles from './below.module.css'
import { ChoiceButton, ChoiceLead } from './Choice.tsx'
import type { ChoiceProps } from './Needs.tsx'
import { Part } from './Part.tsx'

/** The regular gifts the campaign suggests. */
export function Plans({ id, causeId, currency, onChoose, isLocked }: ChoiceProps & { causeId: string }) {
  const { t } = useMessages('campaigns')
  const plans = useCampaignPlans(id)
  const cause = useCause(causeId)
  return (
    <Part
      loaded={plans}
      id="plans"
      title={t.campaigns.plans.title}
      messages={t.campaigns.plans}
      shape="text"
      tone="quiet"
    >
      {(rows) =>
        rows.length === 0 ? null : (
          <>
            <ChoiceLead id="plans-lead" isLocked={isLocked && onChoose !== undefined} lead={t.campaigns.plans.lead} />
            <Grid>
              {rows.map((plan) => {
                // A frequency that the cause does not accept is shown, but cannot be chosen.
                const often = cause.data && parseFrequency(plan.rhythm, cause.data)
                return (
                  <PlanCard
                    key={plan.id}
                    plan={plan}
                    currency={currency}
                    isLocked={isLocked}
                    onChoose={onChoose && often && (() => onChoose({ often, amountMinor: plan.amountMinor }))}
                  />
                )
              })}
            </Grid>
          </>
        )
      }
    </Part>
  )
}

type PlanCardProps = Pick<ChoiceProps, 'isLocked'> & { plan: CampaignPlan; currency: string; onChoose?: () => void }

function PlanCard({ plan, currency, onChoose, isLocked }: PlanCardProps) {
  const { t, format } = useMessages('campaigns')
  const { title, summary, rhythm, amountMinor, days } = plan
  const texts = t.campaigns.plans
  const amount = format.amount(amountMinor, currency)
  return (
    <Card className={styles.choice}>
      <h3>
        <IsolatedText>{title}</IsolatedText>
      </h3>
      <p className={styles.amount}>
        {days === undefined
          ? texts.rhythms[rhythm]({ amount })
          : texts.days({ count: days, figure: format.number(days), amount })}
      </p>
      {days !== undefined && (
        <p className={styles.soft}>{texts.total({ amount: format.amount(amountMinor * days, currency) })}</p>
      )}
      {summary && (
        <p>
          <IsolatedText>{summary}</IsolatedText>
        </p>
      )}
      {onChoose && (
        <ChoiceButton about="plans-lead" isLocked={isLocked} onChoose={onChoose}>
          {texts.choose[rhythm]({ amount })}
          <VisuallyHidden>: {format.inText(title)}</VisuallyHidden>
        </ChoiceButton>
      )}
    </Card>
  )
}
