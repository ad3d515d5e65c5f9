import { send } from '@minaret/client'
import type { ContentKindName, ContentItem, ContentValues } from '@minaret/contract/desk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useDesk } from '../DeskProvider.tsx'
import { useDraft } from '../drafts/useDraft.ts'
import { createAutosave, type SaveState } from './autosave.ts'
import { contentQueries } from './queries.ts'
import { joinTranslations, splitTranslations } from './translations.ts'

/** The current values of an item's form, with the version they are based on. */
type StoredValues = { version: string; values: ContentValues }

/** Where the entered values are stored, for the status line. */
export type DraftLocation =
  /** The server has everything, or nothing was entered. */
  | 'saved'
  /** Being sent to the server; this device has it. */
  | 'saving'
  /** This device has it, the server does not. */
  | 'onDevice'
  /** Neither the server nor this device has it. */
  | 'unsaved'

export type ContentDraftOptions = {
  mosque: string
  kind: ContentKindName
  /** The item; undefined if it is new. */
  item: ContentItem | undefined
  /** The form's name in the list of drafts, and its path. */
  title: string
  path: string
  /** The mosque's languages other than its main one; the draft holds their fields as `ar:title`. */
  languages: readonly string[]
  /** The initial values of a new item. */
  initialValues?: ContentValues
}

/** The draft of an item's form. */
export type ContentDraft = {
  values: ContentValues
  isLoading: boolean
  restoredFrom: string | undefined
  location: DraftLocation
  save: SaveState
  change(next: ContentValues): void
  /** Updates the current values, not those of the caller's render: an upload may finish much later. */
  update(change: (values: ContentValues) => ContentValues): void
  /** The values at the time of the call, not of the last render. */
  latest(): ContentValues
  /** Continues with resolved values, based on the current version. */
  resolve(values: ContentValues, version: string): void
  /** Adopts the item that publishing or another action returned, and clears the draft. */
  adopt(item: ContentItem): void
  /** Sends pending values at once. */
  flush(): Promise<void>
  /** The version that the next save is based on, at the time of the call. */
  version(): string
  /** Whether there is a conflict at the time of the call. */
  isInConflict(): boolean
  /** Deletes the draft from this device. */
  discard(): void
}

const isValues = (value: unknown): value is ContentValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseStoredValues(value: unknown): StoredValues | undefined {
  const { version, values }: { version?: unknown; values?: unknown } = Object(value)
  return typeof version === 'string' && isValues(values) ? { version, values } : undefined
}

/** A form's name has at most 100 characters: longer ids are truncated, and a checksum keeps them distinct. */
function formNameOf(kind: ContentKindName, id: string): string {
  if (id.length <= 70) return `content.${kind}.${id}`
  let checksum = 0
  for (const char of id) checksum = (checksum * 31 + (char.codePointAt(0) ?? 0)) % 4_294_967_291
  return `content.${kind}.${id.slice(0, 60)}.${checksum}`
}

/** How long unstored text may go without a warning, in milliseconds: the promised two seconds less a margin. */
const unsafeWarningDelayMs = 1500

/**
 * Drafts a content item: each change is stored on this device at once, encrypted, and sent to the server automatically. The
 * server refuses changes to an outdated version; they are shown field by field.
 */
export function useContentDraft(options: ContentDraftOptions): ContentDraft {
  const { mosque, kind, item, title, path, languages, initialValues = {} } = options
  const { api, queryClient } = useDesk()
  const id = item?.id
  const deviceDraft = useDraft({ mosque, form: formNameOf(kind, id ?? 'new'), title, path, parse: parseStoredValues })
  const [acceptedItem, setAcceptedItem] = useState<ContentItem>()
  const savedItem = acceptedItem ?? item
  /** The values while there is no draft. */
  const serverValues = useRef(item ? joinTranslations(item, languages) : initialValues)
  /** Languages the item has or had translations in: one that has none left is sent empty. */
  const translatedLanguages = useRef(
    new Set(Object.keys(item?.translations ?? {}).filter((language) => languages.includes(language))),
  )
  const autosave = useMemo(
    () =>
      createAutosave({
        version: item?.version ?? '',
        languages,
        async save(fields, version) {
          const content = splitTranslations(fields, [...translatedLanguages.current])
          for (const language of Object.keys(content.translations ?? {})) translatedLanguages.current.add(language)
          const { data } = await send(
            api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}', {
              params: { path: { mosque, kind, id: id ?? '' } },
              body: { version, ...content },
            }),
          )
          if (!data) throw new Error('Expected the saved item in the response.')
          return data
        },
        onSaved({ thing: storedItem }) {
          serverValues.current = joinTranslations(storedItem, languages)
          setAcceptedItem(storedItem)
          deviceDraft.change(undefined)
          void queryClient.invalidateQueries({ queryKey: contentQueries.all(mosque), refetchType: 'none' })
        },
      }),
    // One per open item: its versions come from its own responses.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [mosque, kind, id],
  )
  const save = useStore(autosave.state)

  // Adopts a version created elsewhere, such as by an undo, unless there is a draft.
  const hasDraft = deviceDraft.value !== undefined
  useEffect(() => {
    const { phase, version } = autosave.state.getState()
    if (!item || hasDraft || phase !== 'saved' || item.version === version) return
    setAcceptedItem(undefined)
    autosave.adopt(item.version)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [item?.version])

  // Sends a restored draft with the version it is based on.
  const restoredDraft = deviceDraft.restoredFrom === undefined ? undefined : deviceDraft.value
  useEffect(() => {
    if (!restoredDraft || id === undefined) return
    autosave.adopt(restoredDraft.version)
    autosave.edit(restoredDraft.values)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [deviceDraft.isLoading, autosave])

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void autosave.flush()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      void autosave.flush()
      autosave.stop()
    }
  }, [autosave])

  const isSavedOnServer = save.phase === 'saved' && (id !== undefined || deviceDraft.value === undefined)
  const isUnsafe = !isSavedOnServer && deviceDraft.value !== undefined && deviceDraft.isStored !== true
  const [hasUnsafeWarning, setUnsafeWarning] = useState(false)
  /** When the unstored text was entered: a save that starts meanwhile does not restart the delay. */
  const unsafeSince = useRef<number>(undefined)
  useEffect(() => {
    if (!isUnsafe) {
      unsafeSince.current = undefined
      return setUnsafeWarning(false)
    }
    const since = (unsafeSince.current ??= performance.now())
    const isUnsaved = deviceDraft.isStored === false && save.phase === 'failed'
    const timer = setTimeout(
      () => setUnsafeWarning(true),
      isUnsaved ? 0 : since + unsafeWarningDelayMs - performance.now(),
    )
    return () => clearTimeout(timer)
  }, [isUnsafe, deviceDraft.isStored, save.phase])

  const savedFields = useMemo(
    () => savedItem && joinTranslations(savedItem, languages),
    // The mosque's languages do not change while a form is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [savedItem],
  )
  const values = deviceDraft.value?.values ?? savedFields ?? initialValues
  useEffect(() => {
    serverValues.current = savedFields ?? initialValues
  })
  const latest = () => deviceDraft.latest()?.values ?? serverValues.current
  const change = (next: ContentValues) => {
    deviceDraft.change({ version: autosave.state.getState().version, values: next })
    if (id !== undefined) autosave.edit(next)
  }

  return {
    values,
    isLoading: deviceDraft.isLoading,
    restoredFrom: deviceDraft.restoredFrom,
    location: isSavedOnServer
      ? 'saved'
      : hasUnsafeWarning
        ? 'unsaved'
        : id === undefined || save.phase === 'failed' || save.phase === 'conflict'
          ? 'onDevice'
          : 'saving',
    save,
    change,
    update: (updateValues) => change(updateValues(latest())),
    latest,
    resolve(next, version) {
      deviceDraft.change({ version, values: next })
      autosave.resolve(next, version)
    },
    adopt(current) {
      serverValues.current = joinTranslations(current, languages)
      setAcceptedItem(current)
      autosave.adopt(current.version)
      deviceDraft.change(undefined)
    },
    flush: () => autosave.flush(),
    version: () => autosave.state.getState().version,
    isInConflict: () => autosave.state.getState().phase === 'conflict',
    discard() {
      deviceDraft.change(undefined)
      if (savedItem) autosave.adopt(savedItem.version)
    },
  }
}
