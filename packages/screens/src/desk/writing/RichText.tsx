import { Button, failLate, Skeleton, TextArea, withTimeout } from '@minaret/ui'
import { useEffect, useId, useState } from 'react'
import { useWords } from '../../app/index.ts'
import type { RichEditor } from './RichEditor.tsx'
import styles from './writing.module.css'

export type RichTextProps = {
  /** Of the control, for the error summary's links. */
  id?: string
  label: string
  hint?: string
  /** Shown after the label of a text that may stay empty. */
  optional?: string
  /** What is wrong, in words. */
  error?: string
  /** The language it is written in, where that is not the page's. */
  language?: string
  /** The text, in Markdown. */
  value: string
  onChange(next: string): void
  /** It can be read but not changed. */
  isReadOnly?: boolean
}

/** How long the editor may take to come before the plain field is shown instead, in milliseconds. */
const patience = 10_000

type Loaded = { Editor: typeof RichEditor } | 'failed'

/**
 * A longer text with headings, lists, links and tables. The editor's code comes when a text is first shown; where it does not
 * come, or the text has something it has no form for, the same text is written as plain Markdown.
 */
export function RichText(props: RichTextProps) {
  const { label, hint, optional, error, language, value, onChange, isReadOnly = false } = props
  const { t } = useWords('deskWriting')
  const say = t.deskWriting
  const generated = useId()
  const id = props.id ?? generated
  const [loaded, setLoaded] = useState<Loaded>()
  const [mode, setMode] = useState<'rich' | 'plain' | 'formless'>('rich')

  useEffect(() => {
    let isCurrent = true
    withTimeout(failLate(import('./RichEditor.tsx')), patience, 'The editor did not come in time.').then(
      ({ RichEditor: Editor }) => isCurrent && setLoaded({ Editor }),
      () => isCurrent && setLoaded('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  const isPlain = mode !== 'rich' || loaded === 'failed'
  const why = loaded === 'failed' ? say.notLoaded : mode === 'formless' ? say.formless : say.plainHint
  return (
    <div className={styles.text}>
      {isPlain ? (
        <TextArea
          id={id}
          label={label}
          hint={[hint, why].filter(Boolean).join(' ')}
          optional={optional}
          error={error}
          rows={10}
          dir="auto"
          lang={language}
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : loaded ? (
        <loaded.Editor
          id={id}
          label={label}
          hint={hint}
          optional={optional}
          error={error}
          language={language}
          value={value}
          isReadOnly={isReadOnly}
          onChange={onChange}
          onFormless={() => setMode('formless')}
        />
      ) : (
        <Skeleton shape="text" label={say.loading} />
      )}
      {loaded && loaded !== 'failed' && !isReadOnly && (
        <Button tone="quiet" className={styles.switch} onClick={() => setMode(isPlain ? 'rich' : 'plain')}>
          {isPlain ? say.useEditor : say.usePlain}
        </Button>
      )}
    </div>
  )
}
