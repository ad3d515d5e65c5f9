import type { DeskApplication, DeskMosque, MaktabChild } from '@minaret/contract/desk'
import { useChangeChildClass, useDeskAction } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, LineLink, Select, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './applications.module.css'
import { classesPath } from './paths.ts'

type FamilyProps = { mosque: DeskMosque; application: DeskApplication }

/** A family's children, with their classes and notes for their teachers. */
export function Children({ mosque, application }: FamilyProps) {
  const { t } = useMessages('desk', 'deskApplications')
  const { children } = application
  if (!children) return null
  return (
    <section aria-labelledby="children">
      <h2 id="children" className={styles.heading}>
        {t.deskApplications.children}
      </h2>
      <ul className={styles.cards}>
        {children.map((child) => (
          <li key={child.child} className={styles.card}>
            <Child mosque={mosque} application={application} child={child} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Child({ mosque, application, child }: FamilyProps & { child: MaktabChild }) {
  const { t, format } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const change = useChangeChildClass()
  const mayChange = mayUse('childClassChange', mosque.roles)
  const classes = application.classes ?? []
  return (
    <>
      <h3 dir="auto">{`${child.firstName} ${child.lastName}`}</h3>
      <SummaryList
        items={[
          { label: texts.born, value: format.day(child.dateOfBirth).date },
          ...(child.school ? [{ label: texts.school, value: <bdi>{child.school}</bdi> }] : []),
          ...(mayChange ? [] : [{ label: texts.class, value: <bdi>{child.class?.name ?? texts.noClass}</bdi> }]),
        ]}
      />
      {mayChange &&
        (classes.length === 0 ? (
          <LineLink href={classesPath(mosque.slug)}>{texts.addClassFirst}</LineLink>
        ) : (
          <Select
            label={texts.classOf({ child: child.firstName })}
            disabled={change.isPending}
            value={child.class?.id ?? ''}
            onChange={({ target }) =>
              change.mutate({
                mosque: mosque.slug,
                application: application.id,
                body: { child: child.child, class: target.value || null },
              })
            }
            options={[
              { value: '', label: texts.noClass },
              ...classes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ))}
      <TeacherNotes mosque={mosque} application={application} child={child} />
    </>
  )
}

/** A family's notes for the teacher: opening them is logged, and closing the page discards them. */
function TeacherNotes({ mosque, application, child }: FamilyProps & { child: MaktabChild }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications.needs
  // The notes are held only in the mutation's result.
  const open = useDeskAction('childNeedsOpen', { toast: false, refresh: [], gcTime: 0 })
  if (child.needs === 'none') return <p className={styles.hint}>{texts.none}</p>
  if (child.needs === 'sealed') return <p className={styles.hint}>{texts.sealed}</p>
  const notes = open.data?.data.needs
  if (notes !== undefined)
    return (
      <>
        <p className={styles.hint}>{texts.title}</p>
        <blockquote className={styles.text} dir="auto">
          {notes}
        </blockquote>
        <Button tone="quiet" onClick={() => open.reset()}>
          {texts.close}
        </Button>
      </>
    )
  return (
    <>
      <p className={styles.hint}>{texts.logged}</p>
      <Button
        tone="quiet"
        busy={open.isPending}
        onClick={() =>
          open.mutate({
            mosque: mosque.slug,
            application: application.id,
            body: { child: child.child },
          })
        }
      >
        {texts.open({ child: child.firstName })}
      </Button>
    </>
  )
}
