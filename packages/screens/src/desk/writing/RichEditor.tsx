import type { Node } from '@tiptap/pm/model'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { type Advice, adviceOn } from './document/adviceOn.ts'
import { cleanPaste } from './document/cleanPaste.ts'
import { extensions, schema } from './document/extensions.ts'
import { readMarkdown } from './document/readMarkdown.ts'
import { writeMarkdown } from './document/writeMarkdown.ts'
import { AdviceList } from './AdviceList.tsx'
import type { RichTextProps } from './RichText.tsx'
import { Toolbar } from './Toolbar.tsx'
import styles from './writing.module.css'

export type RichEditorProps = RichTextProps & {
  id: string
  /** Called if the text contains something the editor does not support. */
  onUnsupported(): void
}

/** Debounce delay and maximum delay before the text is passed on, in milliseconds. */
const debounceDelay = 250
const maxDelay = 1000

const isContent = (value: unknown): value is JSONContent => typeof value === 'object' && value !== null

/** A document as JSON: HTML would need a parser that the Content Security Policy forbids. */
function contentOf(document: Node): JSONContent | null {
  const json: unknown = document.toJSON()
  return isContent(json) ? json : null
}

/** Returns the previous list if the advice is unchanged, to avoid a re-render. */
const keepUnchanged = (previous: readonly Advice[], next: readonly Advice[]) =>
  JSON.stringify(previous) === JSON.stringify(next) ? previous : next

const emptyDocument = schema.node('doc', null, [schema.node('paragraph')])

/** The rich-text editor; see {@link RichTextProps}. Its value is Markdown, its internal state a document. */
export function RichEditor({
  id,
  label,
  hint,
  optional,
  error,
  language,
  value,
  isReadOnly,
  onChange,
  onUnsupported,
}: RichEditorProps) {
  const { t } = useMessages('deskWriting')
  const texts = t.deskWriting
  const idPrefix = useId()
  const [initialDocument] = useState(() => readMarkdown(value))
  const [content] = useState(() => contentOf(initialDocument ?? emptyDocument))
  const [advice, setAdvice] = useState<readonly Advice[]>(() => (initialDocument ? adviceOn(initialDocument) : []))
  /** The text last passed to `onChange`; any other value comes from elsewhere. */
  const lastText = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** When the pending typing began; undefined if there is none. */
  const pendingSince = useRef<number>(undefined)
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })

  const editorProps = useMemo(() => {
    const description = [hint && `${idPrefix}hint`, error && `${idPrefix}error`].filter(Boolean).join(' ')
    return {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${idPrefix}label`,
        ...(description === '' ? {} : { 'aria-describedby': description }),
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(language ? { lang: language } : {}),
        class: styles.prose ?? '',
      },
      transformPastedHTML: cleanPaste,
    }
  }, [id, idPrefix, hint, error, language])
  const editor = useEditor({
    extensions,
    content,
    editable: !isReadOnly,
    textDirection: 'auto',
    // The Content Security Policy forbids the `<style>` that the editor would inject; its rules are in our stylesheet.
    injectCSS: false,
    editorProps,
    onUpdate() {
      clearTimeout(timer.current)
      pendingSince.current ??= Date.now()
      // Text is also passed on during continuous typing, well within the permitted loss of two seconds.
      timer.current = setTimeout(
        flush,
        Math.max(0, Math.min(debounceDelay, pendingSince.current + maxDelay - Date.now())),
      )
    },
    onBlur: flush,
  })

  function flush() {
    clearTimeout(timer.current)
    pendingSince.current = undefined
    const { doc } = editor.state
    const text = writeMarkdown(doc)
    setAdvice((previous) => keepUnchanged(previous, adviceOn(doc)))
    if (text === lastText.current) return
    lastText.current = text
    latestOnChange.current(text)
  }

  useEffect(() => {
    if (!initialDocument) onUnsupported()
    const onHide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      if (!editor.isDestroyed) flush()
    }
    // Once per editor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor])

  useEffect(() => {
    if (value === lastText.current) return
    lastText.current = value
    // Pending typed text takes precedence over the new value.
    if (pendingSince.current !== undefined) return flush()
    clearTimeout(timer.current)
    const document = readMarkdown(value)
    if (!document) return onUnsupported()
    editor.commands.setContent(contentOf(document), { emitUpdate: false })
    return setAdvice(adviceOn(document))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value])

  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <span className={styles.label} id={`${idPrefix}label`}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </span>
      {hint && (
        <span className={styles.hint} id={`${idPrefix}hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${idPrefix}error`}>
          {error}
        </span>
      )}
      <div className={styles.frame}>
        {!isReadOnly && <Toolbar editor={editor} controls={id} texts={texts} />}
        <EditorContent editor={editor} className={styles.content} />
      </div>
      <AdviceList
        advice={advice}
        onShow={(position) =>
          editor
            .chain()
            .setTextSelection(position + 1)
            .scrollIntoView()
            .focus()
            .run()
        }
      />
    </div>
  )
}
