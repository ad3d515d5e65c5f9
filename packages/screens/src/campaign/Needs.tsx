import type { CampaignNeed } from '@minaret/contract'
import { useCampaignNeeds, useRefreshCampaign } from '@minaret/domain'
import { Button, Card, Grid, Meter, Picture, VisuallyHidden } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import type { Wish } from '../cause/parts/index.ts'
import styles from './below.module.css'
import { ChoiceButton, ChoiceLead } from './Choice.tsx'
import { countNeed } from './needLeft.ts'
import { Part } from './Part.tsx'

export type ChoiceProps = {
  /** The campaign's. */
  id: string
  /** Of the campaign, ISO 4217, lower case. */
  currency: string
  /** Somebody chooses a gift; without it there is none to choose. */
  onWish?: (wish: Wish) => void
  /** A payment is under way, or lost without an answer: until it is not, no other gift is chosen. */
  locked: boolean
}

/** What is needed, piece by piece: one of them can be given, or a part of one. */
export function Needs({ id, currency, onWish, locked }: ChoiceProps) {
  const { t } = useWords('campaigns')
  const needs = useCampaignNeeds(id)
  const refresh = useRefreshCampaign(id)
  return (
    <Part loaded={needs} id="needs" title={t.campaigns.needs.title} words={t.campaigns.needs} shape="card">
      {(rows) =>
        rows.length === 0 ? null : (
          <>
            {onWish && <ChoiceLead id="needs-lead" locked={locked} lead={t.campaigns.needs.lead} />}
            <Grid>
              {rows.map((need) => (
                <NeedCard
                  key={need.id}
                  need={need}
                  currency={currency}
                  onWish={onWish}
                  locked={locked}
                  onLook={refresh}
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
  /** Asks anew what is left. */
  onLook: () => void
}

function NeedCard({ need, currency, onWish, locked, onLook }: NeedCardProps) {
  const { t, format } = useWords('campaigns')
  const { id, title, summary, priceMinor, wanted, given, image } = need
  const { totalMinor, takenMinor, heldMinor, leftMinor, begunMinor, complete } = countNeed(need)
  const words = t.campaigns.needs
  const money = (minor: number) => format.amount(minor, currency)
  const rest = wanted - given
  const remaining = words.wanted({ count: rest, figure: format.number(rest) })
  const piece = Math.min(priceMinor, leftMinor)
  return (
    <Card className={styles.choice}>
      {image && <Picture image={{ ...image, sizes: '24rem' }} seed={id} ratio="16 / 9" className={styles.thing} />}
      <h3>
        <OwnText>{title}</OwnText>
      </h3>
      <p className={styles.sum}>{money(priceMinor)}</p>
      {summary && (
        <p>
          <OwnText>{summary}</OwnText>
        </p>
      )}
      {takenMinor > 0 ? (
        <Meter
          label={complete ? words.complete : remaining}
          value={takenMinor}
          max={totalMinor}
          text={words.given({ given: format.number(given), wanted: format.number(wanted) })}
          share={begunMinor > 0 ? words.begun({ amount: money(begunMinor) }) : undefined}
        />
      ) : (
        <p className={styles.soft}>{remaining}</p>
      )}
      {heldMinor > 0 && !complete && (
        <p className={styles.held}>{leftMinor > 0 ? words.held({ amount: money(heldMinor) }) : words.heldAll}</p>
      )}
      {onWish && !complete && (
        <div className={styles.choices} data-print="hide">
          {leftMinor > 0 ? (
            <>
              <ChoiceButton
                about="needs-lead"
                locked={locked}
                onChoose={() => onWish({ often: 'once', amountMinor: piece, needId: id })}
              >
                {(piece < priceMinor ? words.last : words.give)({ amount: money(piece) })}
                <Towards title={title} />
              </ChoiceButton>
              <ChoiceButton about="needs-lead" locked={locked} onChoose={() => onWish({ often: 'once', needId: id })}>
                {words.part}
                <Towards title={title} />
              </ChoiceButton>
            </>
          ) : (
            <Button tone="quiet" onClick={onLook}>
              {words.look}
              <Towards title={title} />
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

/** Says to those who listen which of the needs a button is about. */
function Towards({ title }: { title: string }) {
  const { t, format } = useWords('campaigns')
  return <VisuallyHidden> {t.campaigns.needs.towards({ title: format.inText(title) })}</VisuallyHidden>
}
