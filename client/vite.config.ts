import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leftOut } from './scripts/left-out.ts';
import { visibleFormulas } from './scripts/visible-formulas.ts';

/** Where `npm run dev` finds the server. */
const server = process.env['VERDICT_SERVER'] ?? 'http://127.0.0.1:4000';

/** What nearly every list and page shows: one file instead of twenty small ones. */
const shownEverywhere = [
  /\/src\/components\/(difficulty-badge|empty-state|error-state|page-body|page-title|panel)\.tsx/,
  /\/src\/components\/(relative-time|skeleton-rows|text-link|user-link)\.tsx/,
  /\/src\/lib\/(address|format)\//,
  /\/src\/lib\/(toast\/use-act|preferences\/use-locale|intl\/more-sentences)\./,
  /\/@apollo\/client\/react\/hooks\/use(Mutation|Subscription)\./,
  /\/@chakra-ui\/react\/dist\/esm\/components\/(grid\/grid|heading\/index)\./,
] as const;

/** What every list with verdicts shows; the first screen of home has none. */
const shownWithVerdicts = [
  /\/src\/components\/(own-status-mark|verdict-badge)\.tsx/,
  /\/src\/lib\/status\//,
  /\/judge\/protocol\/status\.ts/,
] as const;

/** What every list of pages shows; the first screen of home has none. */
const shownWithPages = [
  /\/src\/components\/(loading-rows|pager|pages-to-show|search-field|use-last-page)\./,
  /\/src\/lib\/keyboard\/search-field\./,
  /\/@chakra-ui\/react\/dist\/esm\/styled-system\/create-slot-recipe-context\./,
] as const;

/**
 * What every page but home loads with its sentences, and small things that many of these pages share. None may import
 * what is heavy: that would come along.
 */
const shownInside = [
  /\/src\/lib\/intl\/(joined-sentences|parts\/(page|problem|problems|question|review|submission|table))\./,
  /\/src\/lib\/keyboard\/(code-field|is-typing|key-names|row-list)\./,
  /\/src\/lib\/live\/(ask-shown-again|use-poll-while-deaf)\./,
  /\/src\/lib\/session\/(ask-to-sign-in|use-ask-to-sign-in|wanted-address)\./,
  /\/src\/lib\/(diagnostics\/base-language|preferences\/use-is-phone|retry\/delay)\./,
  /\/src\/components\/(code-block\/code-text|copy-button|problem\/problem-place)\./,
  /\/@chakra-ui\/react\/dist\/esm\/components\/kbd\//,
] as const;

/** What dialogs, menus and other layers over a page are made of; home has none. */
const shownInLayers = [
  /\/@zag-js\/(core|dismissable|interact-outside|presence|react|store)\//,
  /\/@ark-ui\/react\/dist\/(components\/(portal|presence)\/|utils\/render-strategy\.)/,
] as const;

const shownInDialogs = [
  /\/@zag-js\/(aria-hidden|dialog|focus-trap|remove-scroll)\//,
  /\/@(ark-ui\/react\/dist|chakra-ui\/react\/dist\/esm)\/components\/dialog\//,
] as const;

/** Small parts of every page of a problem, which others share; nothing heavy here, either. */
const shownWithProblems = [
  /\/src\/components\/(code-editor\/(line-height|theme-colors)|interaction\/interaction-\w+|titled-text)\./,
  /\/src\/features\/problem\/workspace\/(contest-place|list-place)\./,
  /\/src\/features\/problem\/workspace\/(remote\/remote|submissions\/own-submissions)\.generated\./,
  /\/src\/lib\/(live\/(submission-progress\.generated|use-submission-progress)|preferences\/editor-settings)\./,
  /\/src\/lib\/submission\/program-address\./,
] as const;

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
            { name: 'base', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'frame', tags: ['$initial'], test: /client\/src\/(?!app\/main\.tsx)/, priority: 2 },
            { name: 'shown', test: (id) => shownEverywhere.some((place) => place.test(id)), priority: 1 },
            { name: 'pages', test: (id) => shownWithPages.some((place) => place.test(id)), priority: 1 },
            { name: 'verdicts', test: (id) => shownWithVerdicts.some((place) => place.test(id)), priority: 1 },
            // A page asks for six files at once: many small ones keep it waiting longer than their bytes do.
            { name: 'inside', test: (id) => shownInside.some((place) => place.test(id)), priority: 1 },
            { name: 'layers', test: (id) => shownInLayers.some((place) => place.test(id)), priority: 1 },
            { name: 'dialogs', test: (id) => shownInDialogs.some((place) => place.test(id)), priority: 1 },
            { name: 'solving', test: (id) => shownWithProblems.some((place) => place.test(id)), priority: 1 },
          ],
        },
      },
    },
  },
});
