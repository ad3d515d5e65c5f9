import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, ModeNotice } from '../frame/index.ts'
import styles from './bank.module.css'
import { PostedLines } from './PostedLines.tsx'
import { Upload } from './Upload.tsx'
import { WaitingLines } from './WaitingLines.tsx'

/** Bank statements: importing them, then classifying and posting their lines. */
export function BankScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskBank')
  const texts = t.deskBank
  const query = useDeskQuery('bankView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="bank" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {query.data ? (
        <div className={styles.sections}>
          <ModeNotice mode={query.data.mode} texts={texts.modes} />
          <Upload mosque={mosque.slug} accounts={query.data.accounts} />
          <WaitingLines mosque={mosque.slug} overview={query.data} />
          <PostedLines mosque={mosque.slug} posted={query.data.posted} />
        </div>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}
