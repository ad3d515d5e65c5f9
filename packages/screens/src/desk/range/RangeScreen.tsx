import type { DeskMosque } from '@minaret/contract/desk'
import { isConflict, useChangeRange, useDeskQuery, useDraft } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { DateField, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath } from '../frame/index.ts'
import styles from './range.module.css'
import { emptyDraft, type RangeDraft, parseRangeDraft, toRequest } from './rangeForm.ts'
import { RangeEffectList } from './RangeEffectList.tsx'
import { RangeFields } from './RangeFields.tsx'

export type RangeScreenProps = {
  mosque: DeskMosque
  /** `YYYY-MM-DD`, from the URL. */
  from: string
  to: string
  onRangeChange(days: { from: string; to: string }): void
}

/** Form for changing a jamaat, cancelling a prayer, or adding Eid or taraweeh over several days, with a preview. */
export function RangeScreen({ mosque, from, to, onRangeChange }: RangeScreenProps) {
  const { t, format } = useMessages('desk', 'deskRange')
  const texts = t.deskRange
  const savedDraft = useDraft<RangeDraft>({
    mosque: mosque.slug,
    form: 'range',
    title: texts.title,
    path: `${deskPath(mosque.slug, 'times')}/range?from=${from}&to=${to}`,
    parse: parseRangeDraft,
  })
  const draft = savedDraft.value ?? emptyDraft
  const request = toRequest(draft, { from, to })
  const effect = useDeskQuery('rangePreview', request && { mosque: mosque.slug, body: request }, {
    // An invalid time is reported in the form.
    quiet: true,
    keepPrevious: true,
  })
  const change = useChangeRange()
  const mayChange = mayUse('rangeChange', mosque.roles)
  const title =
    from === '' || to === '' ? texts.title : texts.span({ from: format.day(from).date, to: format.day(to).date })
  return (
    <DeskFrame mosque={mosque} page="times" title={texts.title}>
      <LineLink href={`${deskPath(mosque.slug, 'times')}?month=${from.slice(0, 7)}`}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      <p className={styles.period}>{title}</p>
      {mayChange ? (
        <>
          <div className={styles.days}>
            <DateField
              label={texts.from}
              value={from}
              onChange={({ target }) => onRangeChange({ from: target.value, to })}
            />
            <DateField
              label={texts.to}
              value={to}
              error={from !== '' && to !== '' && to < from ? texts.wrongOrder : undefined}
              onChange={({ target }) => onRangeChange({ from, to: target.value })}
            />
          </div>
          {isConflict(change.error) && <Notice tone="warning" live="assertive" title={texts.conflict} />}
          <RangeFields
            draft={draft}
            onDraft={savedDraft.change}
            count={effect.data?.changed ?? 0}
            canSave={request !== undefined && effect.isSuccess && !effect.isPlaceholderData && effect.data.changed > 0}
            busy={change.isPending}
            onSave={() => {
              if (request && effect.data)
                change.mutate(
                  { mosque: mosque.slug, body: { version: effect.data.version, request } },
                  { onSuccess: () => savedDraft.change(undefined) },
                )
            }}
          >
            <RangeEffectList
              effect={request && effect.data}
              problem={effect.error?.message}
              draft={draft}
              onOwnChange={(own) => savedDraft.change({ ...draft, own })}
            />
          </RangeFields>
        </>
      ) : (
        <Notice>{t.desk.day.readOnly}</Notice>
      )}
    </DeskFrame>
  )
}
