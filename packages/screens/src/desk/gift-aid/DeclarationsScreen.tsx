import type { DeskMosque, GiftAidDeclarationListed } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, Form, LineLink, List, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, todayIn } from '../frame/index.ts'
import styles from './giftAid.module.css'

/** Gift Aid declarations with their evidence; each can be cancelled. */
export function DeclarationsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskGiftAid')
  const texts = t.deskGiftAid.declarations
  const [searchText, setSearchText] = useState('')
  const [search, setSearch] = useState('')
  const query = useDeskQuery('declarationList', { mosque: mosque.slug, search })
  return (
    <DeskFrame mosque={mosque} page="gift-aid" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'gift-aid')}>{t.deskGiftAid.back}</LineLink>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      <Form className={styles.form} onSubmit={() => setSearch(searchText.trim())}>
        <TextField
          label={texts.search}
          type="search"
          autoComplete="off"
          dir="auto"
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
        <ButtonRow className={styles.buttons}>
          <Button type="submit" tone="quiet">
            {texts.find}
          </Button>
        </ButtonRow>
      </Form>
      {query.data ? (
        <Declarations mosque={mosque} declarations={query.data} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
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
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.declarations
  const cancel = useDeskAction('declarationCancel')
  const report = useDeskAction('addressReportAdd')
  const [declarationToCancel, setDeclarationToCancel] = useState<GiftAidDeclarationListed>()
  const isWithdrawable = (declarationToCancel?.withdrawableUntil ?? '') >= todayIn(mosque.timeZone)
  const confirmCancel = () =>
    declarationToCancel &&
    cancel.mutate(
      { mosque: mosque.slug, declaration: declarationToCancel.id, body: { because: 'donor' } },
      { onSettled: () => setDeclarationToCancel(undefined) },
    )
  return (
    <>
      <List
        label={texts.title}
        className={styles.list}
        empty={<p className={styles.hint}>{texts.none}</p>}
        rows={declarations.map((declaration) => {
          const {
            id,
            name,
            address,
            email,
            agreedAt,
            channel,
            scope,
            counts,
            words: wording,
            cancelledAt,
          } = declaration
          const { recordSentAt, withdrawableUntil } = declaration
          return {
            id,
            title: <bdi>{name}</bdi>,
            meta: (
              <>
                <p className={styles.text}>
                  <bdi>{[address, email].filter(Boolean).join(' · ')}</bdi>
                </p>
                <p className={styles.hint}>
                  {`${texts.agreed({ date: format.instant(agreedAt).date })} ${texts.channels[channel]} · ${texts.scopes[scope]}`}
                </p>
                {cancelledAt && (
                  <p className={styles.hint}>
                    {(declaration.withdrawn ? texts.withdrawn : texts.cancelled)({
                      date: format.instant(cancelledAt).date,
                    })}
                  </p>
                )}
                {recordSentAt && withdrawableUntil && counts && !cancelledAt && (
                  <p className={styles.hint}>
                    {texts.recorded({
                      date: format.instant(recordSentAt).date,
                      until: format.day(withdrawableUntil).date,
                    })}
                  </p>
                )}
                {!counts && <p className={styles.hint}>{channel === 'spoken' ? texts.unsent : texts.unproved}</p>}
                <details>
                  <summary>{texts.words}</summary>
                  <p className={styles.text} lang="en" dir="ltr">
                    {wording}
                  </p>
                </details>
                {!cancelledAt && (
                  <ButtonRow className={styles.buttons}>
                    <Button
                      tone="quiet"
                      aria-label={texts.cancelOf({ name })}
                      onClick={() => setDeclarationToCancel(declaration)}
                    >
                      {texts.cancel}
                    </Button>
                    {counts && scope === 'past_and_future' && (
                      <Button
                        tone="quiet"
                        aria-label={texts.returnedOf({ name })}
                        busy={report.isPending && report.variables.body.declaration === id}
                        onClick={() => report.mutate({ mosque: mosque.slug, body: { declaration: id } })}
                      >
                        {texts.returned}
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
        open={declarationToCancel !== undefined}
        title={texts.cancelTitle({ name: declarationToCancel?.name ?? '' })}
        confirmLabel={texts.donor}
        cancelLabel={texts.keep}
        busy={cancel.isPending}
        onConfirm={confirmCancel}
        onCancel={() => setDeclarationToCancel(undefined)}
      >
        {isWithdrawable ? texts.withdrawText : texts.cancelText}
      </ConfirmDialog>
    </>
  )
}
