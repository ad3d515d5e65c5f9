import type { DeskMessage } from '@minaret/contract/desk'
import { useDraft } from '@minaret/domain/desk'
import { deskPath } from '../frame/index.ts'

/** A reply that is being written, and the version of the message its writer had read. */
export type TypedReply = { text: string; version: number }

function readTyped(value: unknown): TypedReply | undefined {
  const { text, version }: { text?: unknown; version?: unknown } = Object(value)
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : undefined
}

/**
 * What is typed in reply to a message and not sent. A reply to a question to the imam is on the server only.
 * @param title what the draft is called in the list of drafts: nothing of the message
 */
export function useReplyDraft(mosque: string, { id, kind, version }: DeskMessage, title: string) {
  const draft = useDraft<TypedReply>({
    mosque,
    form: `reply.${id}`,
    title,
    path: `${deskPath(mosque, 'messages')}/${id}`,
    place: kind === 'imam' ? 'server' : 'device',
    accept: readTyped,
  })
  return {
    ...draft,
    /** Whether somebody changed the message since this was begun. */
    isStale: draft.value !== undefined && draft.value.version !== version,
    setText: (text: string) =>
      draft.change((now) => (text === '' ? undefined : { text, version: now?.version ?? version })),
    /** The writer has read the message as it is now, or changed it themselves. */
    setVersion: (read: number) => draft.change((now) => now && { ...now, version: read }),
  }
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>
