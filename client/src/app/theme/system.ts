import { createSystem, defaultBaseConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { breakpoints, globalCss, tokens as chakraTokens } from '@chakra-ui/react/theme';
import {
  badgeRecipe,
  buttonRecipe,
  headingRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  skeletonRecipe,
} from './basic-recipes.ts';
import { semanticColors } from './colors.ts';
import {
  accordionSlotRecipe,
  fieldSlotRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
} from './control-recipes.ts';
import { durations, easings, keyframes } from './motion.ts';
import { dialogSlotRecipe, drawerSlotRecipe, menuSlotRecipe, popoverSlotRecipe } from './overlay-recipes.ts';
import { pageCss } from './page-css.ts';
import {
  coarse,
  controlSizes,
  controlSpacing,
  densityCondition,
  densitySpacing,
  fontSizes,
  radii,
  textStyles,
} from './scale.ts';

const sans = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  '"Noto Sans"',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Source Han Sans SC"',
  'sans-serif',
].join(', ');
const mono = [
  'ui-monospace',
  'SFMono-Regular',
  'Menlo',
  'Consolas',
  '"Liberation Mono"',
  '"DejaVu Sans Mono"',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans Mono CJK SC"',
  'monospace',
].join(', ');

// What Chakra has more (colours, fonts, sizes of letters, corners, times) is left out: ours take their place.
const { spacing, sizes, fontWeights, lineHeights, letterSpacings, zIndex, borders, aspectRatios } = chakraTokens;

const config: SystemConfig = {
  cssVarsPrefix: 'v',
  preflight: true,
  conditions: { ...densityCondition, coarse },
  globalCss: { ...globalCss, ...pageCss },
  theme: {
    breakpoints: { ...breakpoints, lg: '62rem' },
    keyframes,
    tokens: {
      spacing,
      sizes,
      fontSizes,
      fontWeights,
      lineHeights,
      letterSpacings,
      radii: { ...radii, sm: radii.l1, full: { value: '9999px' } },
      easings,
      zIndex,
      borders,
      aspectRatios,
      colors: {
        transparent: { value: 'transparent' },
        current: { value: 'currentColor' },
        white: { value: '#ffffff' },
        black: { value: '#000000' },
      },
      fonts: { heading: { value: sans }, body: { value: sans }, mono: { value: mono } },
      cursor: {
        button: { value: 'pointer' },
        option: { value: 'pointer' },
        menuitem: { value: 'pointer' },
        switch: { value: 'pointer' },
        disabled: { value: 'not-allowed' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      spacing: { ...densitySpacing, ...controlSpacing },
      sizes: controlSizes,
      durations,
      shadows: {
        xs: { value: { _light: '0 1px 2px #1a22300f', _dark: '0 1px 2px #00000080' } },
        sm: { value: { _light: '0 1px 3px #1a22301a', _dark: '0 1px 3px #000000a0' } },
        md: { value: { _light: '0 4px 12px #1a22301a, 0 0 1px #1a223040', _dark: '0 4px 12px #000000a0' } },
        lg: { value: { _light: '0 8px 24px #1a223026, 0 0 1px #1a223040', _dark: '0 8px 24px #000000c0' } },
      },
    },
    textStyles,
    layerStyles: {
      disabled: { value: { opacity: 0.55, cursor: 'disabled' } },
      // A line between the rows of a list.
      row: { value: { borderTopWidth: '1px', borderColor: 'border.muted', _first: { borderTopWidth: 0 } } },
      // The stroke of the V: before the title of a page, and below the place that is shown.
      stroke: {
        value: {
          _before: {
            content: '""',
            display: 'inline-block',
            width: '0.3125rem',
            height: '0.85em',
            marginInlineEnd: '0.4375em',
            bg: 'accent.solid',
            borderRadius: '1px',
            transform: 'skewX(-14deg)',
          },
        },
      },
      current: {
        value: {
          position: 'relative',
          _after: {
            content: '""',
            position: 'absolute',
            insetInline: '2.5',
            bottom: 0,
            height: '3px',
            bg: 'accent.solid',
            borderRadius: '1px',
            transform: 'skewX(-40deg)',
          },
        },
      },
    },
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      kbd: kbdRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
    },
    slotRecipes: {
      accordion: accordionSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      field: fieldSlotRecipe,
      menu: menuSlotRecipe,
      popover: popoverSlotRecipe,
      switch: switchSlotRecipe,
      table: tableSlotRecipe,
      tabs: tabsSlotRecipe,
    },
  },
};

/**
 * Makes the look of the page, with the recipes that are used and no others (a test names one that is missing). A phone
 * needs more than 100 ms for it.
 */
export function createLook(): SystemContext {
  return createSystem(defaultBaseConfig, config);
}
