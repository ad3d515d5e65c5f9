import type { DeskMosque, MaktabClasses } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, EmptyState, Form, LineLink, List, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import styles from './applications.module.css'
import { registerPath } from './paths.ts'

type MaktabClass = MaktabClasses['classes'][number]

/** The maktab's classes, with links to their registers. Owners can add classes and choose their teachers. */
export function ClassesScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const classes = useDeskQuery('maktabClassList', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="applications" title={words.classes.title}>
      <LineLink href={deskPath(mosque.slug, 'applications')}>{words.back}</LineLink>
      <h1>{words.classes.title}</h1>
      <p>{words.classes.lead}</p>
      {classes.data ? (
        <Loaded mosque={mosque} classes={classes.data} />
      ) : (
        <Loading failed={classes.isError} retry={() => void classes.refetch()} />
      )}
    </DeskFrame>
  )
}

function Loaded({ mosque, classes: { classes, teachers } }: { mosque: DeskMosque; classes: MaktabClasses }) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications.classes
  const mayChange = mayUse('maktabClassAdd', mosque.roles)
  const [edited, setEdited] = useState<string>()
  const form = (id: string, values?: MaktabClass) => (
    <ClassForm
      key={id}
      mosque={mosque.slug}
      teachers={teachers}
      {...(values ? { values } : {})}
      onSaved={() => setEdited(undefined)}
    />
  )
  return (
    <>
      <List
        label={words.title}
        rows={classes.map((maktabClass) => ({
          id: maktabClass.id,
          title: <bdi>{maktabClass.name}</bdi>,
          ...(maktabClass.mine ? { href: registerPath(mosque.slug, maktabClass.id) } : {}),
          meta: (
            <>
              <p>
                {words.children({ count: maktabClass.children })} ·{' '}
                <bdi>{maktabClass.teacher?.name ?? words.nobody}</bdi>
              </p>
              {edited === maktabClass.id && form(maktabClass.id, maktabClass)}
            </>
          ),
          ...(mayChange && edited !== maktabClass.id
            ? {
                action: (
                  <Button
                    tone="quiet"
                    aria-label={words.changeOf({ name: maktabClass.name })}
                    onClick={() => setEdited(maktabClass.id)}
                  >
                    {words.change}
                  </Button>
                ),
              }
            : {}),
        }))}
        empty={
          <EmptyState seed="classes" title={words.none}>
            {mayChange ? words.noneHint : words.askOwner}
          </EmptyState>
        }
      />
      {mayChange && (
        <section aria-labelledby="add">
          <h2 id="add" className={styles.heading}>
            {words.add}
          </h2>
          {form(`new ${classes.length}`)}
        </section>
      )}
    </>
  )
}

function ClassForm({
  mosque,
  teachers,
  values,
  onSaved,
}: {
  mosque: string
  teachers: MaktabClasses['teachers']
  values?: MaktabClass
  onSaved(): void
}) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications.classes
  const add = useDeskAction('maktabClassAdd', { isField: () => true, refreshOn: 'success' })
  const change = useDeskAction('maktabClassChange', { isField: () => true, refreshOn: 'success' })
  const [name, setName] = useState(values?.name ?? '')
  const [teacher, setTeacher] = useState(values?.teacher?.account ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const error = name.trim() === '' ? words.noName : name.length > 80 ? words.longName : undefined
  return (
    <Form
      className={styles.card}
      onSubmit={() => {
        setSubmitted(true)
        if (error !== undefined) return
        const body = { name, teacher: teacher === '' ? null : teacher }
        if (values) change.mutate({ mosque, class: values.id, body }, { onSuccess: onSaved })
        else add.mutate({ mosque, body }, { onSuccess: onSaved })
      }}
    >
      <TextField
        label={words.name}
        dir="auto"
        autoComplete="off"
        error={isSubmitted ? error : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label={words.teacher}
        hint={words.teacherHint}
        value={teacher}
        onChange={({ target }) => setTeacher(target.value)}
        options={[
          { value: '', label: words.nobody },
          ...teachers.map(({ account, name: label }) => ({ value: account, label })),
        ]}
      />
      <div className={styles.buttons}>
        <Button type="submit" tone={values ? 'primary' : 'quiet'} busy={add.isPending || change.isPending}>
          {values ? words.save : words.add}
        </Button>
      </div>
    </Form>
  )
}
