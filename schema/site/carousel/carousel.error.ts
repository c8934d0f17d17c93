import { domainError } from '../../core/errors.ts';

/** Most pictures of the carousel. */
export const maxCarouselImages = 20;

export const CarouselImageNotFound = domainError('CAROUSEL_IMAGE_NOT_FOUND', {
  description: 'There is no such picture.',
  zh: '轮播图不存在，请刷新列表。',
  en: 'There is no such carousel picture; refresh the list.',
});

/** As many pictures as there may be. */
export const CarouselFull = domainError('CAROUSEL_FULL', {
  zh: `轮播图最多 ${maxCarouselImages} 张，请先删除不用的。`,
  en: `There are ${maxCarouselImages} carousel pictures, the most there may be; remove one first.`,
});

/** Largest picture that is taken, in bytes. */
export const maxPictureBytes = 8 * 1_048_576;

/** Too large, or no picture of a kind that is taken. */
export const PictureInvalid = domainError('PICTURE_INVALID', {
  zh: '请上传不超过 8 MB 的图片，格式为 jpg、jpeg、jfif、png、gif、webp 或 svg。',
  en: 'Upload a picture of at most 8 MB, of the kind jpg, jpeg, jfif, png, gif, webp or svg.',
});
