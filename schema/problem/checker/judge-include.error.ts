import { DomainError } from '../../core/errors.ts';

/** Largest file that all checkers may include, in bytes. */
export const maxIncludeBytes = 1_048_576;

/** Not the plain name of a header, or the name of one of the system's. */
export class IncludeNameInvalid extends DomainError {
  readonly code = 'INCLUDE_NAME_INVALID';

  constructor() {
    super({
      'zh-CN':
        '文件名无效：请使用类似 testlib.h 的头文件名（字母、数字、点、下划线、连字符，以 .h、.hh、.hpp、.hxx 或 .inc 结尾，最多 100 个字符），且不能与系统头文件同名。',
      'en-US':
        'The file name is not right: use that of a header such as testlib.h (letters, digits, dots, underscores, ' +
        'hyphens, ending in .h, .hh, .hpp, .hxx or .inc; at most 100 characters), ' +
        'and none of the headers of the system.',
    });
  }
}

/** Empty, or longer than the limit. */
export class IncludeSizeInvalid extends DomainError {
  readonly code = 'INCLUDE_SIZE_INVALID';
  readonly maxBytes = maxIncludeBytes;

  constructor() {
    super({ 'zh-CN': '文件不能为空，且不能超过 1 MB。', 'en-US': 'The file must not be empty, nor larger than 1 MB.' });
  }
}

/** No judge-wide include of that name. */
export class IncludeNotFound extends DomainError {
  readonly code = 'INCLUDE_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '没有这个文件。', 'en-US': 'There is no such file.' });
  }
}
