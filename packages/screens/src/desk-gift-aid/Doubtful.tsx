import type { ClaimableGifts } from '@minaret/contract/desk'
import { Checkbox } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import styles from './giftAid.module.css'

/** What of what can be claimed somebody has chosen. */
export type Chosen = {
  /** References of doubtful gifts they have looked at. */
  included: readonly string[]
  /** Whether small donations are claimed too. */
  small: boolean
}

/** What a claim comes to with what is chosen. */
export function withChosen({ gifts, amountMinor, smallMinor, doubtful }: ClaimableGifts, { included, small }: Chosen) {
  const chosen = doubtful.filter(({ reference }) => included.includes(reference))
  return {
    gifts: gifts + chosen.length,
    amountMinor: chosen.reduce((sum, gift) => sum + gift.amountMinor, amountMinor),
    include: chosen.map(({ reference }) => reference),
    ...(small && smallMinor ? { smallMinor } : {}),
  }
}

/** Gifts somebody must look at before they are claimed for, each with the reason. */
export function Doubtful({
  doubtful,
  included,
  onInclude,
}: {
  doubtful: ClaimableGifts['doubtful']
  included: readonly string[]
  onInclude: (included: readonly string[]) => void
}) {
  const { t, format } = useWords('deskGiftAid')
  const say = t.deskGiftAid.now
  return (
    <>
      <h3>{say.check}</h3>
      <p className={styles.hint}>{say.checkHint}</p>
      {doubtful.map(({ reference, day, amountMinor, given, declared, why }) => (
        <Checkbox
          key={reference}
          label={say.includeOf(declared, format.amount(amountMinor, 'gbp'))}
          hint={`${say.given(given, format.day(day).date, reference)} · ${why.join(' · ')}`}
          checked={included.includes(reference)}
          onChange={({ target }) =>
            onInclude(target.checked ? [...included, reference] : included.filter((each) => each !== reference))
          }
        />
      ))}
    </>
  )
}
