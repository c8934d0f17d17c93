import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { DifficultyEnum, ProblemTypeEnum } from './problem-enums.ts';
import { problemSorts } from './problem-order.ts';

const ProblemProgressEnum = builder.enumType('ProblemProgress', {
  description: 'How the viewer stands with a problem in practice. TRIED: submitted, never accepted.',
  values: ['SOLVED', 'TRIED', 'NOT_TRIED'] as const,
});

/** What a list of problems is ordered by. */
export const ProblemSortEnum = builder.enumType('ProblemSort', {
  description:
    'DISPLAY_ID counts as people do: P2 before P10. ACCEPT_RATE: the highest first. ' +
    'What nobody solved stands last in both orders by counters, by display id.',
  values: problemSorts,
});

/** What a list of problems is narrowed by. */
export const ProblemFilterInput = builder.inputType('ProblemFilter', {
  fields: (t) => ({
    groupId: t.int({
      required: false,
      description: 'Problems of this group and those it received, for its members; null: of the public bank.',
    }),
    keyword: t.string({
      required: false,
      description:
        'Words, or how they begin, written in one or apart, in titles of all languages, source or tags; ' +
        'a display id or how it begins. Typing errors are forgiven when nothing has the words as they are.',
      validate: z.string().max(255),
    }),
    difficulty: t.field({ type: DifficultyEnum, required: false }),
    tagIds: t.intList({
      required: false,
      description: 'A problem must carry all of them.',
      validate: z.array(z.int()).max(20),
    }),
    origin: t.string({
      required: false,
      description: 'ME for local problems, a remote judge, or ALL (the default).',
      validate: z.string().max(20),
    }),
    type: t.field({ type: ProblemTypeEnum, required: false }),
    progress: t.field({
      type: ProblemProgressEnum,
      required: false,
      description: "The viewer's own; who is signed out finds nothing by it.",
    }),
  }),
});
