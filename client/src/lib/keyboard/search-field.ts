/** Marks the field that the `/` key goes to; a page has at most one. */
export const SEARCH_FIELD_PROPS = { 'data-search-field': '' } as const;
