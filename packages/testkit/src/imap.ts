import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

type StoredMessage = { uid: number; source: Buffer; flags: Set<string> }

/** A mailbox on this machine that is read by IMAP. */
export type ImapMailbox = {
  /** Its address, with a user and a password. */
  imapUrl: string
  /** Puts a message into it, as a mail server does. */
  deliver(source: string): void
  /** What lies in it: the message, and whether it was read. */
  messages(): { source: string; isRead: boolean }[]
  /** Closes it. @throws when somebody said what IMAP4rev1 has no meaning for */
  close(): Promise<void>
}

const [user, password] = ['bounces', 'pass word']

/** Unquotes what a client sends as a string; an atom is itself. */
const unquote = (text = ''): string => text.replace(/^"(.*)"$/, '$1').replaceAll(/\\(.)/g, '$1')

/** Whether a sequence set (RFC 3501) has a number. */
const isIn = (set: string, uid: number): boolean =>
  set.split(',').some((part) => {
    const [from = '', to = from] = part.split(':')
    return uid >= Number(from) && (to === '*' || uid <= Number(to))
  })

/**
 * A small IMAP4rev1 server (RFC 3501, with UIDPLUS of RFC 4315) of one folder: enough to log in, find what is unread, fetch, mark
 * and expunge. It is strict: whatever else it hears is refused, and makes `close` throw.
 */
export async function startImapMailbox(): Promise<ImapMailbox> {
  const stored: StoredMessage[] = []
  const refused: string[] = []
  const sockets = new Set<Socket>()
  let nextUid = 1

  function fetchOne(socket: Socket, items: string, message: StoredMessage): void {
    const partial = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items)
    const [start, length] = [Number(partial?.[1] ?? 0), Number(partial?.[2] ?? message.source.length)]
    const bytes = message.source.subarray(start, start + length)
    const origin = partial?.[1] === undefined ? '' : `<${start}>`
    const body = partial ? ` BODY[]${origin} {${bytes.length}}\r\n` : ''
    socket.write(`* ${stored.indexOf(message) + 1} FETCH (UID ${message.uid}${body}`)
    if (partial) socket.write(bytes)
    socket.write(')\r\n')
  }

  function expunge(socket: Socket, set: string): void {
    for (const message of stored.filter(({ uid, flags }) => isIn(set, uid) && flags.has(String.raw`\Deleted`))) {
      socket.write(`* ${stored.indexOf(message) + 1} EXPUNGE\r\n`)
      stored.splice(stored.indexOf(message), 1)
    }
  }

  /** Does a command of a selected folder. @returns whether it was one */
  function answerUid(socket: Socket, rest: string): boolean {
    const [, command = '', set = '', items = ''] = /^(\w+) (\S+) ?(.*)$/.exec(rest) ?? []
    const chosen = stored.filter(({ uid }) => isIn(set, uid))
    switch (command.toUpperCase()) {
      case 'SEARCH': {
        if (rest.toUpperCase() !== 'SEARCH UNSEEN') return false
        const unread = stored.filter(({ flags }) => !flags.has(String.raw`\Seen`))
        socket.write(`* SEARCH ${unread.map(({ uid }) => uid).join(' ')}\r\n`)
        return true
      }
      case 'FETCH':
        for (const message of chosen) fetchOne(socket, items, message)
        return true
      case 'STORE': {
        const [, flags] = /^\+FLAGS(?:\.SILENT)? \(([^)]*)\)$/i.exec(items) ?? []
        for (const message of chosen) for (const flag of flags?.split(' ') ?? []) message.flags.add(flag)
        return flags !== undefined
      }
      case 'EXPUNGE':
        expunge(socket, set)
        return true
      default:
        return false
    }
  }

  /** Answers one command of somebody who is logged in or not. @returns the word of its answer */
  function answer(socket: Socket, state: { isIn: boolean }, line: string): 'OK' | 'NO' | 'BAD' | 'BYE' {
    const [, command = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1 UIDPLUS\r\n')
        return 'OK'
      case 'NOOP':
        return 'OK'
      case 'LOGIN': {
        const [name, secret] = rest.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []
        state.isIn = unquote(name) === user && unquote(secret) === password
        return state.isIn ? 'OK' : 'NO'
      }
      case 'LOGOUT':
        socket.write('* BYE Good-bye\r\n')
        return 'BYE'
      case 'LIST':
      case 'LSUB':
        if (!state.isIn) return 'BAD'
        socket.write(`* ${command.toUpperCase()} () "/" INBOX\r\n`)
        return 'OK'
      case 'SELECT':
        if (!state.isIn || unquote(rest) !== 'INBOX') return 'BAD'
        socket.write(`* FLAGS (\\Seen \\Deleted)\r\n* ${stored.length} EXISTS\r\n* OK [UIDVALIDITY 1] Valid\r\n`)
        socket.write(`* OK [UIDNEXT ${nextUid}] Next\r\n`)
        return 'OK'
      case 'UID':
        return state.isIn && answerUid(socket, rest) ? 'OK' : 'BAD'
      default:
        return 'BAD'
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    const state = { isIn: false }
    socket.write('* OK IMAP4rev1 here\r\n')
    createInterface(socket).on('line', (line) => {
      const [, tag = '*', said = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      const word = answer(socket, state, said)
      if (word === 'BAD') refused.push(said)
      socket.write(`${tag} ${word === 'BYE' ? 'OK' : word} Done\r\n`)
      if (word === 'BYE') socket.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    imapUrl: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    deliver(source) {
      stored.push({ uid: nextUid, source: Buffer.from(source.replaceAll(/\r?\n/g, '\r\n')), flags: new Set() })
      nextUid += 1
    },
    messages: () =>
      stored.map(({ source, flags }) => ({ source: source.toString(), isRead: flags.has(String.raw`\Seen`) })),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      if (refused.length > 0) throw new Error(`The inbox got commands it does not know:\n${refused.join('\n')}`)
    },
  }
}
