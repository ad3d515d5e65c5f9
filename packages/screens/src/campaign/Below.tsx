import { useTenant } from '@minaret/domain'
import { Section } from '@minaret/ui'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { OwnLink, type Standing } from '../campaign-cards/index.ts'
import { ShareThis } from '../share/index.ts'
import { Chair } from './Chair.tsx'
import { Faqs } from './Faqs.tsx'
import { type ChoiceProps, Needs } from './Needs.tsx'
import { Plans } from './Plans.tsx'
import { Updates } from './Updates.tsx'
import { Wall } from './Wall.tsx'
import styles from './below.module.css'

export type BelowProps = ChoiceProps & {
  causeId: string
  title: string
  state: Standing
}

/** All that stands under the form and the story; its code comes after the page's. */
export function Below({ causeId, title, state, ...choice }: BelowProps) {
  const { id, currency } = choice
  return (
    <>
      <Needs {...choice} />
      <Plans {...choice} causeId={causeId} />
      <Wall id={id} currency={currency} open={state === 'live'} />
      <Updates id={id} />
      <Chair id={id} />
      <Faqs id={id} />
      <PassOn id={id} title={title} currency={currency} state={state} />
    </>
  )
}

/** Ways to pass the campaign on: its page, and while it is open a link of one's own; on paper, its address. */
function PassOn({ id, title, currency, state }: Pick<BelowProps, 'id' | 'title' | 'currency' | 'state'>) {
  const { t, format } = useWords('campaigns', 'share')
  const { origin, path } = usePlace()
  const { websiteName } = useTenant()
  const { share, shareText, printed } = t.campaigns.one
  return (
    <Section title={share} id="share" tone="quiet">
      <div className={styles.pass}>
        <ShareThis text={shareText({ title, name: format.inText(websiteName) })} title={share} bare />
        {state !== 'finished' && <OwnLink id={id} title={title} currency={currency} path={path} />}
      </div>
      <p className={styles.printed}>
        {printed({ address: format.inText((origin + path).replace(/^https?:\/\//, '')) })}
      </p>
    </Section>
  )
}
