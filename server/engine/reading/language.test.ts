import { expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

it.each([
  ['en', ['electrician in erie pa, panel upgrades mostly', 'Homeowners']],
  ['en', ['Cuban bread and pastelitos', 'Families nearby']],
  ['en', ['nail salon']],
  ['en', ['']],
  ['es', ['Corto el pasto y hago jardines en Gwinnett', 'dueños de casa']],
  ['es', ['panadería y cafetería, abrimos a las 6']],
  ['es', ['limpieza de oficinas por la noche, somos tres']],
] as const)('%s: %s', (language, texts) => {
  expect(detectLanguage(texts)).toBe(language);
});
