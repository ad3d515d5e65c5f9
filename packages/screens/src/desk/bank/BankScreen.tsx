import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { useWords } from '../../app/index.ts'
import { DeskFrame, Loading, ModeNotice } from '../frame/index.ts'
import styles from './bank.module.css'
import { Posted } from './Posted.tsx'
import { Upload } from './Upload.tsx'
import { Waiting } from './Waiting.tsx'

/** Bank statements: importing one, classifying its lines, and posting them. */
export function BankScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskBank')
  const texts = t.deskBank
  const loaded = useDeskQuery('bankView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="bank" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {loaded.data ? (
        <div className={styles.sections}>
          <ModeNotice mode={loaded.data.mode} words={texts.modes} />
          <Upload mosque={mosque.slug} accounts={loaded.data.accounts} />
          <Waiting mosque={mosque.slug} overview={loaded.data} />
          <Posted mosque={mosque.slug} posted={loaded.data.posted} />
        </div>
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}
