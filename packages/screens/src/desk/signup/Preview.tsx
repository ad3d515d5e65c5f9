import type { SignupPreview } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import styles from './signup.module.css'

type PreviewProps = { name: string; place: string | undefined; preview: SignupPreview | undefined }

/** A preview of the website's header, with today's times marked as calculated. */
export function Preview({ name, place, preview }: PreviewProps) {
  const { t } = useMessages('deskSignup')
  const texts = t.deskSignup
  if (name.trim() === '') return null
  const times = preview?.times
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <strong dir="auto">{name}</strong>
        {preview && <span dir="ltr">{preview.host}</span>}
      </div>
      {times && place && (
        <>
          <h2>{texts.today({ place })}</h2>
          <dl className={styles.times}>
            {times.map(({ prayer, time }) => (
              <div key={prayer}>
                <dt>{t.prayer.names[prayer]}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.calculated}</p>
        </>
      )}
    </div>
  )
}
