import { DomainError } from '../../core/errors.ts';

/** Most pictures of the carousel. */
export const maxCarouselImages = 20;

/** No such picture. */
export class CarouselImageNotFound extends DomainError {
  readonly code = 'CAROUSEL_IMAGE_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '轮播图不存在，请刷新列表。', 'en-US': 'There is no such carousel picture; refresh the list.' });
  }
}

/** As many pictures as there may be. */
export class CarouselFull extends DomainError {
  readonly code = 'CAROUSEL_FULL';
  readonly limit = maxCarouselImages;

  constructor() {
    super({
      'zh-CN': `轮播图最多 ${maxCarouselImages} 张，请先删除不用的。`,
      'en-US': `There are ${maxCarouselImages} carousel pictures, the most there may be; remove one first.`,
    });
  }
}

/** Largest picture that is taken, in bytes. */
export const maxPictureBytes = 8 * 1_048_576;

/** Too large, or no picture of a kind that is taken. */
export class PictureInvalid extends DomainError {
  readonly code = 'PICTURE_INVALID';

  constructor() {
    super({
      'zh-CN': '请上传不超过 8 MB 的图片，格式为 jpg、jpeg、jfif、png、gif、webp 或 svg。',
      'en-US': 'Upload a picture of at most 8 MB, of the kind jpg, jpeg, jfif, png, gif, webp or svg.',
    });
  }
}
