import { Button, Notice } from '@minaret/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './type.module.css'
import type { usePrintout } from './usePrintout.ts'

export type PrintoutProps = { printout: ReturnType<typeof usePrintout> }

/** The picture of the printed timetable, with page navigation and zoom, or the field to choose it. */
export function Printout({ printout }: PrintoutProps) {
  const { t } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const id = useId()
  const [isLarge, setLarge] = useState(false)
  const { picture, pages, problem } = printout
  return (
    <section className={styles.printout} aria-label={texts.printout}>
      {problem && <Notice tone="warning" live="assertive" title={texts.printoutProblems[problem]} />}
      {picture ? (
        <>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          <div
            className={styles.paper}
            data-large={isLarge || undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="group"
            aria-label={texts.printout}
          >
            <img src={picture} alt={texts.printoutAlt} />
          </div>
          <div className={styles.paperButtons}>
            <Button tone="quiet" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              {isLarge ? texts.wholePage : texts.zoomIn}
            </Button>
            {pages && pages.count > 1 && (
              <>
                <Button
                  tone="quiet"
                  disabled={pages.current === 1}
                  onClick={() => void printout.showPage(pages.current - 1)}
                >
                  {texts.pageBefore}
                </Button>
                <span>{texts.pageOf({ page: pages.current, count: pages.count })}</span>
                <Button
                  tone="quiet"
                  disabled={pages.current === pages.count}
                  onClick={() => void printout.showPage(pages.current + 1)}
                >
                  {texts.pageAfter}
                </Button>
              </>
            )}
            <Button tone="quiet" onClick={printout.remove}>
              {texts.removePrintout}
            </Button>
          </div>
        </>
      ) : (
        <>
          <label htmlFor={id}>{texts.photo}</label>
          <p>{texts.photoHint}</p>
          <input
            id={id}
            type="file"
            accept="image/*,application/pdf,.pdf"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void printout.load(file)
              target.value = ''
            }}
          />
        </>
      )}
    </section>
  )
}
