import type { DeskMosque, GasdsOverview, GasdsYearListed } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { ButtonLink, ButtonRow, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice, Panel, Sections } from '../frame/index.ts'
import { Bars } from './Bars.tsx'
import styles from './box.module.css'
import { Buildings } from './Buildings.tsx'
import { ConnectedCharities } from './ConnectedCharities.tsx'

/** Small donations by tax year: the amounts collected and claimable, and the deadline. */
export function GasdsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskBox')
  const texts = t.deskBox.gasds
  const query = useDeskQuery('gasdsView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="box" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'box')}>{t.deskBox.back}</LineLink>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {query.data ? (
        <Overview mosque={mosque} overview={query.data} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function Overview({ mosque, overview }: { mosque: DeskMosque; overview: GasdsOverview }) {
  const { t } = useMessages('deskBox')
  const texts = t.deskBox.gasds
  const { mode, years, buildings, details } = overview
  return (
    <Sections>
      <ModeNotice mode={mode} texts={texts.modes} />
      {years.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      {years.map((year) => (
        <Year key={year.year} mosque={mosque} year={year} />
      ))}
      <Buildings mosque={mosque} buildings={buildings} />
      <ConnectedCharities mosque={mosque} details={details} />
    </Sections>
  )
}

function Year({ mosque, year }: { mosque: DeskMosque; year: GasdsYearListed }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.gasds
  const formatMoney = (minor: number) => format.amount(minor, 'gbp')
  const formatDay = (date: string) => format.day(date).date
  const { collectedMinor, capMinor, claimedMinor, claimableMinor, overclaimedMinor, deadline, places } = year
  const id = `year-${year.year}`
  const namedPlaces = places.filter(({ name }) => name !== undefined)
  return (
    <Panel
      id={id}
      title={texts.year({ from: formatDay(`${year.year - 1}-04-06`), to: formatDay(`${year.year}-04-05`) })}
    >
      <Bars
        rows={[
          { label: texts.collected, minor: collectedMinor },
          { label: texts.cap, minor: capMinor },
          { label: texts.claimed, minor: claimedMinor },
          { label: texts.claimable, minor: claimableMinor },
        ].map((row) => ({ ...row, text: formatMoney(row.minor) }))}
      />
      <p className={styles.hint}>
        {year.isOver
          ? texts.deadlinePassed({ day: formatDay(deadline) })
          : texts.deadline({ day: formatDay(deadline) })}
      </p>
      <p className={styles.hint}>{texts.matched({ amount: formatMoney(year.giftAidMinor) })}</p>
      {year.byBuilding && <p className={styles.hint}>{texts.byBuilding}</p>}
      {overclaimedMinor > 0 && (
        <Notice tone="warning">{texts.overclaimed({ amount: formatMoney(overclaimedMinor) })}</Notice>
      )}
      {namedPlaces.length > 0 && (
        <>
          <h3>{texts.places}</h3>
          <ul className={styles.plain}>
            {places.map(({ name, collectedMinor: minor }, index) => (
              <li key={index}>
                {name === undefined ? texts.elsewhere : format.inText(name)}: {formatMoney(minor)}
              </li>
            ))}
          </ul>
        </>
      )}
      {claimableMinor > 0 && (
        <ButtonRow>
          <ButtonLink tone="quiet" href={deskPath(mosque.slug, 'gift-aid')}>
            {texts.claim}
          </ButtonLink>
        </ButtonRow>
      )}
    </Panel>
  )
}
