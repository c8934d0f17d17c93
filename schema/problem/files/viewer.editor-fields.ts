import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { mayAddEditorFiles } from './editor-file.service.ts';

builder.objectField(ViewerType, 'canAddEditorFiles', (t) =>
  t.boolean({
    description: 'May the viewer send pictures and files for texts (`/api/file/upload-md-img`, `-file`)?',
    resolve: (_viewer, _args, context) => mayAddEditorFiles(context),
  }),
);
