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

/** Milliseconds for which pages rendered from older sources may keep loading modules. */
const oldRunnerMs = 10_000

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The source file of a transformed module. */
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
      const startVersion = version
      const response = responses.get(key) ?? (await fetch(payload))
      if ('result' in response && startVersion === version) responses.set(key, response)
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
  const pendingRequests = new Map<number, (response: ModuleResponse) => void>()
  const listeners: (() => void)[] = []
  let lastId = 0
  const codes = createCodeCache(
    (payload) =>
      new Promise((resolve) => {
        const id = (lastId += 1)
        pendingRequests.set(id, resolve)
        send({ kind: 'fetchModule', id, payload })
      }),
  )
  const createRunner = () =>
    new ModuleRunner(
      { hmr: false, sourcemapInterceptor: 'prepareStackTrace', transport: { invoke: codes.get } },
      new ESModulesEvaluator(),
    )
  let runner = createRunner()

  /** Re-evaluates every module: a retained one could refer to an old one, for example in a registry. */
  function renew(file?: string): void {
    codes.forget(file)
    const oldRunner = runner
    setTimeout(() => void oldRunner.close(), oldRunnerMs).unref()
    runner = createRunner()
    listeners.forEach((run) => run())
  }

  process.on('message', (message) => {
    if (!isToServer(message)) return
    if (message.kind === 'changed') return renew(message.file)
    pendingRequests.get(message.id)?.(message.response)
    pendingRequests.delete(message.id)
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
