import type { CampaignDetail } from '@minaret/contract'
import { Picture } from '@minaret/ui'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

// Neither changes anything that is seen: what the host has drawn of them is whole.
const parts = () => import('./partsChunk.ts')
const Film = lazyOnVisible(async () => (await parts()).Film, ['campaigns'])
const Text = lazyOnVisible(async () => (await parts()).RichText, [])

/** As wide as the story beside the form, or the page: see `campaign.module.css`. */
const storyWidth = '(min-width: 60rem) min(42rem, 50vw), 100vw'

/** The campaign's film or picture; nothing where it has neither. */
export function Sight({ campaign: { id, title, image, video } }: { campaign: CampaignDetail }) {
  const picture = image && { ...image, sizes: storyWidth }
  if (!video && !picture) return null
  return (
    <div>
      {video ? (
        <Film href={video} poster={picture} seed={id} title={title} />
      ) : (
        <Picture image={picture} seed={id} ratio="16 / 9" priority className={styles.picture} />
      )}
    </div>
  )
}

/** What the campaign is about, in words. */
export function Story({ campaign: { body } }: { campaign: CampaignDetail }) {
  const { t } = useWords('campaigns')
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{t.campaigns.one.about}</h2>
      <Text html={body} level={3} opening />
    </section>
  )
}
