import type { AttendanceState, DeskMosque, Register } from '@minaret/contract/desk'
import { useDeskQuery, useRegisterMarks } from '@minaret/domain/desk'
import { ChoiceLinks, EmptyState, LineLink, Link } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { dayAfter, DeskFrame, Loading, todayIn } from '../frame/index.ts'
import styles from './applications.module.css'
import { classesPath, registerPath } from './paths.ts'

const attendanceStates: readonly AttendanceState[] = ['present', 'late', 'absent']

/** A class's register for a day: one tap per child, saved immediately. */
export function RegisterScreen({ mosque, id, day: chosenDay }: { mosque: DeskMosque; id: string; day?: string }) {
  const { t, format } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications.register
  const today = todayIn(mosque.timeZone)
  const day = chosenDay ?? today
  const register = useDeskQuery('registerView', { mosque: mosque.slug, class: id, day }, { staleTime: 0, quiet: true })
  const { weekday, date } = format.day(day)
  const title = register.data?.class.name ?? texts.title
  return (
    <DeskFrame mosque={mosque} page="applications" title={title}>
      <LineLink href={classesPath(mosque.slug)}>{texts.back}</LineLink>
      <h1 dir="auto">{title}</h1>
      <p className={styles.day}>{`${weekday}, ${date}`}</p>
      <ChoiceLinks className={styles.filters} aria-label={texts.days}>
        <Link href={registerPath(mosque.slug, id, dayAfter(day, -1))}>{texts.previousDay}</Link>
        {day < today && <Link href={registerPath(mosque.slug, id, dayAfter(day, 1))}>{texts.nextDay}</Link>}
      </ChoiceLinks>
      {register.data ? (
        <AttendanceList key={`${id} ${day}`} mosque={mosque.slug} register={register.data} />
      ) : (
        <Loading hasFailed={register.isError} retry={() => void register.refetch()} />
      )}
    </DeskFrame>
  )
}

function AttendanceList({ mosque, register }: { mosque: string; register: Register }) {
  const { t, format } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications.register
  const title = texts.draft({ name: register.class.name, date: format.day(register.day).date })
  const path = registerPath(mosque, register.class.id, register.day)
  const { children, unsentCount, isLoading, mark } = useRegisterMarks(mosque, register, { title, path })
  if (children.length === 0)
    return (
      <EmptyState seed="register" title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    )
  const markedCount = children.filter(({ state }) => state).length
  return (
    <>
      <p role="status">
        {texts.marked({ count: markedCount, children: children.length })}{' '}
        {unsentCount > 0 ? texts.waiting({ count: unsentCount }) : texts.saved}
      </p>
      <ul className={styles.register}>
        {children.map(({ family, child, name, state }) => (
          <li key={`${family} ${child}`} className={styles.child}>
            <bdi>{name}</bdi>
            <div role="group" aria-label={name} className={styles.marks}>
              {attendanceStates.map((option) => (
                <button
                  key={option}
                  type="button"
                  className={styles.mark}
                  data-mark={option}
                  aria-pressed={state === option}
                  disabled={isLoading}
                  onClick={() => mark({ family, child }, state === option ? null : option)}
                >
                  {texts.marks[option]}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
