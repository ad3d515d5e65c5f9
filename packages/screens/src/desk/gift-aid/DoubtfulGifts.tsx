import type { ClaimableGifts } from '@minaret/contract/desk'
import { Checkbox } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './giftAid.module.css'

/** The user's choices for a claim. */
export type ClaimChoices = {
  /** References of doubtful gifts to include after review. */
  includedReferences: readonly string[]
  /** Whether small donations are claimed too. */
  includesSmallDonations: boolean
}

/** The totals of a claim with the user's choices. */
export function applyChoices(
  { gifts, amountMinor, smallMinor, doubtful: doubtfulGifts }: ClaimableGifts,
  { includedReferences, includesSmallDonations }: ClaimChoices,
) {
  const includedGifts = doubtfulGifts.filter(
    ({ reference, includable }) => includable && includedReferences.includes(reference),
  )
  return {
    gifts: gifts + includedGifts.length,
    amountMinor: includedGifts.reduce((sum, gift) => sum + gift.amountMinor, amountMinor),
    include: includedGifts.map(({ reference }) => reference),
    ...(includesSmallDonations && smallMinor ? { smallMinor } : {}),
  }
}

/** Gifts that need review before they are claimed, and gifts that cannot be included, each with the reason. */
export function DoubtfulGifts({
  doubtfulGifts,
  includedReferences,
  onInclude,
}: {
  doubtfulGifts: ClaimableGifts['doubtful']
  includedReferences: readonly string[]
  onInclude: (references: readonly string[]) => void
}) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.claimable
  const [reviewGifts, blockedGifts] = [true, false].map((value) =>
    doubtfulGifts.filter(({ includable }) => includable === value),
  )
  const detailsOf = ({ given: donorName, day, reference, why: reasons }: ClaimableGifts['doubtful'][number]) =>
    `${texts.given({ name: donorName, day: format.day(day).date, reference })} · ${reasons.join(' · ')}`
  return (
    <>
      {reviewGifts && reviewGifts.length > 0 && (
        <>
          <h3>{texts.check}</h3>
          <p className={styles.hint}>{texts.checkHint}</p>
          {reviewGifts.map((gift) => (
            <Checkbox
              key={gift.reference}
              label={texts.includeOf({ name: gift.declared, amount: format.amount(gift.amountMinor, 'gbp') })}
              hint={detailsOf(gift)}
              checked={includedReferences.includes(gift.reference)}
              onChange={({ target }) =>
                onInclude(
                  target.checked
                    ? [...includedReferences, gift.reference]
                    : includedReferences.filter((reference) => reference !== gift.reference),
                )
              }
            />
          ))}
        </>
      )}
      {blockedGifts && blockedGifts.length > 0 && (
        <>
          <h3>{texts.blocked}</h3>
          <p className={styles.hint}>{texts.blockedHint}</p>
          <ul className={styles.plain}>
            {blockedGifts.map((gift) => (
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
