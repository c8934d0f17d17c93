/** Field of an input that changes a text. */
export const editBasis = {
  type: 'DateTime',
  required: false,
  description: 'The version that was changed: its `editedAt`, else its `createdAt`; null: whatever is stored.',
} as const;
