import type { DeskMessage } from '@minaret/contract/desk'
import { useDraft } from '@minaret/domain/desk'
import { deskPath } from '../frame/index.ts'

/** The draft of a reply, with the version of the message that it is based on. */
export type ReplyValues = { text: string; version: number }

function parseValues(value: unknown): ReplyValues | undefined {
  const { text, version }: { text?: unknown; version?: unknown } = Object(value)
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : undefined
}

/**
 * The draft of a reply to a message. If the message is a question to the imam, the draft is stored only on the server.
 * @param title the draft's name in the list of drafts, without any of the message's content
 */
export function useReplyDraft(mosque: string, { id, kind, version }: DeskMessage, title: string) {
  const draft = useDraft<ReplyValues>({
    mosque,
    form: `reply.${id}`,
    title,
    path: `${deskPath(mosque, 'messages')}/${id}`,
    place: kind === 'imam' ? 'server' : 'device',
    parse: parseValues,
  })
  return {
    ...draft,
    /** Whether the message has changed since the draft was started. */
    isStale: draft.value !== undefined && draft.value.version !== version,
    setText: (text: string) =>
      draft.change((current) => (text === '' ? undefined : { text, version: current?.version ?? version })),
    /** Rebases the draft on a newer version that the user has read or created. */
    setVersion: (next: number) => draft.change((current) => current && { ...current, version: next }),
  }
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>
