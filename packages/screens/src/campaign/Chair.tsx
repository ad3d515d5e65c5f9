import { useCampaignMessage } from '@minaret/domain'
import { Picture } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { RichText } from '../app/RichText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './below.module.css'
import { Part } from './Part.tsx'

/** The message from the chair, if there is one. */
export function Chair({ id }: { id: string }) {
  const { t } = useMessages('campaigns')
  const message = useCampaignMessage(id)
  return (
    <Part loaded={message} id="message" title={t.campaigns.chair.title} messages={t.campaigns.chair} shape="text">
      {(chairMessage) =>
        chairMessage.body === '' ? null : (
          <figure className={styles.chair}>
            {chairMessage.image && (
              <Picture
                image={{ ...chairMessage.image, sizes: '10rem' }}
                seed={id}
                ratio="1 / 1"
                className={styles.portrait}
              />
            )}
            <div className={styles.message}>
              <RichText html={chairMessage.body} level={3} />
              {(chairMessage.name ?? chairMessage.role) && (
                <figcaption className={styles.author}>
                  {chairMessage.name && (
                    <strong>
                      <IsolatedText>{chairMessage.name}</IsolatedText>
                    </strong>
                  )}
                  {chairMessage.role && <IsolatedText>{chairMessage.role}</IsolatedText>}
                </figcaption>
              )}
            </div>
          </figure>
        )
      }
    </Part>
  )
}
