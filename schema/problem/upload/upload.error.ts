import { domainError } from '../../core/errors.ts';

/** The viewer sends no files for problems. */
export const UploadForbidden = domainError('UPLOAD_FORBIDDEN', {
  zh: '只有管理员、团队管理员和题目作者可以上传题目文件。',
  en: 'Admins, admins of groups and authors of problems may send files for problems.',
  rest: 403,
});

/** The file is longer than the site takes. */
export const UploadTooLarge = domainError('UPLOAD_TOO_LARGE', {
  zh: (maxBytes: number) => `文件超过本站上限 ${Math.floor(maxBytes / 1024 ** 2)} MiB。`,
  en: (maxBytes: number) => `The file is larger than this site takes: ${Math.floor(maxBytes / 1024 ** 2)} MiB at most.`,
  data: (maxBytes: number) => ({ maxBytes }),
});

/** The file has no bytes. */
export const UploadEmpty = domainError('UPLOAD_EMPTY', {
  zh: '文件是空的（0 字节）。请检查原文件，重新打包后上传。',
  en: 'The file is empty (0 bytes). Look at the file it was made of, and pack it again.',
});

/** The server's disk is too full for the file. */
export const UploadNoSpace = domainError('UPLOAD_NO_SPACE', {
  zh: '服务器磁盘空间不足，无法接收该文件，请联系网站管理员。',
  en: "The server's disk is too full for this file; tell the admins of the site.",
});

/** One user has this many files under way. */
export const maxOpenUploads = 20;

/** The viewer has too many uploads that are not used. */
export const TooManyUploads = domainError('TOO_MANY_UPLOADS', {
  zh: `您有 ${maxOpenUploads} 个上传尚未使用，请先使用或删除它们。`,
  en: `You have ${maxOpenUploads} uploads that are not used; use or remove some first.`,
});

export const UploadNotFound = domainError('UPLOAD_NOT_FOUND', {
  description: "There is no such upload of the viewer's, or it has run out.",
  zh: '没有这个上传，或者它已过期，请重新上传。',
  en: 'There is no such upload, or it has run out; send the file again.',
});

export const UploadNotComplete = domainError('UPLOAD_NOT_COMPLETE', {
  description: 'Parts of the file are still missing.',
  zh: '文件尚未上传完成。',
  en: 'The file is not all there yet.',
});
