import { useCause, useTenant } from '@minaret/domain'
import { Skeleton } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { GiftForm } from '../cause/parts/index.ts'
import styles from './app-donate.module.css'
import { CauseHead } from './CauseHead.tsx'
import { ChooseCause, NoCards } from './lazyParts.ts'

export type DrawnFormProps = { form?: string; causeId?: string }

/** The page before its link is opened: the form, where the server knew which; it is taken over with what was typed. */
export function DrawnForm({ form, causeId }: DrawnFormProps) {
  const { t } = useWords('appDonate')
  const { websiteName } = useTenant()
  if (form === 'choose')
    return (
      <>
        <WithoutScripts />
        <ChooseCause />
      </>
    )
  if (form === 'cause' && causeId !== undefined) return <DrawnCause id={causeId} />
  return (
    <div className={styles.page}>
      <p className={styles.mosque}>{websiteName}</p>
      <h1 className={styles.title}>{t.appDonate.title}</h1>
      <WithoutScripts />
      <Skeleton shape="form" label={t.appDonate.opening} />
    </div>
  )
}

function DrawnCause({ id }: { id: string }) {
  const { payment } = useTenant()
  const cause = useCause(id)
  if (cause.status !== 'success') return <DrawnForm />
  return (
    <div className={styles.page}>
      <CauseHead cause={cause.data} step="amount" />
      <WithoutScripts />
      {payment.setting === 'none' ? <NoCards /> : <GiftForm cause={cause.data} inApp />}
    </div>
  )
}

/** Nothing here works without scripts: the link is opened by one. */
function WithoutScripts() {
  const { t } = useWords('appDonate')
  return (
    <noscript>
      <p>{t.appDonate.noScript}</p>
    </noscript>
  )
}
