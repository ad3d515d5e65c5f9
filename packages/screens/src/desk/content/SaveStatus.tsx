import type { ContentValues } from '@minaret/contract/desk'
import type { DraftLocation } from '@minaret/domain/desk'
import { Button, ButtonRow, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useContentTexts } from './useContentTexts.ts'
import { fileNameOf, plainText, textOf } from './values.ts'
import styles from './form.module.css'

/** The save status, always visible. */
export function SaveStatus({ location }: { location: DraftLocation }) {
  const { texts } = useContentTexts()
  return (
    <p role="status" className={styles.safety} data-safety={location}>
      {texts.saveStatus[location]}
    </p>
  )
}

/** Offers the text to copy or download if neither this device nor the server can store it. */
export function CopyOrDownload({ values }: { values: ContentValues }) {
  const { texts, labelOf } = useContentTexts()
  const [isCopied, setCopied] = useState(false)
  const text = plainText(values, labelOf)
  const fileName = `${fileNameOf(textOf(values.title))}.txt`
  return (
    <Notice tone="warning" live="assertive" title={texts.saveStatus.unsavedTitle}>
      <p>{texts.saveStatus.unsavedHint}</p>
      <ButtonRow>
        <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
          {isCopied ? texts.saveStatus.copied : texts.saveStatus.copy}
        </Button>
        <a
          className={styles.download}
          download={fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {texts.saveStatus.download}
        </a>
      </ButtonRow>
    </Notice>
  )
}
