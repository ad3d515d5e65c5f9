import { useAccountDetails } from '@minaret/domain'
import { useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import { SavedNotice } from './SavedNotice.tsx'
import { Part } from './Part.tsx'
import styles from './profile.module.css'
import { Sessions } from './Sessions.tsx'

const DetailsForm = lazyForm(async () => (await import('./DetailsForm.tsx')).DetailsForm)
const PasswordForm = lazyForm(async () => (await import('./PasswordForm.tsx')).PasswordForm)

/** The account's details, password and sessions. */
export function Account() {
  const { t } = useMessages('profile')
  const details = useAccountDetails()
  const { details: detailsTexts, password } = t.profile
  // Remounts a form after saving, with the saved values.
  const [savedCount, setSavedCount] = useState(0)
  const [changedCount, setChangedCount] = useState(0)
  return (
    <Part loaded={details} shape="form">
      {(account) => (
        <div className={styles.parts}>
          <section aria-labelledby="profile-details" className={styles.part}>
            <h2 id="profile-details">{detailsTexts.title}</h2>
            {savedCount > 0 && <SavedNotice key={savedCount}>{detailsTexts.saved}</SavedNotice>}
            <DetailsForm
              key={`saved ${savedCount}`}
              account={account}
              onSave={() => setSavedCount((count) => count + 1)}
            />
          </section>
          <section aria-labelledby="profile-password" className={styles.part}>
            <div>
              <h2 id="profile-password">{password.title}</h2>
              <p className={styles.soft}>{password.lead}</p>
            </div>
            {changedCount > 0 && <SavedNotice key={changedCount}>{password.done}</SavedNotice>}
            <PasswordForm
              key={`changed ${changedCount}`}
              email={account.email}
              onChange={() => setChangedCount((count) => count + 1)}
            />
          </section>
          <Sessions />
        </div>
      )}
    </Part>
  )
}
