import type { ContentItem, DeskMosque } from '@minaret/contract/desk'
import type { ContentAction, DraftLocation } from '@minaret/domain/desk'
import { Button, ConfirmDialog, DateField, Link, TextField } from '@minaret/ui'
import { useState } from 'react'
import { todayIn } from '../frame/index.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { useContentTexts } from './useContentTexts.ts'
import styles from './form.module.css'

export type PublishBarProps = {
  mosque: DeskMosque
  /** The item; undefined if it is new. */
  item: ContentItem | undefined
  location: DraftLocation
  /** Whether a conflict must be resolved before any other action. */
  hasConflict: boolean
  isPublishing: boolean
  isBusy: boolean
  historyPath: string | undefined
  onPublish(at?: string): void
  onSaveDraft(): void
  onAction(action: ContentAction): void
  onDuplicate(): void
}

/** The bar at the foot of the form: publish now or later, with less common actions in a menu. */
export function PublishBar(props: PublishBarProps) {
  const { mosque, location, hasConflict, isPublishing, isBusy, historyPath, onPublish, onSaveDraft, onAction } = props
  const { item } = props
  const { texts } = useContentTexts()
  const actions = texts.actions
  const [isScheduling, setScheduling] = useState(false)
  const [isConfirmingDelete, setConfirmingDelete] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const state = item?.state
  const isPublished = state === 'published'
  return (
    <div className={styles.bar} data-foot="">
      {isScheduling && (
        <ScheduleFields
          mosque={mosque}
          isBusy={hasConflict || isPublishing}
          onSchedule={(at) => {
            setScheduling(false)
            onPublish(at)
          }}
        />
      )}
      <div className={styles.barRow}>
        <Button type="submit" size="large" disabled={hasConflict} busy={isPublishing}>
          {isPublishing ? actions.publishing : isPublished ? actions.publishChanges : actions.publish}
        </Button>
        {(item || location !== 'saved') && <SaveStatus location={location} />}
        <details
          className={styles.more}
          open={isMenuOpen}
          onToggle={({ currentTarget }) => setMenuOpen(currentTarget.open)}
        >
          <summary>{actions.more}</summary>
          <div className={styles.menu}>
            {!item && (
              <Button tone="quiet" busy={isBusy} onClick={onSaveDraft}>
                {actions.save}
              </Button>
            )}
            <Button
              tone="quiet"
              disabled={hasConflict}
              aria-expanded={isScheduling}
              onClick={() => {
                setScheduling(!isScheduling)
                // Otherwise the menu would cover the schedule fields.
                setMenuOpen(false)
              }}
            >
              {actions.schedule}
            </Button>
            {item?.publishes && (
              <Button tone="quiet" disabled={hasConflict} onClick={() => onAction('unschedule')}>
                {actions.unschedule}
              </Button>
            )}
            {item?.draft && isPublished && (
              <Button tone="quiet" disabled={hasConflict} onClick={() => onAction('discard')}>
                {actions.discard}
              </Button>
            )}
            {(state === 'withdrawn' || state === 'deleted') && (
              <Button tone="quiet" disabled={hasConflict} onClick={() => onAction('restore')}>
                {actions.restore}
              </Button>
            )}
            {isPublished && (
              <Button tone="quiet" disabled={hasConflict} onClick={() => onAction('withdraw')}>
                {actions.withdraw}
              </Button>
            )}
            {item && (
              <Button tone="quiet" onClick={props.onDuplicate}>
                {actions.duplicate}
              </Button>
            )}
            {historyPath && <Link href={historyPath}>{actions.history}</Link>}
            {isPublished && item?.address && <Link href={item.address}>{actions.view}</Link>}
            {item && state !== 'deleted' && (
              <Button tone="danger" disabled={hasConflict} onClick={() => setConfirmingDelete(true)}>
                {actions.delete}
              </Button>
            )}
          </div>
        </details>
      </div>
      <ConfirmDialog
        open={isConfirmingDelete}
        title={actions.deleteAsk({ title: item?.title ?? '' })}
        confirmLabel={actions.delete}
        cancelLabel={actions.cancel}
        onConfirm={() => {
          setConfirmingDelete(false)
          onAction('delete')
        }}
        onCancel={() => setConfirmingDelete(false)}
      >
        {actions.deleteHint}
      </ConfirmDialog>
    </div>
  )
}

/** The fields that schedule publishing, in the mosque's time zone. */
function ScheduleFields({
  mosque,
  isBusy,
  onSchedule,
}: {
  mosque: DeskMosque
  isBusy: boolean
  onSchedule(at: string): void
}) {
  const { texts } = useContentTexts()
  const { actions } = texts
  const [day, setDay] = useState(() => todayIn(mosque.timeZone))
  const [time, setTime] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  return (
    <div role="group" aria-label={actions.schedule} className={styles.schedule}>
      <DateField
        label={actions.date}
        hint={actions.whenHint({ timeZone: mosque.timeZone })}
        error={isInvalid ? actions.whenWrong : undefined}
        min={todayIn(mosque.timeZone)}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField type="time" label={actions.time} value={time} onChange={({ target }) => setTime(target.value)} />
      <Button
        busy={isBusy}
        onClick={() => {
          const isValid = day >= todayIn(mosque.timeZone) && time !== ''
          setInvalid(!isValid)
          if (isValid) onSchedule(`${day} ${time}`)
        }}
      >
        {actions.scheduleAt}
      </Button>
    </div>
  )
}
