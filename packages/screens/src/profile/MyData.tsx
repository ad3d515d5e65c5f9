import { useExportAccount } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { useState } from 'react'
import { saveFile } from '../app/saveFile.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { Answered } from './Answered.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './profile.module.css'

/** What the mosque holds about one: to take along, and to have deleted. */
export function MyData({ onDelete }: { onDelete(): void }) {
  const { t } = useWords('profile')
  const { run, status } = useExportAccount()
  const [done, setDone] = useState(0)
  const words = t.profile.data.export
  const busy = status === 'in progress'
  const take = async () => {
    const settled = await run()
    if (settled.status === 'failure') return
    saveFile(`${words.file}.json`, [JSON.stringify(settled.data, undefined, 2)], 'application/json')
    setDone((before) => before + 1)
  }
  return (
    <div className={styles.parts}>
      <section aria-labelledby="profile-export" className={styles.part}>
        <div>
          <h2 id="profile-export">{words.title}</h2>
          <p className={styles.soft}>{words.lead}</p>
        </div>
        {done > 0 && <Answered key={done}>{words.done}</Answered>}
        <div className={styles.ways}>
          <Button tone="quiet" busy={busy} onClick={() => void take()}>
            {words.submit}
          </Button>
        </div>
      </section>
      <DeleteAccount onDelete={onDelete} />
    </div>
  )
}
