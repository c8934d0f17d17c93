/** Other judges whose problems may be in the list. */
export const banks = ['HDU', 'CF', 'POJ', 'GYM', 'AC', 'SPOJ', 'LIBRE'] as const;
