/** Marks the field that the `/` key goes to; a page has at most one. */
export const searchFieldProps = { 'data-search-field': '' } as const;
