/**
 * Finds words that a native speaker wouldn't use here, in strings, JSX and comments (`npm run lint:words`). It catches
 * relapses; it can't judge prose.
 */
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Each word with what to write instead. */
const instead = {
  'stands? here': 'show up here, be here',
  anew: 'again',
  whoever: 'anyone who, the person who',
  somebody: 'someone',
  meanwhile: 'for now, since then',
  'at once': 'right away, immediately, at the same time',
  beside: 'next to',
  'by telephone': 'by phone',
  // Paper mail is fine.
  '(?<!direct |-agent )(?:by )?mails?': 'email',
};

// Only in texts with a space: the rest are names and keys. Words in [brackets] are variable names.
const banned = Object.entries(instead).flatMap(([word, better]) =>
  ['Literal[value=', 'TemplateElement[value.cooked=', 'JSXText[value='].map((node) => ({
    selector: `${node}/^(?=[^]*\\s)[^]*(?<![-\\w/.@#$]|\\[[^\\]]*)${word}(?![-\\w/.@=])/i]`,
    message: `Write "${better}" instead.`,
  })),
);

export default defineConfig(
  globalIgnores([
    'dist/',
    '.data/',
    'drizzle/migrations/',
    'test-results/',
    'playwright-report/',
    'server/engine/',
    // Mentions postal mail.
    'shared/content/trades/',
    'tests/',
    '**/*.test.{ts,tsx}',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      'no-restricted-syntax': ['error', ...banned],
      'no-warning-comments': [
        'error',
        {
          terms: [
            'stands here',
            'anew',
            'whoever',
            'somebody',
            'meanwhile',
            'at once',
            'beside',
            'by telephone',
            'mails',
          ],
          location: 'anywhere',
        },
      ],
    },
  },
);
