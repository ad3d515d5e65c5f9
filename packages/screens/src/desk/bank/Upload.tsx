import type { SkippedLines, StatementQuestion, StatementUpload } from '@minaret/contract/desk'
import { type StatementToImport, useImportStatement } from '@minaret/domain/desk'
import { Checkbox, Notice, TextField } from '@minaret/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './bank.module.css'
import { ColumnQuestion } from './ColumnQuestion.tsx'
import { SkippedLinesNotice } from './SkippedLinesNotice.tsx'

type Answer = Pick<StatementUpload, 'columns' | 'dates'>

/** An uploaded file with an open question, and the earlier answers. */
type OpenQuestion = { account: string; upload: string; question: StatementQuestion; answer: Answer }

/** Maximum size of a statement in bytes, enforced by the server. */
const maxBytes = 3_000_000

/** The import of a statement. @param accounts names of the mosque's accounts, most recently used first */
export function Upload({ mosque, accounts }: { mosque: string; accounts: readonly string[] }) {
  const { t } = useMessages('deskBank')
  const texts = t.deskBank.upload
  const id = useId()
  const importStatement = useImportStatement(mosque)
  const [account, setAccount] = useState(accounts[0] ?? '')
  const [shouldAsk, setShouldAsk] = useState(false)
  const [openQuestion, setOpenQuestion] = useState<OpenQuestion>()
  const [skippedLines, setSkippedLines] = useState<readonly SkippedLines[]>([])
  const [problem, setProblem] = useState<'tooLarge' | 'noAccount'>()
  const send = (statement: StatementToImport) =>
    importStatement.mutate(statement, {
      onSuccess({ account: name, upload, imported }) {
        const question = imported?.question
        const { columns, dates } = statement
        const answer = { ...(columns ? { columns } : {}), ...(dates ? { dates } : {}) }
        setOpenQuestion(question && { account: name, upload, question, answer })
        setSkippedLines(imported?.passed ?? [])
      },
    })
  function onFileChange(file: File | undefined) {
    if (!file) return
    if (account.trim() === '') return setProblem('noAccount')
    if (file.size > maxBytes) return setProblem('tooLarge')
    setProblem(undefined)
    setOpenQuestion(undefined)
    setSkippedLines([])
    send({ account: account.trim(), file, ask: shouldAsk })
  }
  return (
    <section className={styles.card} aria-labelledby="upload">
      <h2 id="upload">{texts.title}</h2>
      <TextField
        label={texts.account}
        hint={texts.accountHint}
        autoComplete="off"
        dir="auto"
        list={`${id}-accounts`}
        maxLength={60}
        value={account}
        error={problem === 'noAccount' ? texts.noAccount : undefined}
        onChange={({ target }) => setAccount(target.value)}
      />
      <datalist id={`${id}-accounts`}>
        {accounts.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Checkbox
        label={texts.ask}
        hint={texts.askHint}
        checked={shouldAsk}
        onChange={({ target }) => setShouldAsk(target.checked)}
      />
      <div className={styles.file}>
        <label htmlFor={id}>{texts.file}</label>
        <p className={styles.hint} id={`${id}-hint`}>
          {texts.fileHint}
        </p>
        <input
          id={id}
          type="file"
          aria-describedby={`${id}-hint`}
          accept=".csv,.txt,.ofx,.qfx,.xml,text/csv,application/xml"
          disabled={importStatement.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            onFileChange(file)
            // Cleared, so that the same file can be chosen again after a correction.
            target.value = ''
          }}
        />
      </div>
      {problem === 'tooLarge' && <Notice tone="warning" live="assertive" title={texts.tooLarge} />}
      {importStatement.isPending && <p role="status">{texts.reading}</p>}
      {openQuestion && (
        <ColumnQuestion
          key={`${openQuestion.upload} ${openQuestion.question.asks.join(' ')}`}
          account={openQuestion.account}
          question={openQuestion.question}
          busy={importStatement.isPending}
          onAnswer={(answer) =>
            send({ account: openQuestion.account, upload: openQuestion.upload, ...openQuestion.answer, ...answer })
          }
          onCancel={() => setOpenQuestion(undefined)}
        />
      )}
      <SkippedLinesNotice groups={skippedLines} />
    </section>
  )
}
