import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { baseHeaders } from './headers.ts'
import { messages as httpMessages } from './messages.gen.ts'

/** In English, because the language of an unreadable request is unknown. */
const errorResponses: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: httpMessages.tookTooLong.en },
  HPE_HEADER_OVERFLOW: { status: 431, message: httpMessages.longHeaders.en },
}

const unreadableRequest = { status: 400, message: httpMessages.unreadable.en }

/** Responds to an unparsable request: without a Fastify reply, the envelope is written to the socket directly. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, message } = errorResponses[error.code ?? ''] ?? unreadableRequest
  const body = JSON.stringify({ status, message, data: {} })
  const head = { ...baseHeaders, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries({ ...head, 'content-length': String(Buffer.byteLength(body)) })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    )
  socket.destroy()
}
