import { fieldErrorsOf, useMakeSupporter, useSupporter, useTenant } from '@minaret/domain'
import { Button, Card, Form, Notice, ShareButtons, TextField } from '@minaret/ui'
import { useId, useState } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './own.module.css'
import { useOwnLinks } from './supporterRef.ts'

/** A first name, as the contract says it. */
const firstName = /^\p{L}[\p{L}\p{M} '’-]{0,29}$/u

export type OwnLinkProps = {
  /** The campaign's. */
  id: string
  title: string
  /** Of the campaign, ISO 4217, lower case. */
  currency: string
  /** The campaign's page. */
  path: string
  /** Which heading its own is on the page. Default 3. */
  level?: 2 | 3
}

/** A link of one's own to a campaign: made with one press, kept by this browser, and with what has been given through it. */
export function OwnLink({ id, title, currency, path, level = 3 }: OwnLinkProps) {
  const { t } = useWords('campaigns', 'share')
  const links = useOwnLinks(id)
  const here = useHydrated()
  const [made, setMade] = useState<string>()
  const ref = made ?? (here ? links.read() : undefined)
  const words = t.campaigns.own
  const Heading = `h${level}` as const
  return (
    <Card className={styles.own} data-print="hide">
      <Heading className={styles.heading}>{words.title}</Heading>
      {ref === undefined ? (
        <Make
          id={id}
          onMade={(ref) => {
            links.keep(ref)
            setMade(ref)
          }}
        />
      ) : (
        <Ready id={id} supporterRef={ref} title={title} currency={currency} path={path} fresh={made !== undefined} />
      )}
    </Card>
  )
}

function Make({ id, onMade }: { id: string; onMade(ref: string): void }) {
  const { t } = useWords('campaigns')
  const words = t.campaigns.own
  const make = useMakeSupporter(id)
  const field = useId()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<'unreadable' | 'posing'>()
  const busy = make.status === 'in progress'
  const error = wrong && words[wrong]
  return (
    <>
      <p className={styles.soft}>{words.lead}</p>
      <Form
        onSubmit={() => {
          const trimmed = name.trim()
          const bad = trimmed !== '' && !firstName.test(trimmed)
          setWrong(bad ? 'unreadable' : undefined)
          if (bad) return document.getElementById(field)?.focus()
          void make.run(trimmed ? { name: trimmed } : {}).then(({ data, error }) => {
            if (data) return onMade(data.ref)
            // The name is of letters as the contract has them, so what the server refuses about it is whose it is.
            if (!fieldErrorsOf(error).name) return
            setWrong('posing')
            document.getElementById(field)?.focus()
          })
        }}
        aria-busy={busy}
      >
        <TextField
          id={field}
          name="supporter"
          label={words.name}
          optional={words.optional}
          hint={words.hint}
          error={error}
          autoComplete="given-name"
          maxLength={30}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {make.status === 'failure' && wrong === undefined && (
          <Notice tone="warning" live="assertive" title={words.failed} />
        )}
        <Button type="submit" tone="quiet" busy={busy}>
          {busy ? words.making : words.make}
        </Button>
      </Form>
    </>
  )
}

type ReadyProps = Omit<OwnLinkProps, 'level'> & {
  supporterRef: string
  /** It has just been made: whoever listens is told, and stays where they were. */
  fresh: boolean
}

function Ready({ id, supporterRef, title, currency, path, fresh }: ReadyProps) {
  const { t, format } = useWords('campaigns', 'share')
  const { origin } = usePlace()
  const { websiteName } = useTenant()
  const { data, status } = useSupporter(id, supporterRef)
  const words = t.campaigns.own
  const came =
    data && data.gifts > 0
      ? words.given({
          count: data.gifts,
          figure: format.number(data.gifts),
          amount: format.amount(data.raisedMinor, currency),
        })
      : words.none
  const url = `${origin}${path}?ref=${supporterRef}`
  return (
    <>
      <p ref={fresh ? focusOnce : undefined} tabIndex={-1}>
        {status === 'failure' ? words.unknown : status === 'success' ? came : words.lead}
      </p>
      <p className={styles.link}>
        <bdi>{url.replace(/^https?:\/\//, '')}</bdi>
      </p>
      <ShareButtons url={url} text={words.text({ title, name: websiteName })} label={words.title} words={t.share} />
    </>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
