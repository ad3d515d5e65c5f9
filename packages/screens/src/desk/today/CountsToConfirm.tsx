import type { BoxSheetListed, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { List, Section } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import styles from './today.module.css'

/** Whether a count awaits the user's confirmation: the other counter has confirmed it. */
const awaitsUser = ({ state, counters }: BoxSheetListed) =>
  state === 'open' &&
  counters.some(({ self, confirmedAt }) => self && confirmedAt === undefined) &&
  counters.some(({ self, confirmedAt }) => !self && confirmedAt !== undefined)

/** The counts awaiting the user's confirmation. */
export function useWaitingCounts({ slug, roles }: DeskMosque): readonly BoxSheetListed[] {
  const { data } = useDeskQuery('boxView', { mosque: slug }, { staleTime: 0, enabled: mayUse('boxView', roles) })
  return data?.sheets.filter(awaitsUser) ?? []
}

/** Counts that only the user can close, because the other counter has confirmed them. */
export function CountsToConfirm({ mosque, sheets }: { mosque: DeskMosque; sheets: readonly BoxSheetListed[] }) {
  const { t, format } = useMessages('desk')
  const texts = t.desk.today
  if (sheets.length === 0) return null
  return (
    <Section title={texts.counts} className={styles.attention}>
      <List
        rows={sheets.map(({ id, day, counters, totalMinor, currency }) => ({
          id,
          title: texts.countOf({ day: format.day(day).date, amount: format.amount(totalMinor, currency) }),
          href: `${deskPath(mosque.slug, 'box')}/${id}`,
          meta: texts.countedBy({ name: format.inText(counters.find(({ self }) => !self)?.name ?? '') }),
        }))}
        empty={null}
      />
    </Section>
  )
}
