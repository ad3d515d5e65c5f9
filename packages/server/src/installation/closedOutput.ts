/**
 * Lets the process go on when whatever reads its output has ended (`| head`, a log service that restarts). Without it, each
 * failed write is an uncaught error, and a handler that prints uncaught errors never stops failing.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
