/**
 * What a test does with a line:
 * - `command`: runs it, see commands.ts; the first of each page is typed on the floor as it is written;
 * - `server`: starts it on the floor: it is the installation that the commands work on;
 * - `script`: the script exists, runs boot.mjs, and names files that exist; boot.mjs itself runs on the floor;
 * - `turbo`: turbo on the floor plans the task for that workspace;
 * - `vitest`, `journeys`: the test files exist, and the runner starts on the floor;
 * - `program`: the floor reads the program and the program starts;
 * - `exempt`: nothing.
 */
export type Check = 'command' | 'server' | 'script' | 'turbo' | 'vitest' | 'journeys' | 'program' | 'exempt'

/** The first rule that fits a line is its rule; a line without one fails the test until somebody adds it here. */
export const rules: readonly { pattern: RegExp; check: Check; reason: string }[] = [
  { pattern: /^npm run (?:-s )?minaret -- /, check: 'command', reason: 'operators and volunteers type it' },
  { pattern: /^npm start$/, check: 'server', reason: 'the first line of the README' },
  {
    pattern: /^npm (?:test|run [\w:]+)(?: -- [\w ,./-]+)?$/,
    check: 'script',
    reason: 'tests, builds and measurements take minutes, and CI runs those that decide anything',
  },
  { pattern: /^npx turbo run \w+ --filter=@minaret\/[\w-]+$/, check: 'turbo', reason: 'a full test run has it' },
  { pattern: /^cd (\S+) && npx vitest run (?:-u )?(\S+)$/, check: 'vitest', reason: 'a full test run has it' },
  {
    pattern: /^cd packages\/e2e && npx playwright test (\S+)(?: -g "[^"]+")?$/,
    check: 'journeys',
    reason: 'npm run test:all has every journey',
  },
  { pattern: /^node apps\/api\/bin\/bundle\.mjs \S+$/, check: 'program', reason: 'it copies 250 MB' },
  {
    pattern: /^cd packages\/ui && node bin\/screenshots\.mjs$/,
    check: 'program',
    reason: 'it needs Storybook and a browser',
  },
  { pattern: /^docker /, check: 'exempt', reason: 'needs a container engine' },
  { pattern: /^(?:systemctl|useradd|install|cp apps\/api\/systemd)/, check: 'exempt', reason: 'systemd, as root' },
  { pattern: /^export [A-Z_]+=\S+$/, check: 'exempt', reason: 'names an installation for the lines that follow' },
  { pattern: /^python3 -m fontTools\./, check: 'exempt', reason: 'only for changing fonts, and its page names Python' },
]

/**
 * Commands that are refused on the installation of the tests, and what the refusal says: their examples have an invented
 * id, ask before they delete, or need what only a real installation has. All others must end with 0.
 */
export const refused: readonly { pattern: RegExp; says: RegExp }[] = [
  {
    pattern: /^(?:tenant (?:suspend|delete)|tv token revoke|payments purge-demo) /,
    says: /Confirmation is not possible here, so nothing was changed\. Add --yes/,
  },
  { pattern: /^tenant move /, says: /MOVE_TO_DATABASE_URL/ },
  { pattern: /^tenant remove-host /, says: /is not a host name of this mosque/ },
  { pattern: /^announce end /, says: /There is no announcement "3fXk2a" here/ },
  { pattern: /^applications accept /, says: /There is no application "3fXk2a" here/ },
  { pattern: /^staff recover /, says: /Nobody on the staff of a mosque has the email/ },
  { pattern: /^applications answer /, says: /There is no message "9aB1cd" here/ },
  { pattern: /^maktab left /, says: /There is no registration "7Kq2xy" here/ },
  { pattern: /^supporters remove-name /, says: /There is no name "3fXk2aQ1" here/ },
  { pattern: /^(?:gift undo|payments (?:show|refund)) /, says: /There is no gift "K3F7-9QXA" here/ },
  { pattern: /^giftaid (?:export|mark|undo) 1 /, says: /There is no claim 1\./ },
  { pattern: /^giftaid cancel /, says: /There is no declaration "3fXa" here/ },
  { pattern: /^installation invite /, says: /INSTALLATION_OWNERS does not have aisha@example\.org/ },
  { pattern: /^mail resend /, says: /There is no email "3fXaQ2m8" here/ },
  { pattern: /^mail test /, says: /SMTP_URL is not set/ },
  { pattern: /^payments connect /, says: /Missing: STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY/ },
  { pattern: /^payments friday /, says: /Only a demonstration can bring a Friday forward/ },
  { pattern: /^secrets rotate/, says: /There is nothing to rotate: set SECRETS_KEY to the new key/ },
  { pattern: /^timetable import .*\.xlsx/, says: /january\.xlsx cannot be read/ },
  { pattern: /^content export /, says: /is not empty, and nothing in it is overwritten/ },
  { pattern: /^backup restore /, says: /./ },
]

/** The rule of a line. */
export const ruleOf = (text: string) => rules.find(({ pattern }) => pattern.test(text))
