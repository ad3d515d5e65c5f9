import type { DeskMosque, MaktabClasses } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, EmptyState, Form, LineLink, List, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import styles from './applications.module.css'
import { registerPath } from './paths.ts'

type MaktabClass = MaktabClasses['classes'][number]

/** The maktab's classes, with links to their registers. Owners can add classes and choose their teachers. */
export function ClassesScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const classes = useDeskQuery('maktabClassList', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="applications" title={texts.classes.title}>
      <LineLink href={deskPath(mosque.slug, 'applications')}>{texts.back}</LineLink>
      <h1>{texts.classes.title}</h1>
      <p>{texts.classes.lead}</p>
      {classes.data ? (
        <ClassList mosque={mosque} classes={classes.data} />
      ) : (
        <Loading hasFailed={classes.isError} retry={() => void classes.refetch()} />
      )}
    </DeskFrame>
  )
}

function ClassList({ mosque, classes: { classes, teachers } }: { mosque: DeskMosque; classes: MaktabClasses }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications.classes
  const mayChange = mayUse('maktabClassAdd', mosque.roles)
  const [editedId, setEditedId] = useState<string>()
  const renderForm = (id: string, values?: MaktabClass) => (
    <ClassForm
      key={id}
      mosque={mosque.slug}
      teachers={teachers}
      {...(values ? { values } : {})}
      onSaved={() => setEditedId(undefined)}
    />
  )
  return (
    <>
      <List
        label={texts.title}
        rows={classes.map((maktabClass) => ({
          id: maktabClass.id,
          title: <bdi>{maktabClass.name}</bdi>,
          ...(maktabClass.mine ? { href: registerPath(mosque.slug, maktabClass.id) } : {}),
          meta: (
            <>
              <p>
                {texts.children({ count: maktabClass.children })} ·{' '}
                <bdi>{maktabClass.teacher?.name ?? texts.noTeacher}</bdi>
              </p>
              {editedId === maktabClass.id && renderForm(maktabClass.id, maktabClass)}
            </>
          ),
          ...(mayChange && editedId !== maktabClass.id
            ? {
                action: (
                  <Button
                    tone="quiet"
                    aria-label={texts.changeOf({ name: maktabClass.name })}
                    onClick={() => setEditedId(maktabClass.id)}
                  >
                    {texts.change}
                  </Button>
                ),
              }
            : {}),
        }))}
        empty={
          <EmptyState seed="classes" title={texts.none}>
            {mayChange ? texts.noneHint : texts.askOwner}
          </EmptyState>
        }
      />
      {mayChange && (
        <section aria-labelledby="add">
          <h2 id="add" className={styles.heading}>
            {texts.add}
          </h2>
          {renderForm(`new ${classes.length}`)}
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
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications.classes
  const add = useDeskAction('maktabClassAdd', { isField: () => true, refreshOn: 'success' })
  const change = useDeskAction('maktabClassChange', { isField: () => true, refreshOn: 'success' })
  const [name, setName] = useState(values?.name ?? '')
  const [teacher, setTeacher] = useState(values?.teacher?.account ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const error = name.trim() === '' ? texts.noName : name.length > 80 ? texts.longName : undefined
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
        label={texts.name}
        dir="auto"
        autoComplete="off"
        error={isSubmitted ? error : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label={texts.teacher}
        hint={texts.teacherHint}
        value={teacher}
        onChange={({ target }) => setTeacher(target.value)}
        options={[
          { value: '', label: texts.noTeacher },
          ...teachers.map(({ account, name: label }) => ({ value: account, label })),
        ]}
      />
      <div className={styles.buttons}>
        <Button type="submit" tone={values ? 'primary' : 'quiet'} busy={add.isPending || change.isPending}>
          {values ? texts.save : texts.add}
        </Button>
      </div>
    </Form>
  )
}
