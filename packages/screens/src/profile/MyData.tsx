import { useExportAccount } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { useState } from 'react'
import { saveFile } from '../app/saveFile.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { SavedNotice } from './SavedNotice.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './profile.module.css'

/** The account's data: export and deletion. */
export function MyData({ onDelete }: { onDelete(): void }) {
  const { t } = useWords('profile')
  const { run, status } = useExportAccount()
  const [doneCount, setDoneCount] = useState(0)
  const words = t.profile.data.export
  const busy = status === 'in progress'
  const download = async () => {
    const settled = await run()
    if (settled.status === 'failure') return
    saveFile(`${words.file}.json`, [JSON.stringify(settled.data, undefined, 2)], 'application/json')
    setDoneCount((count) => count + 1)
  }
  return (
    <div className={styles.parts}>
      <section aria-labelledby="profile-export" className={styles.part}>
        <div>
          <h2 id="profile-export">{words.title}</h2>
          <p className={styles.soft}>{words.lead}</p>
        </div>
        {doneCount > 0 && <SavedNotice key={doneCount}>{words.done}</SavedNotice>}
        <div className={styles.actions}>
          <Button tone="quiet" busy={busy} onClick={() => void download()}>
            {words.submit}
          </Button>
        </div>
      </section>
      <DeleteAccount onDelete={onDelete} />
    </div>
  )
}
