import type { InstallationMosqueState, InstallationMosques } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, EmptyState, Form, List, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { fieldText, Loading } from '../frame/index.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { useFormatters } from './useFormatters.ts'
import styles from './installation.module.css'

const states = ['open', 'suspended', 'waiting', 'declined'] as const

/** All mosques of the installation by name, with search and a status filter. */
export function MosquesScreen() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.mosques
  const [query, setQuery] = useState<{ search?: string; state?: InstallationMosqueState; page?: number }>({})
  const mosqueList = useDeskQuery('installationMosqueList', query)
  return (
    <InstallationFrame page="mosques" title={texts.title}>
      <h1>{texts.title}</h1>
      <Form
        className={`${styles.form} ${styles.search}`}
        onSubmit={(values) => {
          const state = states.find((option) => option === fieldText(values, 'state'))
          setQuery({ search: fieldText(values, 'search'), ...(state ? { state } : {}) })
        }}
      >
        <TextField label={texts.search} name="search" type="search" />
        <Select
          label={texts.state}
          name="state"
          options={[
            { value: '', label: texts.anyState },
            ...states.map((value) => ({ value, label: t.deskInstallation.states[value] })),
          ]}
        />
        <Button type="submit" busy={mosqueList.isFetching}>
          {texts.find}
        </Button>
      </Form>
      {mosqueList.data ? (
        <MosqueList
          result={mosqueList.data}
          page={query.page ?? 1}
          onPage={(page) => {
            setQuery({ ...query, page })
            window.scrollTo(0, 0)
          }}
        />
      ) : (
        <Loading hasFailed={mosqueList.isError} retry={() => void mosqueList.refetch()} />
      )}
    </InstallationFrame>
  )
}

type MosqueListProps = { result: InstallationMosques; page: number; onPage(page: number): void }

function MosqueList({ result: { mosques, total, next }, page, onPage }: MosqueListProps) {
  const { t, format } = useMessages('deskInstallation')
  const { mosques: texts, mosque: mosqueTexts, plans, states: stateNames } = t.deskInstallation
  const { formatSize, formatInstant } = useFormatters()
  return (
    <>
      <p role="status">{texts.count({ count: total })}</p>
      <List
        label={texts.title}
        rows={mosques.map(({ slug, name, plan, state, gifts, storageBytes, supportUntil }) => ({
          id: slug,
          title: <span dir="auto">{name}</span>,
          href: `/installation/mosques/${slug}`,
          meta: (
            <>
              <p>{texts.line({ plan: plans[plan], state: stateNames[state] })}</p>
              <p>{texts.numbers({ gifts: format.number(gifts), size: formatSize(storageBytes) })}</p>
              {supportUntil && (
                <p>{`${mosqueTexts.support}: ${mosqueTexts.supportUntil({ at: formatInstant(supportUntil) })}`}</p>
              )}
            </>
          ),
        }))}
        empty={<EmptyState seed="mosques" title={texts.none} />}
      />
      <ButtonRow className={styles.actions}>
        {page > 1 && (
          <Button tone="quiet" onClick={() => onPage(page - 1)}>
            {texts.previous}
          </Button>
        )}
        {next !== undefined && (
          <Button tone="quiet" onClick={() => onPage(next)}>
            {texts.more}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}
