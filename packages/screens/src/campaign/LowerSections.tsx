import { useTenant } from '@minaret/domain'
import { Section } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FundraisingLink, type CampaignStatus } from '../campaign-cards/index.ts'
import { SharePage } from '../share/index.ts'
import { Chair } from './Chair.tsx'
import { Faqs } from './Faqs.tsx'
import { type ChoiceProps, Needs } from './Needs.tsx'
import { Plans } from './Plans.tsx'
import { Updates } from './Updates.tsx'
import { Wall } from './Wall.tsx'
import styles from './below.module.css'

export type LowerSectionsProps = ChoiceProps & {
  causeId: string
  title: string
  state: CampaignStatus
}

/** The sections below the form and the story, loaded after the page. */
export function LowerSections({ causeId, title, state, ...choice }: LowerSectionsProps) {
  const { id, currency } = choice
  return (
    <>
      <Needs {...choice} />
      <Plans {...choice} causeId={causeId} />
      <Wall id={id} currency={currency} open={state === 'live'} />
      <Updates id={id} />
      <Chair id={id} />
      <Faqs id={id} />
      <ShareSection id={id} title={title} currency={currency} state={state} />
    </>
  )
}

/** Sharing: the page, and a fundraising link while the campaign is open; printed, the URL. */
function ShareSection({ id, title, currency, state }: Pick<LowerSectionsProps, 'id' | 'title' | 'currency' | 'state'>) {
  const { t, format } = useMessages('campaigns', 'share')
  const { origin, path } = usePageLocation()
  const { websiteName } = useTenant()
  const { share, shareText, printed } = t.campaigns.one
  return (
    <Section title={share} id="share" tone="quiet">
      <div className={styles.pass}>
        <SharePage text={shareText({ title, name: format.inText(websiteName) })} title={share} hidesTitle />
        {state !== 'finished' && <FundraisingLink id={id} title={title} currency={currency} path={path} />}
      </div>
      <p className={styles.printed}>
        {printed({ address: format.inText((origin + path).replace(/^https?:\/\//, '')) })}
      </p>
    </Section>
  )
}
