import type { BoxSheet, DeskMosque } from '@minaret/contract/desk'
import { type Draft, isConflict, useDeskAction } from '@minaret/domain/desk'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { serialiseContent, fromSheet, parseCount, type SheetForm } from './sheetForm.ts'

/** Debounce delay, and delay before a failed save is retried, in milliseconds. */
const saveDelay = 700
const retryDelay = 5000

/** The save state of the form: `incomplete` if a field is invalid, `conflict` if the other counter saved first. */
export type SheetState = 'saved' | 'waiting' | 'incomplete' | 'failed' | 'conflict'

/** Creates the initial form. A draft with the server's content adopts the server's version. */
function createInitialForm(sheet: BoxSheet, draft: SheetForm | undefined, locale: string): SheetForm {
  if (!draft) return fromSheet(sheet, locale)
  const { count } = parseCount(draft, { currency: sheet.currency, locale })
  const hasSameContent = serialiseContent(draft.place, count) === serialiseContent(sheet.place, sheet.count)
  return hasSameContent ? { ...draft, version: sheet.version } : draft
}

/**
 * A sheet's form: stored as a draft on the device immediately, and saved on the server when typing pauses.
 * @param draft the device's draft, once it is loaded
 */
export function useSheetForm(mosque: DeskMosque, sheet: BoxSheet, draft: Draft<SheetForm>) {
  const { format } = useMessages()
  const { locale } = format
  const [form, setForm] = useState(() => createInitialForm(sheet, draft.value, locale))
  const [savedText, setSavedText] = useState(() => serialiseContent(sheet.place, sheet.count))
  const [failures, setFailures] = useState(0)
  const [hasConflict, setConflict] = useState(false)
  const save = useDeskAction('boxSheetSave', { quiet: true, refresh: [] })
  const { count, problems } = parseCount(form, { currency: sheet.currency, locale })
  const isInvalid = Object.keys(problems).length > 0
  const text = serialiseContent(form.place, count)
  const isSaved = text === savedText && !isInvalid
  const hasPartialEnvelope = form.name !== '' || form.amount !== ''

  /** The newest form, which may not be rendered yet: the user may type between a save's response and the next render. */
  const latestForm = useRef(form)
  function merge(next: Partial<SheetForm>): SheetForm {
    latestForm.current = { ...latestForm.current, ...next }
    setForm(latestForm.current)
    return latestForm.current
  }

  /** Updates the form and the device's draft. */
  const change = (next: Partial<SheetForm>) => draft.change(merge(next))

  function saveNow() {
    const submittedText = text
    save.mutate(
      { mosque: mosque.slug, sheet: sheet.id, body: { version: form.version, place: form.place, count } },
      {
        onSuccess({ data }) {
          setSavedText(submittedText)
          setFailures(0)
          merge({ version: data.version })
        },
        onError(error) {
          if (isConflict(error)) setConflict(true)
          else setFailures((previous) => previous + 1)
        },
      },
    )
  }

  const isWaiting = !isSaved && !isInvalid && !hasConflict && !save.isPending
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(saveNow, failures > 0 ? retryDelay : saveDelay)
    return () => clearTimeout(timer)
    // Only changes to the content, its version or the number of failures restart the delay.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, isWaiting, failures, form.version])

  // Content saved on the server needs no draft; a partly entered envelope does.
  const isDraft = !isSaved || hasPartialEnvelope
  useEffect(() => {
    if (isDraft) draft.change(form)
    else if (draft.value !== undefined) draft.change(undefined)
    // The draft adopts the version of each save.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDraft, form.version])

  const state: SheetState = hasConflict
    ? 'conflict'
    : isSaved
      ? 'saved'
      : isInvalid
        ? 'incomplete'
        : failures > 0
          ? 'failed'
          : 'waiting'
  return {
    form,
    count,
    problems,
    state,
    hasPartialEnvelope,
    change,
    /** Continues with the server's current sheet. */
    takeTheirs(serverSheet: BoxSheet) {
      merge({ ...fromSheet(serverSheet, locale), name: form.name, amount: form.amount })
      setSavedText(serialiseContent(serverSheet.place, serverSheet.count))
      setConflict(false)
    },
    /** Overwrites the server's current sheet with the form. */
    keepMine(serverSheet: BoxSheet) {
      merge({ version: serverSheet.version })
      setSavedText(serialiseContent(serverSheet.place, serverSheet.count))
      setConflict(false)
    },
  }
}

/** A sheet's form and its save state. */
export type SheetFormState = ReturnType<typeof useSheetForm>
