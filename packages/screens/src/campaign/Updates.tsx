import type { CampaignUpdate } from '@minaret/contract'
import { useCampaign } from '@minaret/domain'
import { Picture, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { RichText } from '../app/RichText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './below.module.css'

/** The number of updates shown; the others are collapsed. */
const maxOpen = 1

/** The campaign's updates, newest first. */
export function Updates({ id }: { id: string }) {
  const { t, format } = useMessages('campaigns')
  const { data } = useCampaign(id)
  const updates = data?.updates ?? []
  if (updates.length === 0) return null
  const earlierUpdates = updates.slice(maxOpen)
  return (
    <Section title={t.campaigns.updates.title} id="updates" tone="quiet">
      <div className={styles.updates}>
        {updates.slice(0, maxOpen).map((update) => (
          <Update key={update.id} update={update} />
        ))}
        {earlierUpdates.length > 0 && (
          <details className={styles.earlier}>
            <summary>
              {t.campaigns.updates.earlier({
                count: earlierUpdates.length,
                figure: format.number(earlierUpdates.length),
              })}
            </summary>
            <div className={styles.updates}>
              {earlierUpdates.map((update) => (
                <Update key={update.id} update={update} />
              ))}
            </div>
          </details>
        )}
      </div>
    </Section>
  )
}

function Update({ update: { id, title, at, body, image } }: { update: CampaignUpdate }) {
  const { format } = useMessages('campaigns')
  return (
    <article className={styles.update}>
      <time className={styles.soft} dateTime={at}>
        {format.instant(at).date}
      </time>
      <h3>
        <IsolatedText>{title}</IsolatedText>
      </h3>
      {image && (
        <Picture
          image={{ ...image, sizes: '(min-width: 52rem) 46rem, 100vw' }}
          seed={id}
          ratio="16 / 9"
          className={styles.picture}
        />
      )}
      <RichText html={body} level={4} />
    </article>
  )
}
