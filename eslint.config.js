import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['tests/**', 'client/test/**', '**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', '**/test-*.{ts,tsx}'];
const toolConfigs = ['*.config.{js,ts}', '.dependency-cruiser*.js'];

const importMetaEnv = {
  selector: 'MemberExpression[object.type="MetaProperty"][property.name="env"]',
  message: 'Only client/lib/config.ts reads import.meta.env. Name the value there and import it.',
};
const defaultExport = {
  selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
  message: 'Export it by its name, so that a search for the name finds every use.',
};
const reExport = {
  selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
  message: 'Import each thing from the file that holds it, so that readers find it in one step.',
};

const weakHash = {
  selector:
    'CallExpression[callee.name=/^create(Hash|Hmac)$/]:not([arguments.0.value="sha256"]):not([arguments.0.value="sha512"])',
  message: 'Use SHA-256 or SHA-512. Other hashes are broken or not reviewed (docs/security-rules.md).',
};
const ownCipher = {
  selector:
    'ImportDeclaration[source.value=/^(node:)?crypto$/] > ImportSpecifier[imported.name=/cipher|encrypt|decrypt|sign|pbkdf2|scrypt|pseudo/i]',
  message: 'Seal with server/lib/seal.ts and hash passwords with server/lib/password.ts (docs/security-rules.md).',
};
const climbing = {
  selector: ':matches(ImportDeclaration, ImportExpression) > Literal.source[value=/^\\.\\.\\u002f\\.\\./]',
  message: 'Import it from the top: #client/…, #server/…, #shared/… (the imports of package.json).',
};
const messageCompared = [
  'BinaryExpression[operator=/^[!=]==?$/]:not([right.type="Identifier"][right.name="undefined"]) > :matches(MemberExpression[property.name="message"], ChainExpression[expression.property.name="message"])',
  'CallExpression[callee.object.property.name="message"][callee.property.name=/^(includes|startsWith|endsWith|match|search|indexOf)$/]',
  'CallExpression[callee.property.name="test"] > :matches(MemberExpression[property.name="message"], ChainExpression[expression.property.name="message"])',
].map((selector) => ({
  selector,
  message: 'Messages are for people and may be reworded. Compare a code or a field (shared/domain/errors.ts).',
}));
/** Attributes and properties with text that people read. */
const readByPeople =
  '/^(label|title|placeholder|aria-label|alt|description|error|message|lead|text|heading|hint|note|detail|problem|busyLabel|words|empty|caption|tooltip|subject|preview|why)$/';
const hasWord = '/[A-Za-z]{2}/';
/** Looks like a sentence or a label: a capital, then more words. */
const likeText = "/^[A-Z][a-z’']*,? .*[a-z]{2}/";
/** A single capitalized word. */
const likeWord = '/^[A-Z][a-z]+(-[a-z]+)*$/';
/** Excludes names of tones and states. */
const likeLabel = '/^[A-Z].*[a-z]|[a-z] [a-z]/';
const piece = (value) => `:matches(Literal[value=${value}], TemplateElement[value.cooked=${value}])`;
const inPlace = ':matches(ConditionalExpression, LogicalExpression, TemplateLiteral)';
const forDevelopers = ':matches(NewExpression[callee.name=/Error$/], CallExpression[callee.object.name="console"])';
const toMessages = (selector) => ({
  selector,
  message: 'Text that people read belongs in messages/en/<area>.json. Use it as m.<key>() from #messages.',
});
const literalText = [
  `JSXText[value=${hasWord}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${piece(hasWord)}`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${inPlace} > ${piece(hasWord)}`,
  `JSXAttribute[name.name=${readByPeople}] > ${piece(hasWord)}`,
  `JSXAttribute[name.name=${readByPeople}] > JSXExpressionContainer > ${piece(hasWord)}`,
  `JSXAttribute[name.name=${readByPeople}] > JSXExpressionContainer > ${inPlace} > ${piece(hasWord)}`,
  `Property[key.name=${readByPeople}] > ${piece(likeLabel)}`,
  `Property[key.name=${readByPeople}] > ${inPlace} > ${piece(likeLabel)}`,
  `:not(BinaryExpression, ${forDevelopers}) > Literal[value=${likeText}]`,
  `:matches(ArrayExpression, ConditionalExpression, LogicalExpression, ReturnStatement, ArrowFunctionExpression, VariableDeclarator) > Literal[value=${likeWord}]`,
  `:not(${forDevelopers}) > TemplateLiteral > TemplateElement[value.cooked=${likeText}]`,
].map(toMessages);
/** Labels in shared/domain are mostly properties named after states. */
const wordAsLabel = toMessages(`Property[key.name!="value"] > Literal.value[value=${likeWord}]`);
const inCatalog = 'Text that people read belongs in messages/en/server.json. Use it as m.<key>() from #messages.';
const toldError = 'NewExpression[callee.name=/^(AppError|InvalidTextError|PaymentError|Refusal)$/]';
const superOfError = 'ClassDeclaration[superClass.name="AppError"] CallExpression[callee.type="Super"]';
const noticeText = 'CallExpression[callee.name="notify"] Property[key.name=/^(title|message)$/]';
/** Errors and notifications. */
const literalReply = [
  ...[toldError, superOfError, noticeText].flatMap((parent) => [
    `${parent} > ${piece(likeLabel)}`,
    `${parent} > ${inPlace} > ${piece(likeLabel)}`,
  ]),
  `CallExpression[callee.property.name="json"] Property[key.name="message"] > ${piece(likeLabel)}`,
].map((selector) => ({ selector, message: inCatalog }));
/** Text between two tags, or after one. */
const literalHtml = { selector: piece('/>\\s*[A-Za-z]{2}[^{}<>]*(<|$)/'), message: inCatalog };
const literalValidation = [
  `:not(BinaryExpression) > Literal[value=${likeText}]`,
  `TemplateLiteral > TemplateElement[value.cooked=${likeText}]`,
  `Property[key.name=/^(message|error)$/] > ${piece(likeLabel)}`,
  'CallExpression[callee.property.name="addIssue"] > :matches(Literal, TemplateLiteral)',
].map((selector) => ({ selector, message: inCatalog.replace('server.json', 'validation.json') }));
const everywhere = [weakHash, ownCipher, climbing];

export default defineConfig(
  globalIgnores([
    'dist/',
    'messages/compiled/',
    '.data/',
    'drizzle/migrations/',
    'test-results/',
    'playwright-report/',
    'tests/eval/profile/score.mjs',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      // `void promise` marks a promise that's deliberately not awaited; event handlers may return promises.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // Never execute text as code. The type-aware preset already forbids it for timers.
      'no-eval': 'error',
      'no-new-func': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-restricted-syntax': ['error', ...everywhere, ...messageCompared, importMetaEnv, defaultExport, reExport],
    },
  },
  {
    files: tests,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, importMetaEnv, defaultExport, reExport] },
  },
  {
    files: ['drizzle/schema/index.ts', 'server/adapters/*/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, importMetaEnv, defaultExport] },
  },
  {
    // Vite, Vitest and Playwright call the default exports of these files.
    files: [...toolConfigs, 'tests/setup/services.ts', 'tests/e2e/global-setup.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, importMetaEnv, reExport] },
  },
  {
    files: ['client/lib/config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, defaultExport, reExport] },
  },
  {
    // embedded.ts doesn't read settings: it passes the environment to PostgreSQL's programs.
    ignores: ['server/env.ts', 'server/db/embedded.ts', 'scripts/**', ...toolConfigs, ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only server/env.ts reads the environment. Add the setting there and take it from env.',
        },
        {
          object: 'Math',
          property: 'random',
          message:
            'Use node:crypto or crypto.randomUUID. If the value may be predictable (retry delays, sampling), say so and disable this rule.',
        },
      ],
    },
  },
  {
    // Only embedded.ts starts programs (PostgreSQL's), with an argument list and no shell.
    files: ['server/**', 'client/**', 'shared/**'],
    ignores: ['server/db/embedded.ts', ...tests],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['child_process', 'node:child_process', 'vm', 'node:vm'].map((name) => ({
            name,
            message: 'The site starts no other programs and never runs text as code.',
          })),
        },
      ],
    },
  },
  {
    // On the server, emails and files that people download come from catalogs.
    files: [
      'client/**/*.{ts,tsx}',
      'server/{emails,exports}/**/*.ts',
      'server/features/member/weekly/*.ts',
      'server/lib/calendar-text.ts',
      'shared/domain/bootcamp-day.ts',
    ],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...everywhere, ...messageCompared, importMetaEnv, defaultExport, reExport, ...literalText],
      ],
    },
  },
  {
    files: ['server/**'],
    ignores: [
      ...['server/adapters/*/index.ts', 'server/{emails,exports,http}/**', 'server/features/member/weekly/**'],
      ...['server/lib/calendar-text.ts', ...tests],
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...everywhere, ...messageCompared, importMetaEnv, defaultExport, reExport, ...literalReply],
      ],
    },
  },
  {
    files: ['server/http/**'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...everywhere, ...messageCompared, importMetaEnv, defaultExport, reExport, ...literalReply, literalHtml],
      ],
    },
  },
  {
    files: ['shared/schemas/**'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...everywhere, ...messageCompared, importMetaEnv, defaultExport, reExport, ...literalValidation],
      ],
    },
  },
  {
    files: ['shared/*.ts', 'shared/domain/**'],
    // Names of states and products are the same in every language; stored texts never change.
    ignores: [
      ...tests,
      'shared/brand.ts',
      'shared/domain/{archetypes,chat-answers,chat-first-texts,prompt-tools,states}.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...everywhere, ...messageCompared, importMetaEnv, defaultExport, reExport],
        ...[...literalText, ...literalReply, wordAsLabel],
      ],
    },
  },
  {
    // .dependency-cruiser.js allows some imports of types only. `import { type X }` would still load the file.
    files: ['client/**', 'server/**'],
    ignores: ['server/engine/**', ...tests],
    rules: { '@typescript-eslint/no-import-type-side-effects': 'error' },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  { files: ['shared/content/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
