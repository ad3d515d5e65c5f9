import type { TvMessages } from './tvMessages.ts'

/** The reason a display shows no times. */
export type NoticeKind = 'notConnected' | 'closed' | 'away'

type NoticePageProps = {
  kind: NoticeKind
  /** The URL at which an unconnected display gets a code. */
  connectUrl?: string
  messages: TvMessages
}

/** The page of a display without times: one sentence, without any of the mosque's data. */
export function NoticePage({ kind, connectUrl, messages: { t, format } }: NoticePageProps) {
  const { notConnected, notConnectedMore, connectAgain, closed, away, again } = t.tvPlain
  const [title, more] = {
    notConnected: [notConnected, connectUrl ? connectAgain({ address: format.inText(connectUrl) }) : notConnectedMore],
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
