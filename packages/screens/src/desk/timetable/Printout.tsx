import { Button, Notice } from '@minaret/ui'
import { useId, useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './type.module.css'
import type { usePrintout } from './usePrintout.ts'

export type PrintoutProps = { printout: ReturnType<typeof usePrintout> }

/** The picture of the printed timetable, with page navigation and zoom, or the field to choose it. */
export function Printout({ printout }: PrintoutProps) {
  const { t } = useWords('deskTimetable')
  const say = t.deskTimetable
  const id = useId()
  const [isLarge, setLarge] = useState(false)
  const { picture, pages, problem } = printout
  return (
    <section className={styles.printout} aria-label={say.printout}>
      {problem && <Notice tone="warning" live="assertive" title={say.printoutProblems[problem]} />}
      {picture ? (
        <>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          <div
            className={styles.paper}
            data-large={isLarge || undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="group"
            aria-label={say.printout}
          >
            <img src={picture} alt={say.printoutAlt} />
          </div>
          <div className={styles.paperButtons}>
            <Button tone="quiet" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              {isLarge ? say.wholePage : say.closer}
            </Button>
            {pages && pages.count > 1 && (
              <>
                <Button tone="quiet" disabled={pages.shown === 1} onClick={() => void printout.turnTo(pages.shown - 1)}>
                  {say.pageBefore}
                </Button>
                <span>{say.pageOf({ page: pages.shown, count: pages.count })}</span>
                <Button
                  tone="quiet"
                  disabled={pages.shown === pages.count}
                  onClick={() => void printout.turnTo(pages.shown + 1)}
                >
                  {say.pageAfter}
                </Button>
              </>
            )}
            <Button tone="quiet" onClick={printout.putAway}>
              {say.putAway}
            </Button>
          </div>
        </>
      ) : (
        <>
          <label htmlFor={id}>{say.photo}</label>
          <p>{say.photoHint}</p>
          <input
            id={id}
            type="file"
            accept="image/*,application/pdf,.pdf"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void printout.take(file)
              target.value = ''
            }}
          />
        </>
      )}
    </section>
  )
}
