import type { ContentField, ContentKindInfo, ContentProblem, ContentThing, DeskMosque } from '@minaret/contract/desk'
import {
  contentConflictOf,
  deskFailureWords,
  useContentAction,
  useContentDraft,
  useCreateContent,
  useDuplicateContent,
  useDesk,
  usePublishContent,
} from '@minaret/domain/desk'
import { Form, Notice } from '@minaret/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { deskPath, DraftNote, Loading } from '../desk-frame/index.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { FieldView } from './FieldView.tsx'
import { Others } from './Others.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { problemsOf } from './problems.ts'
import { nowIn } from './nowIn.ts'
import { PublishBar } from './PublishBar.tsx'
import { TakeAlong } from './SafetyLine.tsx'
import { useContentWords } from './useContentWords.ts'
import { entriesOf, fieldGroups, freshId, textOf, withValue } from './values.ts'
import styles from './form.module.css'

export type ThingFormProps = {
  mosque: DeskMosque
  info: ContentKindInfo
  thing: ContentThing | undefined
  adds?: string
  onStored(id: string): void
  onDone(): void
}

/** The Enter key in a field publishes nothing: it is pressed by habit, and publishing is not undone unseen. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The form of a thing: drawn from what the server says of its fields, saved while one types. */
export function ThingForm({ mosque, info, thing, adds, onStored, onDone }: ThingFormProps) {
  const { say, format, labelOf } = useContentWords()
  const { language } = useDesk()
  const { kind, fields, mayEdit, mayChangeMoney } = info
  const path = `${deskPath(mosque.slug, 'content')}/${kind}/${thing?.id ?? 'new'}`
  const draft = useContentDraft({
    mosque: mosque.slug,
    kind,
    thing,
    title: thing?.title ?? say.add[kind],
    path,
    first: {},
  })
  const publish = usePublishContent(mosque.slug, kind)
  const create = useCreateContent(mosque.slug, kind)
  const action = useContentAction(mosque.slug, kind)
  const duplicate = useDuplicateContent(mosque.slug, kind)
  const [problems, setProblems] = useState<readonly ContentProblem[]>([])
  const { values, save } = draft
  const conflict = save.conflict ?? contentConflictOf(publish.error)
  const isClosed = conflict !== undefined

  const [fresh, setFresh] = useState<string>()
  useEffect(() => {
    if (adds === undefined || draft.isLoading || fresh !== undefined || !fields.some(({ key }) => key === adds)) return
    const parts = entriesOf(values[adds])
    const id = freshId(parts)
    setFresh(id)
    draft.update((latest) => withValue(latest, adds, [{ id, at: nowIn(mosque.timeZone) }, ...parts]))
    // Once, as soon as what was typed before is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.isLoading])

  if (draft.isLoading) return <Loading failed={false} retry={() => {}} shape="text" />

  const errorAt = (at: readonly string[]) =>
    problems.find((problem) => problem.path.join('.') === at.join('.'))?.message
  const change = (key: string, value: Parameters<typeof withValue>[2]) => {
    setProblems((before) => before.filter((problem) => problem.path[0] !== key))
    draft.update((latest) => withValue(latest, key, value))
  }
  async function publishNow(at?: string) {
    // What waits is sent first, so that it is published on the version it made.
    await draft.flush()
    if (draft.isInConflict()) return
    publish.mutate(
      {
        values: draft.latest(),
        ...(thing ? { known: { id: thing.id, version: draft.version() } } : {}),
        ...(at ? { at } : {}),
      },
      {
        onSuccess({ thing: now }) {
          draft.accept(now)
          onDone()
        },
        onError: (error) => setProblems(problemsOf(error)),
      },
    )
  }
  const draw = (field: ContentField) => (
    <FieldView
      key={field.key}
      mosque={mosque.slug}
      field={field}
      id={`field.${field.key}`}
      path={[field.key]}
      value={values[field.key]}
      alt={textOf(values.alt)}
      pictures={thing?.pictures ?? []}
      {...(field.key === adds && fresh !== undefined ? { opened: fresh } : {})}
      isReadOnly={!mayEdit || (field.money && !mayChangeMoney)}
      errorAt={errorAt}
      onAlt={(alt) => change('alt', alt)}
      onChange={(value) => {
        if (field.type === 'picture' && value === '')
          draft.update((latest) => withValue(withValue(latest, 'alt', ''), field.key, ''))
        else change(field.key, value)
      }}
    />
  )
  const { first, more } = fieldGroups(fields)
  const instant = (at: string) => format.instant(at)
  return (
    <Form
      className={styles.form}
      errorTitle={say.errors}
      errors={problems.map(({ path: at, message }) => ({
        id: `field.${at.at(-1) === 'alt' ? [...at.slice(0, -1), 'picture-alt'].join('.') : at.join('.')}`,
        message: `${labelOf(at.at(-1) ?? '')}: ${message}`,
      }))}
      onKeyDown={keepFromSending}
      onSubmit={() => void (mayEdit && !isClosed && !publish.isPending && publishNow())}
    >
      {thing && <Others mosque={mosque.slug} kind={kind} id={thing.id} />}
      {thing?.publishes && (
        <Notice>{say.publishesAt(instant(thing.publishes).date, instant(thing.publishes).time)}</Notice>
      )}
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={draft.discard} />
      {draft.safety === 'nowhere' && <TakeAlong values={values} />}
      {conflict && (
        <ConflictPanel
          conflict={conflict}
          mine={values}
          onResolve={(next, version) => {
            publish.reset()
            draft.resolve(next, version)
          }}
        />
      )}
      {publish.error && problems.length === 0 && !conflict && (
        <Notice tone="warning" live="assertive">
          {deskFailureWords(publish.error, language)}
        </Notice>
      )}
      <div className={styles.fields}>{first.map(draw)}</div>
      {more.length > 0 && (
        <details className={styles.part} open={more.some(({ key }) => errorAt([key])) || undefined}>
          <summary>{say.moreFields}</summary>
          <div className={styles.fields}>{more.map(draw)}</div>
        </details>
      )}
      {mayEdit && <PreviewPanel mosque={mosque} kind={kind} id={thing?.id ?? 'new'} values={values} />}
      {mayEdit && (
        <PublishBar
          mosque={mosque}
          thing={thing}
          safety={draft.safety}
          isClosed={isClosed}
          isPublishing={publish.isPending}
          isBusy={create.isPending}
          historyPath={thing ? `${path}/history` : undefined}
          onPublish={(at) => void publishNow(at)}
          onSaveDraft={() =>
            create.mutate(draft.latest(), {
              onSuccess({ thing: now }) {
                draft.discard()
                onStored(now.id)
              },
            })
          }
          onAction={(name) =>
            void draft.flush().then(() =>
              action.mutate(
                { id: thing?.id ?? '', version: draft.version(), action: name },
                {
                  onSuccess({ data }) {
                    if (data) draft.accept(data.thing)
                    if (name === 'delete' || name === 'withdraw') onDone()
                  },
                },
              ),
            )
          }
          onDuplicate={() =>
            duplicate.mutate(thing?.id ?? '', { onSuccess: ({ data }) => data && onStored(data.thing.id) })
          }
        />
      )}
    </Form>
  )
}
