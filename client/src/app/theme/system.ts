import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  globalCss,
  headingRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  skeletonRecipe,
  textStyles,
  tokens as chakraTokens,
} from '@chakra-ui/react/theme';
import { semanticColors } from './colors.ts';
import {
  accordionSlotRecipe,
  fieldSlotRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
} from './control-recipes.ts';
import { keyframes } from './motion.ts';
import { dialogSlotRecipe, drawerSlotRecipe, menuSlotRecipe, popoverSlotRecipe } from './overlay-recipes.ts';
import { pageCss } from './page-css.ts';

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

// Chakra's own colours and fonts are left out: ours take their place.
const {
  spacing,
  sizes,
  fontSizes,
  fontWeights,
  lineHeights,
  letterSpacings,
  radii,
  durations,
  easings,
  zIndex,
  borders,
  animations,
  blurs,
  aspectRatios,
} = chakraTokens;

const config: SystemConfig = {
  cssVarsPrefix: 'v',
  preflight: true,
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
      radii,
      durations,
      easings,
      zIndex,
      borders,
      animations,
      blurs,
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
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
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

/** The look of the page: the recipes that are used, and no others (a test names one that is missing). */
export const system = createSystem(defaultBaseConfig, config);
