/**
 * Parts of libraries that no page of ours can reach, but that a bundler must keep. They are named here with what takes
 * their place; the build fails when a new version of the library no longer has one of them.
 */
import type { Plugin } from 'vite';

const LEFT_OUT = [
  {
    // Prefetching for the framework mode of the router, which every link asks after.
    file: '/react-router/dist/production/lib/dom/ssr/components.js',
    instead: `
      import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const mergeRefs = (ref) => ref;
      export const usePrefetchBehavior = () => [false, null, {}];
      export const CRITICAL_CSS_DATA_ATTRIBUTE = '', Links = null, Meta = null, Scripts = null, setIsHydrated = null, useFrameworkContext = null;
    `,
  },
  {
    // Copies statics for `withTheme`, which nothing uses; CommonJS, so it cannot be shaken off.
    file: '/@emotion/react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js',
    instead: 'export default (component) => component;',
  },
  { file: '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js', instead: 'export default (component) => component;' },
  // Chakra's own colours: ours take their place.
  { file: '/@chakra-ui/react/dist/esm/theme/tokens/colors.js', instead: 'export const colors = {};' },
] as const;

/** Leaves them out of the build. */
export function leftOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = LEFT_OUT.find(({ file }) => id.endsWith(file));
      if (part === undefined) return null;
      met.add(part.file);
      return { code: part.instead, moduleSideEffects: false };
    },
    buildEnd(error) {
      const missing = LEFT_OUT.filter(({ file }) => !met.has(file));
      if (error === undefined && missing.length > 0) this.error(`Not in the build any more, see scripts/left-out.ts: ${missing.map(({ file }) => file).join(', ')}`);
    },
  };
}
