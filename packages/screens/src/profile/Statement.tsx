import type { Statement as GivingStatement } from '@minaret/contract'
import { useDomain } from '@minaret/domain'
import { SummaryList } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './profile.module.css'

/** A giving statement: donor, mosque, gifts and totals. */
export function Statement({ statement }: { statement: GivingStatement }) {
  const { t, format } = useMessages('profile', 'manageGift')
  const { clock } = useDomain()
  const texts = t.profile.statement
  const facts = t.manageGift.facts
  const mode = statement.gifts[0]?.mode
  const { mosque, name, gifts, movements, sums } = statement
  const giftAidOf = new Map(gifts.map(({ id, giftAid }) => [id, giftAid]))
  return (
    <>
      <SummaryList
        items={[
          { label: texts.giver, value: <IsolatedText>{name}</IsolatedText> },
          {
            label: texts.mosque,
            value: (
              <>
                <IsolatedText>{mosque.name}</IsolatedText>
                {mosque.charityNumber && (
                  <span className={styles.more}>{texts.charity({ number: format.inText(mosque.charityNumber) })}</span>
                )}
              </>
            ),
          },
          { label: texts.createdOn, value: format.instant(new Date(clock.read()).toISOString()).date },
          ...(mode === undefined || mode === 'live' ? [] : [{ label: facts.mode, value: facts.modes[mode] }]),
          ...sums.map(({ currency, amountMinor }) => ({
            label: texts.total,
            value: <bdi>{format.amount(amountMinor, currency)}</bdi>,
            total: true,
          })),
        ]}
      />
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.cause}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ giftId, day, kind, cause, reference, receiptNumber, amountMinor, currency }, index) => {
            const giftAid = giftAidOf.get(giftId)
            return (
              <tr key={`${giftId} ${index}`}>
                <td>{format.day(day).date}</td>
                <td>
                  <IsolatedText>{cause.title}</IsolatedText>
                  <span className={styles.more}>
                    {kind !== 'given' && `${texts.kinds[kind]} · `}
                    {texts.receipt} <bdi>{receiptNumber ?? reference}</bdi>
                    {giftAid && ` · ${texts.giftAid}: ${texts[giftAid]}`}
                  </span>
                </td>
                <td>
                  <bdi>{format.amount(amountMinor, currency)}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
