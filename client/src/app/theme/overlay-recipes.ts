import { defineSlotRecipe } from '@chakra-ui/react';
import { coarse } from './scale.ts';

const backdrop = {
  bg: '#0b101780',
  position: 'fixed',
  inset: 0,
  zIndex: 'overlay',
  _open: { animationName: 'fade-in', animationDuration: 'fast' },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
} as const;
const header = { display: 'flex', gap: '2', px: '5', pt: '4', pb: '3' } as const;
const title = {
  overflowWrap: 'anywhere',
  flex: '1',
  textStyle: 'section',
} as const;
const footer = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  px: '5',
  pt: '2',
  pb: '4',
} as const;
const closeTrigger = { position: 'absolute', top: '3', insetEnd: '3' } as const;
/** A small surface beside its button. */
const floating = {
  outline: 0,
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  boxShadow: 'md',
  _open: { animationName: 'rise', animationDuration: 'fast', animationTimingFunction: 'out' },
} as const;
const slots = ['backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'];

/** A dialog near the top of the page: content that arrives later grows it downwards and moves no button. */
export const dialogSlotRecipe = defineSlotRecipe({
  className: 'v-dialog',
  slots,
  base: {
    backdrop,
    positioner: {
      display: 'flex',
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      justifyContent: 'center',
      alignItems: 'flex-start',
      px: '3',
      overflow: 'auto',
      overscrollBehaviorY: 'none',
    },
    content: {
      // Names that people give may be one long word.
      overflowWrap: 'anywhere',
      position: 'relative',
      width: 'full',
      my: { base: '6', md: '20' },
      outline: 0,
      borderRadius: 'l3',
      borderWidth: '1px',
      bg: 'bg.panel',
      boxShadow: 'lg',
      _open: { animationName: 'rise', animationDuration: 'moderate', animationTimingFunction: 'out' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    header,
    title,
    body: { px: '5', pb: '4' },
    footer,
    closeTrigger,
    description: { color: 'fg.muted' },
  },
  variants: {
    size: {
      xs: { content: { maxW: '22rem' } },
      sm: { content: { maxW: '28rem' } },
      md: { content: { maxW: '32rem' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A sheet from the side where a line starts. */
export const drawerSlotRecipe = defineSlotRecipe({
  className: 'v-drawer',
  slots,
  base: {
    backdrop,
    positioner: {
      display: 'flex',
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      justifyContent: 'flex-start',
      alignItems: 'stretch',
      overscrollBehaviorY: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: 'full',
      maxW: '17rem',
      outline: 0,
      bg: 'bg.panel',
      boxShadow: 'lg',
      _open: { animationName: 'slide-from-left-full', animationDuration: 'moderate' },
      _closed: { animationName: 'slide-to-left-full', animationDuration: 'fast' },
    },
    header,
    title,
    body: { flex: '1', px: '5', overflow: 'auto' },
    footer,
    closeTrigger,
  },
});

/** A list of things to do, below its button. */
export const menuSlotRecipe = defineSlotRecipe({
  className: 'v-menu',
  slots: ['positioner', 'content', 'item'],
  base: {
    positioner: { zIndex: 'popover !important' },
    content: { ...floating, p: '1', overflow: 'auto' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '2',
      py: '1.5',
      [coarse]: { minH: '11' },
      borderRadius: 'l1',
      cursor: 'menuitem',
      textDecoration: 'none',
      userSelect: 'none',
      _highlighted: { bg: 'bg.muted' },
    },
  },
});

/** More than a menu holds, below its button. */
export const popoverSlotRecipe = defineSlotRecipe({
  className: 'v-popover',
  slots: ['positioner', 'content', 'title'],
  base: {
    positioner: { zIndex: 'popover !important' },
    content: { ...floating, p: '3' },
  },
});
