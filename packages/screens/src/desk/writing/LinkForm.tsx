import { Button, ButtonRow, TextField } from '@minaret/ui'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { Catalogue } from '../../messages/index.ts'
import { linkAddress } from './document/linkAddress.ts'
import styles from './writing.module.css'

export type LinkFormProps = { editor: Editor; texts: Catalogue['deskWriting']; onDone(): void }

/** Form for a link's address, which is validated before it is inserted. */
export function LinkForm({ editor, texts, onDone }: LinkFormProps) {
  const { link } = texts
  const [initialHref] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [address, setAddress] = useState(initialHref)
  const [isInvalid, setInvalid] = useState(false)

  function save() {
    const href = linkAddress(address)
    setInvalid(href === undefined)
    if (href === undefined) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && initialHref === '')
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .unsetMark('link')
        .run()
    else chain.setMark('link', { href }).setTextSelection(editor.state.selection.to).unsetMark('link').run()
    onDone()
  }

  return (
    <div role="group" aria-label={texts.tools.link} className={styles.link}>
      <TextField
        label={link.label}
        hint={link.hint}
        error={isInvalid ? link.wrong : undefined}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        // The user has just opened the form.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Neither key may submit the surrounding form.
          event.preventDefault()
          if (event.key === 'Enter') save()
          else {
            editor.commands.focus()
            onDone()
          }
        }}
      />
      <ButtonRow>
        <Button onClick={save}>{link.save}</Button>
        {initialHref !== '' && (
          <Button
            tone="quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
              onDone()
            }}
          >
            {link.remove}
          </Button>
        )}
        <Button
          tone="quiet"
          onClick={() => {
            editor.commands.focus()
            onDone()
          }}
        >
          {link.cancel}
        </Button>
      </ButtonRow>
    </div>
  )
}
