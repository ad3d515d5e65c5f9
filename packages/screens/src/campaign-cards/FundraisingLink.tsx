import { fieldErrorsOf, useCreateSupporterLink, useSupporter, useTenant } from '@minaret/domain'
import { Button, Card, Form, Notice, ShareButtons, TextField } from '@minaret/ui'
import { useId, useState } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './own.module.css'
import { useOwnLinks } from './supporterRef.ts'

/** The contract's pattern of a first name. */
const firstName = /^\p{L}[\p{L}\p{M} '’-]{0,29}$/u

export type FundraisingLinkProps = {
  /** The campaign's id. */
  id: string
  title: string
  /** The campaign's currency, ISO 4217, lower case. */
  currency: string
  /** The path of the campaign's page. */
  path: string
  /** The level of its heading. Default 3. */
  level?: 2 | 3
}

/** A visitor's own fundraising link to a campaign: created with one press, stored in this browser, with the amount raised. */
export function FundraisingLink({ id, title, currency, path, level = 3 }: FundraisingLinkProps) {
  const { t } = useMessages('campaigns', 'share')
  const links = useOwnLinks(id)
  const isHydrated = useHydrated()
  const [newRef, setNewRef] = useState<string>()
  const ref = newRef ?? (isHydrated ? links.read() : undefined)
  const texts = t.campaigns.own
  const Heading = `h${level}` as const
  return (
    <Card className={styles.own} data-print="hide">
      <Heading className={styles.heading}>{texts.title}</Heading>
      {ref === undefined ? (
        <CreateLink
          id={id}
          onCreated={(ref) => {
            links.save(ref)
            setNewRef(ref)
          }}
        />
      ) : (
        <ExistingLink
          id={id}
          supporterRef={ref}
          title={title}
          currency={currency}
          path={path}
          isNew={newRef !== undefined}
        />
      )}
    </Card>
  )
}

function CreateLink({ id, onCreated }: { id: string; onCreated(ref: string): void }) {
  const { t } = useMessages('campaigns')
  const texts = t.campaigns.own
  const createSupporter = useCreateSupporterLink(id)
  const fieldId = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'unreadable' | 'posing'>()
  const isBusy = createSupporter.status === 'in progress'
  const error = problem && texts[problem]
  return (
    <>
      <p className={styles.soft}>{texts.lead}</p>
      <Form
        onSubmit={() => {
          const trimmedName = name.trim()
          const isInvalid = trimmedName !== '' && !firstName.test(trimmedName)
          setProblem(isInvalid ? 'unreadable' : undefined)
          if (isInvalid) return document.getElementById(fieldId)?.focus()
          void createSupporter.run(trimmedName ? { name: trimmedName } : {}).then(({ data, error }) => {
            if (data) return onCreated(data.ref)
            // The name matches the contract's pattern, so the server rejects it because it poses as someone.
            if (!fieldErrorsOf(error).name) return
            setProblem('posing')
            document.getElementById(fieldId)?.focus()
          })
        }}
        aria-busy={isBusy}
      >
        <TextField
          id={fieldId}
          name="supporter"
          label={texts.name}
          optional={texts.optional}
          hint={texts.hint}
          error={error}
          autoComplete="given-name"
          maxLength={30}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {createSupporter.status === 'failure' && problem === undefined && (
          <Notice tone="warning" live="assertive" title={texts.failed} />
        )}
        <Button type="submit" tone="quiet" busy={isBusy}>
          {isBusy ? texts.making : texts.make}
        </Button>
      </Form>
    </>
  )
}

type ExistingLinkProps = Omit<FundraisingLinkProps, 'level'> & {
  supporterRef: string
  /** The link has just been created: focus the text, so that screen readers announce it. */
  isNew: boolean
}

function ExistingLink({ id, supporterRef, title, currency, path, isNew }: ExistingLinkProps) {
  const { t, format } = useMessages('campaigns', 'share')
  const { origin } = usePageLocation()
  const { websiteName } = useTenant()
  const { data, status } = useSupporter(id, supporterRef)
  const texts = t.campaigns.own
  const raisedText =
    data && data.gifts > 0
      ? texts.given({
          count: data.gifts,
          figure: format.number(data.gifts),
          amount: format.amount(data.raisedMinor, currency),
        })
      : texts.none
  const url = `${origin}${path}?ref=${supporterRef}`
  return (
    <>
      <p ref={isNew ? focusOnMount : undefined} tabIndex={-1}>
        {status === 'failure' ? texts.unknown : status === 'success' ? raisedText : texts.lead}
      </p>
      <p className={styles.link}>
        <bdi>{url.replace(/^https?:\/\//, '')}</bdi>
      </p>
      <ShareButtons url={url} text={texts.text({ title, name: websiteName })} label={texts.title} labels={t.share} />
    </>
  )
}

const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
