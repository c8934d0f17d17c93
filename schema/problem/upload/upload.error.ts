import { DomainError } from '../../core/errors.ts';

/** The viewer sends no files for problems. */
export class UploadForbidden extends DomainError {
  readonly code = 'UPLOAD_FORBIDDEN';

  constructor() {
    super({
      'zh-CN': '只有管理员、团队管理员和题目作者可以上传题目文件。',
      'en-US': 'Admins, admins of groups and authors of problems may send files for problems.',
    });
  }
}

/** The file is longer than the site takes. */
export class UploadTooLarge extends DomainError {
  readonly code = 'UPLOAD_TOO_LARGE';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    const most = `${Math.floor(maxBytes / 1024 ** 2)} MiB`;
    super({
      'zh-CN': `文件超过本站上限 ${most}。`,
      'en-US': `The file is larger than this site takes: ${most} at most.`,
    });
    this.maxBytes = maxBytes;
  }
}

/** The file has no bytes. */
export class UploadEmpty extends DomainError {
  readonly code = 'UPLOAD_EMPTY';

  constructor() {
    super({
      'zh-CN': '文件是空的（0 字节）。请检查原文件，重新打包后上传。',
      'en-US': 'The file is empty (0 bytes). Look at the file it was made of, and pack it again.',
    });
  }
}

/** The server's disk is too full for the file. */
export class UploadNoSpace extends DomainError {
  readonly code = 'UPLOAD_NO_SPACE';

  constructor() {
    super({
      'zh-CN': '服务器磁盘空间不足，无法接收该文件，请联系站点管理员。',
      'en-US': "The server's disk is too full for this file; tell the admins of the site.",
    });
  }
}

/** One user has this many files under way. */
export const maxOpenUploads = 20;

/** The viewer has too many uploads that are not used. */
export class TooManyUploads extends DomainError {
  readonly code = 'TOO_MANY_UPLOADS';

  constructor() {
    super({
      'zh-CN': `您有 ${maxOpenUploads} 个上传尚未使用，请先使用或删除它们。`,
      'en-US': `You have ${maxOpenUploads} uploads that are not used; use or remove some first.`,
    });
  }
}

/** No such upload, or somebody else's, or it has run out. */
export class UploadNotFound extends DomainError {
  readonly code = 'UPLOAD_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '没有这个上传，或者它已过期，请重新上传。',
      'en-US': 'There is no such upload, or it has run out; send the file again.',
    });
  }
}

/** Parts of the file are still missing. */
export class UploadNotComplete extends DomainError {
  readonly code = 'UPLOAD_NOT_COMPLETE';

  constructor() {
    super({ 'zh-CN': '文件尚未上传完成。', 'en-US': 'The file is not all there yet.' });
  }
}
