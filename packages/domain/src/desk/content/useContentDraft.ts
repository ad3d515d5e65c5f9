import { send } from '@minaret/client'
import type { ContentKindName, ContentThing, ContentValues } from '@minaret/contract/desk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useDesk } from '../DeskProvider.tsx'
import { useDraft } from '../drafts/useDraft.ts'
import { createAutosave, type SaveState } from './autosave.ts'
import { contentQueries } from './queries.ts'
import { joinWords, splitWords } from './translations.ts'

/** A thing's form as it is typed, with the version it was typed on. */
type TypedContent = { version: string; values: ContentValues }

/** Whether what was typed is safe, for the line that says so. */
export type ContentSafety =
  /** The server has all of it, or nothing was typed. */
  | 'saved'
  /** On its way to the server; this device has it. */
  | 'saving'
  /** This device has it, the server does not. */
  | 'onDevice'
  /** Neither has it. */
  | 'nowhere'

export type ContentDraftOptions = {
  mosque: string
  kind: ContentKindName
  /** The thing; nothing while it is new. */
  thing: ContentThing | undefined
  /** What the form is called in the list of drafts, and where it is. */
  title: string
  path: string
  /** The mosque's languages beside its main one; in the draft their words stand as `ar:title`. */
  languages: readonly string[]
  /** What something new begins with. */
  first?: ContentValues
}

/** What is typed into a thing's form. */
export type ContentDraft = {
  values: ContentValues
  isLoading: boolean
  restoredFrom: string | undefined
  safety: ContentSafety
  save: SaveState
  change(next: ContentValues): void
  /** Changes a part of what stands there when this is called, however long ago the caller was drawn: an upload ends late. */
  update(step: (values: ContentValues) => ContentValues): void
  /** What stands there when this is called. */
  latest(): ContentValues
  /** Goes on with resolved values on the version there is now. */
  resolve(values: ContentValues, version: string): void
  /** Takes what publishing and the like answered: nothing typed is left. */
  accept(thing: ContentThing): void
  /** Sends at once what waits. */
  flush(): Promise<void>
  /** The version that the next write names, as it is when this is called. */
  version(): string
  /** Whether a conflict stands, as it is when this is called. */
  isInConflict(): boolean
  /** Forgets what was typed on this device. */
  discard(): void
}

const isValues = (value: unknown): value is ContentValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function accept(value: unknown): TypedContent | undefined {
  const { version, values }: { version?: unknown; values?: unknown } = Object(value)
  return typeof version === 'string' && isValues(values) ? { version, values } : undefined
}

/** A form's name is at most 100 characters: of longer names the beginning, and a number that tells them apart. */
function formOf(kind: ContentKindName, id: string): string {
  if (id.length <= 70) return `content.${kind}.${id}`
  let sum = 0
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 4_294_967_291
  return `content.${kind}.${id.slice(0, 60)}.${sum}`
}

/** How long something typed may lie nowhere before it is said, in milliseconds: with a margin to the two seconds that are promised. */
const patience = 1500

/**
 * Drafts a thing of the content: each change lies on this device at once, encrypted, and goes to the server by itself. What
 * was typed on a version that is not the newest any more is refused by the server, and shown field by field.
 */
export function useContentDraft(options: ContentDraftOptions): ContentDraft {
  const { mosque, kind, thing, title, path, languages, first = {} } = options
  const { api, queryClient } = useDesk()
  const id = thing?.id
  const device = useDraft({ mosque, form: formOf(kind, id ?? 'new'), title, path, accept })
  const [acceptedThing, setAccepted] = useState<ContentThing>()
  const saved = acceptedThing ?? thing
  /** What stands there while nothing is typed. */
  const untyped = useRef(thing ? joinWords(thing, languages) : first)
  /** Languages it has or had words in: one that has none left is sent empty. */
  const written = useRef(new Set(Object.keys(thing?.translations ?? {}).filter((one) => languages.includes(one))))
  const autosave = useMemo(
    () =>
      createAutosave({
        version: thing?.version ?? '',
        languages,
        async save(words, version) {
          const sent = splitWords(words, [...written.current])
          for (const language of Object.keys(sent.translations ?? {})) written.current.add(language)
          const { data } = await send(
            api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}', {
              params: { path: { mosque, kind, id: id ?? '' } },
              body: { version, ...sent },
            }),
          )
          if (!data) throw new Error('What was saved is in the answer.')
          return data
        },
        onSaved({ thing: now }) {
          untyped.current = joinWords(now, languages)
          setAccepted(now)
          device.change(undefined)
          void queryClient.invalidateQueries({ queryKey: contentQueries.all(mosque), refetchType: 'none' })
        },
      }),
    // One for each thing that is opened: its versions follow from its own answers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [mosque, kind, id],
  )
  const save = useStore(autosave.state)

  // What was changed otherwise, such as by an undo, is taken while nothing is typed.
  const isTyped = device.value !== undefined
  useEffect(() => {
    const { phase, version } = autosave.state.getState()
    if (!thing || isTyped || phase !== 'saved' || thing.version === version) return
    setAccepted(undefined)
    autosave.accept(thing.version)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [thing?.version])

  // What this device had from before is sent on the version it was typed on.
  const restored = device.restoredFrom === undefined ? undefined : device.value
  useEffect(() => {
    if (!restored || id === undefined) return
    autosave.accept(restored.version)
    autosave.edit(restored.values)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [device.isLoading, autosave])

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void autosave.flush()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      void autosave.flush()
      autosave.stop()
    }
  }, [autosave])

  const isServerSafe = save.phase === 'saved' && (id !== undefined || device.value === undefined)
  const isUnsafe = !isServerSafe && device.value !== undefined && device.isStored !== true
  const [isLongUnsafe, setLongUnsafe] = useState(false)
  /** Since when something typed lies nowhere: a save that begins meanwhile does not begin the wait anew. */
  const unsafeSince = useRef<number>(undefined)
  useEffect(() => {
    if (!isUnsafe) {
      unsafeSince.current = undefined
      return setLongUnsafe(false)
    }
    const since = (unsafeSince.current ??= performance.now())
    const isNowhere = device.isStored === false && save.phase === 'failed'
    const timer = setTimeout(() => setLongUnsafe(true), isNowhere ? 0 : since + patience - performance.now())
    return () => clearTimeout(timer)
  }, [isUnsafe, device.isStored, save.phase])

  const savedWords = useMemo(
    () => saved && joinWords(saved, languages),
    // The mosque's languages do not change while a form is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [saved],
  )
  const values = device.value?.values ?? savedWords ?? first
  useEffect(() => {
    untyped.current = savedWords ?? first
  })
  const latest = () => device.latest()?.values ?? untyped.current
  const change = (next: ContentValues) => {
    device.change({ version: autosave.state.getState().version, values: next })
    if (id !== undefined) autosave.edit(next)
  }

  return {
    values,
    isLoading: device.isLoading,
    restoredFrom: device.restoredFrom,
    safety: isServerSafe
      ? 'saved'
      : isLongUnsafe
        ? 'nowhere'
        : id === undefined || save.phase === 'failed' || save.phase === 'conflict'
          ? 'onDevice'
          : 'saving',
    save,
    change,
    update: (step) => change(step(latest())),
    latest,
    resolve(next, version) {
      device.change({ version, values: next })
      autosave.resolve(next, version)
    },
    accept(now) {
      untyped.current = joinWords(now, languages)
      setAccepted(now)
      autosave.accept(now.version)
      device.change(undefined)
    },
    flush: () => autosave.flush(),
    version: () => autosave.state.getState().version,
    isInConflict: () => autosave.state.getState().phase === 'conflict',
    discard() {
      device.change(undefined)
      if (saved) autosave.accept(saved.version)
    },
  }
}
