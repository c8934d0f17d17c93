import { DomainError } from '../errors.ts';

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
    super({ 'zh-CN': `轮播图最多 ${maxCarouselImages} 张，请先删除不用的。`, 'en-US': `There are ${maxCarouselImages} carousel pictures, the most there may be; remove one first.` });
  }
}
