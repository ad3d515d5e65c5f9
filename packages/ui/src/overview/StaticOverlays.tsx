import { Button } from '../button/Button.tsx'
import { TextField } from '../form/TextField.tsx'
import dialog from '../dialog/dialog.module.css'
import toast from '../toast/toast.module.css'
import styles from './poster.module.css'
import { clockTime, type SampleText } from './words/index.ts'

const Cross = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
)

/** A static copy of a dialog: the real one would cover the overview. */
export const StaticDialog = ({ sample: { reminder, giving } }: { sample: SampleText }) => (
  <section data-span="4" className={`${dialog.dialog} ${styles.still}`} aria-label={reminder.title}>
    <div className={dialog.sheet}>
      <div className={dialog.head}>
        <h2 className={dialog.title}>{reminder.title}</h2>
        <button type="button" className={dialog.close} aria-label={reminder.close}>
          <Cross />
        </button>
      </div>
      <div className={dialog.body}>
        <p>{reminder.more}</p>
        <TextField label={giving.email} name="reminder" type="email" />
      </div>
      <div className={`${dialog.actions} ${styles.foot}`}>
        <Button tone="quiet">{reminder.no}</Button>
        <Button>{reminder.yes}</Button>
      </div>
    </div>
  </section>
)

const iconPaths = {
  success: 'M4 10.5l4 4 8-9',
  info: 'M10 9v6M10 5v1.6',
  warning: 'M10 4v7M10 14v1.8',
  error: 'M5 5l10 10M15 5L5 15',
} as const

/** Static copies of toasts: the real ones disappear after five seconds. */
export function StaticToasts({ sample, sample: { passing, reminder } }: { sample: SampleText }) {
  const texts = {
    success: passing.copied,
    info: passing.isha(clockTime(sample, '19:30')),
    warning: passing.card,
    error: passing.failed,
  }
  return (
    <ul data-span="4" className={styles.passing}>
      {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
        <li key={kind} className={toast.toast}>
          <svg viewBox="0 0 20 20" className={toast.icon} data-kind={kind} aria-hidden="true">
            <path d={iconPaths[kind]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
          {texts[kind]}
          <button type="button" className={toast.close} aria-label={reminder.close}>
            <Cross />
          </button>
        </li>
      ))}
    </ul>
  )
}
