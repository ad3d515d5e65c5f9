import type { LibraryFile } from '@minaret/contract/desk'
import { drawAsShown, encodeBase64, mostUploaded, useUploadFile } from '@minaret/domain/desk'
import { useState } from 'react'
import { useContentWords } from './useContentWords.ts'

/** Sends a file as soon as it is chosen, dragged or pasted. */
export function useUpload(mosque: string, onStored: (file: LibraryFile) => void) {
  const { say } = useContentWords()
  const upload = useUploadFile(mosque)
  const [percent, setPercent] = useState<number>()
  const [isTooLarge, setTooLarge] = useState(false)

  async function send(file: File) {
    setTooLarge(false)
    setPercent(0)
    const blob = await drawAsShown(file)
    if (blob.size > mostUploaded) {
      setPercent(undefined)
      return setTooLarge(true)
    }
    setPercent(25)
    const base64 = await encodeBase64(blob)
    setPercent(50)
    upload.mutate(
      { name: file.name.slice(-120) || 'picture', base64 },
      { onSuccess: onStored, onSettled: () => setPercent(undefined) },
    )
  }

  return {
    /** How far it is, in per cent; nothing while nothing is on its way. */
    percent,
    problem: isTooLarge ? say.picture.tooLarge : upload.error?.message,
    send: (file: File | undefined) => void (file && send(file)),
  }
}
