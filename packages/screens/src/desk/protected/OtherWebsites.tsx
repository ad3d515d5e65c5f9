import type { OriginRequest } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDraft } from '@minaret/domain/desk'
import { Button, ConfirmDialog, Form, List, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { deskPath, DraftNote } from '../frame/index.ts'
import styles from './protected.module.css'

export type OtherWebsitesProps = {
  mosque: string
  /** The permission: embedding in frames, or API calls. */
  use: OriginRequest['use']
  origins: readonly string[]
  mayAsk: boolean
}

const actionOptions = { isField: (name: string) => name === 'origin', refresh: 'mosque' } as const

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The websites with a permission, with forms to request that one is added or removed. */
export function OtherWebsites({ mosque, use, origins, mayAsk }: OtherWebsitesProps) {
  const { t } = useWords('deskProtected')
  const say = t.deskProtected
  const add = useDeskAction('originRequest', actionOptions)
  const remove = useDeskAction('originRequest', actionOptions)
  const [originToRemove, setOriginToRemove] = useState<string>()
  const draft = useDraft({
    mosque,
    form: `protected.${use}`,
    title: say.titles[use],
    path: `${deskPath(mosque, 'details')}/protected`,
    accept: readText,
  })
  const clear = () => {
    draft.change(undefined)
    add.reset()
  }
  const draftOrigin = draft.value ?? ''
  return (
    <section className={styles.card} aria-labelledby={use}>
      <h2 id={use}>{say.titles[use]}</h2>
      <p className={styles.hint}>{say.hints[use]}</p>
      <List
        rows={origins.map((origin) => ({
          id: origin,
          title: <bdi dir="ltr">{origin}</bdi>,
          action: mayAsk && (
            <Button tone="quiet" aria-label={say.removeOf({ origin })} onClick={() => setOriginToRemove(origin)}>
              {say.remove}
            </Button>
          ),
        }))}
        empty={<p className={styles.hint}>{say.empty[use]}</p>}
      />
      {mayAsk && (
        <Form
          className={styles.form}
          onSubmit={() => {
            if (draftOrigin.trim() !== '')
              add.mutate({ mosque, body: { use, origin: draftOrigin.trim(), allow: true } }, { onSuccess: clear })
          }}
        >
          <DraftNote restoredFrom={draft.restoredFrom} onDiscard={clear} />
          <TextField
            label={say.allow[use]}
            hint={say.addressHint}
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
              {add.isPending ? say.asking : say.ask}
            </Button>
          </div>
        </Form>
      )}
      <ConfirmDialog
        open={originToRemove !== undefined}
        title={say.removeTitle({ origin: originToRemove ?? '' })}
        confirmLabel={say.ask}
        cancelLabel={say.cancel}
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
        <p>{say.removeTexts[use]}</p>
      </ConfirmDialog>
    </section>
  )
}
