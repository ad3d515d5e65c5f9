import type { TvWords } from './words.ts'

/** Why a screen shows no times. */
export type NoticeKind = 'notConnected' | 'closed' | 'away'

type NoticePageProps = {
  kind: NoticeKind
  /** The address at which a display that is not connected gets a code. */
  connectAt?: string
  words: TvWords
}

/** A quiet screen: one sentence, and nothing of the mosque's. */
export function NoticePage({ kind, connectAt, words: { t, format } }: NoticePageProps) {
  const { notConnected, notConnectedMore, connectAgain, closed, away, again } = t.tvPlain
  const [title, more] = {
    notConnected: [notConnected, connectAt ? connectAgain({ address: format.inText(connectAt) }) : notConnectedMore],
    closed: [closed, again],
    away: [away, again],
  }[kind]
  return (
    <main className="notice">
      <table className="whole">
        <tbody>
          <tr>
            <td>
              <h1>{title}</h1>
              <p>{more}</p>
            </td>
          </tr>
        </tbody>
      </table>
    </main>
  )
}
