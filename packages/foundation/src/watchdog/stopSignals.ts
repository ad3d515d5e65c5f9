import { load, proto, register } from 'koffi'

/** libuv's numbers: `UV_SIGNAL`, and `UV_RUN_NOWAIT`. */
const signalHandle = 16
const runWithoutWaiting = 2

/**
 * Receives SIGINT and SIGTERM in a thread other than the main one, which still receives them too. Node delivers signals only to
 * the main thread's event loop, which misses them while it is blocked. libuv, which Node exports, delivers them to every loop
 * that registers: this one runs only when `poll` is called. Its memory is never freed, because a signal can arrive until the
 * process ends.
 * @throws if this machine's Node does not support it
 */
export function receiveStopSignals(onSignal: () => void): { poll(): void } {
  const node = load(null)
  const allocate = node.func('void *calloc(size_t count, size_t size)')
  const check = (result: unknown) => {
    if (result !== 0) throw new Error(`libuv refused with ${String(result)}`)
  }
  const callback = register(onSignal, `${proto('void onSignal(void *handle, int signal)').name} *`)
  const loop: unknown = allocate(1, node.func('size_t uv_loop_size()')())
  check(node.func('int uv_loop_init(void *loop)')(loop))
  for (const signal of [2, 15]) {
    const handle: unknown = allocate(1, node.func('size_t uv_handle_size(int type)')(signalHandle))
    check(node.func('int uv_signal_init(void *loop, void *handle)')(loop, handle))
    check(node.func('int uv_signal_start(void *handle, onSignal *callback, int signal)')(handle, callback, signal))
  }
  const run = node.func('int uv_run(void *loop, int mode)')
  return { poll: () => void run(loop, runWithoutWaiting) }
}
