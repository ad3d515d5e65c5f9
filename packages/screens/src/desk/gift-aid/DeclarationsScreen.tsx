import type { DeskMosque, GiftAidDeclarationListed } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, Form, LineLink, List, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, todayIn } from '../frame/index.ts'
import styles from './giftAid.module.css'

/** Gift Aid declarations with their evidence; each can be cancelled. */
export function DeclarationsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskGiftAid')
  const say = t.deskGiftAid.declarations
  const [searchText, setSearchText] = useState('')
  const [search, setSearch] = useState('')
  const loaded = useDeskQuery('declarationList', { mosque: mosque.slug, search })
  return (
    <DeskFrame mosque={mosque} page="gift-aid" title={say.title}>
      <LineLink href={deskPath(mosque.slug, 'gift-aid')}>{t.deskGiftAid.back}</LineLink>
      <h1>{say.title}</h1>
      <p className={styles.hint}>{say.lead}</p>
      <Form className={styles.form} onSubmit={() => setSearch(searchText.trim())}>
        <TextField
          label={say.search}
          type="search"
          autoComplete="off"
          dir="auto"
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
        <ButtonRow className={styles.buttons}>
          <Button type="submit" tone="quiet">
            {say.find}
          </Button>
        </ButtonRow>
      </Form>
      {loaded.data ? (
        <Declarations mosque={mosque} declarations={loaded.data} />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}

function Declarations({
  mosque,
  declarations,
}: {
  mosque: DeskMosque
  declarations: readonly GiftAidDeclarationListed[]
}) {
  const { t, format } = useWords('deskGiftAid')
  const say = t.deskGiftAid.declarations
  const cancel = useDeskAction('declarationCancel')
  const report = useDeskAction('addressReportAdd')
  const [question, setQuestion] = useState<GiftAidDeclarationListed>()
  const isWithdrawable = (question?.withdrawableUntil ?? '') >= todayIn(mosque.timeZone)
  const end = () =>
    question &&
    cancel.mutate(
      { mosque: mosque.slug, declaration: question.id, body: { because: 'donor' } },
      { onSettled: () => setQuestion(undefined) },
    )
  return (
    <>
      <List
        label={say.title}
        className={styles.list}
        empty={<p className={styles.hint}>{say.none}</p>}
        rows={declarations.map((declaration) => {
          const { id, name, address, email, agreedAt, channel, scope, counts, words, cancelledAt } = declaration
          const { recordSentAt, withdrawableUntil } = declaration
          return {
            id,
            title: <bdi>{name}</bdi>,
            meta: (
              <>
                <p className={styles.words}>
                  <bdi>{[address, email].filter(Boolean).join(' · ')}</bdi>
                </p>
                <p className={styles.hint}>
                  {`${say.agreed({ date: format.instant(agreedAt).date })} ${say.channels[channel]} · ${say.scopes[scope]}`}
                </p>
                {cancelledAt && (
                  <p className={styles.hint}>
                    {(declaration.withdrawn ? say.withdrawn : say.cancelled)({
                      date: format.instant(cancelledAt).date,
                    })}
                  </p>
                )}
                {recordSentAt && withdrawableUntil && counts && !cancelledAt && (
                  <p className={styles.hint}>
                    {say.recorded({
                      date: format.instant(recordSentAt).date,
                      until: format.day(withdrawableUntil).date,
                    })}
                  </p>
                )}
                {!counts && <p className={styles.hint}>{channel === 'spoken' ? say.unsent : say.unproved}</p>}
                <details>
                  <summary>{say.words}</summary>
                  <p className={styles.words} lang="en" dir="ltr">
                    {words}
                  </p>
                </details>
                {!cancelledAt && (
                  <ButtonRow className={styles.buttons}>
                    <Button tone="quiet" aria-label={say.cancelOf({ name })} onClick={() => setQuestion(declaration)}>
                      {say.cancel}
                    </Button>
                    {counts && scope === 'past_and_future' && (
                      <Button
                        tone="quiet"
                        aria-label={say.returnedOf({ name })}
                        busy={report.isPending && report.variables.body.declaration === id}
                        onClick={() => report.mutate({ mosque: mosque.slug, body: { declaration: id } })}
                      >
                        {say.returned}
                      </Button>
                    )}
                  </ButtonRow>
                )}
              </>
            ),
          }
        })}
      />
      <ConfirmDialog
        open={question !== undefined}
        title={say.cancelTitle({ name: question?.name ?? '' })}
        confirmLabel={say.donor}
        cancelLabel={say.keep}
        busy={cancel.isPending}
        onConfirm={end}
        onCancel={() => setQuestion(undefined)}
      >
        {isWithdrawable ? say.withdrawText : say.cancelText}
      </ConfirmDialog>
    </>
  )
}
