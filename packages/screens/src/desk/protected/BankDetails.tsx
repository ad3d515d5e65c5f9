import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDraft } from '@minaret/domain/desk'
import { Button, Form, TextArea } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, DraftNote, MosqueText } from '../frame/index.ts'
import styles from './protected.module.css'

export type BankDetailsProps = {
  mosque: string
  /** The details on the website; undefined if there are none. */
  currentDetails: string | undefined
  mayRequest: boolean
}

const maxLength = 1000
const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The bank details shown to donors, with a form to request a change. The draft is stored on the server only. */
export function BankDetails({ mosque, currentDetails, mayRequest }: BankDetailsProps) {
  const { t } = useMessages('deskProtected')
  const texts = t.deskProtected.bank
  const [isOpen, setOpen] = useState(false)
  const request = useDeskAction('bankDetailsRequest', { isField: (name) => name === 'text', refresh: 'mosque' })
  const draft = useDraft({
    mosque,
    form: 'protected.bankDetails',
    title: texts.title,
    path: `${deskPath(mosque, 'details')}/protected`,
    place: 'server',
    parse: parseText,
  })
  const close = () => {
    draft.change(undefined)
    setOpen(false)
    request.reset()
  }
  const text = draft.value ?? currentDetails ?? ''
  return (
    <section className={styles.card} aria-labelledby="bank-details">
      <h2 id="bank-details">{texts.title}</h2>
      {currentDetails === undefined ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <p className={styles.text}>
          <MosqueText>{currentDetails}</MosqueText>
        </p>
      )}
      {mayRequest &&
        (isOpen || draft.value !== undefined ? (
          <Form
            className={styles.form}
            onSubmit={() =>
              request.mutate(
                { mosque, body: { ...(currentDetails === undefined ? {} : { before: currentDetails }), text } },
                { onSuccess: close },
              )
            }
          >
            <DraftNote restoredFrom={draft.restoredFrom} onDiscard={close} />
            <TextArea
              label={texts.label}
              hint={texts.hint}
              error={fieldErrorsOf(request.error).text}
              rows={4}
              limit={maxLength}
              dir="auto"
              autoComplete="off"
              value={text}
              onChange={({ target }) => draft.change(target.value)}
            />
            <div className={styles.buttons}>
              <Button type="submit" busy={request.isPending}>
                {request.isPending ? t.deskProtected.asking : t.deskProtected.ask}
              </Button>
              <Button tone="quiet" onClick={close}>
                {t.deskProtected.cancel}
              </Button>
            </div>
          </Form>
        ) : (
          <Button tone="quiet" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        ))}
    </section>
  )
}
