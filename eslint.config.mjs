import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Functions that Chrome 111 or Safari 16.4 lacks. */
const NEWER_FUNCTIONS = [
  ['AbortSignal', 'any'],
  ['Array', 'fromAsync'],
  ['Map', 'groupBy'],
  ['Object', 'groupBy'],
  ['Promise', 'try'],
  ['Promise', 'withResolvers'],
  ['RegExp', 'escape'],
];

/** Kinds of text that people read, and the spelling that the product does not use. */
const OTHER_SPELLINGS = [
  'Literal[value=/\\be-mail/i]',
  'TemplateElement[value.raw=/\\be-mail/i]',
  'JSXText[value=/\\be-mail/i]',
];

/** The compiler checks types; lint covers what it lets through, above all promises that are not awaited. */
export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.local/', '**/test-results/', '**/playwright-report/', '**/coverage/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        ...OTHER_SPELLINGS.map((selector) => ({ selector, message: 'Labels and messages say “email”' })),
      ],
    },
  },
  {
    files: ['frontend/**/*.ts', 'frontend/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // a dialog or the sign-in focuses its first field when it opens, by the autoFocus property of Ant Design's inputs
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // missing in the oldest browsers that the site supports (frontend/README.md); a page that calls one is lost there
    files: ['frontend/**/*.ts', 'frontend/**/*.tsx', 'services/contracts/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['canParse', 'parse'].map((property) => ({ object: 'URL', property, message: 'Use parseUrl of contracts' })),
        ...NEWER_FUNCTIONS.map(([object, property]) => ({ object, property, message: 'Newer than Chrome 111' })),
      ],
    },
  },
  {
    // pages rendered on the server read the browser's own state in effects, after the first render has matched
    files: ['frontend/src/site/**', 'frontend/src/shared/**'],
    rules: { 'react-hooks/set-state-in-effect': 'off', 'react-hooks/refs': 'off' },
  },
);
