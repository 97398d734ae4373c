/**
 * Finds words that a native speaker wouldn't use here, in strings, JSX, comments and content (`npm run lint:words`). It
 * catches regressions but can't judge prose.
 */
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { LineCounter, parseDocument, visit } from 'yaml';

/** Banned words, each with what to write instead. */
const instead = {
  'stands? here': 'show up here, be here',
  anew: 'again',
  whoever: 'anyone who, the person who',
  somebody: 'someone',
  meanwhile: 'for now, since then',
  'at once': 'right away, immediately, at the same time',
  beside: 'next to',
  'by telephone': 'by phone',
  // Postal mail is fine.
  '(?<!direct |-agent )(?:by )?mails?': 'email',
};

// Only in texts with a space; others are names and keys. Words in [brackets] are variable names.
const banned = Object.entries(instead).flatMap(([word, better]) =>
  ['Literal[value=', 'TemplateElement[value.cooked=', 'JSXText[value='].map((node) => ({
    selector: `${node}/^(?=[^]*\\s)[^]*(?<![-\\w/.@#$]|\\[[^\\]]*)${word}(?![-\\w/.@=])/i]`,
    message: `Write "${better}" instead.`,
  })),
);

/**
 * Converts a YAML file to a program of strings, each on the line where its text starts, because a text may span several
 * lines.
 */
const textsAsStrings = {
  meta: { name: 'texts-as-strings' },
  preprocess(text) {
    const lineCounter = new LineCounter();
    const lines = [];
    visit(parseDocument(text, { lineCounter }), {
      Scalar(_key, { value, range }) {
        if (typeof value !== 'string') return;
        const { line } = lineCounter.linePos(range[0]);
        lines[line - 1] = `${lines[line - 1] ?? ''}${JSON.stringify(value)};`;
      },
    });
    return [Array.from(lines, (line) => line ?? '').join('\n')];
  },
  postprocess: (messages) => messages.flat(),
};

/** Converts each line of a Markdown file to a string, so that the rules for strings apply. */
const linesAsStrings = {
  meta: { name: 'lines-as-strings' },
  preprocess: (text) => [
    text
      .split('\n')
      .map((line) => `${JSON.stringify(line)};`)
      .join('\n'),
  ],
  postprocess: (messages) => messages.flat(),
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'messages/compiled/{pseudo,pseudo-source,split}/',
    'messages/compiled/en/*.js',
    '.data/',
    'drizzle/migrations/',
    'test-results/',
    'playwright-report/',
    // Patterns for owners' own words.
    'server/engine/reading/',
    // Mentions postal mail.
    'shared/content/trades/',
    'content/trades/',
    'tests/',
    '**/*.test.{ts,tsx}',
  ]),
  {
    // Catalogs are checked in their compiled form.
    files: ['**/*.{ts,tsx}', 'messages/compiled/en/messages/en.js'],
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
  {
    files: ['content/**/*.md'],
    processor: linesAsStrings,
    rules: { 'no-restricted-syntax': ['error', ...banned] },
  },
  {
    files: ['content/**/*.yaml'],
    processor: textsAsStrings,
    rules: { 'no-restricted-syntax': ['error', ...banned] },
  },
);
