/** The delivery of a message. */
export type Delivery =
  /** There was no connection, so it cannot have arrived. */
  | { kind: 'not_sent'; fault: string }
  /** It may have arrived, but there is no response. */
  | { kind: 'no_response'; fault: string }
  | { kind: 'response'; status: number; body: string }

/** The timeout of a message in milliseconds, and the longest response in bytes. */
const timeoutMs = 60_000
const maxResponseBytes = 20_000_000

/** Error codes of failures before any byte was sent. */
const connectionErrors =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*)$/

/** Returns the error code of a failure or of its cause. */
function codeOf(error: unknown): string {
  const parts = error instanceof AggregateError ? error.errors : [error]
  const codes = parts.map((part: unknown): unknown =>
    typeof part === 'object' && part !== null ? Reflect.get(part, 'code') : undefined,
  )
  const [code] = codes.filter((value) => typeof value === 'string')
  if (code !== undefined) return code
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : 'error'
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  for (let result = await reader?.read(); result && !result.done; result = await reader?.read()) {
    const chunk: Uint8Array = result.value
    length += chunk.byteLength
    if (length > maxResponseBytes) throw new Error('The response is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends one message and reads the response, without retries or redirects. */
export async function deliver(address: string, xml: string): Promise<Delivery> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'text/xml;charset=UTF-8', connection: 'close' },
      body: xml,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { kind: 'response', status: response.status, body: await readBody(response) }
  } catch (error) {
    const fault = codeOf(error)
    return { kind: connectionErrors.test(fault) ? 'not_sent' : 'no_response', fault }
  }
}
