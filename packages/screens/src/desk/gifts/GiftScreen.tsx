import type { DeskMosque, GiftDetail } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { LineLink, Link, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice, Panel, Sections, useFormatInstant } from '../frame/index.ts'
import styles from './gifts.module.css'
import { RefundSection } from './RefundSection.tsx'
import { GiftHistory } from './GiftHistory.tsx'

/** One gift: its details, its history and the refund form. */
export function GiftScreen({ mosque, id }: { mosque: DeskMosque; id: string }) {
  const { t, format } = useMessages('desk', 'deskGifts')
  const texts = t.deskGifts
  const query = useDeskQuery('giftDetail', { mosque: mosque.slug, gift: id }, { staleTime: 0 })
  const gift = query.data?.gift
  const title = gift ? texts.detail.titleOf({ amount: format.amount(gift.amountMinor, gift.currency) }) : texts.title
  return (
    <DeskFrame mosque={mosque} page="gifts" title={title}>
      <LineLink href={deskPath(mosque.slug, 'gifts')}>{texts.back}</LineLink>
      <h1>{title}</h1>
      {query.data ? (
        <Sections className={styles.sections}>
          <ModeNotice mode={query.data.mode} texts={texts.modes} />
          <GiftSummary mosque={mosque.slug} detail={query.data} />
          <GiftHistory detail={query.data} />
          <RefundSection mosque={mosque} detail={query.data} />
        </Sections>
      ) : (
        <Loading shape="text" hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function GiftSummary({ mosque, detail }: { mosque: string; detail: GiftDetail }) {
  const { t, format } = useMessages('deskGifts')
  const texts = t.deskGifts
  const labels = texts.detail
  const { gift, donorId, netMinor, coverMinor, campaign, receipt, claim, providerRef, donorMessage, note, attempts } =
    detail
  const formatInstant = useFormatInstant()
  const formatAmount = (minor: number) => format.amount(minor, gift.currency)
  const optionalRow = (label: string, value: string | undefined) =>
    value ? [{ label, value: <bdi>{value}</bdi> }] : []
  const name = gift.donor === '' ? texts.anonymous : <bdi>{gift.donor}</bdi>
  const claimStatus = gift.giftAid ? labels.noClaim : labels.notDeclared
  return (
    <Panel id="facts" title={labels.facts}>
      <SummaryList
        items={[
          {
            label: labels.donor,
            value: donorId ? <Link href={`${deskPath(mosque, 'donors')}/${donorId}`}>{name}</Link> : name,
          },
          ...optionalRow(labels.email, gift.email),
          { label: labels.given, value: formatInstant(gift.at) },
          { label: labels.status, value: texts.giftStates[gift.state] },
          { label: texts.way, value: texts.ways[gift.way] },
          ...optionalRow(texts.cause, gift.cause),
          ...optionalRow(labels.campaign, campaign),
          ...(coverMinor > 0 ? [{ label: labels.cover, value: formatAmount(coverMinor) }] : []),
          ...(gift.returnedMinor > 0 ? [{ label: labels.remaining, value: formatAmount(netMinor) }] : []),
          ...optionalRow(labels.reference, gift.reference),
          ...optionalRow(labels.receipt, receipt),
          {
            label: labels.claim,
            value: claim
              ? labels.claimOf({ number: claim.number, state: labels.claimStates[claim.state] })
              : claimStatus,
          },
          ...optionalRow(labels.provider, providerRef),
          ...optionalRow(labels.message, donorMessage),
          ...optionalRow(labels.note, note),
        ]}
      />
      {detail.anonymous && <p className={styles.hint}>{labels.anonymous}</p>}
      {attempts > 1 && <p className={styles.hint}>{labels.attempts({ count: attempts })}</p>}
      {detail.declined && <p className={styles.hint}>{labels.declined}</p>}
    </Panel>
  )
}
