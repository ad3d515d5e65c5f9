/** How a message fared on its way. */
export type Delivery =
  /** It cannot have arrived: there was no connection. */
  | { kind: 'not_sent'; fault: string }
  /** It may have arrived, and there is no answer. */
  | { kind: 'silence'; fault: string }
  | { kind: 'answered'; status: number; body: string }

/** What a message may take, in milliseconds, and how long an answer may be, in bytes. */
const timeout = 60_000
const longestAnswer = 20_000_000

/** Before any byte of a request can have gone out. */
const unconnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*)$/

/** The code of what was wrong with a connection, or of what that was caused by. */
function codeOf(error: unknown): string {
  const parts = error instanceof AggregateError ? error.errors : [error]
  const codes = parts.map((part: unknown): unknown =>
    typeof part === 'object' && part !== null ? Reflect.get(part, 'code') : undefined,
  )
  const [code] = codes.filter((each) => typeof each === 'string')
  if (code !== undefined) return code
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : 'error'
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const chunk: Uint8Array = read.value
    length += chunk.byteLength
    if (length > longestAnswer) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends one message and reads its answer. Nothing is tried twice here, and no redirection is followed. */
export async function deliver(address: string, xml: string): Promise<Delivery> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'text/xml;charset=UTF-8', connection: 'close' },
      body: xml,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    return { kind: 'answered', status: response.status, body: await readBody(response) }
  } catch (error) {
    const fault = codeOf(error)
    return { kind: unconnected.test(fault) ? 'not_sent' : 'silence', fault }
  }
}
