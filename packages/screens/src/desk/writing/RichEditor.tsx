import type { Node } from '@tiptap/pm/model'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/index.ts'
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
  /** Called where the text has something that the editor has no form for. */
  onFormless(): void
}

/** How long typing rests before the text is handed on, and how long it may go on without a rest, in milliseconds. */
const pause = 250
const longestWait = 1000

const isContent = (value: unknown): value is JSONContent => typeof value === 'object' && value !== null

/** A document as JSON: HTML would go through a parser that the page's policy forbids. */
function contentOf(document: Node): JSONContent | null {
  const json: unknown = document.toJSON()
  return isContent(json) ? json : null
}

/** The same advice stays the same list, so that nothing is drawn again for it. */
const sameAdvice = (before: readonly Advice[], now: readonly Advice[]) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now

const empty = schema.node('doc', null, [schema.node('paragraph')])

/** The editor itself; {@link RichTextProps} says what it is for. Its value is Markdown, its inside a document. */
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
  onFormless,
}: RichEditorProps) {
  const { t } = useWords('deskWriting')
  const say = t.deskWriting
  const ids = useId()
  const [first] = useState(() => readMarkdown(value))
  const [content] = useState(() => contentOf(first ?? empty))
  const [advice, setAdvice] = useState<readonly Advice[]>(() => (first ? adviceOn(first) : []))
  /** The text that was handed on last: what comes back unequal was changed by somebody else. */
  const last = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Since when typing waits to be handed on. */
  const since = useRef<number>(undefined)
  const hand = useRef(onChange)
  useEffect(() => {
    hand.current = onChange
  })

  const editorProps = useMemo(() => {
    const description = [hint && `${ids}hint`, error && `${ids}error`].filter(Boolean).join(' ')
    return {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${ids}label`,
        ...(description === '' ? {} : { 'aria-describedby': description }),
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(language ? { lang: language } : {}),
        class: styles.prose ?? '',
      },
      transformPastedHTML: cleanPaste,
    }
  }, [id, ids, hint, error, language])
  const editor = useEditor({
    extensions,
    content,
    editable: !isReadOnly,
    textDirection: 'auto',
    // Its own rules would come as a `<style>` that the page's policy refuses: they are in our stylesheet.
    injectCSS: false,
    editorProps,
    onUpdate() {
      clearTimeout(timer.current)
      since.current ??= Date.now()
      // Somebody who types without a rest has it stored all the same, well within the two seconds that may be lost.
      timer.current = setTimeout(flush, Math.max(0, Math.min(pause, since.current + longestWait - Date.now())))
    },
    onBlur: flush,
  })

  function flush() {
    clearTimeout(timer.current)
    since.current = undefined
    const { doc } = editor.state
    const text = writeMarkdown(doc)
    setAdvice((before) => sameAdvice(before, adviceOn(doc)))
    if (text === last.current) return
    last.current = text
    hand.current(text)
  }

  useEffect(() => {
    if (!first) onFormless()
    const onHide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      if (!editor.isDestroyed) flush()
    }
    // Once for each editor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor])

  useEffect(() => {
    if (value === last.current) return
    last.current = value
    // Whoever types at this moment keeps what is typed: it is handed on in place of what came.
    if (since.current !== undefined) return flush()
    clearTimeout(timer.current)
    const document = readMarkdown(value)
    if (!document) return onFormless()
    editor.commands.setContent(contentOf(document), { emitUpdate: false })
    return setAdvice(adviceOn(document))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value])

  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <span className={styles.label} id={`${ids}label`}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </span>
      {hint && (
        <span className={styles.hint} id={`${ids}hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${ids}error`}>
          {error}
        </span>
      )}
      <div className={styles.frame}>
        {!isReadOnly && <Toolbar editor={editor} controls={id} say={say} />}
        <EditorContent editor={editor} className={styles.content} />
      </div>
      <AdviceList
        advice={advice}
        onShow={(at) =>
          editor
            .chain()
            .setTextSelection(at + 1)
            .scrollIntoView()
            .focus()
            .run()
        }
      />
    </div>
  )
}
