import { builder } from '../builder.ts';
import { ProblemAttachmentType } from './problem-parts.type.ts';

builder.prismaObjectFields('Problem', (t) => ({
  extraFiles: t.field({
    type: [ProblemAttachmentType],
    description: 'Files that lie beside a program while it is judged, for all who see the problem.',
    select: { files: { where: { kind: 'USER_EXTRA' }, select: { name: true, sha256: true, file: { select: { sizeBytes: true } } }, orderBy: { name: 'asc' } } },
    resolve: ({ files }) => files,
  }),
}));
