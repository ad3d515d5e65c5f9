// Runs many commands of the built CLI in one process, in sequence: loading the CLI takes most of a command's time.
// node runCommands.mjs CLI < [["tenant", "list"], …]: prints [{ code, output }, …]
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const cli = pathToFileURL(process.argv[2] ?? '').href
const commands = JSON.parse(readFileSync(0, 'utf8'))
const streams = [process.stdout, process.stderr]
const print = process.stdout.write.bind(process.stdout)

const results = []
for (const [index, args] of commands.entries()) {
  let output = ''
  for (const stream of streams) stream.write = (chunk) => Boolean((output += String(chunk)))
  process.argv = [...process.argv.slice(0, 2), ...args]
  process.exitCode = 0
  // A different query is a different module: the entry point runs again, and its imports stay loaded.
  await import(`${cli}?${index}`)
  results.push({ code: process.exitCode ?? 0, output })
}
process.exitCode = 0
print(JSON.stringify(results))
