import { defineSlotRecipe } from '@chakra-ui/react';

/** Parts of a page behind each other, with a line under the one that is shown. */
export const tabsSlotRecipe = defineSlotRecipe({
  className: 'v-tabs',
  slots: ['root', 'trigger', 'list', 'content'],
  base: {
    list: { display: 'flex', borderBottomWidth: '1px' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      h: '10',
      minH: 'control',
      px: '4',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'button',
      _hover: { color: 'fg' },
      transition: 'color {durations.fast}',
      _selected: { color: 'accent.fg', layerStyle: 'current' },
    },
    content: { outline: 0 },
  },
  variants: { fitted: { true: { trigger: { flex: 1 } } } },
});

/** Rows that open. */
export const accordionSlotRecipe = defineSlotRecipe({
  className: 'v-accordion',
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemIndicator', 'itemBody'],
  base: {
    root: { width: 'full' },
    item: { overflowAnchor: 'none', borderTopWidth: '1px', borderColor: 'border.muted', _first: { borderTopWidth: 0 } },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      px: '4',
      py: '2.5',
      textAlign: 'start',
      cursor: 'button',
      _hover: { bg: 'bg.subtle' },
    },
    itemIndicator: {
      color: 'fg.subtle',
      transition: 'rotate {durations.fast}',
      _open: { rotate: '180deg' },
      _icon: { width: '1.2em', height: '1.2em' },
    },
    itemContent: { overflow: 'hidden', px: '4', pb: '3' },
  },
});

/** On or off. */
export const switchSlotRecipe = defineSlotRecipe({
  className: 'v-switch',
  slots: ['root', 'label', 'control', 'thumb'],
  base: {
    root: {
      display: 'inline-flex',
      position: 'relative',
      gap: '2',
      alignItems: 'center',
      cursor: 'switch',
    },
    label: { userSelect: 'none', fontSize: 'xs' },
    control: {
      display: 'inline-flex',
      flexShrink: 0,
      width: '8',
      height: '18px',
      padding: '2px',
      borderRadius: 'full',
      bg: 'fg.subtle',
      transition: 'background {durations.fast}',
      _checked: { bg: 'colorPalette.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
      _disabled: { opacity: 0.6 },
    },
    thumb: {
      width: '14px',
      height: '14px',
      borderRadius: 'full',
      bg: 'white',
      transition: 'translate {durations.fast} {easings.out}',
      _checked: { translate: '14px 0' },
    },
  },
});

/** A dense table whose header stays in view below the top bar while the page scrolls. */
export const tableSlotRecipe = defineSlotRecipe({
  className: 'v-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', textAlign: 'start' },
    columnHeader: {
      position: 'sticky',
      top: '12',
      zIndex: 1,
      px: '3',
      py: '2',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'label',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      boxShadow: 'inset 0 -1px 0 {colors.border}',
      _first: { borderTopLeftRadius: 'l3', ps: '4' },
      _last: { borderTopRightRadius: 'l3', pe: '4' },
    },
    row: { '&:not(:last-of-type) > td': { borderBottomWidth: '1px', borderColor: 'border.muted' } },
    body: { '& > tr': { transition: 'background {durations.fast}', _hover: { bg: 'bg.subtle' } } },
    cell: { px: '3', py: 'cell', textAlign: 'start', _first: { ps: '4' }, _last: { pe: '4' } },
  },
});

/** A labelled field with its fault. */
export const fieldSlotRecipe = defineSlotRecipe({
  className: 'v-field',
  slots: ['root', 'errorText', 'label'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', width: 'full' },
    label: { textStyle: 'row', fontWeight: 'medium' },
    errorText: { textStyle: 'note', color: 'fg.error' },
  },
});
