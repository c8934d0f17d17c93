import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { builder } from '../../core/builder.ts';

export const NumberToleranceType = builder.objectRef<NumberTolerance>('NumberTolerance').implement({
  description: 'How far numbers of an output may be from those of the answer: within either bound they are right.',
  fields: (t) => ({
    absolute: t.exposeFloat('absolute', { nullable: true }),
    relative: t.exposeFloat('relative', { nullable: true, description: 'Of the number in the answer.' }),
  }),
});

export const toleranceDescription =
  'Null: numbers are compared as text, or a checker of the problem decides, whose tolerance is not known.';
