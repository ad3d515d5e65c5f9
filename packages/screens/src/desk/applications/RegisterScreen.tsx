import type { AttendanceState, DeskMosque, Register } from '@minaret/contract/desk'
import { useDeskQuery, useRegisterMarks } from '@minaret/domain/desk'
import { ChoiceLinks, EmptyState, LineLink, Link } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { dayAfter, DeskFrame, Loading, todayIn } from '../frame/index.ts'
import styles from './applications.module.css'
import { classesPath, registerPath } from './paths.ts'

const marks: readonly AttendanceState[] = ['present', 'late', 'absent']

/** The register of a class on a day: one tap per child, saved at once. */
export function RegisterScreen({ mosque, id, day: chosenDay }: { mosque: DeskMosque; id: string; day?: string }) {
  const { t, format } = useWords('desk', 'deskApplications')
  const words = t.deskApplications.register
  const today = todayIn(mosque.timeZone)
  const day = chosenDay ?? today
  const register = useDeskQuery('registerView', { mosque: mosque.slug, class: id, day }, { staleTime: 0, quiet: true })
  const { weekday, date } = format.day(day)
  const title = register.data?.class.name ?? words.title
  return (
    <DeskFrame mosque={mosque} page="applications" title={title}>
      <LineLink href={classesPath(mosque.slug)}>{words.back}</LineLink>
      <h1 dir="auto">{title}</h1>
      <p className={styles.day}>{`${weekday}, ${date}`}</p>
      <ChoiceLinks className={styles.filters} aria-label={words.days}>
        <Link href={registerPath(mosque.slug, id, dayAfter(day, -1))}>{words.before}</Link>
        {day < today && <Link href={registerPath(mosque.slug, id, dayAfter(day, 1))}>{words.after}</Link>}
      </ChoiceLinks>
      {register.data ? (
        <Marks key={`${id} ${day}`} mosque={mosque.slug} register={register.data} />
      ) : (
        <Loading failed={register.isError} retry={() => void register.refetch()} />
      )}
    </DeskFrame>
  )
}

function Marks({ mosque, register }: { mosque: string; register: Register }) {
  const { t, format } = useWords('desk', 'deskApplications')
  const words = t.deskApplications.register
  const title = words.draft({ name: register.class.name, date: format.day(register.day).date })
  const path = registerPath(mosque, register.class.id, register.day)
  const { children, waiting, isLoading, mark } = useRegisterMarks(mosque, register, { title, path })
  if (children.length === 0)
    return (
      <EmptyState seed="register" title={words.none}>
        {words.noneHint}
      </EmptyState>
    )
  const marked = children.filter(({ state }) => state).length
  return (
    <>
      <p role="status">
        {words.marked({ count: marked, children: children.length })}{' '}
        {waiting > 0 ? words.waiting({ count: waiting }) : words.saved}
      </p>
      <ul className={styles.register}>
        {children.map(({ family, child, name, state }) => (
          <li key={`${family} ${child}`} className={styles.child}>
            <bdi>{name}</bdi>
            <div role="group" aria-label={name} className={styles.marks}>
              {marks.map((option) => (
                <button
                  key={option}
                  type="button"
                  className={styles.mark}
                  data-mark={option}
                  aria-pressed={state === option}
                  disabled={isLoading}
                  onClick={() => mark({ family, child }, state === option ? null : option)}
                >
                  {words.marks[option]}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
