import { domainError } from '../../core/errors.ts';

/** Largest image of an editor, in bytes (REST contract). */
export const maxImageBytes = 4 * 1024 ** 2;
/** Largest other file of an editor, in bytes (REST contract). */
export const maxEditorFileBytes = 128 * 1024 ** 2;

/** No picture of a kind that is taken, or too large. */
export const EditorImageInvalid = domainError('EDITOR_IMAGE_INVALID', {
  zh: '请上传不超过 4 MB 的 jpg、png、gif、webp 或 svg 图片。',
  en: 'Send a picture of at most 4 MB: jpg, png, gif, webp or svg.',
});

/** The file is empty or too large. */
export const EditorFileInvalid = domainError('EDITOR_FILE_INVALID', {
  zh: '请上传不超过 128 MB 的非空文件。',
  en: 'Send a file of at most 128 MB that is not empty.',
});

/** The file is to be a PDF and is none, or it is too large. */
export const EditorPdfInvalid = domainError('EDITOR_PDF_INVALID', {
  zh: '该文件不是 PDF，或已损坏。请上传不超过 128 MB 的 PDF 文件。',
  en: 'This file is not a PDF, or it is damaged. Send a PDF of at most 128 MB.',
});

/** There is no such file. */
export const EditorFileNotFound = domainError('EDITOR_FILE_NOT_FOUND', {
  zh: '没有这个文件。',
  en: 'There is no such file.',
});

/** Somebody else sent the file. */
export const NotYourEditorFile = domainError('NOT_YOUR_EDITOR_FILE', {
  zh: '只有上传者、团队管理员和超级管理员可以删除该文件。',
  en: 'Only who sent the file, admins of its group and super admins delete it.',
  rest: 403,
});
