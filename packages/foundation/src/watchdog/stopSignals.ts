import { load, proto, register } from 'koffi'

/** libuv's numbers: `UV_SIGNAL`, and `UV_RUN_NOWAIT`. */
const signalHandle = 16
const withoutWaiting = 2

/**
 * Hears SIGINT and SIGTERM in a thread other than the main one, which still hears them too. Node hands signals to the main
 * thread's event loop alone, where nobody hears them while it is blocked. libuv, which Node exports, gives them to every loop
 * that asks for them: this one is only turned when somebody calls `poll`. What it allocates is never freed, because a signal
 * can come until the process is gone.
 * @throws when this machine's Node cannot be called this way
 */
export function hearStopSignals(onSignal: () => void): { poll(): void } {
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
  return { poll: () => void run(loop, withoutWaiting) }
}
