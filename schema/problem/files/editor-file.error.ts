import { DomainError } from '../../core/errors.ts';

/** Largest image of an editor, in bytes (REST contract). */
export const maxImageBytes = 4 * 1024 ** 2;
/** Largest other file of an editor, in bytes (REST contract). */
export const maxEditorFileBytes = 128 * 1024 ** 2;

/** No picture of a kind that is taken, or too large. */
export class EditorImageInvalid extends DomainError {
  readonly code = 'EDITOR_IMAGE_INVALID';

  constructor() {
    super({
      'zh-CN': '请上传不超过 4 MB 的 jpg、png、gif、webp 或 svg 图片。',
      'en-US': 'Send a picture of at most 4 MB: jpg, png, gif, webp or svg.',
    });
  }
}

/** The file is empty or too large. */
export class EditorFileInvalid extends DomainError {
  readonly code = 'EDITOR_FILE_INVALID';

  constructor() {
    super({ 'zh-CN': '请上传不超过 128 MB 的非空文件。', 'en-US': 'Send a file of at most 128 MB that is not empty.' });
  }
}

/** There is no such file. */
export class EditorFileNotFound extends DomainError {
  readonly code = 'EDITOR_FILE_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '没有这个文件。', 'en-US': 'There is no such file.' });
  }
}

/** Somebody else sent the file. */
export class NotYourEditorFile extends DomainError {
  readonly code = 'NOT_YOUR_EDITOR_FILE';

  constructor() {
    super({
      'zh-CN': '只有上传者、团队管理员和超级管理员可以删除该文件。',
      'en-US': 'Only who sent the file, admins of its group and super admins delete it.',
    });
  }
}
