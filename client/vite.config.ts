import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leftOut } from './scripts/left-out.ts';
import { visibleFormulas } from './scripts/visible-formulas.ts';

/** Where `npm run dev` finds the server. */
const server = process.env['VERDICT_SERVER'] ?? 'http://127.0.0.1:4000';

interface ChunkGroup {
  readonly name: string;
  readonly patterns: readonly RegExp[];
  readonly priority: number;
}

/** Modules that many pages share, by the chunk they go to; a module goes to the group of the highest priority. */
const shared: readonly ChunkGroup[] = [
  // What nearly every list and page shows: one file instead of twenty small ones.
  {
    name: 'shown',
    patterns: [
      /\/src\/components\/(difficulty-badge|empty-state|error-state|page-body|page-title|panel)\.tsx/,
      /\/src\/components\/(relative-time|row-link|skeleton-rows|text-link|user-link)\.ts/,
      /\/src\/lib\/(address|drawing|format)\//,
      /\/src\/lib\/(toast\/use-act|preferences\/use-locale|intl\/more-sentences)\./,
      /\/@apollo\/client\/react\/hooks\/use(Mutation|Subscription)\./,
      /\/@chakra-ui\/react\/dist\/esm\/components\/(grid\/grid|heading\/index)\./,
    ],
    priority: 2,
  },
  // What the first screen of home shares with its parts that come later.
  {
    name: 'cards',
    patterns: [/\/src\/features\/site\/home\/(announcements\.generated|row|section)\./],
    priority: 2,
  },
  // What every list of pages shows; the first screen of home has none.
  {
    name: 'pages',
    patterns: [
      /\/src\/components\/(loading-rows|pager|pages-to-show|search-field|use-last-page)\./,
      /\/src\/lib\/keyboard\/search-field\./,
      /\/@chakra-ui\/react\/dist\/esm\/styled-system\/create-slot-recipe-context\./,
    ],
    priority: 2,
  },
  // What every list with verdicts shows; the first screen of home has none.
  {
    name: 'verdicts',
    patterns: [
      /\/src\/components\/(own-status-mark|verdict-badge)\.tsx/,
      /\/src\/lib\/status\//,
      /\/judge\/protocol\/status\.ts/,
    ],
    priority: 2,
  },
  // What every page but home loads with its sentences, and small things that many of these pages share: a page asks for
  // six files at once, and many small ones keep it waiting longer than their bytes do. None may import what is heavy:
  // that would come along.
  {
    name: 'inside',
    patterns: [
      /\/src\/lib\/intl\/(join-list|joined-sentences|with-colon|with-gap)\./,
      /\/src\/lib\/intl\/parts\/(page|problem|problems|question|review|submission|table)\./,
      /\/src\/lib\/keyboard\/(code-field|is-typing|key-names|opener|row-list|use-problem-keys)\./,
      /\/src\/lib\/live\/(ask-shown-again|use-poll-while-deaf)\./,
      /\/src\/lib\/session\/(ask-to-sign-in|use-ask-to-sign-in|wanted-address)\./,
      /\/src\/lib\/(diagnostics\/base-language|preferences\/use-is-phone|retry\/delay)\./,
      /\/src\/components\/(code-block\/code-text|copy-button|key-hint|problem\/problem-place|use-hidden-ends)\./,
      /\/src\/(features\/problem\/workspace\/problem-skeleton|lib\/submission\/unsent)\./,
      /\/@chakra-ui\/react\/dist\/esm\/components\/kbd\//,
    ],
    priority: 2,
  },
  // What dialogs, menus and other layers over a page are made of; home has none.
  {
    name: 'layers',
    patterns: [
      /\/@zag-js\/(anatomy|core|dismissable|dom-query|interact-outside|presence|react|store|utils)\//,
      /\/@ark-ui\/react\/dist\/(components\/(portal|presence)|providers|utils)\//,
    ],
    priority: 2,
  },
  // What dialogs alone are made of: pages with menus but no dialog leave it out.
  {
    name: 'dialogs',
    patterns: [
      /\/src\/(components\/confirm-dialog\.)/,
      /\/@zag-js\/(aria-hidden|dialog|focus-trap|remove-scroll)\//,
      /\/@(ark-ui\/react\/dist|chakra-ui\/react\/dist\/esm)\/components\/dialog\//,
    ],
    priority: 2,
  },
  // What menus are made of, and what opens beside a button.
  {
    name: 'menus',
    patterns: [
      /\/@(floating-ui|zag-js\/(focus-visible|menu|popper|rect-utils))\//,
      /\/@(ark-ui\/react\/dist|chakra-ui\/react\/dist\/esm)\/components\/(menu\/|icons\.)/,
    ],
    priority: 2,
  },
  // What tabs are made of: one file for all pages that have them.
  {
    name: 'tabs',
    patterns: [
      /\/@zag-js\/(tabs\/|dom-query\/dist\/resize-observer\.)/,
      /\/@(ark-ui\/react\/dist|chakra-ui\/react\/dist\/esm)\/components\/tabs\//,
    ],
    priority: 2,
  },
  // What shows how a program does, on the page of its problem and on its own.
  {
    name: 'judged',
    patterns: [
      /\/src\/components\/(code-editor\/(line-height|theme-colors)|interaction\/interaction-\w+|titled-text)\./,
      /\/src\/components\/(diagnostic-list|judge-progress|sample-diff\/has-failed-sample)\./,
      /\/src\/features\/problem\/workspace\/(remote\/remote|submissions\/own-submissions)\.generated\./,
      /\/src\/lib\/(diagnostics\/(diagnostics|families|place)|preferences\/editor-settings)\./,
      /\/src\/lib\/(live\/(submission-progress\.generated|use-submission-progress)|submission\/program-address)\./,
    ],
    priority: 2,
  },
  // What lists of problems show, and each problem beside its title.
  {
    name: 'problems',
    patterns: [
      /\/src\/components\/(save-problem\/save-button|tag-list)\./,
      /\/src\/lib\/problem-lists\/(problem-lists\.generated|use-save-problem)\./,
      /\/@chakra-ui\/react\/dist\/esm\/components\/table\//,
    ],
    priority: 2,
  },
  // What is typed and kept by the browser: the page of a problem and every page, once it is there.
  { name: 'drafts', patterns: [/\/src\/lib\/drafts\//], priority: 2 },
  // Texts with formulas: as large as all the rest of a page.
  {
    name: 'markdown',
    patterns: [
      /\/src\/components\/markdown\//,
      /\/(katex|react-markdown|rehype-katex|rehype-sanitize|remark-gfm|remark-math)\//,
    ],
    priority: 2,
  },
  // The page of a problem. The lowest priority, so that it takes no dependency that another group has.
  {
    name: 'solving',
    patterns: [
      /\/src\/components\/(archive\/archived-place|problem\/training-place|scroll-row)\./,
      /\/src\/features\/problem\/workspace\/(contest-place|list-place|problem-page|solved-notice|statement-facts)\./,
      /\/src\/features\/problem\/workspace\/(statement-language-switch|window-height)\./,
      /\/src\/features\/problem\/workspace\/statistics\/(counts|live-statistics|use-live-statistics)\./,
      /\/src\/lib\/preferences\/problem-tags-store\./,
    ],
    priority: 1,
  },
];

/** Chakra's `define…` functions only return what they are given: with that known, recipes nobody uses are left out. */
const pureFunctions = [
  'defineRecipe',
  'defineSlotRecipe',
  'defineTokens',
  'defineSemanticTokens',
  'defineKeyframes',
  'defineTextStyles',
  'defineLayerStyles',
  'defineAnimationStyles',
  'defineGlobalStyles',
  'defineConfig',
  'createAnatomy',
  'mergeConfigs',
  'createSystem',
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), leftOut(), visibleFormulas()],
  resolve: {
    // RxJS offers its code without the helpers of older browsers under this name only.
    conditions: ['es2015', ...defaultClientConditions],
    // The catalogues come parsed; the parser itself would be a fifth of the language code.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // Foreign keys of the editor name Monaco as it was laid out before, or as a whole; their build for pages wants it
      // as a global.
      { find: /^monaco-vim$/, replacement: fileURLToPath(import.meta.resolve('monaco-vim')) },
      { find: /^monaco-editor\/esm\/vs\/(.*)$/, replacement: 'monaco-editor/$1.js' },
      { find: /^monaco-editor$/, replacement: 'monaco-editor/editor/editor.api.js' },
    ],
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': { target: server },
      '/auth/oidc': { target: server },
      '/page-failure': { target: server },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    // Only Safari 16 lacks `modulepreload`, and there a page works without.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4096,
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: pureFunctions,
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      output: {
        // What every page needs is two files, which compress better than forty small ones: the libraries, which stay in
        // a browser's cache over many versions, and ours.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: /node_modules/, priority: 4 },
            { name: 'frame', tags: ['$initial'], test: /client\/src\/(?!app\/main\.tsx)/, priority: 3 },
            ...shared.map(({ name, patterns, priority }) => ({
              name,
              test: (id: string) => patterns.some((place) => place.test(id)),
              priority,
            })),
          ],
        },
      },
    },
  },
});
