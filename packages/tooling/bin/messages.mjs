// Finds two problems that the compiler does not: unused messages, and text in a component instead of the catalogue.
// `node packages/tooling/bin/messages.mjs` prints a sentence for each of them.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript6'
import { root } from './run.mjs'
import { findText } from './text.mjs'

const catalogue = 'packages/screens/src/messages/languages'
const english = `${catalogue}/en`
const isTest = (file) => /\.(test|stories)\.tsx?$|\/(testing|demonstration|overview)\/|\.d\.ts$/.test(file)

function* sources(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && /\.tsx?$/.test(file)) yield file
  }
}

/** Adds each message in a file: its property node, with its full name. Groups are also added, with their members. */
function messagesOf(source, messages) {
  const part = path.basename(source.fileName, '.gen.ts')
  const add = (node, name) => {
    let value = node.initializer
    while (value && (ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))) value = value.expression
    const members = value && ts.isObjectLiteralExpression(value) ? value.properties.filter(ts.isPropertyAssignment) : []
    for (const member of members) add(member, `${name}.${member.name.text}`)
    messages.set(node, { name, members, used: false })
  }
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    for (const declaration of statement.declarationList.declarations)
      if (isExported && declaration.name.text === 'words') add(declaration, part)
  }
}

/** Whether a group is accessed here only for a member, so that the member's own use is found elsewhere. */
function isMemberAccess(node) {
  let { parent } = node
  while (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent)) ({ parent } = parent)
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) return parent.expression === node
  if (ts.isVariableDeclaration(parent)) return !parent.type
  return ts.isBindingElement(parent) && !parent.dotDotDotToken
}

/** Marks the messages that a file uses. */
function markUses(source, checker, messages) {
  const mark = (node) => {
    const message = messages.get(node)
    if (!message) return
    message.used = true
    message.members.forEach(mark)
  }
  // A part is a member of the catalogue's type; its type is that of `words` in the part's file.
  const wordsOf = (symbol) => {
    const member = symbol?.declarations?.find(ts.isPropertySignature)
    return member ? (checker.getTypeOfSymbol(symbol).symbol?.declarations ?? []).map(({ parent }) => parent) : []
  }
  const markSymbol = (symbol, onlyMembers) => {
    for (const node of [...(symbol?.declarations ?? []), ...wordsOf(symbol)]) {
      const message = messages.get(node)
      if (message && !(onlyMembers && message.members.length > 0)) mark(node)
    }
  }
  const markKeys = (node) => {
    const key = checker.getTypeAtLocation(node.argumentExpression)
    const keys = key.isUnion() ? key.types : [key]
    const objectType = checker.getApparentType(checker.getTypeAtLocation(node.expression))
    const areLiteral = keys.every((keyType) => keyType.isStringLiteral())
    const properties = areLiteral ? keys.map(({ value }) => objectType.getProperty(value)) : objectType.getProperties()
    for (const symbol of properties) markSymbol(symbol, isMemberAccess(node))
  }
  const markPattern = (pattern) => {
    const objectType = checker.getApparentType(checker.getTypeAtLocation(pattern))
    // A key that is known only at run time counts as every key, like a rest element.
    const namedElements = pattern.elements.filter(
      ({ dotDotDotToken, propertyName }) =>
        !dotDotDotToken && !(propertyName && ts.isComputedPropertyName(propertyName)),
    )
    const nameOf = ({ propertyName, name }) => (propertyName ?? name).text
    for (const element of namedElements) markSymbol(objectType.getProperty(nameOf(element)), !element.initializer)
    if (namedElements.length === pattern.elements.length) return
    const names = new Set(namedElements.map(nameOf))
    for (const symbol of objectType.getProperties()) if (!names.has(symbol.name)) markSymbol(symbol, false)
  }
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) markSymbol(checker.getSymbolAtLocation(node.name), isMemberAccess(node))
    else if (ts.isElementAccessExpression(node)) markKeys(node)
    else if (ts.isObjectBindingPattern(node)) markPattern(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

const options = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  customConditions: ['source'],
}

/**
 * Creates a compiler host that resolves only our own files and the catalogue's package; everything else is irrelevant to
 * messages and takes seconds. A key of an unknown type counts as every key.
 */
function narrowHost() {
  const host = ts.createCompilerHost(options)
  const resolve = ts.resolveModuleName
  return {
    ...host,
    resolveModuleNameLiterals: (literals, from, redirect, settings) =>
      literals.map(({ text }) =>
        /^\.|^@minaret\/screens\//.test(text) && !text.endsWith('.css')
          ? resolve(text, from, settings, host, undefined, redirect)
          : { resolvedModule: undefined },
      ),
  }
}

/** A sentence for each unused message, and for each piece of text in a component with its file and line. */
export function findMessageProblems(projectRoot = root) {
  const apps = existsSync(path.join(projectRoot, 'apps')) ? readdirSync(path.join(projectRoot, 'apps')) : []
  const sourceFolders = ['packages/ui', 'packages/screens', 'packages/site', ...apps.map((name) => `apps/${name}`)]
  const files = sourceFolders
    .flatMap((folder) => [...sources(path.join(projectRoot, folder, 'src'))])
    .filter((file) => !isTest(file))
  const program = ts.createProgram(files, options, narrowHost())
  const checker = program.getTypeChecker()
  const locationOf = (source, position) =>
    `${path.relative(projectRoot, source.fileName)}:${source.getLineAndCharacterOfPosition(position).line + 1}`

  const parts = files.filter((file) => file.startsWith(path.join(projectRoot, english, '/')))
  if (parts.length === 0) return [`${english} does not exist, so the messages cannot be checked.`]
  const messages = new Map()
  for (const file of parts) messagesOf(program.getSourceFile(file), messages)
  const sourceFiles = files.filter((file) => !file.includes(`${catalogue}/`)).map((file) => program.getSourceFile(file))
  for (const source of sourceFiles) if (!source.fileName.includes('/packages/ui/')) markUses(source, checker, messages)

  const unusedMessages = [...messages.values()].filter(({ used, members }) => !used && members.length === 0)
  return [
    ...unusedMessages.map(
      ({ name }) => `packages/screens/messages: ${name} is not used: remove it from each language.`,
    ),
    ...sourceFiles.flatMap((source) =>
      findText(source).map(
        ({ position, text }) =>
          `${locationOf(source, position)} "${text}" is in the code: move it to the catalogue, or pass it as a prop.`,
      ),
    ),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const problems = findMessageProblems()
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
