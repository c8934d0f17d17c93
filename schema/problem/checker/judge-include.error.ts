import { domainError } from '../../core/errors.ts';

/** Largest file that all checkers may include, in bytes. */
export const maxIncludeBytes = 1_048_576;

export const IncludeNameInvalid = domainError('INCLUDE_NAME_INVALID', {
  description: "Not the plain name of a header, or the name of one of the system's.",
  zh: '文件名无效：请使用类似 testlib.h 的头文件名（字母、数字、点、下划线、连字符，以 .h、.hh、.hpp、.hxx 或 .inc 结尾，最多 100 个字符），且不能与系统头文件同名。',
  en:
    'The file name is not right: use that of a header such as testlib.h (letters, digits, dots, underscores, ' +
    'hyphens, ending in .h, .hh, .hpp, .hxx or .inc; at most 100 characters), ' +
    'and none of the headers of the system.',
});

export const IncludeSizeInvalid = domainError('INCLUDE_SIZE_INVALID', {
  description: 'Empty, or longer than the limit.',
  zh: '文件不能为空，且不能超过 1 MB。',
  en: 'The file must not be empty, nor larger than 1 MB.',
  data: () => ({ maxBytes: maxIncludeBytes }),
  fields: (t) => ({ maxBytes: t.exposeInt('maxBytes') }),
});

export const IncludeNotFound = domainError('INCLUDE_NOT_FOUND', {
  description: 'There is no judge-wide include of that name.',
  zh: '没有这个文件。',
  en: 'There is no such file.',
});
