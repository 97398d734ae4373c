/**
 * The 80 attacks and faults that the product must survive. A test names its check with a tag: `check-38` in Vitest (`{
 * tags: ['check-38'] }`), `@check-38` in Playwright. `npm run verify -- 38` runs the tests of one check.
 */
export type Check = {
  title: string;
  /** What the tests don't cover, or why there are none. */
  gap?: string;
};

const auth: Record<number, Check> = {
  1: { title: 'An activation link has exactly one winner in a race' },
  2: { title: 'Opening a link changes nothing' },
  3: { title: 'Links can’t be guessed and are never stored in clear text' },
  4: { title: 'A temporary password doesn’t sign anyone in' },
  5: { title: 'No public form changes an existing account' },
  6: { title: 'Answers don’t reveal whether an email address has an account' },
  7: { title: 'Passwords can’t be guessed, not in batches and not from many addresses' },
  8: { title: 'A flood of sign-ins leaves the site responsive' },
  9: { title: 'A saved cookie is worthless after its session ends' },
  10: { title: 'A ban or a lost role takes effect with the next request' },
  11: { title: 'Rotating secrets signs nobody out' },
};
const access: Record<number, Check> = {
  12: { title: 'Every procedure answers each kind of caller as its access table says' },
  13: { title: 'A conversation belongs to its browser' },
  14: { title: 'The admin area exists for admins only and doesn’t reveal who is one' },
  15: { title: 'Inputs with unknown keys are refused' },
  16: { title: 'Steps of the chat can’t be skipped' },
  17: { title: 'Referring yourself earns nothing' },
  18: { title: 'Sign-in never redirects to another site' },
  19: { title: 'Pages on other sites can’t change anything here' },
};
const input: Record<number, Check> = {
  20: { title: 'Malformed input is refused and never breaks anything' },
  21: { title: 'Stored scripts run on no screen', gap: 'emails are checked as HTML, not opened in a browser' },
  22: { title: 'Nothing breaks out of structured data, titles, and embedded frames' },
  23: { title: 'Typed text is never executed as SQL' },
  24: { title: 'An email has one recipient and only the headers we set' },
  25: { title: 'Acknowledgment emails carry no links from strangers' },
  26: { title: 'Exported tables contain no formulas' },
  27: { title: 'Addresses that visitors type are never fetched' },
  28: { title: 'Validation of long input takes linear time' },
  29: { title: 'A request is one line in the log, whatever it contains' },
};
const limits: Record<number, Check> = {
  30: { title: 'Forms are accepted exactly as often as their limit allows' },
  31: { title: 'Our forms can’t be used to flood an inbox' },
  32: { title: 'Callers can’t choose the address they’re counted by' },
  33: { title: 'A limit is exact under load across two processes' },
  34: { title: 'When counting fails, costly actions are refused and cheap ones stay open' },
  35: { title: 'Oversized batches, bodies, headers, and addresses are refused' },
  36: { title: 'Slow senders hold nobody up' },
  37: {
    title: 'Under too much load, costly work is turned away first',
    gap: 'there is no general load shedding: costly work has queues of its own (hashing, models, email)',
  },
};
const payments: Record<number, Check> = {
  38: { title: 'Tampered carts never sell at another price' },
  39: { title: 'A buyer has one order and can’t buy for someone else' },
  40: { title: 'Forged payment events are refused' },
  41: { title: 'A repeated payment event has one effect' },
  42: { title: 'Payment events in any order end in the same state' },
  43: { title: 'A crash between receipt and effect loses no payment' },
  44: { title: 'Nothing is granted without payment' },
  45: { title: 'Monthly limits and coupons hold under load' },
  46: { title: 'Twenty seats are sold to twenty people' },
};
const jobs: Record<number, Check> = {
  47: { title: 'Killed workers lose no email and no profile' },
  48: {
    title: 'An email is sent twice only if a kill left its outcome unknown',
    gap: 'kills come at random moments, not at six named points of each email',
  },
  49: { title: 'A misbehaving mail server keeps nobody waiting' },
  50: { title: 'A Redis restart that loses all data loses no work' },
  51: { title: 'Repeated PostgreSQL crashes lose nothing that was acknowledged' },
  52: { title: 'Workers don’t run on a missing schema' },
  53: { title: 'Stopping a process finishes or hands back its work' },
  54: { title: 'A worker that lost its lease writes nothing' },
  55: { title: 'Work that keeps failing is parked while the rest continues' },
  56: { title: 'Connections stay within PostgreSQL’s limit' },
  57: { title: 'Due work happens once, however many processes look' },
};
const model: Record<number, Check> = {
  58: { title: 'A model that obeys an attacker does no damage' },
  59: { title: 'Hostile replies are never stored' },
  60: { title: 'Every visitor gets a profile, however the model fails' },
  61: { title: 'A crash while writing repeats no more than it must' },
  62: { title: 'The daily budget is never exceeded' },
  63: { title: 'A profile requested many times is written once' },
  64: { title: 'Decompression bombs in recordings are refused' },
  65: { title: 'Text is read aloud in our voice only, and the same text is paid for once' },
  66: { title: 'The vendor receives no address, number, or name' },
};
const data: Record<number, Check> = {
  67: { title: 'Erasing a person removes everything about them and nothing about others' },
  68: { title: 'A data export contains everything of its owner and nothing else' },
  69: {
    title: 'Expired data is deleted',
    gap: 'only visits are tested; links and payment events have sweeps of their own; conversations and leads are kept until erasure',
  },
  70: { title: 'Every column with personal data is in the data map' },
  71: { title: 'A restored backup matches row for row' },
};
const operations: Record<number, Check> = {
  72: { title: 'Every response has its security headers' },
  73: { title: 'Link tokens reach no log, cache, or other site' },
  74: { title: 'Logs contain no secrets and nothing that was typed' },
  75: { title: 'Errors reveal nothing internal' },
  76: { title: 'Wrong settings stop the start and are named without their values' },
  77: { title: 'Readiness follows the database and the workers' },
  78: { title: 'Private responses aren’t cached, and links in emails ignore request headers' },
  79: { title: 'Packages run no install script that isn’t on the list' },
  80: {
    title: 'A full disk and a flood of errors',
    gap: 'the log’s disk is replaced by a device that is always full; the database’s disk isn’t filled',
  },
};

/** The checks by group, in numerical order. Each group is also a folder of `tests/verify`. */
export const checkGroups = { auth, access, input, limits, payments, jobs, model, data, operations };
