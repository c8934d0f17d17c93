import { DomainError } from '../../core/errors.ts';

/** There is no such tag. */
export class TagNotFound extends DomainError {
  readonly code = 'TAG_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '标签不存在，请刷新列表。', 'en-US': 'There is no such tag; refresh the list.' });
  }
}

/** Another tag is called so. */
export class TagExists extends DomainError {
  readonly code = 'TAG_EXISTS';

  constructor(name: string) {
    super({
      'zh-CN': `添加标签失败：标签“${name}”已存在。`,
      'en-US': `Add Tag Error: there is a tag "${name}" already.`,
    });
  }
}

/** Only tags of one origin can become one: a problem carries tags of its own origin. */
export class TagsApart extends DomainError {
  readonly code = 'TAGS_APART';

  constructor() {
    super({
      'zh-CN': '只能合并同一来源的两个不同标签。',
      'en-US': 'Only two different tags of the same origin can be merged.',
    });
  }
}

/** There is no such classification. */
export class TagClassificationNotFound extends DomainError {
  readonly code = 'TAG_CLASSIFICATION_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '标签分类不存在，请刷新列表。', 'en-US': 'There is no such classification; refresh the list.' });
  }
}

/** Another classification is called so. */
export class TagClassificationExists extends DomainError {
  readonly code = 'TAG_CLASSIFICATION_EXISTS';

  constructor(name: string) {
    super({
      'zh-CN': `添加标签分类失败：分类“${name}”已存在。`,
      'en-US': `Add Tag Error: there is a classification "${name}" already.`,
    });
  }
}
