import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Catalogue } from '../../messages/index.ts'
import { LinkForm } from './LinkForm.tsx'
import { ToolIcon, type ToolName } from './ToolIcon.tsx'
import styles from './writing.module.css'

type Tool = {
  name: ToolName
  isOn?: boolean
  isOff?: boolean
  run(): void
}

export type ToolbarProps = {
  editor: Editor
  /** The id of the text box that it controls. */
  controls: string
  texts: Catalogue['deskWriting']
}

const tableToolNames: readonly ToolName[] = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable']

/** The active formats at the caret, and whether undo and redo are available. */
function useToolState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      table: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
}

/** The editor's toolbar: a single tab stop, with arrow keys between its buttons. Each is large enough for a thumb. */
export function Toolbar({ editor, controls, texts }: ToolbarProps) {
  const toolState = useToolState(editor)
  const bar = useRef<HTMLDivElement>(null)
  const [currentTool, setCurrentTool] = useState<ToolName>('bold')
  const [isLinking, setLinking] = useState(false)
  const chain = () => editor.chain().focus()

  const tools: Tool[] = [
    { name: 'bold', isOn: toolState.bold, run: () => chain().toggleBold().run() },
    { name: 'italic', isOn: toolState.italic, run: () => chain().toggleItalic().run() },
    { name: 'heading', isOn: toolState.heading, run: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'subheading', isOn: toolState.subheading, run: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bullets', isOn: toolState.bullets, run: () => chain().toggleBulletList().run() },
    { name: 'numbers', isOn: toolState.numbers, run: () => chain().toggleOrderedList().run() },
    { name: 'quote', isOn: toolState.quote, run: () => chain().toggleBlockquote().run() },
    { name: 'link', isOn: toolState.link || isLinking, run: () => setLinking(!isLinking) },
    {
      name: 'table',
      isOn: toolState.table,
      run: () => !toolState.table && chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    { name: 'undo', isOff: !toolState.canUndo, run: () => chain().undo().run() },
    { name: 'redo', isOff: !toolState.canRedo, run: () => chain().redo().run() },
  ]
  const tableTools: Tool[] = [
    { name: 'addRow', run: () => chain().addRowAfter().run() },
    { name: 'addColumn', run: () => chain().addColumnAfter().run() },
    { name: 'deleteRow', run: () => chain().deleteRow().run() },
    { name: 'deleteColumn', run: () => chain().deleteColumn().run() },
    { name: 'deleteTable', run: () => chain().deleteTable().run() },
  ]
  const visibleTools = toolState.table ? [...tools, ...tableTools] : tools
  const tabStop = visibleTools.some(({ name }) => name === currentTool) ? currentTool : 'bold'

  function onKeyDown(event: KeyboardEvent) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    const index = visibleTools.findIndex(({ name }) => name === tabStop)
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? visibleTools.length - 1
          : step === undefined
            ? undefined
            : index + step
    const tool = next === undefined ? undefined : visibleTools[(next + visibleTools.length) % visibleTools.length]
    if (!tool) return
    event.preventDefault()
    setCurrentTool(tool.name)
    bar.current?.querySelector<HTMLElement>(`[data-tool="${tool.name}"]`)?.focus()
  }

  return (
    <div className={styles.tools}>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={texts.toolbar}
        aria-controls={controls}
        className={styles.toolbar}
        onKeyDown={onKeyDown}
      >
        {visibleTools.map(({ name, isOn, isOff = false, run }) => (
          <button
            key={name}
            type="button"
            data-tool={name}
            tabIndex={name === tabStop ? 0 : -1}
            title={texts.tools[name]}
            aria-label={texts.tools[name]}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            className={tableToolNames.includes(name) ? styles.tableTool : styles.tool}
            // Keeps the selection, and the phone's keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setCurrentTool(name)
              if (!isOff) run()
            }}
          >
            <ToolIcon name={name} />
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} texts={texts} onDone={() => setLinking(false)} />}
    </div>
  )
}
