import { useCycleRunning } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Notice, Section } from '@minaret/ui'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'

/** Says to whoever gives every Friday already that they do, so that nobody begins the same twice unawares. */
export function Running() {
  const { t, format } = useWords('donate')
  const open = useOpenScreens()
  const { data } = useCycleRunning()
  if (!data?.running) return null
  const { amountMinor, currency, nextFriday } = data
  const words = t.donate.friday.running
  const next = nextFriday && t.prayer.date(format.day(nextFriday))
  return (
    <Section>
      <Notice
        tone="success"
        live="polite"
        title={words.title}
        action={open('profile') && <ButtonLink href={pathTo('profile')}>{words.manage}</ButtonLink>}
      >
        {amountMinor !== undefined && currency && next && (
          <p>{words.next(format.amount(amountMinor, currency), next)}</p>
        )}
        <p>{open('profile') ? words.more : words.byLetter}</p>
      </Notice>
    </Section>
  )
}
