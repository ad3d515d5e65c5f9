import { useExportAccount } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { Answered } from './Answered.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import styles from './profile.module.css'

/** Hands a text over to the browser as a file. */
function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Some browsers begin to read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

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
    download(`${words.file}.json`, JSON.stringify(settled.data, undefined, 2))
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
