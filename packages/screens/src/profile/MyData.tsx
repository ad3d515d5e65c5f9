import { useExportAccount } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { useState } from 'react'
import { saveFile } from '../app/saveFile.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { SavedNotice } from './SavedNotice.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './profile.module.css'

/** The account's data: export and deletion. */
export function MyData({ onDelete }: { onDelete(): void }) {
  const { t } = useMessages('profile')
  const { run, status } = useExportAccount()
  const [downloadCount, setDownloadCount] = useState(0)
  const texts = t.profile.data.export
  const isBusy = status === 'in progress'
  const download = async () => {
    const result = await run()
    if (result.status === 'failure') return
    saveFile(`${texts.file}.json`, [JSON.stringify(result.data, undefined, 2)], 'application/json')
    setDownloadCount((count) => count + 1)
  }
  return (
    <div className={styles.parts}>
      <section aria-labelledby="profile-export" className={styles.part}>
        <div>
          <h2 id="profile-export">{texts.title}</h2>
          <p className={styles.soft}>{texts.lead}</p>
        </div>
        {downloadCount > 0 && <SavedNotice key={downloadCount}>{texts.done}</SavedNotice>}
        <div className={styles.actions}>
          <Button tone="quiet" busy={isBusy} onClick={() => void download()}>
            {texts.submit}
          </Button>
        </div>
      </section>
      <DeleteAccount onDelete={onDelete} />
    </div>
  )
}
