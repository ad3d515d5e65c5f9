import type { CampaignNeed } from '@minaret/contract'
import { useCampaignNeeds, useRefreshCampaign } from '@minaret/domain'
import { Button, Card, Grid, Meter, Picture, VisuallyHidden } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { GiftChoice } from '../cause/parts/index.ts'
import styles from './below.module.css'
import { ChoiceButton, ChoiceLead } from './Choice.tsx'
import { countNeed } from './needLeft.ts'
import { Part } from './Part.tsx'

export type ChoiceProps = {
  /** The campaign's id. */
  id: string
  /** The campaign's currency, ISO 4217, lower case. */
  currency: string
  /** Called with the chosen gift; without it nothing can be chosen. */
  onChoose?: (choice: GiftChoice) => void
  /** Whether choosing is disabled, because a payment is in flight or has no known outcome. */
  isLocked: boolean
}

/** The items a campaign needs: the donor can give one, or part of one. */
export function Needs({ id, currency, onChoose, isLocked }: ChoiceProps) {
  const { t } = useMessages('campaigns')
  const needs = useCampaignNeeds(id)
  const refresh = useRefreshCampaign(id)
  return (
    <Part loaded={needs} id="needs" title={t.campaigns.needs.title} messages={t.campaigns.needs} shape="card">
      {(rows) =>
        rows.length === 0 ? null : (
          <>
            {onChoose && <ChoiceLead id="needs-lead" isLocked={isLocked} lead={t.campaigns.needs.lead} />}
            <Grid>
              {rows.map((need) => (
                <NeedCard
                  key={need.id}
                  need={need}
                  currency={currency}
                  onChoose={onChoose}
                  isLocked={isLocked}
                  onRefresh={refresh}
                />
              ))}
            </Grid>
          </>
        )
      }
    </Part>
  )
}

type NeedCardProps = Omit<ChoiceProps, 'id'> & {
  need: CampaignNeed
  /** Reloads the remaining amount. */
  onRefresh: () => void
}

function NeedCard({ need, currency, onChoose, isLocked, onRefresh }: NeedCardProps) {
  const { t, format } = useMessages('campaigns')
  const { id, title, summary, priceMinor, wanted, given, image } = need
  const { totalMinor, takenMinor, heldMinor, leftMinor, begunMinor, isComplete } = countNeed(need)
  const texts = t.campaigns.needs
  const formatMinor = (minor: number) => format.amount(minor, currency)
  const remainingCount = wanted - given
  const remaining = texts.wanted({ count: remainingCount, figure: format.number(remainingCount) })
  const itemMinor = Math.min(priceMinor, leftMinor)
  return (
    <Card className={`${styles.choice} ${styles.need}`}>
      {image && <Picture image={{ ...image, sizes: '24rem' }} seed={id} ratio="16 / 9" className={styles.picture} />}
      <h3>
        <IsolatedText>{title}</IsolatedText>
      </h3>
      <p className={styles.amount}>{formatMinor(priceMinor)}</p>
      {summary && (
        <p>
          <IsolatedText>{summary}</IsolatedText>
        </p>
      )}
      {takenMinor > 0 ? (
        <Meter
          label={isComplete ? texts.complete : texts.funded}
          value={takenMinor}
          max={totalMinor}
          text={texts.given({ given: format.number(given), wanted: format.number(wanted) })}
          share={begunMinor > 0 ? texts.begun({ amount: formatMinor(begunMinor) }) : undefined}
        />
      ) : (
        <p className={styles.soft}>{remaining}</p>
      )}
      {heldMinor > 0 && !isComplete && (
        <p className={styles.held}>{leftMinor > 0 ? texts.held({ amount: formatMinor(heldMinor) }) : texts.heldAll}</p>
      )}
      {onChoose && !isComplete && (
        <div className={styles.choices} data-print="hide">
          {leftMinor > 0 ? (
            <>
              <ChoiceButton
                about="needs-lead"
                isLocked={isLocked}
                onChoose={() => onChoose({ often: 'once', amountMinor: itemMinor, needId: id })}
              >
                {(itemMinor < priceMinor ? texts.last : texts.give)({ amount: formatMinor(itemMinor) })}
                <TowardsLabel title={title} />
              </ChoiceButton>
              <ChoiceButton
                about="needs-lead"
                isLocked={isLocked}
                onChoose={() => onChoose({ often: 'once', needId: id })}
              >
                {texts.part}
                <TowardsLabel title={title} />
              </ChoiceButton>
            </>
          ) : (
            <Button tone="quiet" onClick={onRefresh}>
              {texts.refresh}
              <TowardsLabel title={title} />
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

/** Names the need of a button for screen readers. */
function TowardsLabel({ title }: { title: string }) {
  const { t, format } = useMessages('campaigns')
  return <VisuallyHidden> {t.campaigns.needs.towards({ title: format.inText(title) })}</VisuallyHidden>
}
