import type { DeskJumuah, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, Link } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { ChangedBy, deskPath, Loading, useJoinedList } from '../frame/index.ts'
import { JumuahForm } from './JumuahForm.tsx'
import { useJumuahDraft } from './useRulesDrafts.ts'
import styles from './rules.module.css'
import { useDescribeJumuah } from './useDescribeJumuah.ts'

/** The weekly Jumu'ah prayers, with the next Fridays, and a form to change the prayers. */
export function Jumuah({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('deskRules')
  const texts = t.deskRules.jumuah
  const query = useDeskQuery('jumuahView', { mosque: mosque.slug })
  const [isChanging, setChanging] = useState(false)
  const draft = useJumuahDraft(mosque.slug)
  const mayChange = mayUse('jumuahChange', mosque.roles)
  const isOpen = mayChange && (isChanging || draft.value !== undefined)
  const { data } = query
  return (
    <section className={styles.prayer} aria-labelledby="rules-jumuah">
      <h2 id="rules-jumuah">{texts.title}</h2>
      {!data && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
      {data && isOpen && (
        <JumuahForm mosque={mosque.slug} savedJumuah={data} draft={draft} onDone={() => setChanging(false)} />
      )}
      {data && !isOpen && (
        <>
          <Prayers jumuah={data} mosque={mosque.slug} />
          {mayChange && (
            <Button
              tone="quiet"
              {...(data.prayers.length > 0 ? { 'aria-label': texts.changeTitle } : {})}
              onClick={() => setChanging(true)}
            >
              {data.prayers.length === 0 ? texts.add : t.deskRules.change}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Prayers({
  mosque,
  jumuah: { prayers, fridays, changed: lastChange },
}: {
  mosque: string
  jumuah: DeskJumuah
}) {
  const { t, format } = useMessages('deskRules', 'deskWhy')
  const joinList = useJoinedList()
  const texts = t.deskRules.jumuah
  const describe = useDescribeJumuah()
  const timesOf = (times: readonly string[]) => (times.length === 0 ? texts.notHeld : joinList(times.map(format.clock)))
  return (
    <>
      {prayers.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.rules}>
        {prayers.map((jumuah, index) => (
          <li key={index}>{describe(jumuah)}</li>
        ))}
      </ul>
      <ul className={styles.samples} aria-label={texts.fridays}>
        {fridays.map(({ day, times, own: isOverridden }) => (
          <li key={day}>
            <Link href={`${deskPath(mosque, 'times')}/${day}`}>{format.day(day).date}</Link>
            <span>{isOverridden ? texts.own({ times: timesOf(times) }) : timesOf(times)}</span>
          </li>
        ))}
      </ul>
      <ChangedBy changed={lastChange} className={styles.lead} />
    </>
  )
}
