import type { DeskMosque, GasdsOverview, GasdsYearListed } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { ButtonLink, ButtonRow, LineLink, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice } from '../frame/index.ts'
import { Bars } from './Bars.tsx'
import styles from './box.module.css'
import { Buildings } from './Buildings.tsx'
import { Connected } from './Connected.tsx'

/** Small donations by tax year: the amounts collected and claimable, and the deadline. */
export function GasdsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskBox')
  const say = t.deskBox.gasds
  const loaded = useDeskQuery('gasdsView', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="box" title={say.title}>
      <LineLink href={deskPath(mosque.slug, 'box')}>{t.deskBox.back}</LineLink>
      <h1>{say.title}</h1>
      <p className={styles.hint}>{say.lead}</p>
      {loaded.data ? (
        <Overview mosque={mosque} overview={loaded.data} />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}

function Overview({ mosque, overview }: { mosque: DeskMosque; overview: GasdsOverview }) {
  const { t } = useWords('deskBox')
  const say = t.deskBox.gasds
  const { mode, years, buildings, details } = overview
  return (
    <div className={styles.sections}>
      <ModeNotice mode={mode} words={say.modes} />
      {years.length === 0 && <p className={styles.hint}>{say.none}</p>}
      {years.map((year) => (
        <Year key={year.year} mosque={mosque} year={year} />
      ))}
      <Buildings mosque={mosque} buildings={buildings} />
      <Connected mosque={mosque} details={details} />
    </div>
  )
}

function Year({ mosque, year }: { mosque: DeskMosque; year: GasdsYearListed }) {
  const { t, format } = useWords('deskBox')
  const say = t.deskBox.gasds
  const money = (minor: number) => format.amount(minor, 'gbp')
  const day = (date: string) => format.day(date).date
  const { collectedMinor, capMinor, claimedMinor, claimableMinor, overclaimedMinor, deadline, places } = year
  const id = `year-${year.year}`
  const named = places.filter(({ name }) => name !== undefined)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{say.year({ from: day(`${year.year - 1}-04-06`), to: day(`${year.year}-04-05`) })}</h2>
      <Bars
        rows={[
          { label: say.collected, minor: collectedMinor },
          { label: say.cap, minor: capMinor },
          { label: say.claimed, minor: claimedMinor },
          { label: say.claimable, minor: claimableMinor },
        ].map((row) => ({ ...row, text: money(row.minor) }))}
      />
      <p className={styles.hint}>
        {year.isOver ? say.over({ day: day(deadline) }) : say.deadline({ day: day(deadline) })}
      </p>
      <p className={styles.hint}>{say.matched({ amount: money(year.giftAidMinor) })}</p>
      {year.byBuilding && <p className={styles.hint}>{say.byBuilding}</p>}
      {overclaimedMinor > 0 && <Notice tone="warning">{say.overclaimed({ amount: money(overclaimedMinor) })}</Notice>}
      {named.length > 0 && (
        <>
          <h3>{say.places}</h3>
          <ul className={styles.plain}>
            {places.map(({ name, collectedMinor: minor }, at) => (
              <li key={at}>
                {name === undefined ? say.elsewhere : format.inText(name)}: {money(minor)}
              </li>
            ))}
          </ul>
        </>
      )}
      {claimableMinor > 0 && (
        <ButtonRow>
          <ButtonLink tone="quiet" href={deskPath(mosque.slug, 'gift-aid')}>
            {say.claim}
          </ButtonLink>
        </ButtonRow>
      )}
    </section>
  )
}
