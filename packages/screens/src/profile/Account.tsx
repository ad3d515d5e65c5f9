import { useAccountDetails } from '@minaret/domain'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import { Answered } from './Answered.tsx'
import { Part } from './Part.tsx'
import styles from './profile.module.css'
import { Sessions } from './Sessions.tsx'

const DetailsForm = lazyForm(async () => (await import('./DetailsForm.tsx')).DetailsForm)
const PasswordForm = lazyForm(async () => (await import('./PasswordForm.tsx')).PasswordForm)

/** Who one is, and how one comes in. */
export function Account() {
  const { t } = useWords('profile')
  const details = useAccountDetails()
  const { details: words, password } = t.profile
  // Each saved form begins anew, from what is saved.
  const [saved, setSaved] = useState(0)
  const [changed, setChanged] = useState(0)
  return (
    <Part of={details} shape="form">
      {(account) => (
        <div className={styles.parts}>
          <section aria-labelledby="profile-details" className={styles.part}>
            <h2 id="profile-details">{words.title}</h2>
            {saved > 0 && <Answered key={saved}>{words.saved}</Answered>}
            <DetailsForm key={`saved ${saved}`} account={account} onSave={() => setSaved((before) => before + 1)} />
          </section>
          <section aria-labelledby="profile-password" className={styles.part}>
            <div>
              <h2 id="profile-password">{password.title}</h2>
              <p className={styles.soft}>{password.lead}</p>
            </div>
            {changed > 0 && <Answered key={changed}>{password.done}</Answered>}
            <PasswordForm
              key={`changed ${changed}`}
              email={account.email}
              onChange={() => setChanged((before) => before + 1)}
            />
          </section>
          <Sessions />
        </div>
      )}
    </Part>
  )
}
