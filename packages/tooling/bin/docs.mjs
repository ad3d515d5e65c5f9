// Checks the documentation: paths and links must exist, each workspace needs a README, and pages and decisions must not be
// too long.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The maximum number of lines in a workspace's README. */
const maxReadmeLines = 80

/** The maximum number of words in a decision under its heading, and in pages that should be read completely. */
const decisionWords = 60
const pageWords = { 'README.md': 900, 'docs/performance.md': 1500 }
const decisions = 'docs/decisions/'

/** The first folders of paths relative to the root or a workspace. */
const fromRoot = /^(?:apps|packages|docs|\.github|\.ci)\//
const fromWorkspace = /^(?:src|bin|e2e|worker|build|sample|fixtures|docs)\//
/** Whether text is the path of a source file or folder: no pattern, placeholder, command or build output. */
const isPlain = (text) => /^[\w./@+-]+$/.test(text) && !/\.\.\.|(^|\/)(dist|node_modules)(\/|$)/.test(text)

/** All text in backticks and all link targets, outside code blocks. */
function namesIn(text) {
  const prose = withoutBlocks(text)
  const codeNames = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => ({ name, isLink: false }))
  const linkTargets = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, name]) => ({ name, isLink: true }))
  return [...codeNames, ...linkTargets]
}

/** Resolves a reference in a document to a path; undefined if it is not a path. */
function resolveName(root, document, { name, isLink }) {
  const folder = path.dirname(path.join(root, document))
  if (isLink) return /^([a-z]+:|\/)/.test(name) ? undefined : path.resolve(folder, name)
  if (!isPlain(name)) return undefined
  if (fromRoot.test(name)) return path.join(root, name)
  const isInWorkspace = /^(?:apps|packages)\/[^/]+\/README\.md$/.test(document)
  return isInWorkspace && fromWorkspace.test(name) ? path.join(folder, name) : undefined
}

const workspacesOf = (root) =>
  ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group))
      .filter((name) => existsSync(path.join(root, group, name, 'package.json')))
      .map((name) => `${group}/${name}`),
  )

/** The workspace and `exports` of each package, by name. */
const exportsOf = (root) =>
  new Map(
    workspacesOf(root).map((workspace) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
      return [name, { workspace, exports }]
    }),
  )

/** Whether text in backticks is an import from one of our packages that does not exist. */
function isDeadImport(root, packageExports, { name, isLink }) {
  const [scope, packageName, ...rest] = name.split('/')
  const entry = packageExports.get(`${scope}/${packageName}`)
  if (isLink || !entry || !isPlain(name) || rest.length === 0) return false
  const { workspace, exports } = entry
  const subpath = `./${rest.join('/')}`
  return (
    !(subpath in exports) &&
    !Object.entries(exports).some(([pattern, target]) => {
      const [prefix = '', suffix] = pattern.split('*')
      const targetPattern = typeof target === 'string' ? target : target.default
      const wildcard = subpath.slice(prefix.length, subpath.length - (suffix ?? '').length)
      return (
        suffix !== undefined &&
        subpath.startsWith(prefix) &&
        existsSync(path.join(root, workspace, targetPattern.replace('*', wildcard)))
      )
    })
  )
}

/** A sentence for each problem with a workspace's README: it must exist, be short, and mention every export. */
function findReadmeFaults(root, workspace) {
  const file = path.join(root, workspace, 'README.md')
  if (!existsSync(file))
    return [
      `${workspace} has no README.md. Describe its purpose, its exports, how to run and test it, and what it must not import.`,
    ]
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').length - 1
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
  const missingSubpaths = Object.keys(exports).filter(
    (subpath) => !subpath.includes('*') && !text.includes(subpath === '.' ? `\`${name}\`` : `${subpath.slice(1)}\``),
  )
  return [
    ...(lines > maxReadmeLines
      ? [`${workspace}/README.md has ${lines} lines; the maximum is ${maxReadmeLines}. Move details next to the code.`]
      : []),
    ...missingSubpaths.map(
      (subpath) => `${workspace}/README.md does not mention its export ${path.posix.join(name, subpath)}.`,
    ),
  ]
}

const withoutBlocks = (text) => text.replace(/^```.*?^```/gms, '')
/** Counts words; parts without letters or digits, such as table borders, are not counted. */
const countWords = (text) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
/** GitHub's anchor for a heading. */
const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (text) =>
  new Set([...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading)))

/** A sentence for each link to a heading that does not exist. */
function findDeadAnchors(root, document, text) {
  return [...withoutBlocks(text).matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].flatMap(([, name, anchor]) => {
    const target = name === '' ? path.join(root, document) : path.resolve(root, path.dirname(document), name)
    if (!target.endsWith('.md') || !existsSync(target)) return []
    return anchorsIn(readFileSync(target, 'utf8')).has(anchor)
      ? []
      : [`${document} links to ${name}#${anchor}, but there is no such heading.`]
  })
}

/** A sentence for each decision that is too long or has no question in the index. */
function findDecisionFaults(root, document, text) {
  const index = path.join(root, decisions, 'README.md')
  if (!document.startsWith(decisions) || document === `${decisions}README.md`) return []
  const questions = existsSync(index) ? readFileSync(index, 'utf8') : ''
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading, ...body] = section.split('\n')
      const words = countWords(body.join('\n'))
      const address = `${path.basename(document)}#${anchorOf(heading)}`
      return [
        ...(words > decisionWords
          ? [`${document}: "${heading}" has ${words} words; the maximum is ${decisionWords}.`]
          : []),
        ...(questions.includes(`](${address})`) ? [] : [`${decisions}README.md has no question for ${address}.`]),
      ]
    })
}

/** A sentence for a page that is too long. */
function findLongPages(document, text) {
  const words = countWords(text)
  const maxWords = pageWords[document]
  return words > maxWords ? [`${document} has ${words} words; the maximum is ${maxWords}.`] : []
}

/** A sentence for each documentation page that a comment or message mentions but that does not exist. */
const findDeadMentions = (root, [name, text]) =>
  [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g)]
    .filter(([mention, anchor]) => {
      const file = path.join(root, mention.replace(/#.*/, ''))
      return !existsSync(file) || (anchor !== undefined && !anchorsIn(readFileSync(file, 'utf8')).has(anchor))
    })
    .map(([mention]) => `${name} mentions ${mention}, which does not exist.`)

/**
 * A sentence for each path or link in the documents that does not exist, each page or decision that is too long, and each
 * problem with a workspace's README.
 * @param root the project's folder @param documents paths relative to it
 * @param sources `[path, text]` of files that may mention documents
 */
export function findDocProblems(root, documents, sources = []) {
  const packageExports = exportsOf(root)
  const deadNames = documents.flatMap((document) =>
    namesIn(readFileSync(path.join(root, document), 'utf8'))
      .filter((reference) => {
        const file = resolveName(root, document, reference)
        return (file !== undefined && !existsSync(file)) || isDeadImport(root, packageExports, reference)
      })
      .map(({ name }) => `${document} mentions ${name}, which does not exist.`),
  )
  const pageFaults = documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8')
    return [
      ...findDeadAnchors(root, document, text),
      ...findDecisionFaults(root, document, text),
      ...findLongPages(document, text),
    ]
  })
  const mentions = sources.flatMap((source) => findDeadMentions(root, source))
  return [
    ...new Set([...deadNames, ...pageFaults, ...mentions]),
    ...workspacesOf(root).flatMap((workspace) => findReadmeFaults(root, workspace)),
  ]
}
