import type { DeskMosque, GiftDetail } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { LineLink, Link, SummaryList } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice, useInstant } from '../frame/index.ts'
import styles from './gifts.module.css'
import { Refund } from './Refund.tsx'
import { GiftHistory } from './GiftHistory.tsx'

/** One gift: its details, its history and the refund form. */
export function GiftScreen({ mosque, id }: { mosque: DeskMosque; id: string }) {
  const { t, format } = useWords('desk', 'deskGifts')
  const texts = t.deskGifts
  const loaded = useDeskQuery('giftDetail', { mosque: mosque.slug, gift: id }, { staleTime: 0 })
  const gift = loaded.data?.gift
  const title = gift ? texts.detail.titleOf({ amount: format.amount(gift.amountMinor, gift.currency) }) : texts.title
  return (
    <DeskFrame mosque={mosque} page="gifts" title={title}>
      <LineLink href={deskPath(mosque.slug, 'gifts')}>{texts.back}</LineLink>
      <h1>{title}</h1>
      {loaded.data ? (
        <div className={styles.sections}>
          <ModeNotice mode={loaded.data.mode} words={texts.modes} />
          <Facts mosque={mosque.slug} detail={loaded.data} />
          <GiftHistory detail={loaded.data} />
          <Refund mosque={mosque} detail={loaded.data} />
        </div>
      ) : (
        <Loading shape="text" failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}

function Facts({ mosque, detail }: { mosque: string; detail: GiftDetail }) {
  const { t, format } = useWords('deskGifts')
  const texts = t.deskGifts
  const words = texts.detail
  const { gift, donorId, netMinor, coverMinor, campaign, receipt, claim, providerRef, donorMessage, note, attempts } =
    detail
  const at = useInstant()
  const amount = (minor: number) => format.amount(minor, gift.currency)
  const fact = (label: string, value: string | undefined) => (value ? [{ label, value: <bdi>{value}</bdi> }] : [])
  const name = gift.donor === '' ? texts.nobody : <bdi>{gift.donor}</bdi>
  const declared = gift.giftAid ? words.noClaim : words.notDeclared
  return (
    <section className={styles.card} aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <SummaryList
        items={[
          {
            label: words.donor,
            value: donorId ? <Link href={`${deskPath(mosque, 'donors')}/${donorId}`}>{name}</Link> : name,
          },
          ...fact(words.email, gift.email),
          { label: words.given, value: at(gift.at) },
          { label: words.status, value: texts.giftStates[gift.state] },
          { label: texts.way, value: texts.ways[gift.way] },
          ...fact(texts.cause, gift.cause),
          ...fact(words.campaign, campaign),
          ...(coverMinor > 0 ? [{ label: words.cover, value: amount(coverMinor) }] : []),
          ...(gift.returnedMinor > 0 ? [{ label: words.left, value: amount(netMinor) }] : []),
          ...fact(words.reference, gift.reference),
          ...fact(words.receipt, receipt),
          {
            label: words.claim,
            value: claim ? words.claimOf({ number: claim.number, state: words.claimStates[claim.state] }) : declared,
          },
          ...fact(words.provider, providerRef),
          ...fact(words.message, donorMessage),
          ...fact(words.note, note),
        ]}
      />
      {detail.anonymous && <p className={styles.hint}>{words.anonymous}</p>}
      {attempts > 1 && <p className={styles.hint}>{words.attempts({ count: attempts })}</p>}
      {detail.declined && <p className={styles.hint}>{words.declined}</p>}
    </section>
  )
}
