import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerOptions } from 'vite/module-runner'
import { isToServer, type FromServer, type ModuleResponse } from './messages.ts'

/** The front end's modules in this process, transformed by the Vite that serves them to browsers. */
export type Modules = {
  /** Loads a module from the current sources; returns the same instance until a source changes. */
  load(file: string): Promise<object>
  /** Calls back after a source has changed. */
  onChange(run: () => void): void
  /** The stylesheets that loaded modules import, directly or through others, imports first. */
  stylesOf(files: readonly string[]): string[]
}

type Invoke = NonNullable<ModuleRunnerOptions['transport']['invoke']>
type Invocation = Parameters<Invoke>[0]

const send = (message: FromServer) => void process.send?.(message)

/** Milliseconds that pages started on older sources may go on loading modules. */
const oldRunnerMs = 10_000

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The file a transformed module was made from. */
const fileOf = (response: ModuleResponse): unknown =>
  'result' in response && isObject(response.result) && 'file' in response.result ? response.result.file : undefined

/**
 * A copy, because the runner mutates it. `invalidate` is cleared: Vite sets it to re-evaluate a module that was transformed
 * again, but here a new runner evaluates everything, and within one runner it would create a duplicate of a shared module.
 */
const copyOf = (response: ModuleResponse): ModuleResponse =>
  'result' in response && isObject(response.result) && 'invalidate' in response.result
    ? { result: { ...response.result, invalidate: false } }
    : response

/** Caches transformed modules by request, so that only changed files are fetched again. */
function createCodeCache(fetch: (payload: Invocation) => Promise<ModuleResponse>) {
  const responses = new Map<string, ModuleResponse>()
  let version = 0
  return {
    async get(payload: Invocation): Promise<ModuleResponse> {
      const key = JSON.stringify(payload)
      const began = version
      const response = responses.get(key) ?? (await fetch(payload))
      if ('result' in response && began === version) responses.set(key, response)
      return copyOf(response)
    },
    /** @param file undefined if any import may now resolve to another file */
    forget(file?: string) {
      version += 1
      for (const [key, response] of responses)
        if (file === undefined || fileOf(response) === file) responses.delete(key)
    },
  }
}

/** Connects to Vite in the parent process. */
export function connectModules(): Modules {
  const waiting = new Map<number, (response: ModuleResponse) => void>()
  const listeners: (() => void)[] = []
  let count = 0
  const codes = createCodeCache(
    (payload) =>
      new Promise((resolve) => {
        const id = (count += 1)
        waiting.set(id, resolve)
        send({ kind: 'fetchModule', id, payload })
      }),
  )
  const createRunner = () =>
    new ModuleRunner(
      { hmr: false, sourcemapInterceptor: 'prepareStackTrace', transport: { invoke: codes.get } },
      new ESModulesEvaluator(),
    )
  let runner = createRunner()

  /** Re-evaluates every module: one left in place could hold a reference to an old one, in a registry for example. */
  function renew(file?: string): void {
    codes.forget(file)
    const old = runner
    setTimeout(() => void old.close(), oldRunnerMs).unref()
    runner = createRunner()
    listeners.forEach((run) => run())
  }

  process.on('message', (message) => {
    if (!isToServer(message)) return
    if (message.kind === 'changed') return renew(message.file)
    waiting.get(message.id)?.(message.response)
    waiting.delete(message.id)
  })

  return {
    load: (file) => runner.import(file),
    onChange: (run) => void listeners.push(run),
    stylesOf(files) {
      const visited = new Set<string>()
      const styles: string[] = []
      const visit = (id: string) => {
        if (visited.has(id)) return
        visited.add(id)
        runner.evaluatedModules.getModuleById(id)?.imports.forEach(visit)
        if (id.endsWith('.css')) styles.push(id)
      }
      files.forEach(visit)
      return styles
    },
  }
}
