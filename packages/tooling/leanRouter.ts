import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

const library = /\/react-router\/dist\/production\/lib\/.*\.js$/
const instrumentation = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/** Calls without side effects, which the bundler cannot know, so that it can remove unused components. */
const pureCalls = new Set(['createContext', 'forwardRef', 'memo'])

type Edit = { kind: 'name' | 'warning' | 'message' | 'component'; start: number; end: number; text: string }

const callee = (node: ESTree.CallExpression) => (node.callee.type === 'Identifier' ? node.callee.name : undefined)

/** The property of a member expression. */
const propertyOf = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier' ? node.property.name : ''

/** Whether it sets a name for React's developer tools, which would keep an unused component in every bundle. */
const isName = (node: ESTree.Expression) =>
  node.type === 'AssignmentExpression' && propertyOf(node.left) === 'displayName'

/** Whether it is a console warning for developers, without any effect on the router. */
const isWarning = (node: ESTree.Expression) =>
  node.type === 'CallExpression' && ['warning', 'warnOnce'].includes(callee(node) ?? '')

function editsOf(code: string): Edit[] {
  const edits: Edit[] = []
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (isName(expression)) edits.push({ kind: 'name', start, end, text: ';' })
      if (isWarning(expression)) edits.push({ kind: 'warning', start, end, text: ';' })
    },
    CallExpression(node) {
      const [condition, message] = node.arguments
      if (callee(node) === 'invariant' && condition && message) {
        edits.push({ kind: 'message', start: condition.end, end: node.end - 1, text: '' })
      }
      const { start } = node
      if (pureCalls.has(propertyOf(node.callee)))
        edits.push({ kind: 'component', start, end: start, text: '/* @__PURE__ */ ' })
    },
  }).visit(parseSync('module.js', code).program)
  return edits.sort((a, b) => a.start - b.start)
}

/** Removes code for developers from a module of the router. @returns the code, and the kinds of edits that were made */
export function removeDevelopmentCode(code: string): { code: string; kinds: Edit['kind'][] } {
  const edits = editsOf(code)
  let result = ''
  let position = 0
  for (const { start, end, text } of edits) {
    // This edit is inside code that has already been removed.
    if (start < position) continue
    result += code.slice(position, start) + text
    position = end
  }
  return { code: result + code.slice(position), kinds: edits.map(({ kind }) => kind) }
}

/** A replacement for the router's instrumentation, which only a router with `instrumentations` would call. */
const noInstrumentation = `
const fail = () => { throw new Error('This build omits instrumentation: see leanRouter in @minaret/tooling.') }
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export { fail as getRouteInstrumentationUpdates, fail as instrumentClientSideRouter, fail as instrumentHandler }
export const instrumentationResultMetaContext = undefined
`

/**
 * Removes code for developers from React Router's browser build: warnings, the messages of assertions (which still throw),
 * names that keep unused components, and instrumentation. It saves about 5 kB of each first load; `vite dev` uses the
 * library's development build, which has everything. Fails the build if a kind of code is no longer found, as the library
 * must have changed.
 */
export function leanRouter(): Plugin {
  const removals = new Map<string, number>()
  const count = (kind: string) => removals.set(kind, (removals.get(kind) ?? 0) + 1)
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: instrumentation },
      handler() {
        count('instrumentation')
        return noInstrumentation
      },
    },
    transform: {
      filter: { id: library },
      handler(code) {
        const result = removeDevelopmentCode(code)
        result.kinds.forEach(count)
        return { code: result.code, map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      const missingKinds = ['instrumentation', 'component', 'name', 'message', 'warning'].filter(
        (kind) => !removals.has(kind),
      )
      if (missingKinds.length > 0) {
        this.error(`React Router has changed (${missingKinds.join(', ')} not found): update leanRouter.`)
      }
    },
  }
}
