import { isRecord } from '../../storage/browserStorage.ts'
import type { DraftCipher } from './cipher.ts'
import type { DraftForm, DraftStore, ListedDraft, StoredDraft } from './draftStore.ts'

/** What drafts need of the platform's storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'minaret desk draft'
const day = 24 * 60 * 60_000
/** How long a draft stays on a device, in milliseconds. */
const draftLife = 30 * day
/** Forms about children, by how their names begin: a device holds what was marked for a day, and until logging out. */
const registers = 'register.'
const lifeOf = ({ form }: DraftForm) => (form.startsWith(registers) ? day : draftLife)

const isDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  [value.title, value.path, value.value, value.at].every((part) => typeof part === 'string') &&
  String(value.path).startsWith('/')

/**
 * Drafts on this device, encrypted: after logging out they stay, and nobody can read them until the same account logs in.
 * @param open how to reach the storage; may throw where it is forbidden
 */
export function createDeviceDrafts(
  open: () => DraftStorage | undefined,
  cipher: DraftCipher,
  now: () => Date = () => new Date(),
): DraftStore {
  const about = ({ mosque, form }: DraftForm) => `${mosque} ${form}`
  const keyOf = (id: string, form: DraftForm) => `${prefix} ${id} ${about(form)}`
  /** The turn of each form: a text whose turn has passed is not written any more. */
  const turns = new Map<string, number>()
  const attempt = <T>(act: (storage: DraftStorage) => T): T | undefined => {
    try {
      const storage = open()
      return storage && act(storage)
    } catch {
      return undefined
    }
  }
  const removeAll = (form: DraftForm) => {
    for (const id of cipher.ids) attempt((storage) => storage.removeItem(keyOf(id, form)))
  }
  const nextTurn = (form: DraftForm) => {
    const round = (turns.get(about(form)) ?? 0) + 1
    turns.set(about(form), round)
    return round
  }

  const namesOf = (start: string) =>
    attempt((storage) =>
      Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '').filter((key) => key.startsWith(start)),
    ) ?? []

  async function readOne(id: string, form: DraftForm): Promise<StoredDraft | undefined> {
    const text = attempt((storage) => storage.getItem(keyOf(id, form)))
    const plain = text ? await cipher.decrypt(text, about(form), id) : undefined
    if (plain === undefined) return undefined
    const draft: unknown = JSON.parse(plain)
    if (!isDraft(draft)) return undefined
    if (now().getTime() - Date.parse(draft.at) <= lifeOf(form)) return draft
    attempt((storage) => storage.removeItem(keyOf(id, form)))
    return undefined
  }

  return {
    async read(form) {
      for (const id of cipher.ids) {
        const draft = await readOne(id, form)
        if (draft) return draft
      }
      return undefined
    },
    async write(form, draft) {
      const round = nextTurn(form)
      const text = await cipher.encrypt(JSON.stringify(draft), about(form)).catch(() => undefined)
      if (turns.get(about(form)) !== round) return true
      if (text === undefined) return false
      removeAll(form)
      const isStored = attempt((storage) => {
        storage.setItem(keyOf(cipher.ids[0] ?? '', form), text)
        return true
      })
      return isStored ?? false
    },
    remove(form) {
      nextTurn(form)
      removeAll(form)
    },
    deleteAtLogout() {
      // A mosque's name has no space, so the form begins after the second part.
      for (const id of cipher.ids)
        for (const name of namesOf(`${prefix} ${id} `))
          if (name.slice(`${prefix} ${id} `.length).split(' ')[1]?.startsWith(registers))
            attempt((storage) => storage.removeItem(name))
    },
    async list(mosque) {
      const found: ListedDraft[] = []
      for (const id of cipher.ids) {
        const start = `${prefix} ${id} ${mosque} `
        for (const name of namesOf(start)) {
          const form = name.slice(start.length)
          const draft = await readOne(id, { mosque, form })
          if (draft) found.push({ form, title: draft.title, path: draft.path, at: draft.at })
        }
      }
      return found.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    },
  }
}
