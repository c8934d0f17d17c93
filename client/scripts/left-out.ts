/**
 * Parts of libraries that no page of ours can reach, but that a bundler must keep. They are named here with what takes
 * their place; the build fails when a new version of the library no longer has one of them.
 */
import type { Plugin } from 'vite';

const leftOutModules = [
  {
    // Prefetching for the framework mode of the router, which every link asks after.
    file: '/react-router/dist/production/lib/dom/ssr/components.js',
    instead: `
      import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const mergeRefs = (ref) => ref;
      export const usePrefetchBehavior = () => [false, null, {}];
      export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
      export const Links = null, Meta = null, Scripts = null, setIsHydrated = null, useFrameworkContext = null;
    `,
  },
  {
    // Copies statics for `withTheme`, which nothing uses; CommonJS, so it cannot be shaken off.
    file: '/@emotion/react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js',
    instead: 'export default (component) => component;',
  },
  {
    // Data masking, which the client does not turn on.
    file: '/@apollo/client/masking/index.js',
    instead: `
      export { disableWarningsSlot } from './utils.js';
      export const maskFragment = (data) => data, maskOperation = (data) => data;
    `,
  },
  {
    file: '/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    instead: 'export default (component) => component;',
  },
  // Chakra's own colours: ours take their place.
  { file: '/@chakra-ui/react/dist/esm/theme/tokens/colors.js', instead: 'export const colors = {};' },
] as const;

/**
 * Libraries that name their components for developer tools by an assignment, which alone keeps unused ones in the
 * build.
 */
const named = ['/react-router/dist/production/lib/dom/lib.js', '/react-intl/index.js'];
const displayNameLine = /^\w+\.displayName = .*$/gm;
/** How those libraries make a component; all of these calls are pure. */
const component = /^const \w+ = (?=(?:React(?:\$1)?\.(?:forwardRef|memo)|create\w*Component)\()/gm;

/** Leaves them out of the build. */
export function leftOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = leftOutModules.find(({ file }) => id.endsWith(file));
      if (part === undefined) return null;
      met.add(part.file);
      return { code: part.instead, moduleSideEffects: false };
    },
    transform(code, id) {
      const file = named.find((name) => id.endsWith(name));
      if (file === undefined) return null;
      const unnamed = code.replace(displayNameLine, '').replace(component, '$&/* @__PURE__ */ ');
      if (unnamed !== code) met.add(file);
      return { code: unnamed, map: null };
    },
    buildEnd(error) {
      const missing = [...leftOutModules.map(({ file }) => file), ...named].filter((file) => !met.has(file));
      if (error === undefined && missing.length > 0)
        this.error(`Not in the build any more, see scripts/left-out.ts: ${missing.join(', ')}`);
    },
  };
}
