import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { readForm } from './editorial-form.service.ts';
import { EditorialFormType } from './editorial.type.ts';

builder.queryFields((t) => ({
  editorialForm: t.field({
    type: EditorialFormType,
    description: 'The editorial of a problem as those change it who keep the problem.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { problemId: t.arg.id({ description: 'Which problem.' }) },
    resolve: (_root, { problemId }, context) => readForm(context, rowId(problemId)),
  }),
}));
