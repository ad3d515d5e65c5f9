import type { ClaimableGifts } from '@minaret/contract/desk'
import { Checkbox } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './giftAid.module.css'

/** The user's choices for a claim. */
export type ClaimChoices = {
  /** References of doubtful gifts to include after review. */
  included: readonly string[]
  /** Whether small donations are claimed too. */
  small: boolean
}

/** The totals of a claim with the user's choices. */
export function applyChoices(
  { gifts, amountMinor, smallMinor, doubtful }: ClaimableGifts,
  { included, small }: ClaimChoices,
) {
  const includedGifts = doubtful.filter(({ reference, includable }) => includable && included.includes(reference))
  return {
    gifts: gifts + includedGifts.length,
    amountMinor: includedGifts.reduce((sum, gift) => sum + gift.amountMinor, amountMinor),
    include: includedGifts.map(({ reference }) => reference),
    ...(small && smallMinor ? { smallMinor } : {}),
  }
}

/** Gifts that need review before they are claimed, and gifts that cannot be included, each with the reason. */
export function DoubtfulGifts({
  doubtful,
  included,
  onInclude,
}: {
  doubtful: ClaimableGifts['doubtful']
  included: readonly string[]
  onInclude: (included: readonly string[]) => void
}) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.now
  const [choices, blocked] = [true, false].map((value) => doubtful.filter(({ includable }) => includable === value))
  const detailsOf = ({ given, day, reference, why }: ClaimableGifts['doubtful'][number]) =>
    `${texts.given({ name: given, day: format.day(day).date, reference })} · ${why.join(' · ')}`
  return (
    <>
      {choices && choices.length > 0 && (
        <>
          <h3>{texts.check}</h3>
          <p className={styles.hint}>{texts.checkHint}</p>
          {choices.map((gift) => (
            <Checkbox
              key={gift.reference}
              label={texts.includeOf({ name: gift.declared, amount: format.amount(gift.amountMinor, 'gbp') })}
              hint={detailsOf(gift)}
              checked={included.includes(gift.reference)}
              onChange={({ target }) =>
                onInclude(
                  target.checked
                    ? [...included, gift.reference]
                    : included.filter((reference) => reference !== gift.reference),
                )
              }
            />
          ))}
        </>
      )}
      {blocked && blocked.length > 0 && (
        <>
          <h3>{texts.blocked}</h3>
          <p className={styles.hint}>{texts.blockedHint}</p>
          <ul className={styles.plain}>
            {blocked.map((gift) => (
              <li key={gift.reference}>
                {texts.blockedOf({ name: gift.declared, amount: format.amount(gift.amountMinor, 'gbp') })}
                <p className={styles.hint}>{detailsOf(gift)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
