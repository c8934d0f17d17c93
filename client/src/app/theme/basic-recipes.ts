import { defineRecipe } from '@chakra-ui/react';

/** Titles by their rank on the page. */
export const headingRecipe = defineRecipe({
  className: 'v-heading',
  base: { fontFamily: 'heading', textWrap: 'pretty' },
  variants: {
    size: {
      xs: { textStyle: 'label', fontWeight: 'semibold' },
      sm: { textStyle: 'block' },
      md: { textStyle: 'section' },
      lg: { textStyle: 'title' },
      xl: { textStyle: 'display' },
      '3xl': { textStyle: 'hero' },
    },
  },
  defaultVariants: { size: 'lg' },
});

const icon = (size: string) => ({ width: size, height: size, flexShrink: 0 });

/** Something to press: it gives way a pixel. */
export const buttonRecipe = defineRecipe({
  className: 'v-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    userSelect: 'none',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color, translate',
    transitionDuration: 'fast',
    _active: { translate: '0 1px' },
    _disabled: { layerStyle: 'disabled', translate: 'none' },
  },
  variants: {
    size: {
      '2xs': { h: 'dense', minW: 'dense', px: '2', gap: '1', textStyle: 'label', _icon: icon('3.5') },
      xs: { h: '8', minW: '8', px: '2.5', gap: '1', textStyle: 'label', _icon: icon('4') },
      sm: { h: 'control', minW: '9', px: '3.5', gap: '2', textStyle: 'row', _icon: icon('4') },
      md: { h: '10', minH: 'control', minW: '10', px: '4', gap: '2', textStyle: 'row', _icon: icon('5') },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'xs',
        _hover: { bg: 'colorPalette.solid/90' },
        _expanded: { bg: 'colorPalette.solid/90' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        borderColor: 'colorPalette.muted',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.emphasized' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** A word on something. */
export const badgeRecipe = defineRecipe({
  className: 'v-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'l1',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      outline: { color: 'colorPalette.fg', boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}' },
    },
    size: {
      xs: { fontSize: '2xs', lineHeight: '0.75rem', px: '1', minH: '4' },
      sm: { textStyle: 'label', px: '1.5', minH: '5' },
      md: { textStyle: 'row', px: '2', minH: '6' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

/** A line to write in. */
export const inputRecipe = defineRecipe({
  className: 'v-input',
  base: {
    width: 'full',
    position: 'relative',
    appearance: 'none',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    outline: 0,
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: {
      borderColor: 'accent.focusRing',
      boxShadow: 'inset 0 0 0 1px {colors.accent.focusRing}',
    },
    _disabled: { layerStyle: 'disabled' },
    _invalid: { borderColor: 'border.error' },
  },
  variants: {
    size: {
      xs: { textStyle: 'note', px: '2', height: '8', minW: '8' },
      sm: { textStyle: 'row', px: '2.5', height: 'control', minW: '9' },
      md: { textStyle: 'row', px: '3', height: '10', minH: 'control', minW: '10' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A key of the keyboard. */
export const kbdRecipe = defineRecipe({
  className: 'v-kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    px: '1',
    bg: 'bg.subtle',
    color: 'fg.muted',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderRadius: 'l1',
    fontFamily: 'mono',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
  variants: { size: { sm: { textStyle: 'label', height: '4.5' } } },
  defaultVariants: { size: 'sm' },
});

const underline = { textUnderlineOffset: '3px', textDecorationColor: 'currentColor/40' } as const;

/** A way to another page. */
export const linkRecipe = defineRecipe({
  className: 'v-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'colorPalette.fg',
    cursor: 'pointer',
    borderRadius: 'l1',
  },
  variants: {
    variant: {
      underline: { textDecoration: 'underline', ...underline },
      plain: { _hover: { textDecoration: 'underline', ...underline } },
    },
  },
  defaultVariants: { variant: 'plain' },
});

/** The place of something that comes. */
export const skeletonRecipe = defineRecipe({
  className: 'v-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        flexShrink: 0,
        bg: 'bg.emphasized',
        borderRadius: 'l1',
        color: 'transparent',
        cursor: 'default',
        pointerEvents: 'none',
        userSelect: 'none',
        animation: 'pulse 1.2s ease-in-out infinite',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});
