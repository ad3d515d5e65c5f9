import type { CampaignDetail } from '@minaret/contract'
import { Picture } from '@minaret/ui'
import { RichText } from '../app/RichText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'
import { Film } from './Film.tsx'

/** As wide as the story beside the form, or the page: see `campaign.module.css`. */
const storyWidth = '(min-width: 60rem) min(42rem, 50vw), 100vw'

/** What the campaign is about: its film or picture, and its words. */
export function Story({ campaign: { id, image, video, body } }: { campaign: CampaignDetail }) {
  const { t } = useWords('campaigns')
  const picture = image && { ...image, sizes: storyWidth }
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{t.campaigns.one.about}</h2>
      {video ? (
        <Film href={video} poster={picture} seed={id} />
      ) : (
        picture && <Picture image={picture} seed={id} priority className={styles.picture} />
      )}
      <RichText html={body} level={3} opening />
    </section>
  )
}
