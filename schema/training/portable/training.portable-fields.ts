import { builder } from '../../core/builder.ts';
import { isOpenTo } from '../core/training-problem.service.ts';
import { trainingRuleSelect } from '../core/training.rule.ts';
import { TrainingObject } from '../core/training.type.ts';
import { exportList } from './export-list.service.ts';
import { TrainingFileType } from './portable.type.ts';

builder.prismaObjectFields(TrainingObject, (t) => ({
  licence: t.exposeString('licence', { description: 'SPDX id or name; empty: none was given.' }),
  source: t.exposeString('source', { description: 'Where it comes from: an address or a text; may be empty.' }),
  file: t.field({
    type: TrainingFileType,
    nullable: true,
    description: 'All of it as a file. Null: the viewer may not read inside.',
    // Makes several queries: priced for one training, not for a list.
    complexity: { field: 50, multiplier: 50 },
    select: trainingRuleSelect,
    resolve: async (training, _args, context) =>
      (await isOpenTo(context, training)) ? exportList(context, training.id) : null,
  }),
}));
