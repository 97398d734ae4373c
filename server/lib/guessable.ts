/**
 * Rejects passwords that attackers try first: the 49,000 most common ones, and those made of the person's or our own names.
 * Length is checked earlier (shared/schemas/auth.ts); any other composition is fine (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { limits } from '#shared/limits.ts';
import { AppError } from '../errors.ts';

/** Characters that a password needs in addition to a common password or a name: as many as any password. */
const enoughMore = limits.password.min;
/** Shortest name that is checked; shorter ones appear in too many other words. */
const shortestName = 4;

/** List of common passwords, loaded when the first password is chosen, to keep the start fast. */
let common: Promise<ReadonlySet<string>> | undefined;
const loadCommon = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Person who chooses a password. Texts may be empty. */
export type Chooser = { email: string; fullName?: string; businessName?: string };

/**
 * Refuses a password that is easy to guess.
 * @throws AppError WEAK_PASSWORD with a message that says why and suggests a better kind.
 */
export async function refuseGuessable(password: string, chooser: Chooser): Promise<void> {
  const why = await weaknessOf(password, chooser);
  if (why) throw new AppError('WEAK_PASSWORD', why);
}

async function weaknessOf(password: string, chooser: Chooser): Promise<string | undefined> {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const list = await (common ??= loadCommon());
  if (list.has(plain) || (list.has(core) && plain.length - core.length < enoughMore)) return m.server_password_common();
  const whole = bare(plain);
  const rest = namesOf(chooser).reduce((left, name) => left.replaceAll(name, ''), whole);
  if (rest.length < whole.length && rest.length < enoughMore) return m.server_password_named();
  return undefined;
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns names as they may appear in a password, whole and in parts, longest first. */
function namesOf({ email, fullName = '', businessName = '' }: Chooser): string[] {
  const texts = [...email.split('@'), fullName, businessName, brand.name, brand.agency, brand.slug];
  const names = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(bare);
  return [...new Set(names)].filter((name) => name.length >= shortestName).sort((a, b) => b.length - a.length);
}
