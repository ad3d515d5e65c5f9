import type { DeskMosque, DonorListed } from '@minaret/contract/desk'
import { useDeskPages } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonLink, ButtonRow, EmptyState, List, TextField } from '@minaret/ui'
import { useDeferredValue, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { DonorSummary } from './DonorSummary.tsx'
import styles from './donors.module.css'

/** A mosque's donors, including imported ones, with search as you type. */
export function DonorsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskDonors')
  const texts = t.deskDonors
  const [searchText, setSearchText] = useState('')
  const search = useDeferredValue(searchText.trim())
  const donors = useDeskPages('donorList', { mosque: mosque.slug, search }, { keepPrevious: true })
  const rows = donors.data?.pages.flatMap(({ items }) => items)
  const root = deskPath(mosque.slug, 'donors')
  return (
    <DeskFrame mosque={mosque} page="donors" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      <div className={styles.form}>
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          type="search"
          autoComplete="off"
          dir="auto"
          maxLength={254}
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
        <ButtonRow className={styles.buttons}>
          <ButtonLink tone="quiet" href={`${root}/duplicates`}>
            {texts.duplicates.open}
          </ButtonLink>
          {mayUse('donorImportStart', mosque.roles) && (
            <ButtonLink tone="quiet" href={`${deskPath(mosque.slug, 'details')}/import`}>
              {texts.imported.import}
            </ButtonLink>
          )}
        </ButtonRow>
      </div>
      {rows ? (
        <DonorList root={root} donors={rows} search={search} />
      ) : (
        <Loading hasFailed={donors.isError} retry={() => void donors.refetch()} />
      )}
      {donors.hasNextPage && (
        <Button tone="quiet" busy={donors.isFetchingNextPage} onClick={() => void donors.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </DeskFrame>
  )
}

function DonorList({ root, donors, search }: { root: string; donors: readonly DonorListed[]; search: string }) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors
  return (
    <List
      label={texts.title}
      className={styles.list}
      empty={<EmptyState seed="donors" title={search === '' ? texts.none : texts.noneFound} />}
      rows={donors.map((donor) => ({
        id: donor.id,
        href: `${root}/${donor.id}`,
        title: <bdi>{donor.name}</bdi>,
        meta: <DonorSummary donor={donor} />,
      }))}
    />
  )
}
