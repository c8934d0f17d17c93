import { useText } from '../../lib/intl/use-text.ts';
import { useEditorUploadQuery } from './editor-upload.generated.ts';
import { uploadEditorFile } from './upload-editor-file.ts';
import type { UploadFile } from './use-markdown-upload.ts';

interface EditorUpload {
  /** Stores a file; undefined: the viewer may not, or it is not known yet. */
  readonly upload: UploadFile | undefined;
  readonly isForbidden: boolean;
}

/** How the viewer puts pictures and files into texts. */
export function useEditorUpload(): EditorUpload {
  const t = useText();
  const { data } = useEditorUploadQuery();
  const isAllowed = data?.viewer.canAddEditorFiles;
  return { upload: isAllowed ? uploadEditorFile(t) : undefined, isForbidden: isAllowed === false };
}
