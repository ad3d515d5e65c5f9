import type { DeskMosque, DeskProblem, DeskToday, OwnDay } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Link, List, Notice, Section } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, useFormatInstant, useJoinedList } from '../frame/index.ts'
import { HijriMonths, isMonthDue } from '../hijri/index.ts'
import { Recoveries } from '../recovery/index.ts'
import { SupportNotice } from '../support/index.ts'
import { Approvals } from './Approvals.tsx'
import { AwaitingApproval } from './AwaitingApproval.tsx'
import { CountsToConfirm, useWaitingCounts } from './CountsToConfirm.tsx'
import { Drafts } from './Drafts.tsx'
import { InstallationNotices } from './InstallationNotices.tsx'
import { CurrentAnnouncements } from './CurrentAnnouncements.tsx'
import { PlanLimitNotice } from './PlanLimitNotice.tsx'
import { Setup } from './Setup.tsx'
import { Speed } from './Speed.tsx'
import { WritingLinks } from './WritingLinks.tsx'
import styles from './today.module.css'

/** The first page of a mosque's desk: tasks that need attention, today's times, announcements and this week's changes. */
export function TodayScreen({ mosque }: { mosque: DeskMosque }) {
  const { t, format } = useMessages('desk')
  const today = useDeskQuery('todayView', { mosque: mosque.slug }, { staleTime: 0 })
  const { data } = today
  const day = data && format.day(data.date)
  return (
    <DeskFrame mosque={mosque} page="today" title={t.desk.today.title}>
      <h1>{t.desk.today.title}</h1>
      {day && <p className={styles.date}>{t.prayer.date(day)}</p>}
      {data ? (
        <TodaySections mosque={mosque} today={data} />
      ) : (
        <Loading hasFailed={today.isError} retry={() => void today.refetch()} />
      )}
    </DeskFrame>
  )
}

/** Roles whose main work is the website's content. */
const writers: ReadonlySet<string> = new Set(['editor', 'treasurer'])

function TodaySections({ mosque, today }: { mosque: DeskMosque; today: DeskToday }) {
  const { t } = useMessages('desk')
  // Writers see the writing tasks first; others see the day's times before them.
  const isWriter = mosque.roles.every((role) => writers.has(role))
  // A missing timetable that is listed among the setup tasks is not repeated as a problem.
  const problems = today.problems.filter(({ kind }) => kind !== 'noTimetable' || !today.setup.includes('times'))
  const counts = useWaitingCounts(mosque)
  const isComplete = today.setup.length === 0 && today.approval === undefined && counts.length === 0
  return (
    <>
      <InstallationNotices {...(today.suspended ? { suspended: today.suspended } : {})} notices={today.notices ?? []} />
      {today.support && <SupportNotice mosque={mosque} support={today.support} />}
      {today.limits && <PlanLimitNotice limits={today.limits} />}
      {today.approval && <AwaitingApproval site={today.approval} />}
      {isWriter && <WritingLinks mosque={mosque} />}
      {(problems.length > 0 || isComplete) && <Attention mosque={mosque} problems={problems} />}
      <Recoveries mosque={mosque} />
      <Approvals mosque={mosque} />
      <CountsToConfirm mosque={mosque} sheets={counts} />
      <Drafts mosque={mosque} />
      <Setup mosque={mosque} tasks={today.setup} />
      {mayUse('hijriChange', mosque.roles) && isMonthDue(today.times.today.hijri.day) && (
        <HijriMonths mosque={mosque} dueOnly />
      )}
      <Jamaats mosque={mosque} today={today} />
      <CurrentAnnouncements mosque={mosque} announcements={today.announcements} />
      {!isWriter && <WritingLinks mosque={mosque} />}
      <h2 className={styles.heading}>{t.desk.today.changes}</h2>
      <Changes mosque={mosque} today={today} />
      {today.speed && <Speed speed={today.speed} />}
    </>
  )
}

/** Today's prayers, each with a link to its explanation and form. */
function Jamaats({ mosque, today: { times, now, date, changes } }: { mosque: DeskMosque; today: DeskToday }) {
  const { t, format } = useMessages('desk')
  const nextPrayer = times.today.prayers.find(({ jamaat }) => jamaat && Date.parse(jamaat.at) > Date.parse(now))
  const overrides = changes.find(({ day }) => day === date)?.own
  const allTimes = deskPath(mosque.slug, 'times')
  const path = `${allTimes}/${date}`
  const hasJamaats = [times.today, times.tomorrow].some(({ prayers: dayPrayers }) =>
    dayPrayers.some(({ jamaat }) => jamaat),
  )
  return (
    <section aria-labelledby="jamaats">
      <h2 id="jamaats" className={styles.heading}>
        {t.desk.today.jamaats}
      </h2>
      <p className={styles.next}>
        {nextPrayer?.jamaat
          ? t.desk.today.nextUp({
              prayer: t.prayer.names[nextPrayer.prayer],
              time: format.clock(nextPrayer.jamaat.time),
            })
          : hasJamaats
            ? t.desk.today.noneLeft
            : t.desk.today.noneSet}
      </p>
      {!hasJamaats && mayUse('rulesChange', mosque.roles) && (
        <p>
          <Link href={`${allTimes}/rules`} className={styles.tomorrow}>
            {t.desk.today.setRules}
          </Link>
        </p>
      )}
      <ul className={styles.prayers}>
        {times.today.prayers.map(({ prayer, begins, jamaat }) => {
          const name = t.prayer.names[prayer]
          const row = (
            <>
              <span className={styles.name}>{name}</span>
              <span className={styles.begins}>{t.desk.day.begins({ time: format.clock(begins.time) })}</span>
              <span className={styles.jamaat}>{jamaat ? format.clock(jamaat.time) : t.desk.today.noJamaat}</span>
              {overrides && prayer in overrides.jamaat && (
                <span className={styles.changed}>{t.desk.today.changed}</span>
              )}
            </>
          )
          return (
            <li key={prayer} data-next={prayer === nextPrayer?.prayer || undefined}>
              <Link href={`${path}?prayer=${prayer}`} className={styles.row}>
                {row}
              </Link>
            </li>
          )
        })}
      </ul>
      <p>
        <Link href={`${allTimes}/${times.tomorrow.date}`} className={styles.tomorrow}>
          {t.desk.today.tomorrow}
        </Link>
      </p>
    </section>
  )
}

/** Days of this week whose times have been changed. */
function Changes({ mosque, today: { changes } }: { mosque: DeskMosque; today: DeskToday }) {
  const { t, format } = useMessages('desk')
  const joinList = useJoinedList()
  const describeChanges = ({ jamaat, note }: OwnDay) => [
    ...Object.entries(jamaat).map(([prayer, time]) => {
      const extraNames: Readonly<Record<string, string>> = {
        jumuah: t.desk.day.jumuah,
        taraweeh: t.prayer.taraweeh,
        eid: `${t.prayer.eid.fitr} / ${t.prayer.eid.adha}`,
      }
      const name = extraNames[prayer] ?? t.prayer.names[asPrayer(prayer)]
      const times =
        time === null || time === undefined ? t.desk.today.noJamaat : joinList(splitTimes(time).map(format.clock))
      return `${name} ${times}`
    }),
    ...(note ? [`“${note}”`] : []),
  ]
  return (
    <List
      rows={changes.map(({ day, own }) => ({
        id: day,
        title: t.prayer.date(format.day(day)),
        href: `${deskPath(mosque.slug, 'times')}/${day}`,
        meta: describeChanges(own).join(' · '),
      }))}
      empty={<p className={styles.quiet}>{t.desk.today.noChanges}</p>}
    />
  )
}

const splitTimes = (text: string) => text.split(',').map((time) => time.trim())

const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
const asPrayer = (name: string) => prayers.find((prayer) => prayer === name) ?? 'dhuhr'

/** Problems that need attention, each with a link to its fix. */
function Attention({ mosque, problems }: { mosque: DeskMosque; problems: readonly DeskProblem[] }) {
  const { t, format } = useMessages('desk')
  const formatInstant = useFormatInstant()
  const texts = t.desk.today.problems
  const describeProblem = ({ kind, day = '', name = '', since = '', count = 0, payout }: DeskProblem) => {
    if (kind === 'messagesOpen' || kind === 'repliesUnsent' || kind === 'applicationsOpen' || kind === 'plansElsewhere')
      return texts[kind]({ count })
    if (payout)
      return texts.payoutFailed({
        amount: format.amount(payout.amountMinor, payout.currency),
        day: format.day(payout.day).date,
      })
    if (kind === 'noTimetable') return texts.noTimetable
    if (kind === 'cardPaymentsStopped') return texts.cardPaymentsStopped
    if (kind === 'cardPaymentsDue') return texts.cardPaymentsDue({ day: format.day(day).date })
    if (kind === 'timetableEnds') return texts.timetableEnds({ day: format.day(day).date })
    if (kind === 'domainProofMissing' || kind === 'domainAway')
      return texts[kind]({ name, since: formatInstant(since) })
    return texts.displayDark({ name, since: formatInstant(since) })
  }
  const messagesPath = deskPath(mosque.slug, 'messages')
  const renderFix = ({ kind, payout }: DeskProblem) => {
    if (payout) return <Link href={`${deskPath(mosque.slug, 'payouts')}/${payout.id}`}>{texts.openPayout}</Link>
    if (kind === 'messagesOpen') return <Link href={messagesPath}>{texts.openMessages}</Link>
    if (kind === 'repliesUnsent') return <Link href={`${messagesPath}?show=unsent`}>{texts.openMessages}</Link>
    if (kind === 'applicationsOpen')
      return <Link href={deskPath(mosque.slug, 'applications')}>{texts.openApplications}</Link>
    if (kind === 'domainProofMissing' || kind === 'domainAway')
      return <Link href={`${deskPath(mosque.slug, 'details')}/domains`}>{texts.openDomains}</Link>
    if (kind === 'cardPaymentsStopped' || kind === 'cardPaymentsDue')
      return <Link href={`${deskPath(mosque.slug, 'details')}/ways-to-give`}>{texts.openWaysToGive}</Link>
    if (kind === 'plansElsewhere')
      return <Link href={`${deskPath(mosque.slug, 'details')}/import`}>{texts.openWaysToGive}</Link>
    if (kind === 'displayDark') return <Link href={deskPath(mosque.slug, 'displays')}>{texts.seeDisplays}</Link>
    return mayUse('timetableReplace', mosque.roles) ? (
      <Link href={`${deskPath(mosque.slug, 'times')}/timetable`}>{texts.importTimetable}</Link>
    ) : undefined
  }
  if (problems.length === 0) return <p className={styles.quiet}>{t.desk.today.noProblems}</p>
  return (
    <Section title={t.desk.today.attention} className={styles.attention}>
      {problems.map((problem) => (
        <Notice
          key={problem.payout?.id ?? describeProblem(problem)}
          tone={problem.kind === 'messagesOpen' || problem.kind === 'applicationsOpen' ? 'info' : 'warning'}
          title={describeProblem(problem)}
          action={renderFix(problem)}
        >
          {problem.payout?.failure}
        </Notice>
      ))}
    </Section>
  )
}
