import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Feature, loadWords } from '../messages/index.ts'
import { codeInTime } from './codeInTime.ts'
import { Failed } from './Failed.tsx'
import styles from './late.module.css'
import { LatePart } from './LatePart.tsx'
import { answerPressed, isPressedIn } from './pressed.ts'
import { useHydrated } from './useHydrated.ts'
import { whenNear } from './whenNear.ts'
import { useWords } from './WordsProvider.tsx'

/**
 * A part of a page whose code and words come when somebody comes near it. The host draws it with the page; what is pressed
 * there before its code has come is done then. Where the code does not come it stays as drawn, and says so to whoever
 * presses. Its sheets are named in the app's table of screens.
 * @param words the features whose words it speaks @param Waiting stands there in a page opened in the browser
 */
export function lateNear<P extends object>(
  load: () => Promise<ComponentType<P>>,
  words: readonly Feature[],
  Waiting: () => ReactNode = () => null,
): (props: P) => ReactNode {
  const known = new Map<string, ReturnType<typeof bringing<P>>>()

  function partIn(language: string) {
    const part = known.get(language) ?? bringing(() => Promise.all([load(), loadWords(language, ...words)]))
    known.set(language, part)
    // The host waits for all it draws.
    if (typeof document === 'undefined') void part.bring()
    return part
  }

  return function LateNear(props: P) {
    const { t, language } = useWords()
    const { Part, bring } = partIn(language)
    const place = useRef<HTMLDivElement>(null)
    const [drawn] = useState(!useHydrated())
    const [taken, setTaken] = useState(false)
    const [failed, setFailed] = useState(false)
    const ask = useCallback(() => {
      bring().catch(() => setFailed(!drawn || isPressedIn(place.current)))
    }, [bring, drawn])
    const again = () => {
      setFailed(false)
      bring().catch(async () => {
        // Browsers remember code that did not come for as long as the page stands.
        if (await siteAnswers()) window.location.reload()
        else setFailed(true)
      })
    }
    useEffect(() => {
      if (taken) answerPressed(place.current)
      else if (drawn && place.current) return whenNear(place.current, ask)
      else ask()
      return undefined
    }, [taken, drawn, ask])
    return (
      <div ref={place} className={styles.through} data-waits={taken ? undefined : ''}>
        {failed && !taken && <Failed title={t.stepFailed} retry={again} />}
        <LatePart fallback={failed ? null : <Waiting />} onTaken={setTaken}>
          {createElement(Part, props)}
        </LatePart>
      </div>
    )
  }
}

/** Whether the page would come: a reload without a connection ends at the browser's own page. */
const siteAnswers = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A component that comes when it is told to; after a failure it can be told again. */
function bringing<P extends object>(load: () => Promise<[ComponentType<P>, unknown]>) {
  let come: (part: { default: ComponentType<P> }) => void
  const code = new Promise<{ default: ComponentType<P> }>((resolve) => {
    come = resolve
  })
  let coming: Promise<void> | undefined
  return {
    Part: lazy(() => code),
    bring: (): Promise<void> => {
      coming ??= codeInTime(load()).then(
        ([part]) => come({ default: part }),
        (error: unknown) => {
          coming = undefined
          throw error
        },
      )
      return coming
    },
  }
}
