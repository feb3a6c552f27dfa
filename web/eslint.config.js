/**
 * What the compiler does not see: promises that nobody waits for, cases that nobody wrote, markup that says
 * nothing.
 */
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist', 'node_modules', 'src/types'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onclick={() => (open = true)}` and the like are how handlers are written here.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // What stands in for a function that waits need not wait itself.
      '@typescript-eslint/require-await': 'off',
      // `void scene.seq` in an effect says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // It takes `a ?? (b as T)` for unnecessary where it is not.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // State is replaced as a whole (`$state.raw`); sets and maps are for counting inside of a function.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Here a component is `any` to the linter; svelte-check knows its type and sees to these.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
  {
    // `expect(table.act)` calls nothing.
    files: ['tests/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['**/*.js'], extends: [typescript.configs.disableTypeChecked] },
);
