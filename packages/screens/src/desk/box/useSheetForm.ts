import type { BoxSheet, DeskMosque } from '@minaret/contract/desk'
import { type Draft, isConflict, useDeskAction } from '@minaret/domain/desk'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { contentText, fromSheet, readCountTyped, type SheetForm } from './sheetForm.ts'

/** How long typing rests before it is saved, and how long until a failed save is tried again, in milliseconds. */
const pause = 700
const retryAfter = 5000

/** How what is typed stands: `incomplete` where a field is wrong, and `conflict` where the other counter was quicker. */
export type SheetState = 'saved' | 'waiting' | 'incomplete' | 'failed' | 'conflict'

/** A draft of the same content as the server has needs no older version. */
function beginFrom(sheet: BoxSheet, stored: SheetForm | undefined, locale: string): SheetForm {
  if (!stored) return fromSheet(sheet, locale)
  const { count } = readCountTyped(stored, { currency: sheet.currency, locale })
  const isSame = contentText(stored.place, count) === contentText(sheet.place, sheet.count)
  return isSame ? { ...stored, version: sheet.version } : stored
}

/**
 * What is typed on a sheet: on the device at once, and on the server when typing rests.
 * @param stored what was typed before and lies on the device, once that is known
 */
export function useSheetForm(mosque: DeskMosque, sheet: BoxSheet, stored: Draft<SheetForm>) {
  const { format } = useWords()
  const { locale } = format
  const [form, setForm] = useState(() => beginFrom(sheet, stored.value, locale))
  const [savedText, setSavedText] = useState(() => contentText(sheet.place, sheet.count))
  const [failures, setFailures] = useState(0)
  const [hasConflict, setConflict] = useState(false)
  const save = useDeskAction('boxSheetSave', { quiet: true, refresh: [] })
  const { count, problems } = readCountTyped(form, { currency: sheet.currency, locale })
  const isWrong = Object.keys(problems).length > 0
  const text = contentText(form.place, count)
  const isSaved = text === savedText && !isWrong
  const isTyping = form.name !== '' || form.amount !== ''

  /** The newest form, drawn or not: a key can follow a save's answer before the version in it is drawn. */
  const latest = useRef(form)
  function merge(next: Partial<SheetForm>): SheetForm {
    latest.current = { ...latest.current, ...next }
    setForm(latest.current)
    return latest.current
  }

  /** Takes what is typed, for the page and the device. */
  const change = (next: Partial<SheetForm>) => stored.change(merge(next))

  function saveNow() {
    const sent = text
    save.mutate(
      { mosque: mosque.slug, sheet: sheet.id, body: { version: form.version, place: form.place, count } },
      {
        onSuccess({ data }) {
          setSavedText(sent)
          setFailures(0)
          merge({ version: data.version })
        },
        onError(error) {
          if (isConflict(error)) setConflict(true)
          else setFailures((before) => before + 1)
        },
      },
    )
  }

  const isWaiting = !isSaved && !isWrong && !hasConflict && !save.isPending
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(saveNow, failures > 0 ? retryAfter : pause)
    return () => clearTimeout(timer)
    // What is typed, and whether it failed before, is all that begins a wait.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, isWaiting, failures, form.version])

  // What the server has is no draft any more; half an envelope is.
  const isDraft = !isSaved || isTyping
  useEffect(() => {
    if (isDraft) stored.change(form)
    else if (stored.value !== undefined) stored.change(undefined)
    // The draft follows the version a save made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDraft, form.version])

  const state: SheetState = hasConflict
    ? 'conflict'
    : isSaved
      ? 'saved'
      : isWrong
        ? 'incomplete'
        : failures > 0
          ? 'failed'
          : 'waiting'
  return {
    form,
    count,
    problems,
    state,
    isTyping,
    change,
    /** Goes on with the sheet as the server has it now. */
    takeTheirs(theirs: BoxSheet) {
      merge({ ...fromSheet(theirs, locale), name: form.name, amount: form.amount })
      setSavedText(contentText(theirs.place, theirs.count))
      setConflict(false)
    },
    /** Saves what is typed in place of what the server has now. */
    keepMine(theirs: BoxSheet) {
      merge({ version: theirs.version })
      setSavedText(contentText(theirs.place, theirs.count))
      setConflict(false)
    },
  }
}

/** What is typed on a sheet, and what becomes of it. */
export type SheetTyping = ReturnType<typeof useSheetForm>
