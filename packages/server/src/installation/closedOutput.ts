/**
 * Keeps the process running after the reader of its output has exited (`| head`, a restarting log service). Otherwise each
 * failed write is an uncaught error, and a handler that prints uncaught errors would fail forever.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
