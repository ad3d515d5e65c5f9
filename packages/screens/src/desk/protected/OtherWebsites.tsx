import type { OriginRequest } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDraft } from '@minaret/domain/desk'
import { Button, ConfirmDialog, Form, List, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, DraftNote } from '../frame/index.ts'
import styles from './protected.module.css'

export type OtherWebsitesProps = {
  mosque: string
  /** The permission: embedding in frames, or API calls. */
  use: OriginRequest['use']
  origins: readonly string[]
  mayRequest: boolean
}

const actionOptions = { isField: (name: string) => name === 'origin', refresh: 'mosque' } as const

const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The websites with a permission, with forms to request adding or removing one. */
export function OtherWebsites({ mosque, use, origins, mayRequest }: OtherWebsitesProps) {
  const { t } = useMessages('deskProtected')
  const texts = t.deskProtected
  const add = useDeskAction('originRequest', actionOptions)
  const remove = useDeskAction('originRequest', actionOptions)
  const [originToRemove, setOriginToRemove] = useState<string>()
  const draft = useDraft({
    mosque,
    form: `protected.${use}`,
    title: texts.titles[use],
    path: `${deskPath(mosque, 'details')}/protected`,
    parse: parseText,
  })
  const clear = () => {
    draft.change(undefined)
    add.reset()
  }
  const draftOrigin = draft.value ?? ''
  return (
    <section className={styles.card} aria-labelledby={use}>
      <h2 id={use}>{texts.titles[use]}</h2>
      <p className={styles.hint}>{texts.hints[use]}</p>
      <List
        rows={origins.map((origin) => ({
          id: origin,
          title: <bdi dir="ltr">{origin}</bdi>,
          action: mayRequest && (
            <Button tone="quiet" aria-label={texts.removeOf({ origin })} onClick={() => setOriginToRemove(origin)}>
              {texts.remove}
            </Button>
          ),
        }))}
        empty={<p className={styles.hint}>{texts.empty[use]}</p>}
      />
      {mayRequest && (
        <Form
          className={styles.form}
          onSubmit={() => {
            if (draftOrigin.trim() !== '')
              add.mutate({ mosque, body: { use, origin: draftOrigin.trim(), allow: true } }, { onSuccess: clear })
          }}
        >
          <DraftNote restoredFrom={draft.restoredFrom} onDiscard={clear} />
          <TextField
            label={texts.allow[use]}
            hint={texts.addressHint}
            error={fieldErrorsOf(add.error).origin}
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            value={draftOrigin}
            onChange={({ target }) => draft.change(target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" tone="quiet" busy={add.isPending}>
              {add.isPending ? texts.asking : texts.ask}
            </Button>
          </div>
        </Form>
      )}
      <ConfirmDialog
        open={originToRemove !== undefined}
        title={texts.removeTitle({ origin: originToRemove ?? '' })}
        confirmLabel={texts.ask}
        cancelLabel={texts.cancel}
        busy={remove.isPending}
        onCancel={() => setOriginToRemove(undefined)}
        onConfirm={() =>
          originToRemove !== undefined &&
          remove.mutate(
            { mosque, body: { use, origin: originToRemove, allow: false } },
            { onSettled: () => setOriginToRemove(undefined) },
          )
        }
      >
        <p>{texts.removeTexts[use]}</p>
      </ConfirmDialog>
    </section>
  )
}
