import type { DeskMosque, SubscriberImported } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, DateField, Form, LineLink, Notice, SummaryList, TextArea, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame, todayIn } from '../frame/index.ts'
import styles from './newsletter.module.css'
import { subscribersPath } from './paths.ts'
import { readText } from './readText.ts'

const isProof = (name: string) => ['source', 'agreedOn', 'wording', 'text'].includes(name)

const emptyValues = { text: '', source: '', agreedOn: '', wording: '' }

/** The import of subscribers who agreed elsewhere: a check first, and nobody is added without proof of consent. */
export function ImportScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskNewsletter')
  const words = t.deskNewsletter.import
  const check = useDeskAction('subscriberImport', { isField: isProof, toast: false, refresh: [] })
  const add = useDeskAction('subscriberImport', { isField: isProof, toast: false, refreshOn: 'success' })
  const [values, setValues] = useState(emptyValues)
  const [isSubmitted, setSubmitted] = useState(false)
  const isMissing = (key: keyof typeof emptyValues) => values[key].trim() === ''
  const isComplete =
    !isMissing('text') && !isMissing('source') && !isMissing('agreedOn') && values.wording.trim().length >= 10
  const refusal = add.error ?? check.error
  const errorAt = (key: keyof typeof emptyValues, problem: string | undefined) =>
    (isSubmitted ? problem : undefined) ?? fieldErrorsOf(refusal)[key]
  const change = (key: keyof typeof emptyValues) => (event: { target: { value: string } }) => {
    setValues({ ...values, [key]: event.target.value })
    check.reset()
    add.reset()
  }
  return (
    <DeskFrame mosque={mosque} page="newsletter" title={words.title}>
      <LineLink href={subscribersPath(mosque.slug, { show: 'confirmed', search: '' })}>{words.back}</LineLink>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Form
        className={styles.form}
        onSubmit={() => {
          setSubmitted(true)
          if (isComplete) check.mutate({ mosque: mosque.slug, body: { ...values, check: true } })
        }}
      >
        <TextArea
          label={words.people}
          hint={words.peopleHint}
          rows={8}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          error={errorAt('text', isMissing('text') ? words.noPeople : undefined)}
          value={values.text}
          onChange={change('text')}
        />
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={words.file}
          className={styles.file}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void readText(file).then((text) => change('text')({ target: { value: text } }))
          }}
        />
        <TextField
          label={words.source}
          hint={words.sourceHint}
          dir="auto"
          autoComplete="off"
          error={errorAt('source', isMissing('source') ? words.noSource : undefined)}
          value={values.source}
          onChange={change('source')}
        />
        <DateField
          label={words.agreedOn}
          max={todayIn(mosque.timeZone)}
          error={errorAt('agreedOn', isMissing('agreedOn') ? words.noDay : undefined)}
          value={values.agreedOn}
          onChange={change('agreedOn')}
        />
        <TextArea
          label={words.wording}
          hint={words.wordingHint}
          rows={3}
          dir="auto"
          error={errorAt('wording', values.wording.trim().length < 10 ? words.noWording : undefined)}
          value={values.wording}
          onChange={change('wording')}
        />
        <Button type="submit" tone="quiet" busy={check.isPending}>
          {words.check}
        </Button>
      </Form>
      {add.data && (
        <Notice tone="success" live="polite" title={words.added({ count: add.data.data.added })}>
          {words.addedMore}
        </Notice>
      )}
      {check.data && (
        <CheckResult
          result={check.data.data}
          isBusy={add.isPending}
          onAdd={() =>
            add.mutate(
              { mosque: mosque.slug, body: { ...values, check: false } },
              {
                onSuccess() {
                  setValues({ ...values, text: '' })
                  setSubmitted(false)
                  check.reset()
                },
              },
            )
          }
        />
      )}
    </DeskFrame>
  )
}

function CheckResult({ result, isBusy, onAdd }: { result: SubscriberImported; isBusy: boolean; onAdd(): void }) {
  const { t } = useWords('desk', 'deskNewsletter')
  const words = t.deskNewsletter.import
  return (
    <section aria-labelledby="checked" className={styles.card}>
      <h2 id="checked">{words.checked}</h2>
      <SummaryList
        items={[
          { label: words.willAdd, value: result.added },
          { label: words.already, value: result.already },
          { label: words.left, value: result.left },
        ]}
      />
      {result.problems.length > 0 && (
        <>
          <p>{words.problems}</p>
          <ul className={styles.problems}>
            {result.problems.map(({ problem, count, examples }) => (
              <li key={problem}>
                {words.problem({ problem, count })}
                <ul>
                  {examples.map(({ line, text }) => (
                    <li key={line}>
                      {words.line({ line })} <bdi>{text}</bdi>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {result.added > 0 && (
        <Button size="large" wide busy={isBusy} onClick={onAdd}>
          {words.add({ count: result.added })}
        </Button>
      )}
    </section>
  )
}
