import type { LibraryFile } from '@minaret/contract/desk'
import { shrinkForDisplay, isUnreachable, maxUploadBytes, useUploadFile } from '@minaret/domain/desk'
import { useState } from 'react'
import { useContentTexts } from './useContentTexts.ts'

/** Uploads a file as soon as it is chosen, dropped or pasted. */
export function useUpload(mosque: string, onStored: (file: LibraryFile) => void) {
  const { texts } = useContentTexts()
  const [percent, setPercent] = useState<number>()
  const upload = useUploadFile(mosque, (fraction) => setPercent(Math.round(10 + 85 * fraction)))
  const [isTooLarge, setTooLarge] = useState(false)

  async function send(file: File) {
    setTooLarge(false)
    setPercent(0)
    const blob = await shrinkForDisplay(file)
    if (blob.size > maxUploadBytes) {
      setPercent(undefined)
      return setTooLarge(true)
    }
    setPercent(10)
    upload.mutate(
      { name: file.name.slice(-120) || 'picture', bytes: blob },
      { onSuccess: onStored, onSettled: () => setPercent(undefined) },
    )
  }

  const failure = upload.error && (isUnreachable(upload.error) ? texts.picture.lost : upload.error.message)
  return {
    /** The progress in per cent; undefined if no upload is in progress. */
    percent,
    problem: isTooLarge ? texts.picture.tooLarge : failure,
    send: (file: File | undefined) => void (file && send(file)),
  }
}
