import type { CampaignDetail, CampaignNeed } from '@minaret/contract'
import { useCampaignNeeds } from '@minaret/domain'
import { Card, Grid, Meter, Picture, VisuallyHidden } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import type { Wish } from '../cause/parts/index.ts'
import styles from './campaign.module.css'
import { ChoiceButton, ChoiceLead } from './Choice.tsx'
import { Part } from './Part.tsx'

export type ChoiceProps = {
  campaign: CampaignDetail
  /** Somebody chooses a gift; without it there is none to choose. */
  onWish?: (wish: Wish) => void
  /** A payment is under way, or lost without an answer: until it is not, no other gift is chosen. */
  held: boolean
}

/** What is needed, piece by piece: one of them can be given, or a part of one. */
export function Needs({ campaign, onWish, held }: ChoiceProps) {
  const { t } = useWords('campaigns')
  const needs = useCampaignNeeds(campaign.id)
  return (
    <Part loaded={needs} id="needs" title={t.campaigns.needs.title} words={t.campaigns.needs} shape="card">
      {(rows) =>
        rows.length === 0 ? null : (
          <>
            {onWish && <ChoiceLead id="needs-lead" held={held} lead={t.campaigns.needs.lead} />}
            <Grid>
              {rows.map((need) => (
                <NeedCard key={need.id} need={need} currency={campaign.currency} onWish={onWish} held={held} />
              ))}
            </Grid>
          </>
        )
      }
    </Part>
  )
}

type NeedCardProps = Omit<ChoiceProps, 'campaign'> & { need: CampaignNeed; currency: string }

function NeedCard({ need, currency, onWish, held }: NeedCardProps) {
  const { t, format } = useWords('campaigns')
  const { id, title, summary, priceMinor, wanted, given, image } = need
  const words = t.campaigns.needs
  const price = format.amount(priceMinor, currency)
  const complete = given >= wanted
  const towards = <VisuallyHidden> {words.towards(format.inText(title))}</VisuallyHidden>
  return (
    <Card className={styles.choice}>
      {image && <Picture image={{ ...image, sizes: '24rem' }} seed={id} ratio="16 / 9" className={styles.thing} />}
      <h3>
        <OwnText>{title}</OwnText>
      </h3>
      <p className={styles.sum}>{price}</p>
      {summary && (
        <p>
          <OwnText>{summary}</OwnText>
        </p>
      )}
      {given > 0 ? (
        <Meter
          label={complete ? words.complete : words.wanted(wanted - given, format.number(wanted - given))}
          value={given}
          max={wanted}
          text={words.given(format.number(given), format.number(wanted))}
        />
      ) : (
        <p className={styles.soft}>{words.wanted(wanted, format.number(wanted))}</p>
      )}
      {onWish && !complete && (
        <div className={styles.choices} data-print="hide">
          <ChoiceButton
            about="needs-lead"
            held={held}
            onChoose={() => onWish({ often: 'once', amountMinor: priceMinor })}
          >
            {words.give(price)}
            {towards}
          </ChoiceButton>
          <ChoiceButton about="needs-lead" held={held} onChoose={() => onWish({ often: 'once' })}>
            {words.part}
            {towards}
          </ChoiceButton>
        </div>
      )}
    </Card>
  )
}
