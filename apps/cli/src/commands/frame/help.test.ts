import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { nouns } from '../index.ts'
import { programOf } from './run.ts'

/** Every verb there is, with the words that lead to it. */
const commandsOf = (command: Command, words: string[]): { words: string[]; command: Command }[] =>
  command.commands.length > 0
    ? command.commands.flatMap((each) => commandsOf(each, [...words, each.name()]))
    : [{ words, command }]

/** Loaded one noun at a time, as they are when they are typed. */
const all = async () => {
  const loaded = await Promise.all(nouns.map(async ({ name, says, load }) => ({ name, says, noun: await load() })))
  return loaded.flatMap(({ name, noun }) => commandsOf(noun, [name]))
}

function helpOf(command: Command): string {
  const lines: string[] = []
  command.configureOutput({ writeOut: (text) => void lines.push(text) }).outputHelp()
  return lines.join('')
}

test('the list of nouns says of each what it says of itself', async () => {
  for (const { name, says, load } of nouns) {
    const noun = await load()
    expect([noun.name(), noun.description()]).toEqual([name, says])
  }
})

test('every verb has a sentence, --json, and examples that are typed as it is', async () => {
  const commands = await all()
  expect(commands.length).toBeGreaterThan(30)
  for (const { words, command } of commands) {
    const help = helpOf(command)
    const typed = words.join(' ')
    expect(command.description(), typed).toMatch(/^\p{Lu}[^.!]*$/u)
    expect(help, typed).toMatch(/^ {2}--json /m)
    const examples = [...help.matchAll(/^ {2}npm run minaret -- (.*)$/gm)].map(([, line = '']) => line)
    expect(examples.length, typed).toBeGreaterThan(0)
    for (const example of examples) expect(example).toContain(typed)
  }
})

test('every option and argument of an example is one the verb has', async () => {
  for (const { words, command } of await all())
    for (const [, line = ''] of helpOf(command).matchAll(/^ {2}npm run minaret -- (.*)$/gm)) {
      const options = [...line.matchAll(/ (--[a-z-]+)/g)].map(([, name]) => name)
      for (const option of options)
        expect([words.join(' '), command.options.map(({ long }) => long)]).toEqual([
          words.join(' '),
          expect.arrayContaining([option]),
        ])
    }
})

test('whatever destroys can be told not to ask, and nothing else can', async () => {
  const commands = await all()
  const asking = commands
    .filter(({ command }) => command.options.some(({ long }) => long === '--yes'))
    .map(({ words }) => words.join(' '))
  expect(asking).toEqual(expect.arrayContaining(['tenant suspend', 'tv token revoke']))
})

test('no verb takes a password or a key as an argument', async () => {
  for (const { command } of await all())
    for (const { long } of command.options) expect(long).not.toMatch(/password|secret|key/)
})

test('the first help loads no noun, and names all', async () => {
  const program = await programOf(['--help'])
  expect(program.commands.map((command) => command.name())).toEqual(nouns.map(({ name }) => name))
  expect(program.commands.flatMap((command) => [...command.commands])).toEqual([])
})
