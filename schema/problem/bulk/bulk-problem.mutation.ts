import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { maxBulkRows, previewBulkAct, type NewBulkAct } from '../../core/bulk/bulk-act.service.ts';
import { readActNow } from '../../core/bulk/bulk-list.service.ts';
import { bulkActField, BulkActType, bulkIds } from '../../core/bulk/bulk.type.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { DifficultyEnum, ProblemVisibilityEnum } from '../bank/problem-enums.ts';
import { maxTagLength, maxTags } from '../editing/problem-bounds.ts';
import { problemDifficulty, problemTags, problemVisibility } from './problem-kinds.service.ts';

const tagNames = z.array(z.string().trim().min(1).max(maxTagLength)).max(maxTags);
const noTags = { 'zh-CN': '请填写要添加或移除的标签。', 'en-US': 'Say which tags are added or removed.' };

const ProblemTagChangeInput = builder.inputType('ProblemTagChange', {
  description: 'Names of tags; capitals make no difference.',
  fields: (t) => ({
    add: t.stringList({ required: false, description: 'Tags that are new are made.', validate: tagNames }),
    remove: t.stringList({ required: false, validate: tagNames }),
  }),
  validate: z
    .looseObject({ add: z.array(z.string()).nullish(), remove: z.array(z.string()).nullish() })
    .refine(({ add, remove }) => (add ?? []).length + (remove ?? []).length > 0, { params: { sentence: noTags } }),
});

const ProblemBulkChangeInput = builder.inputType('ProblemBulkChange', {
  description: 'What becomes of problems: one of these.',
  isOneOf: true,
  fields: (t) => ({
    tags: t.field({ type: ProblemTagChangeInput, required: false }),
    difficulty: t.field({ type: DifficultyEnum, required: false }),
    visibility: t.field({ type: ProblemVisibilityEnum, required: false }),
  }),
});

const PreviewProblemActInput = builder.inputType('PreviewProblemActInput', {
  description: 'A change of several problems.',
  fields: (t) => ({
    problemIds: t.idList({ description: `1 to ${maxBulkRows}.`, validate: bulkIds }),
    change: t.field({ type: ProblemBulkChangeInput }),
    isReportAccepted: t.boolean({
      required: false,
      defaultValue: false,
      description: 'True: problems become public although their jury report is red or not in.',
    }),
  }),
});
type Input = typeof PreviewProblemActInput.$inferInput;

function actOf({ change: { tags, difficulty, visibility }, isReportAccepted }: Input): Omit<NewBulkAct, 'ids'> {
  if (tags) return { kind: problemTags, change: { add: distinct(tags.add), remove: distinct(tags.remove) } };
  if (difficulty) return { kind: problemDifficulty, change: { difficulty } };
  if (visibility)
    return { kind: problemVisibility, change: { visibility, isReportAccepted: isReportAccepted ?? false } };
  throw new Error('a change of problems says one thing');
}

/** Names without blanks around them, each once in whichever capitals. */
function distinct(names: readonly string[] | null | undefined): string[] {
  return [...new Map((names ?? []).toReversed().map((name) => [name.trim().toLowerCase(), name.trim()])).values()];
}

builder.mutationField('previewProblemAct', (t) =>
  t.field({
    type: BulkActType,
    description:
      'What a change of several problems would do with each of them; changes none of them. `applyBulkAct` does it. ' +
      'Each passes the rule of the single act.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: ({ input }) => ({ field: input.problemIds.length }),
    errors: { types: [InvalidInput], dataField: bulkActField },
    args: { input: t.arg({ type: PreviewProblemActInput }) },
    resolve: async (_root, { input }, context) =>
      readActNow(context, await previewBulkAct(context, { ...actOf(input), ids: input.problemIds })),
  }),
);
