import type { CampaignDetail } from '@minaret/contract'
import { Picture } from '@minaret/ui'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './campaign.module.css'

// Both are complete in the server's HTML, so loading their code late changes nothing visible.
const loadChunk = () => import('./partsChunk.ts')
const Film = lazyOnVisible(async () => (await loadChunk()).Film, ['campaigns'])
const LazyRichText = lazyOnVisible(async () => (await loadChunk()).RichText, [])

/** The width of the story beside the form, or of the page: see `campaign.module.css`. */
const storyWidth = '(min-width: 60rem) min(42rem, 50vw), 100vw'

/** The campaign's film or picture; null if it has neither. */
export function FilmOrPicture({ campaign: { id, title, image, video } }: { campaign: CampaignDetail }) {
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

/** The length of HTML above which a phone shows only its beginning. */
const foldedLength = 400

/** The campaign's description. A phone shows the beginning of a long one, and the rest after a press, without scripts. */
export function Story({ campaign: { body } }: { campaign: CampaignDetail }) {
  const { t } = useMessages('campaigns')
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{t.campaigns.one.about}</h2>
      {body.length > foldedLength && (
        <details className={styles.unfold} data-print="hide">
          <summary>{t.campaigns.one.readMore}</summary>
        </details>
      )}
      <div className={styles.body}>
        <LazyRichText html={body} level={3} opening />
      </div>
    </section>
  )
}
