/** Detects whether a visitor answered in English or Spanish. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

// Words that decide short answers ("cash only", "dueños de casa"), which are too short for a statistical detector.
const spanishWords = new Set(
  'de del la el los las que y en con por para su sus una un al se es lo mi mis nuestro nuestra somos hago hacemos vendo vendemos soy tengo tenemos negocio clientes boca nada todavia ninguno casa dueños lunes martes miercoles jueves viernes sabado domingo'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the and of to for with in on at from or is are am i we our my you no not a an by near only most mostly nothing yet'.split(
    ' ',
  ),
);

const require = createRequire(import.meta.url);
/**
 * Loaded with the first text that needs it, because its tables take 50 MB of memory. Required by path, because its
 * package name works only with `import`.
 */
const loadDetector = () => (require(fileURLToPath(import.meta.resolve('eld/small'))) as typeof import('eld/small')).eld;

/**
 * Returns the language most of the texts are written in.
 * @param texts free-text answers; options chosen from a list say nothing about the language and shouldn't be passed
 */
export function detectLanguage(texts: readonly string[]): Language {
  const text = texts.join('. ').slice(0, 3000);
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const spanish = words.filter((word) => spanishWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  if (spanish + english >= 3 && spanish !== english) return spanish > english ? 'es' : 'en';
  const guess = loadDetector().detect(text);
  return guess.language === 'es' && (guess.isReliable() || spanish > english) ? 'es' : 'en';
}
