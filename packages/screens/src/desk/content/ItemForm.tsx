import type { ContentKindInfo, ContentProblem, ContentItem, DeskMosque } from '@minaret/contract/desk'
import {
  parseContentConflict,
  deskFailureMessage,
  splitKey,
  translatedKey,
  useContentAction,
  useContentDraft,
  useCreateContent,
  useDuplicateContent,
  useDesk,
  usePublishContent,
} from '@minaret/domain/desk'
import { Form, Notice } from '@minaret/ui'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { deskPath, DraftNote, Loading } from '../frame/index.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { FormFields } from './FormFields.tsx'
import { Languages } from './Languages.tsx'
import { OtherEditors } from './OtherEditors.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { problemsOf } from './problems.ts'
import { nowIn } from './nowIn.ts'
import { PublishBar } from './PublishBar.tsx'
import { CopyOrDownload } from './SaveStatus.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { entriesOf, newEntryId, withValue } from './values.ts'
import styles from './form.module.css'

export type ItemFormProps = {
  mosque: DeskMosque
  info: ContentKindInfo
  item: ContentItem | undefined
  addTo?: string
  onStored(id: string): void
  onDone(): void
}

/** Returns a predicate for the problems of a field, by the start of their paths. */
const hasPathPrefix = (prefix: string) => (problem: ContentProblem) =>
  `${problem.path.join('.')}.`.startsWith(`${prefix}.`)

/** The id of the control that a problem refers to. */
function controlId(path: readonly string[]): string {
  const [first, language, ...rest] = path
  if (first === 'translations' && language !== undefined) return `field.${translatedKey(language, rest.join('.'))}`
  return `field.${path.at(-1) === 'alt' ? [...path.slice(0, -1), 'picture-alt'].join('.') : path.join('.')}`
}

/** Prevents the Enter key from publishing: editors press it by habit, and visitors may see the item before it is withdrawn. */
function preventEnterSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** An item's form: rendered from the server's field definitions, and saved automatically. */
export function ItemForm({ mosque, info, item, addTo, onStored, onDone }: ItemFormProps) {
  const { texts, format, describePath } = useContentTexts()
  const { language: deskLanguage } = useDesk()
  const { kind, fields, mayEdit, mayChangeMoney } = info
  const path = `${deskPath(mosque.slug, 'content')}/${kind}/${item?.id ?? 'new'}`
  const draft = useContentDraft({
    mosque: mosque.slug,
    kind,
    item,
    title: item?.title ?? texts.add[kind],
    path,
    languages: mosque.languages,
  })
  const publish = usePublishContent(mosque.slug, kind)
  const create = useCreateContent(mosque.slug, kind)
  const action = useContentAction(mosque.slug, kind)
  const duplicate = useDuplicateContent(mosque.slug, kind)
  const [problems, setProblems] = useState<readonly ContentProblem[]>([])
  const { values, save } = draft
  const conflict = save.conflict ?? parseContentConflict(publish.error, values, mosque.languages)
  const hasConflict = conflict !== undefined

  const [language, setLanguage] = useState<string>()
  /** Shows the language of the first problem's field, which the error summary links to. */
  function showLanguageOf([firstProblem]: readonly ContentProblem[]) {
    if (firstProblem) setLanguage(firstProblem.path[0] === 'translations' ? firstProblem.path[1] : undefined)
  }

  const [addedId, setAddedId] = useState<string>()
  useEffect(() => {
    if (addTo === undefined || draft.isLoading || addedId !== undefined || !fields.some(({ key }) => key === addTo))
      return
    const entries = entriesOf(values[addTo])
    const id = newEntryId(entries)
    setAddedId(id)
    draft.update((latest) => withValue(latest, addTo, [{ id, at: nowIn(mosque.timeZone) }, ...entries]))
    // Once, when the draft has loaded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.isLoading])

  const errorAt = useCallback(
    (fieldPath: readonly string[]) =>
      problems.find((problem) => problem.path.join('.') === fieldPath.join('.'))?.message,
    [problems],
  )
  if (draft.isLoading) return <Loading hasFailed={false} retry={() => {}} shape="text" />

  const change = (key: string, value: Parameters<typeof withValue>[2]) => {
    const { language: fieldLanguage, key: fieldKey } = splitKey(key)
    const pathPrefix = fieldLanguage === undefined ? fieldKey : `translations.${fieldLanguage}.${fieldKey}`
    const isOfField = hasPathPrefix(pathPrefix)
    setProblems((previous) => (previous.some(isOfField) ? previous.filter((problem) => !isOfField(problem)) : previous))
    const isPicture = value === '' && fields.some((field) => field.key === key && field.type === 'picture')
    // Removing a picture removes its alt text too.
    draft.update((latest) => withValue(isPicture ? withValue(latest, 'alt', '') : latest, key, value))
  }
  async function publishNow(publishAt?: string) {
    // Pending edits are saved first, so that publishing is based on their version.
    await draft.flush()
    if (draft.isInConflict()) return
    publish.mutate(
      {
        values: draft.latest(),
        ...(item ? { stored: { id: item.id, version: draft.version() } } : {}),
        ...(publishAt ? { publishAt } : {}),
      },
      {
        onSuccess({ thing: publishedItem }) {
          draft.adopt(publishedItem)
          onDone()
        },
        onError(error) {
          const newProblems = problemsOf(error)
          setProblems(newProblems)
          showLanguageOf(newProblems)
        },
      },
    )
  }
  const formatInstant = (at: string) => format.instant(at)
  return (
    <Form
      className={styles.form}
      data-languages={language}
      errorTitle={texts.errors}
      errors={problems.map(({ path: fieldPath, message }) => ({
        id: controlId(fieldPath),
        message: `${describePath(fieldPath)}: ${message}`,
      }))}
      onKeyDown={preventEnterSubmit}
      onSubmit={() => void (mayEdit && !hasConflict && !publish.isPending && publishNow())}
    >
      {item && <OtherEditors mosque={mosque.slug} kind={kind} id={item.id} />}
      {item?.publishes && (
        <Notice>
          {texts.publishesAt({ date: formatInstant(item.publishes).date, time: formatInstant(item.publishes).time })}
        </Notice>
      )}
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={draft.discard} />
      {draft.location === 'unsaved' && <CopyOrDownload values={values} />}
      {conflict && (
        <ConflictPanel
          conflict={conflict}
          draftValues={values}
          onResolve={(next, version) => {
            publish.reset()
            draft.resolve(next, version)
          }}
        />
      )}
      {/* A rejection with field problems is shown only at the fields. */}
      {publish.error && problemsOf(publish.error).length === 0 && !conflict && (
        <Notice tone="warning" live="assertive">
          {deskFailureMessage(publish.error, deskLanguage)}
        </Notice>
      )}
      <Languages
        fields={fields}
        values={values}
        mainLanguage={mosque.language}
        otherLanguages={mosque.languages}
        selectedLanguage={language}
        onChoose={setLanguage}
      />
      <FormFields
        mosque={mosque.slug}
        fields={fields}
        values={values}
        pictures={item?.pictures ?? []}
        language={language}
        mayEdit={mayEdit}
        mayChangeMoney={mayChangeMoney}
        openEntry={addTo !== undefined && addedId !== undefined ? { key: addTo, id: addedId } : undefined}
        errorAt={errorAt}
        change={change}
      />
      {mayEdit && <PreviewPanel mosque={mosque} kind={kind} id={item?.id ?? 'new'} values={values} />}
      {mayEdit && (
        <PublishBar
          mosque={mosque}
          item={item}
          location={draft.location}
          hasConflict={hasConflict}
          isPublishing={publish.isPending}
          isBusy={create.isPending}
          historyPath={item ? `${path}/history` : undefined}
          onPublish={(at) => void publishNow(at)}
          onSaveDraft={() =>
            create.mutate(draft.latest(), {
              onSuccess({ thing: newItem }) {
                draft.discard()
                onStored(newItem.id)
              },
            })
          }
          onAction={(name) =>
            void draft.flush().then(() =>
              action.mutate(
                { id: item?.id ?? '', version: draft.version(), action: name },
                {
                  onSuccess({ data }) {
                    if (data) draft.adopt(data.thing)
                    if (name === 'delete' || name === 'withdraw') onDone()
                  },
                },
              ),
            )
          }
          onDuplicate={() =>
            duplicate.mutate(item?.id ?? '', { onSuccess: ({ data }) => data && onStored(data.thing.id) })
          }
        />
      )}
    </Form>
  )
}
