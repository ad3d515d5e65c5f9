import type { BoxSheet, DeskMosque } from '@minaret/contract/desk'
import { type Draft, isConflict, useDeskAction } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonLink, ButtonRow, ConfirmDialog, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, DraftNote, Sections } from '../frame/index.ts'
import styles from './box.module.css'
import { Cash } from './Cash.tsx'
import { CountConfirmation } from './CountConfirmation.tsx'
import { Envelopes } from './Envelopes.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import type { SheetForm } from './sheetForm.ts'
import { type SheetParts, totalOf, Totals } from './Totals.tsx'
import { useSheetForm } from './useSheetForm.ts'

/** A sheet that is being counted. */
export function OpenSheet({
  mosque,
  sheet,
  draft,
  reload,
  onLeave,
}: {
  mosque: DeskMosque
  sheet: BoxSheet
  draft: Draft<SheetForm>
  /** Refetches the sheet. */
  reload(): Promise<BoxSheet | undefined>
  onLeave(): void
}) {
  const { t } = useMessages('deskBox')
  const texts = t.deskBox.sheet
  const sheetForm = useSheetForm(mosque, sheet, draft)
  const { form, count, state, hasPartialEnvelope, change } = sheetForm
  // The page refetches the sheet after these actions.
  const confirm = useDeskAction('boxSheetConfirm', { refresh: [] })
  const discard = useDeskAction('boxSheetDiscard', { refresh: [] })
  const [isConfirmingDelete, setConfirmingDelete] = useState(false)
  const parts: SheetParts = {
    envelopes: count.envelopes.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    small: count.smallCashMinor,
    large: count.largeNotes * (sheet.largeNoteMinor ?? 0),
    declared: count.declaredMinor,
    cheques: count.chequesMinor,
  }
  const reloadThen = (apply: (newest: BoxSheet) => void) =>
    void reload().then((newest) => {
      if (newest) apply(newest)
    })
  const counters =
    form.version === sheet.version ? sheet.counters : sheet.counters.map(({ name, self }) => ({ name, self }))

  function onConfirm() {
    confirm.mutate(
      { mosque: mosque.slug, sheet: sheet.id, body: { version: form.version, totalMinor: totalOf(parts) } },
      {
        onSuccess({ data }) {
          // A counter has no access to closed sheets.
          if (data.closed && !mayUse('boxSheetBank', mosque.roles)) onLeave()
          else void reload()
        },
        onError(error) {
          if (isConflict(error)) reloadThen(sheetForm.takeTheirs)
        },
      },
    )
  }

  return (
    <Sections>
      <DraftNote
        restoredFrom={draft.restoredFrom}
        onDiscard={() => {
          draft.change(undefined)
          reloadThen(sheetForm.takeTheirs)
        }}
      />
      {state === 'conflict' && (
        <Notice
          tone="warning"
          live="assertive"
          title={texts.conflict}
          action={
            <>
              <Button tone="quiet" onClick={() => reloadThen(sheetForm.takeTheirs)}>
                {texts.theirs}
              </Button>
              <Button tone="quiet" onClick={() => reloadThen(sheetForm.keepMine)}>
                {texts.mine}
              </Button>
            </>
          }
        >
          {texts.conflictText}
        </Notice>
      )}
      <details className={styles.about}>
        <summary>{texts.about}</summary>
        <div className={styles.form}>
          <PlaceFields
            place={form.place}
            choices={sheet.choices}
            errors={{}}
            includesSelf
            onPlace={(place) => change({ place })}
          />
        </div>
      </details>
      <Envelopes sheetForm={sheetForm} currency={sheet.currency} />
      <Cash sheetForm={sheetForm} sheet={sheet} />
      <Totals parts={parts} currency={sheet.currency} />
      <p role="status" className={styles.hint}>
        {state !== 'conflict' && texts[state]}
      </p>
      <CountConfirmation
        sheet={{ ...sheet, counters }}
        totalMinor={totalOf(parts)}
        hasPartialEnvelope={hasPartialEnvelope}
        isReady={state === 'saved'}
        isBusy={confirm.isPending}
        onConfirm={onConfirm}
      />
      <ButtonRow>
        <ButtonLink tone="quiet" href={`${deskPath(mosque.slug, 'box')}/${sheet.id}/slip`}>
          {texts.slip}
        </ButtonLink>
        <Button tone="quiet" onClick={() => setConfirmingDelete(true)}>
          {texts.delete}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isConfirmingDelete}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        cancelLabel={texts.keep}
        busy={discard.isPending}
        onConfirm={() =>
          discard.mutate(
            { mosque: mosque.slug, sheet: sheet.id },
            {
              onSuccess() {
                draft.change(undefined)
                onLeave()
              },
              onSettled: () => setConfirmingDelete(false),
            },
          )
        }
        onCancel={() => setConfirmingDelete(false)}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </Sections>
  )
}
