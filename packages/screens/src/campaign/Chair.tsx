import { useCampaignMessage } from '@minaret/domain'
import { Picture } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { RichText } from '../app/RichText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './below.module.css'
import { Part } from './Part.tsx'

/** What the chair says of it, where they have said something. */
export function Chair({ id }: { id: string }) {
  const { t } = useWords('campaigns')
  const message = useCampaignMessage(id)
  return (
    <Part loaded={message} id="message" title={t.campaigns.chair.title} words={t.campaigns.chair} shape="text">
      {(said) =>
        said.body === '' ? null : (
          <figure className={styles.chair}>
            {said.image && (
              <Picture image={{ ...said.image, sizes: '10rem' }} seed={id} ratio="1 / 1" className={styles.face} />
            )}
            <div className={styles.said}>
              <RichText html={said.body} level={3} />
              {(said.name ?? said.role) && (
                <figcaption className={styles.who}>
                  {said.name && (
                    <strong>
                      <OwnText>{said.name}</OwnText>
                    </strong>
                  )}
                  {said.role && <OwnText>{said.role}</OwnText>}
                </figcaption>
              )}
            </div>
          </figure>
        )
      }
    </Part>
  )
}
