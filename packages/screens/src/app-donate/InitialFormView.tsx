import { useCause, useTenant } from '@minaret/domain'
import { Skeleton } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { GiftForm } from '../cause/parts/index.ts'
import styles from './app-donate.module.css'
import { CauseHead } from './CauseHead.tsx'
import { ChooseCause, NoCards } from './lazyParts.ts'
import { Mosque } from './Mosque.tsx'

export type InitialFormViewProps = { form?: string; causeId?: string }

/** The page before its link is opened: the form, if the server knew the cause; hydration keeps its values. */
export function InitialFormView({ form, causeId }: InitialFormViewProps) {
  const { t } = useMessages('appDonate')
  if (form === 'choose')
    return (
      <>
        <WithoutScripts />
        <ChooseCause />
      </>
    )
  if (form === 'cause' && causeId !== undefined) return <CausePage id={causeId} />
  return (
    <div className={styles.page}>
      <Mosque />
      <h1 className={styles.title}>{t.appDonate.title}</h1>
      <WithoutScripts />
      <Skeleton shape="form" label={t.appDonate.opening} />
    </div>
  )
}

function CausePage({ id }: { id: string }) {
  const { payment } = useTenant()
  const cause = useCause(id)
  if (cause.status !== 'success') return <InitialFormView />
  return (
    <div className={styles.page}>
      <CauseHead cause={cause.data} />
      <WithoutScripts />
      {payment.setting === 'none' ? <NoCards /> : <GiftForm cause={cause.data} inApp />}
    </div>
  )
}

/** The message for browsers without scripts, which cannot open the link. */
function WithoutScripts() {
  const { t } = useMessages('appDonate')
  return (
    <noscript>
      <p>{t.appDonate.noScript}</p>
    </noscript>
  )
}
