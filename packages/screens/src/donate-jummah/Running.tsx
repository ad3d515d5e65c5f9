import { Section } from '@minaret/ui'
import { RunningFriday } from '../app/RunningFriday.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/** What runs already, at the head of the page. */
export function Running() {
  const { t } = useWords('donate')
  return <RunningFriday words={t.donate.friday.running} frame={(notice) => <Section>{notice}</Section>} />
}
