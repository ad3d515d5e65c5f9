import type { Campaign } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Link, Picture, VisuallyHidden } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CampaignMeter } from './CampaignMeter.tsx'
import styles from './cards.module.css'
import { useCampaignStatus } from './campaignStatus.ts'
import { useCampaignTimes } from './useCampaignTimes.ts'

/** The picture's width: the full page, or more than half of a wide one. */
const width = '(min-width: 60rem) 40rem, 100vw'

/** The featured campaign: picture, progress and donate button. The header's button links to it. */
export function FeaturedCampaign({ campaign }: { campaign: Campaign }) {
  const { t, format } = useMessages('campaigns')
  const state = useCampaignStatus(campaign)
  const time = useCampaignTimes()(campaign, state)
  const { id, title, summary, image } = campaign
  const href = pathTo('campaign', { id })
  return (
    <article id="give" className={styles.featured}>
      <Picture
        image={image && { ...image, sizes: width }}
        seed={id}
        ratio="16 / 10"
        priority
        className={styles.featuredPicture}
      />
      <div className={styles.featuredText}>
        {time && <p className={styles.soft}>{time}</p>}
        <h2>
          <Link href={href} className={styles.featuredLink}>
            <IsolatedText>{title}</IsolatedText>
          </Link>
        </h2>
        <p className={styles.soft}>
          <IsolatedText>{summary}</IsolatedText>
        </p>
        <CampaignMeter campaign={{ ...campaign, state }} size="display" />
        {state === 'live' && (
          <ButtonLink href={`${href}#give`} size="large">
            {t.campaigns.one.give}
            <VisuallyHidden>: {format.inText(title)}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
