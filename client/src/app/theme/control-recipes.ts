import { defineSlotRecipe } from '@chakra-ui/react';

/** Parts of a page behind each other, with a line under the one that is shown. */
export const tabsSlotRecipe = defineSlotRecipe({
  className: 'v-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', borderBottomWidth: '1px' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minH: '10',
      px: '4',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'button',
      _hover: { color: 'fg' },
      _selected: { color: 'colorPalette.fg', boxShadow: 'inset 0 -2px 0 {colors.colorPalette.solid}' },
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
      transition: 'rotate 0.15s',
      _open: { rotate: '180deg' },
      _icon: { width: '1.2em', height: '1.2em' },
    },
    itemContent: { overflow: 'hidden', px: '4', pb: '3' },
  },
});

/** On or off. */
export const switchSlotRecipe = defineSlotRecipe({
  className: 'v-switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: { display: 'inline-flex', gap: '2', alignItems: 'center', cursor: 'switch' },
    label: { userSelect: 'none', fontSize: 'xs' },
    control: {
      display: 'inline-flex',
      flexShrink: 0,
      width: '8',
      height: '18px',
      padding: '2px',
      borderRadius: 'full',
      bg: 'fg.subtle',
      transition: 'background 120ms',
      _checked: { bg: 'colorPalette.solid' },
      _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
      _disabled: { opacity: 0.6 },
    },
    thumb: {
      width: '14px',
      height: '14px',
      borderRadius: 'full',
      bg: 'white',
      transition: 'translate 120ms',
      _checked: { translate: '14px 0' },
    },
  },
});

/** A compact table whose header stays in view below the top bar while the page scrolls. */
export const tableSlotRecipe = defineSlotRecipe({
  className: 'v-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', textAlign: 'start' },
    columnHeader: {
      position: 'sticky',
      top: '12',
      zIndex: 1,
      px: '3',
      py: '2',
      bg: 'bg.panel',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      boxShadow: 'inset 0 -1px 0 {colors.border}',
      _first: { borderTopLeftRadius: 'l3', ps: '4' },
      _last: { borderTopRightRadius: 'l3', pe: '4' },
    },
    row: { '&:not(:last-of-type) > td': { borderBottomWidth: '1px', borderColor: 'border.muted' } },
    body: { '& > tr:hover': { bg: 'bg.subtle' } },
    cell: { px: '3', py: '1.5', textAlign: 'start', _first: { ps: '4' }, _last: { pe: '4' } },
  },
});

/** A labelled field with its fault. */
export const fieldSlotRecipe = defineSlotRecipe({
  className: 'v-field',
  slots: [
    'root',
    'errorText',
    'helperText',
    'input',
    'label',
    'select',
    'textarea',
    'requiredIndicator',
    'requiredIcon',
    'errorIcon',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', width: 'full' },
    label: { fontSize: 'sm', fontWeight: 'medium' },
    errorText: { fontSize: 'xs', color: 'fg.error' },
  },
});
