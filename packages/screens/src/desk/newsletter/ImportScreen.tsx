import type { DeskMosque, SubscriberImported } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, DateField, Form, LineLink, Notice, SummaryList, TextArea, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Panel, todayIn } from '../frame/index.ts'
import styles from './newsletter.module.css'
import { subscribersPath } from './paths.ts'
import { readText } from './readText.ts'

const isFormField = (name: string) => ['source', 'agreedOn', 'wording', 'text'].includes(name)

const emptyValues = { text: '', source: '', agreedOn: '', wording: '' }

/** Imports subscribers who agreed elsewhere: requires proof of consent, and checks the list before saving anything. */
export function ImportScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter.import
  const check = useDeskAction('subscriberImport', { isField: isFormField, toast: false, refresh: [] })
  const add = useDeskAction('subscriberImport', { isField: isFormField, toast: false, refreshOn: 'success' })
  const [values, setValues] = useState(emptyValues)
  const [isSubmitted, setSubmitted] = useState(false)
  const isMissing = (key: keyof typeof emptyValues) => values[key].trim() === ''
  const isComplete =
    !isMissing('text') && !isMissing('source') && !isMissing('agreedOn') && values.wording.trim().length >= 10
  const error = add.error ?? check.error
  const errorFor = (key: keyof typeof emptyValues, problem: string | undefined) =>
    (isSubmitted ? problem : undefined) ?? fieldErrorsOf(error)[key]
  const change = (key: keyof typeof emptyValues) => (event: { target: { value: string } }) => {
    setValues({ ...values, [key]: event.target.value })
    check.reset()
    add.reset()
  }
  return (
    <DeskFrame mosque={mosque} page="newsletter" title={texts.title}>
      <LineLink href={subscribersPath(mosque.slug, { show: 'confirmed', search: '' })}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <Form
        className={styles.form}
        onSubmit={() => {
          setSubmitted(true)
          if (isComplete) check.mutate({ mosque: mosque.slug, body: { ...values, check: true } })
        }}
      >
        <TextArea
          label={texts.people}
          hint={texts.peopleHint}
          rows={8}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          error={errorFor('text', isMissing('text') ? texts.noPeople : undefined)}
          value={values.text}
          onChange={change('text')}
        />
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={texts.file}
          className={styles.file}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void readText(file).then((text) => change('text')({ target: { value: text } }))
          }}
        />
        <TextField
          label={texts.source}
          hint={texts.sourceHint}
          dir="auto"
          autoComplete="off"
          error={errorFor('source', isMissing('source') ? texts.noSource : undefined)}
          value={values.source}
          onChange={change('source')}
        />
        <DateField
          label={texts.agreedOn}
          max={todayIn(mosque.timeZone)}
          error={errorFor('agreedOn', isMissing('agreedOn') ? texts.noDay : undefined)}
          value={values.agreedOn}
          onChange={change('agreedOn')}
        />
        <TextArea
          label={texts.wording}
          hint={texts.wordingHint}
          rows={3}
          dir="auto"
          error={errorFor('wording', values.wording.trim().length < 10 ? texts.noWording : undefined)}
          value={values.wording}
          onChange={change('wording')}
        />
        <Button type="submit" tone="quiet" busy={check.isPending}>
          {texts.check}
        </Button>
      </Form>
      {add.data && (
        <Notice tone="success" live="polite" title={texts.added({ count: add.data.data.added })}>
          {texts.addedMore}
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
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter.import
  return (
    <Panel id="checked" title={texts.checked} className={styles.spaced}>
      <SummaryList
        items={[
          { label: texts.willAdd, value: result.added },
          { label: texts.already, value: result.already },
          { label: texts.left, value: result.left },
        ]}
      />
      {result.problems.length > 0 && (
        <>
          <p>{texts.problems}</p>
          <ul className={styles.problems}>
            {result.problems.map(({ problem, count, examples }) => (
              <li key={problem}>
                {texts.problem({ problem, count })}
                <ul>
                  {examples.map(({ line, text }) => (
                    <li key={line}>
                      {texts.line({ line })} <bdi>{text}</bdi>
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
          {texts.add({ count: result.added })}
        </Button>
      )}
    </Panel>
  )
}
