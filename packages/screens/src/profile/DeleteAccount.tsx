import { useAccountDetails } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { lazy, Suspense, useState } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './profile.module.css'

const DeleteDialog = lazy(() =>
  loadWithTimeout(import('./DeleteDialog.tsx')).then(
    ({ DeleteDialog: Component }) => ({ default: Component }),
    () => ({ default: DialogLoadError }),
  ),
)

/** The error if the dialog failed to load; nothing has been deleted. */
function DialogLoadError() {
  const { t } = useMessages()
  return <LoadFailure title={t.stepFailed} retry={() => window.location.reload()} />
}

/** Deletes the account after confirmation. */
export function DeleteAccount({ onDelete }: { onDelete(): void }) {
  const { t } = useMessages('profile')
  const details = useAccountDetails()
  const [isOpen, setOpen] = useState(false)
  const texts = t.profile.data.remove
  return (
    <section aria-labelledby="profile-remove" className={styles.part}>
      <div>
        <h2 id="profile-remove">{texts.title}</h2>
        <p className={styles.soft}>{texts.lead}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="danger" busy={details.status !== 'success'} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen && details.status === 'success' && (
        <Suspense>
          <DeleteDialog email={details.data.email} onClose={() => setOpen(false)} onDelete={onDelete} />
        </Suspense>
      )}
    </section>
  )
}
