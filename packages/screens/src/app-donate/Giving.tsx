import { isMissing, useCause, useTenant } from '@minaret/domain'
import { useState } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './app-donate.module.css'
import { CauseForm } from './CauseForm.tsx'
import { InitialFormView } from './InitialFormView.tsx'
import { ChooseCause, NoPaymentsPage } from './lazyParts.ts'
import type { AppPort, OpenedLink } from './port/index.ts'

export type GivingProps = { port: AppPort; link: Extract<OpenedLink, { kind: 'give' }> }

const key = 'appCause'
const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Chooses the cause and shows its form; or links to the browser, if the mosque takes no payments inside its app. */
export function Giving({ port, link }: GivingProps) {
  const { appDonate } = useTenant()
  const [selectedId, setSelectedId] = useState(() => link.causeId ?? port.storage.read(key, parseText))
  // A started attempt is finished here.
  if (appDonate.outside && !link.attempt) return <NoPaymentsPage port={port} {...link} />
  const selectCause = (id: string | undefined) => {
    if (id === undefined) port.storage.remove(key)
    else port.storage.write(key, id)
    setSelectedId(id)
  }
  if (selectedId === undefined) return <ChooseCause port={port} onChoose={selectCause} />
  const onChangeCause = link.causeId === undefined ? () => selectCause(undefined) : undefined
  return (
    <CausePage
      port={port}
      link={link}
      id={selectedId}
      onChangeCause={onChangeCause}
      onMissing={() => selectCause(undefined)}
    />
  )
}

type CausePageProps = GivingProps & { id: string; onChangeCause?: () => void; onMissing: () => void }

function CausePage({ id, onMissing, ...rest }: CausePageProps) {
  const { t } = useMessages('cause', 'appDonate')
  const cause = useCause(id)
  if (cause.status === 'success') return <CauseForm {...rest} cause={cause.data} key={cause.data.id} />
  if (cause.status === 'failure' && isMissing(cause.error)) return <ChooseCause port={rest.port} onChoose={onMissing} />
  if (cause.status === 'in progress') return <InitialFormView />
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.appDonate.title}</h1>
      <LoadFailure title={t.cause.failed} retry={cause.retry} />
    </div>
  )
}
